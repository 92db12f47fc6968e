import type { Ask } from "#lib/ai/task.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import type { NoteSentence } from "#lib/notes/read-note.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import { keyLetter } from "#lib/questions/complaints.ts";
import { proofLine } from "#lib/questions/proof-words.ts";
import type { AnswerStore, QuizSnapshot } from "#lib/questions/quiz-view.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Complaint, ComplaintRequest, NoteCheck, Question, Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import {
  type JudgeComplaintInput,
  type JudgedComplaint,
  judgeComplaint,
} from "../quiz/tasks/judge-complaint.ts";
import { permanent, withinTime } from "./while-asked.ts";

interface ComplaintPorts {
  readonly ask: Ask;
  readonly answers: AnswerStore;
  /** How long a request waits for the judge, in milliseconds. */
  readonly gradeWithinMs: number;
  /** How long the judge may take, which goes on behind the request from then on. */
  readonly gradeAtLastMs: number;
}

interface QuizAddress {
  readonly ownerId: string;
  readonly threadId: string;
}

/** What a student says of a question that is wrong; none of it waits for the thread's worker. */
export const complaintWrites = (ports: ComplaintPorts) => ({
  /**
   * Stores that a question is wrong before it is judged, so that it is not lost, and returns what came of it; null where it
   * was brought back. Asked for again, the judge goes on. Without a judge the student's own word counts.
   * @throws AppError not_found, bad_request when the question was not answered yet
   */
  complain: async (
    ownerId: string,
    threadId: string,
    request: ComplaintRequest,
  ): Promise<Complaint | null> => {
    const { answers, gradeWithinMs } = ports;
    const { questionId } = request;
    if ("leftOut" in request) {
      await answers.leaveOut(ownerId, threadId, questionId, request.leftOut);
    } else {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const question = snapshot.questions.find(({ id }) => id === questionId);
      if (!question) throw new AppError("not_found", `There is no question ${questionId} here`);
      if (!snapshot.attempts.some((one) => one.questionId === questionId)) {
        throw new AppError("bad_request", `Question ${questionId} was not answered yet`);
      }
      const said = await answers.complain(ownerId, threadId, request);
      const isOpen = said.verdict === null && !said.leftOut;
      const at = { ownerId, threadId };
      if (isOpen) await withinTime(judge(ports, at, snapshot, question, said), gradeWithinMs);
    }
    const { complaints } = await answers.snapshot(ownerId, threadId);
    return complaints.find((one) => one.questionId === questionId) ?? null;
  },
});

/** Has a complaint judged, and keeps what came of it: nothing where the judge could not be asked now. */
const judge = async (
  { ask, answers, gradeAtLastMs }: ComplaintPorts,
  { ownerId, threadId }: QuizAddress,
  snapshot: QuizSnapshot,
  question: Question,
  said: Complaint,
): Promise<void> => {
  const others = await answers.sameFact(ownerId, threadId, question.id);
  const { text, language } = await answers.note(ownerId, threadId);
  const about = [...saidIn(question, snapshot), said.words].join("\n");
  const since = patchesSince(question, text);
  const stays = (span: Span | null): boolean =>
    span === null || !since.some(({ start, end }) => overlap({ start, end }, span));
  const patches = patchesOf(snapshot).filter((patch) =>
    stays({ start: patch.start, end: patchEnd(patch) + 1 }),
  );
  const shown = await offloadForPage(
    "sentencesForComplaint",
    ...[text, language, [...patches, ...since], question.evidence, about],
  );
  const doubts = (snapshot.quiz.noteCheck?.doubts ?? []).filter(({ span }) => stays(span));
  const corrections = snapshot.corrections.filter(({ span }) => stays(span));
  const input = complaintInput(
    { ...snapshot, corrections, doubts, language },
    shown,
    [question, ...others],
    said,
  );
  const signal = AbortSignal.timeout(gradeAtLastMs);
  const judged = await askForVerdict(ask, input, { ownerId, threadId, signal });
  if (judged === null) return;
  const complaint = { questionId: question.id, kind: said.kind, words: said.words };
  if (judged === "none") {
    const nothing = { verdict: null, reply: null, quotes: [], along: [] };
    await answers.settleComplaint(ownerId, threadId, { ...complaint, ...nothing });
    return;
  }
  await answers.settleComplaint(ownerId, threadId, {
    ...complaint,
    verdict: judged.verdict === "upheld" ? "upheld" : "rejected",
    reply: judged.reason.trim(),
    quotes: quotesFrom(shown, judged),
    along: others.filter((_, at) => judged.same.includes(at + 2)).map(({ id }) => id),
  });
};

/** What was corrected in the note, without what the student rejected: there it says what they wrote. */
const patchesOf = ({ quiz, corrections }: QuizSnapshot): Patch[] => {
  const rejected = corrections.filter(({ status }) => status === "rejected");
  return (quiz.noteCheck?.patches ?? []).filter(
    ({ start, removed }) =>
      !rejected.some(({ patch }) => patch?.start === start && patch.removed === removed),
  );
};

/** What the note says since, where the question was made again of it: with what was found there before it has nothing to do. */
const patchesSince = ({ noteWords }: Question, note: string): (Patch & Span)[] =>
  noteWords?.isRebuilt
    ? noteWords.sentences.map(({ start, end, says }) => {
        const inserted = says.findLast((words) => words !== null) ?? "";
        return { start, end, removed: note.slice(start, end), inserted };
      })
    : [];

/** What a question and its student say. */
const saidIn = (question: Question, { attempts }: Pick<QuizSnapshot, "attempts">): string[] => {
  const { stem, answer, options, explanation } = question;
  return [stem, answer, ...(options ?? []), explanation, newestAnswer(question, attempts)];
};

const newestAnswer = ({ id }: Question, attempts: QuizSnapshot["attempts"]): string =>
  attempts.filter(({ questionId }) => questionId === id).toSorted((a, b) => b.round - a.round)[0]
    ?.answer ?? "";

/** "none" where there is no judge, or one that cannot be used; null when it could not be asked now. */
const askForVerdict = async (
  ask: Ask,
  input: JudgeComplaintInput,
  context: QuizAddress & { signal: AbortSignal },
): Promise<JudgedComplaint | "none" | null> => {
  try {
    return (await ask(judgeComplaint, input, context)).output;
  } catch (thrown) {
    const error = toAppError(thrown);
    // Replies that cannot be used are paid with every try.
    return permanent(error) || error.code === "model_reply_invalid" ? "none" : null;
  }
};

/** Everything by which a complaint is judged. The first question is the one that it is about. @param shown of the note */
export const complaintInput = (
  {
    language,
    corrections,
    doubts,
    attempts,
  }: Pick<QuizSnapshot, "corrections" | "attempts"> & {
    readonly language: Language;
    readonly doubts: NoteCheck["doubts"];
  },
  shown: readonly NoteSentence[],
  [question, ...others]: readonly [Question, ...Question[]],
  { kind, words }: Pick<Complaint, "kind" | "words">,
): JudgeComplaintInput => {
  const answer = newestAnswer(question, attempts);
  const { explanation, evidence, proof } = question;
  return {
    language,
    sentences: shown.map(({ number, text, start, end }) => ({
      ...{ number, text: text.replace(/\s+/g, " ") },
      doubtful: doubts.some(({ span }) => overlap(span, { start, end })),
    })),
    corrections: corrections.flatMap(({ span, type, original, fixed, message, status }) =>
      span !== null &&
      type === "definition_fix" &&
      status !== "rejected" &&
      shown.some((one) => overlap(one, span))
        ? [{ original, fixed, why: message }]
        : [],
    ),
    questions: [
      judgedQuestion(question, 0),
      ...others.map((one, at) => judgedQuestion(one, at + 1)),
    ],
    explanation,
    passage: evidence.quote,
    // That it is the student's own proves nothing.
    proof: proof && proof.by !== "student" ? proofLine(proof, language, "text") : null,
    ran: proof?.by === "run",
    ...{ answer, kind, words },
  };
};

const judgedQuestion = (question: Question, at: number) => ({
  number: at + 1,
  type: question.type,
  stem: question.stem,
  code: question.code,
  options: question.options,
  key: question.answer,
  letter: keyLetter(question),
  accepted: question.accepted,
});

/** Sentences that a student is shown for a verdict. */
const mostQuotes = 3;

const quotesFrom = (
  sentences: readonly NoteSentence[],
  { sentences: numbers }: JudgedComplaint,
): Complaint["quotes"] =>
  sentences
    .filter(({ number }) => numbers.includes(number))
    .slice(0, mostQuotes)
    .map(({ start, end, text }) => ({ quote: text, start, end }));
