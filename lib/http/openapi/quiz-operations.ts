import {
  addedQuestion,
  addQuestionRequest,
  answerRequest,
  answerResult,
  changeQuestionRequest,
  complaintRequest,
  complaintResult,
  correctionsTaken,
  listedQuestions,
  questionChange,
  quizResults,
  quizView,
  settleCorrections,
  settleStale,
  staleOutcome,
  wholeQuestion,
} from "#lib/schemas/quiz.ts";
import { changedEvidence, evidenceOutcome, settleEvidence } from "#lib/schemas/quoted-manual.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { markdown, type Operations } from "./operation.ts";

/** Quizzes, and what is done about their questions. */
export const quizOperations = {
  getQuiz: {
    on: "GET /api/quiz/{threadId}",
    summary: "Corrections, doubts and questions of a quiz",
    description: "The key of a question comes with its answer.",
    tagged: true,
    gives: { 200: { json: quizView } },
  },
  answerQuestion: {
    on: "POST /api/quiz/{threadId}/answers",
    summary: "Answers a question; its key and its passage come back",
    description:
      "Of a free recall the passage alone comes back, until it is sent again with the student’s own `grade`.",
    takes: { json: answerRequest },
    gives: { 200: { json: answerResult } },
  },
  complain: {
    on: "POST /api/quiz/{threadId}/complaints",
    summary: "Says that a question is wrong, or leaves it out or brings it back",
    description: "`verdict` is null while the judge is waited for: sent again, it goes on.",
    takes: { json: complaintRequest },
    gives: { 200: { json: complaintResult } },
  },
  getCorrectionsTaken: {
    on: "GET /api/quiz/{threadId}/corrections",
    summary: "Which corrections the note’s sources say by now",
    gives: { 200: { json: correctionsTaken } },
  },
  settleCorrections: {
    on: "POST /api/quiz/{threadId}/corrections",
    summary: "Takes corrections into the note’s sources or out again, or rejects them",
    takes: { json: settleCorrections },
    gives: { 200: { json: correctionsTaken } },
  },
  getChangedEvidence: {
    on: "GET /api/quiz/{threadId}/evidence",
    summary: "What manuals do not say any more of what the corrections quote",
    tagged: true,
    gives: { 200: { json: changedEvidence } },
  },
  settleEvidence: {
    on: "POST /api/quiz/{threadId}/evidence",
    summary:
      "Keeps corrections through a change of the manual that they quote, or checks them again",
    description: "`working` while a model is at it: sent again, it goes on.",
    takes: { json: settleEvidence },
    gives: { 200: { json: evidenceOutcome } },
  },
  listQuestions: {
    on: "GET /api/quiz/{threadId}/questions",
    summary: "All questions without their keys, with those that were deleted",
    gives: { 200: { json: listedQuestions } },
  },
  addQuestion: {
    on: "POST /api/quiz/{threadId}/questions",
    summary: "Adds a question of one’s own",
    takes: { json: addQuestionRequest },
    gives: { 201: { json: addedQuestion } },
  },
  getQuestion: {
    on: "GET /api/quiz/{threadId}/questions/{questionId}",
    summary: "A question with its key",
    gives: { 200: { json: wholeQuestion } },
  },
  changeQuestion: {
    on: "PATCH /api/quiz/{threadId}/questions/{questionId}",
    summary: "Gives a question other words, flags it, deletes it or brings it back",
    takes: { json: changeQuestionRequest },
    gives: { 200: { json: listedQuestions } },
  },
  getQuestionChange: {
    on: "GET /api/quiz/{threadId}/questions/{questionId}/change",
    summary: "What was changed in the note under a question since",
    gives: { 200: { json: questionChange } },
  },
  settleQuestionChange: {
    on: "POST /api/quiz/{threadId}/questions/{questionId}/change",
    summary: "Keeps a question through a change of its note, or has it written again",
    description: "`working` while a model is at it: sent again, it goes on.",
    takes: { json: settleStale },
    gives: { 200: { json: staleOutcome } },
  },
  getResults: {
    on: "GET /api/quiz/{threadId}/results",
    summary: "The score of the present round, and its mistakes",
    gives: { 200: { json: quizResults } },
  },
  retryMistakes: {
    on: "POST /api/quiz/{threadId}/rounds",
    summary: "Begins a round with the mistakes",
    gives: { 200: { json: quizView } },
  },
  askEarlierAgain: {
    on: "POST /api/quiz/{threadId}/earlier",
    summary: "Asks again what earlier quizzes of the note asked",
    gives: { 200: { json: quizView } },
  },
  askMore: {
    on: "POST /api/quiz/{threadId}/more",
    summary: "Begins another quiz of the same note, with what was not asked yet",
    gives: { 202: { json: threadView } },
  },
  keepMistakes: {
    on: "POST /api/quiz/{threadId}/mistakes",
    summary: "Keeps the mistakes of the round as a source of the subject",
    gives: { 201: { json: sourceView } },
  },
  downloadQuiz: {
    on: "GET /api/quiz/{threadId}/download/{file}",
    summary: "The quiz as a file",
    description:
      "`questions` has no keys; `gift` is for Moodle, `apkg` for Anki, where answered questions go on as they stand.",
    gives: { 200: { bytes: [markdown, "text/csv", "text/plain", "application/octet-stream"] } },
  },
} as const satisfies Operations;
