import { Send } from "@langchain/langgraph";
import { askContext, type NodeConfig } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { applyRequest } from "#agents/study/editing/take-edit-reply.ts";
import {
  askedAgain,
  leadTo,
  leadToQuestion,
  questionAt,
  type StudyFork,
  type StudyNode,
  type StudyStateValue,
} from "#agents/study/state.ts";
import { answerReviewQuestion } from "#agents/study/tasks/answer-review-question.ts";
import {
  proposeQuestions as askForQuestions,
  type ProposeQuestionsInput,
} from "#agents/study/tasks/propose-questions.ts";
import { AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { offload } from "#lib/offload/offload.ts";
import type { Language } from "#lib/schemas/language.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { relevantParts } from "#lib/study/relevant-parts.ts";
import { shareAnswered } from "#lib/study/share-answered.ts";
import type { ReviewQuestion, Study } from "#lib/study/study-store.ts";
import { reviewQuestionId } from "#lib/study/study-store.ts";
import { verifiedQuotes } from "#lib/study/verified-quotes.ts";
import { plainWords } from "#lib/text/words.ts";
import { askStudent, studyText } from "./ask-student.ts";

/** Answers the state's one question from the document; several of these nodes run at once. */
export const answerQuestion =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    for (const id of state.questionIds) await answerOne(ports, state, config, id);
    return {};
  };

/** One task for each question that is to be answered, with that question alone in its state. */
export const answerEach = (state: StudyStateValue, update: Partial<StudyStateValue>) =>
  (update.questionIds ?? []).map(
    (id) => new Send("answer_question", { ...state, ...update, questionIds: [id] }),
  );

/**
 * A question that cannot be answered is stored as a failed answer and can be asked again; it takes nothing from the others.
 * @throws AppError stopped, and what the stores throw
 */
const answerOne = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
  id: string,
): Promise<void> => {
  const { threadId, ownerId } = state;
  const questions = await ports.study.questions(ownerId, threadId);
  const question = questions.find((one) => one.id === id);
  // Stored before a crash; once the thread was finished, the student wants a new answer.
  if (!question || (question.status === "answered" && !state.finished)) return;
  await ports.study.saveAnswer(ownerId, threadId, id, { ...unanswered, status: "answering" });
  await ports.reporter.stage(threadId, "answer_question", questions.length);
  await showProgress(ports, state);
  const answer = await findAnswer(ports, state, config, question);
  await ports.study.saveAnswer(ownerId, threadId, id, answer);
  await showProgress(ports, state);
};

type StoredAnswer = Parameters<StudyPorts["study"]["saveAnswer"]>[3];
const unanswered = { answer: null, basis: null, quotes: [], errorCode: null };

const findAnswer = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
  question: ReviewQuestion,
): Promise<StoredAnswer> => {
  const { threadId, ownerId } = state;
  const document = await ports.edits.document(ownerId, threadId);
  const { language, settings } = await ports.study.get(ownerId, threadId);
  try {
    const { output, basis } = await ports.ask(
      answerReviewQuestion,
      {
        language,
        presets: writingPresets(settings),
        question: question.text,
        document: relevantParts(document.text, question.text),
        ...(state.answerRound > 0 ? { attempt: state.answerRound } : {}),
      },
      askContext(ports, state, config),
    );
    if (!output.answerable) {
      throw new AppError(
        "answer_not_in_document",
        `${question.id} is not answered by the document`,
      );
    }
    const { quotes } = verifiedQuotes(document.text, output.quotes);
    if (quotes.length === 0) {
      throw new AppError("answer_unproved", `The answer to ${question.id} quotes nothing`);
    }
    const asked = { question: question.text, document: document.text };
    if (basis === "model" && shareAnswered(asked, { answer: output.answer, quotes }) === 0) {
      throw new AppError("answer_beside_question", `The answer to ${question.id} is about another`);
    }
    return { status: "answered", answer: output.answer, basis, quotes, errorCode: null };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "stopped" || isDatabaseTrouble(error.code)) throw error;
    ports.log.warn({ threadId, code: error.code }, "a review question stays unanswered");
    return { ...unanswered, status: "failed", errorCode: error.code };
  }
};

/** Counts what is stored, so that nodes that run at once tell the same. */
const showProgress = async (
  { study, reporter }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
): Promise<void> => {
  const statuses = (await study.questions(ownerId, threadId)).map(({ status }) => status);
  const done = statuses.filter((status) => status === "answered" || status === "failed").length;
  await reporter.step(threadId, done, statuses.length);
};

/**
 * Agrees with the student on the questions, or lets them be answered as they are. Whether it asks is decided in a step of
 * its own: the settings may be changed while the student writes an answer.
 */
export const awaitQuestions =
  (ports: StudyPorts): StudyFork =>
  async (state) => {
    const { threadId, ownerId, questionRound } = state;
    const { asks, again } = questionAt("await_questions", state);
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (!asks) {
      return settings.stages.questions === "alone"
        ? answerAll(ports, state)
        : leadToQuestion("await_questions");
    }
    await ports.reporter.stage(threadId, "await_questions");
    const reply = askStudent({
      kind: "study_questions",
      ...{ language, again, text: studyText(language)("askQuestions") },
      open: true,
    });
    switch (reply?.type) {
      case "finalise":
      case "accept":
      case "skip":
        return answerAll(ports, state);
      case "feedback": {
        const key = `questions:${questionRound}:feedback`;
        const { text } = reply;
        await ports.study.addMessage(ownerId, threadId, {
          ...{ key, text },
          author: "student",
          kind: "reply",
        });
        return leadTo("propose_questions", { questionFeedback: text });
      }
      case "request":
        return leadTo("edit_material", {
          ...(await applyRequest(ports, state, reply)),
          questionFeedback: null,
        });
      default:
        return leadTo("await_questions", askedAgain("await_questions"));
    }
  };

const answerAll = async ({ study }: StudyPorts, state: StudyStateValue) => {
  const questions = await study.questions(state.ownerId, state.threadId);
  const open = questions.filter(({ status }) => status !== "answered").map(({ id }) => id);
  const update = { questionFeedback: null, questionIds: open };
  return leadTo(open.length === 0 ? "finish" : answerEach(state, update), update);
};

/**
 * Makes review questions on the document as it is now; with the student's feedback, from the list before. Says what of
 * the feedback could not be done.
 */
export const proposeQuestions =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const round = state.questionRound + 1;
    const key = `questions:${round}`;
    const stored = await ports.study.questions(ownerId, threadId);
    const made = { questionRound: round, questionFeedback: null };
    // Stored before a crash: the feedback must not be applied to its own result.
    if (stored.some(({ id }) => id === reviewQuestionId(threadId, key, 0))) return made;
    await ports.reporter.stage(threadId, "propose_questions");
    const document = await ports.edits.document(ownerId, threadId);
    const study = await ports.study.get(ownerId, threadId);
    const input = {
      ...(await taskInput(study, document.text, stored, state.questionFeedback)),
      ...(round > 1 ? { round } : {}),
    };
    const { output, basis } = await ports.ask(
      askForQuestions,
      input,
      askContext(ports, state, config),
    );
    if (output.reply !== null && output.reply.trim() !== "") {
      await ports.study.addMessage(ownerId, threadId, {
        key: `${key}:reply`,
        author: basis === "model" ? "agent" : "program",
        kind: "reply",
        text: output.reply,
      });
    }
    await ports.study.proposeQuestions(ownerId, threadId, {
      key,
      texts: output.questions.map((text) => text.trim()),
      documentRevision: document.revision,
    });
    return made;
  };

const taskInput = async (
  { language, settings }: Study,
  document: string,
  previous: readonly ReviewQuestion[],
  feedback: string | null,
): Promise<ProposeQuestionsInput> => {
  return {
    language,
    presets: writingPresets(settings),
    document: await documentView(document, language),
    wanted: wantedFor(document),
    refine: feedback === null ? null : { previous: previous.map(({ text }) => text), feedback },
  };
};

/** Up to this many characters the model reads the document itself, beyond it an outline of all of it. */
const wholeLength = 120_000;

const documentView = async (
  text: string,
  language: Language,
): Promise<ProposeQuestionsInput["document"]> =>
  text.length <= wholeLength
    ? { kind: "text", text }
    : { kind: "outline", text: await offload("outlineOf", text, language, wholeLength) };

/** Bounds of a first list, and the words of text that make one question. */
const fewest = 5;
const most = 10;
const wordsEach = 200;

const wantedFor = (document: string): number => {
  const words = plainWords(document).length;
  return Math.min(most, Math.max(fewest, Math.round(words / wordsEach)));
};
