import type { Ask } from "#lib/ai/task.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { offload } from "#lib/offload/offload.ts";
import type { ExportedQuiz } from "#lib/questions/export-quiz.ts";
import { judgeAnswer, passScore, selfJudgements } from "#lib/questions/judge-answer.ts";
import { mistakesNote } from "#lib/questions/mistakes-note.ts";
import {
  type CorrectionCard,
  correctionCards,
  type NoteOfQuiz,
  notePlaces,
} from "#lib/questions/note-places.ts";
import {
  type AnswerStore,
  correctionsOf,
  findAttempt,
  type QuizSnapshot,
  questionKey,
  quizResults,
  quizView,
  roundQuestions,
  speaksOfRows,
} from "#lib/questions/quiz-view.ts";
import { gradeByKeyWords } from "#lib/rules/grade-by-key-words.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  AnswerRequest,
  AnswerResult,
  Attempt,
  CorrectionsTaken,
  Passage,
  Question,
  QuizResults,
  QuizView,
  SelfGrade,
  SettleCorrections,
  Span,
} from "#lib/schemas/quiz.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { CreateQuizRequest } from "#lib/schemas/thread-requests.ts";
import { type SentenceFix, withWording, wordingOf } from "#lib/subjects/correct-text.ts";
import type { SourceStore, SourceText } from "#lib/subjects/source-store.ts";
import { gradeOpenAnswer, type OpenAnswer, scoreOf } from "../quiz/tasks/grade-open-answer.ts";
import { complaintWrites } from "./complaints.ts";
import { permanent, withinTime } from "./while-asked.ts";

export interface AnsweringPorts {
  readonly ask: Ask;
  readonly answers: AnswerStore;
  /** How long a request waits for the judge of an open answer, in milliseconds. */
  readonly gradeWithinMs: number;
  /** How long the judge may take, which grades behind the request from then on. */
  readonly gradeAtLastMs: number;
  readonly createThread: (ownerId: string, request: CreateQuizRequest) => Promise<ThreadView>;
  /** What notes are made from. */
  readonly sources: Pick<SourceStore, "textsOf" | "rewrite">;
}

/** Where the request comes from: the student and their quiz. */
export interface QuizAddress {
  readonly ownerId: string;
  readonly threadId: string;
}

/** What a student does with a finished quiz; none of it waits for the thread's worker. */
export const quizCommands = (ports: AnsweringPorts) => ({
  read: quizReads(ports),
  write: quizWrites(ports),
});

const quizReads = ({ answers, sources }: Pick<AnsweringPorts, "answers" | "sources">) => {
  return {
    /** Which corrections the note's sources say by now, and which they could. @throws AppError not_found */
    correctionsTaken: async (ownerId: string, threadId: string): Promise<CorrectionsTaken> => {
      const sentences = correctedSentences(await answers.snapshot(ownerId, threadId));
      if (sentences.length === 0) return { taken: [], open: [], sources: [] };
      const texts = await sources.textsOf(ownerId, threadId);
      const { text: note } = await answers.note(ownerId, threadId);
      const standing = texts.flatMap((source) => {
        const former = formerText(source, note);
        return fixesIn(source, sentences).map(({ id, isWithdrawn, ...fix }) => {
          return { id, isWithdrawn, wording: wordingOf(source.text, fix, former)?.wording };
        });
      });
      const idsOf = (some: typeof standing) => some.map(({ id }) => id);
      return {
        taken: idsOf(standing.filter(({ wording }) => wording === "fixed")),
        open: idsOf(standing.filter((one) => one.wording === "original" && !one.isWithdrawn)),
        sources: texts.map(({ id, title }) => ({ id, title })),
      };
    },

    /**
     * The quiz without the keys of unanswered questions.
     * @throws AppError not_found
     */
    getQuiz: async (ownerId: string, threadId: string, locale: Language): Promise<QuizView> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const { status, errorCode, errorDetails } = snapshot.thread;
      const code = status === "failed" ? (errorCode ?? "internal") : null;
      return quizView(
        snapshot,
        code === null ? null : { code, message: errorSentence(locale, code, errorDetails) },
        await uncheckedSentences(answers, { ownerId, threadId }, snapshot),
        speaksOfRows(snapshot) ? (await answers.note(ownerId, threadId)).text : "",
      );
    },

    /** The note of a quiz with its corrected, doubtful and unchecked places. @throws AppError not_found */
    quizNote: async (ownerId: string, threadId: string): Promise<NoteOfQuiz> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const { text } = await answers.note(ownerId, threadId);
      const unchecked = await uncheckedSentences(answers, { ownerId, threadId }, snapshot);
      // Where nothing was checked, the page says so once and marks nothing.
      const marked = snapshot.quiz.factCheck === "partly" ? unchecked : [];
      return { text, places: notePlaces(quizView(snapshot, null, unchecked), marked, text.length) };
    },

    /**
     * The quiz whole, with its keys, to take away.
     * @throws AppError not_found, also while there are no questions yet
     */
    exportedQuiz: async (ownerId: string, threadId: string): Promise<ExportedQuiz> => {
      const { thread, quiz, ...asked } = await answers.snapshot(ownerId, threadId);
      if (quiz.status !== "ready" && quiz.status !== "ready_unchecked") {
        throw new AppError("not_found", `Quiz ${threadId} has no questions yet`);
      }
      const questions = roundQuestions(asked, 1);
      return { title: thread.title, language: quiz.language, questions };
    },

    /**
     * What was answered wrongly in the present round, as a note of a subject.
     * @throws AppError not_found, nothing_to_retry
     */
    mistakesNote: async (ownerId: string, threadId: string) => {
      const text = mistakesNote(await answers.snapshot(ownerId, threadId));
      if (text === null) throw new AppError("nothing_to_retry", `No mistakes in quiz ${threadId}`);
      return { text, fileName: null };
    },

    /** @throws AppError not_found */
    quizResults: async (ownerId: string, threadId: string): Promise<QuizResults> => ({
      ...quizResults(await answers.snapshot(ownerId, threadId)),
      terms: await termsOfNote(answers, { ownerId, threadId }),
    }),
  };
};

/** A sentence of the note with what a correction made of it. */
interface CorrectedSentence {
  readonly id: string;
  readonly span: Span;
  readonly original: string;
  readonly fixed: string;
  /** Whether the correction is no more: it can be taken out of the note, and not be put in. */
  readonly isWithdrawn: boolean;
}

/** What was wrong in each sentence, without the heads of tables, which are for reading. */
const cardsOf = ({ corrections }: Pick<QuizSnapshot, "corrections">): CorrectionCard[] =>
  correctionCards(corrections.map((one) => ({ ...one, tableHead: null, place: null })));

const correctedSentences = ({ corrections, quiz }: QuizSnapshot): CorrectedSentence[] => {
  const withdrawn = (quiz.noteCheck?.doubts ?? []).flatMap((doubt) => doubt.withdrawn ?? []);
  return [
    ...cardsOf({ corrections }).flatMap(({ id, span, original, fixed }) =>
      span === null || fixed === null
        ? []
        : [{ id, span, original: original.text, fixed: fixed.text, isWithdrawn: false }],
    ),
    ...withdrawn.map((one) => ({ ...one, isWithdrawn: true })),
  ];
};

/** What a source said when the note was made from it. */
const formerText = ({ start, next }: SourceText, note: string): string =>
  note.slice(start, next ?? undefined);

/** The corrected sentences that stand in one of the sources of a note. */
const fixesIn = (
  { start, next }: SourceText,
  sentences: readonly CorrectedSentence[],
): (SentenceFix & Pick<CorrectedSentence, "id" | "isWithdrawn">)[] => {
  return sentences.flatMap(({ span, ...sentence }) =>
    span.start >= start && span.start < (next ?? Number.POSITIVE_INFINITY)
      ? [{ ...sentence, at: span.start - start }]
      : [],
  );
};

const quizWrites = (ports: AnsweringPorts) => {
  const { answers, sources } = ports;
  return {
    ...complaintWrites(ports),

    /**
     * Has the sources of the note say what corrections say, or what they said before. A sentence that was changed since stays.
     * @throws AppError not_found, sentence_changed when none of them stands there any more, source_known
     */
    takeCorrections: async (
      ownerId: string,
      threadId: string,
      { ids, taken }: Extract<SettleCorrections, { taken: boolean }>,
    ): Promise<void> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const asked = correctedSentences(snapshot).filter(
        ({ id, isWithdrawn }) => ids.includes(id) && !(taken && isWithdrawn),
      );
      const { text: note } = await answers.note(ownerId, threadId);
      const wording = taken ? "fixed" : "original";
      let placed = 0;
      await sources.rewrite(ownerId, threadId, (source) => {
        const fixes = fixesIn(source, asked);
        const former = formerText(source, note);
        const { text, gone } = withWording(source.text, fixes, wording, former);
        placed += fixes.length - gone;
        return text === source.text ? null : text;
      });
      if (placed === 0) {
        throw new AppError("sentence_changed", `None of ${ids.join(", ")} stands in its source`);
      }
    },

    /**
     * Has the student's own words stand against corrections, or no longer. What the note took over of them is put back.
     * @throws AppError not_found, source_known
     */
    rejectCorrections: async (
      ownerId: string,
      threadId: string,
      { ids, rejected }: Extract<SettleCorrections, { rejected: boolean }>,
    ): Promise<void> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      if (rejected) {
        const sentences = correctedSentences(snapshot).filter(({ id }) => ids.includes(id));
        const { text: note } = await answers.note(ownerId, threadId);
        await sources.rewrite(ownerId, threadId, (source) => {
          const fixes = fixesIn(source, sentences);
          const former = formerText(source, note);
          const { text } = withWording(source.text, fixes, "original", former);
          return text === source.text ? null : text;
        });
      }
      const reasons = cardsOf(snapshot).flatMap((card) =>
        ids.includes(card.id) ? card.reasons.map(({ id }) => id) : [],
      );
      await answers.rejectCorrections(ownerId, threadId, reasons, rejected);
    },

    /**
     * Begins another quiz of the same note, which goes on with what was not asked yet.
     * @throws AppError not_found
     */
    askMore: async (ownerId: string, threadId: string): Promise<ThreadView> =>
      ports.createThread(ownerId, await answers.nextQuiz(ownerId, threadId)),

    /**
     * Stores an answer before it is judged, so that none is lost, and returns what the student learns
     * from it. The first answer to a question in a round counts; a second one changes nothing, but
     * asks the judge again when an open answer still waits for its grade. What was to be recalled is graded by the
     * student's first grade, with the answer or after it, and no model is asked.
     * @throws AppError not_found, question_closed when the question is not part of the present round, question_changed when
     * the student saw another one, bad_request
     */
    answerQuestion: async (
      ownerId: string,
      threadId: string,
      request: AnswerRequest,
    ): Promise<AnswerResult> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const question = findQuestion(snapshot, request.questionId);
      const { round } = snapshot.quiz;
      const isRecall = question.type === "free_recall";
      if (!isRecall && (request.answer === "" || request.grade !== undefined)) {
        throw new AppError(
          "bad_request",
          `A question of type ${question.type} takes an answer alone`,
        );
      }
      const judged = judgeAnswer(question, request.answer);
      const known = findAttempt(snapshot.attempts, question.id, round);
      if (known === null) checkShown(question, request);
      const first =
        known ??
        (await answers.recordAttempt(
          ownerId,
          threadId,
          {
            questionId: question.id,
            round,
            answer: request.answer,
            correct: judged?.correct ?? null,
            score: judged?.score ?? null,
            reason: null,
          },
          changedAtOf(question),
        ));
      const { answer, correct, score, reason } =
        first.correct === null
          ? await gradePending(
              ports,
              { ownerId, threadId },
              snapshot,
              question,
              first,
              request.grade,
            )
          : first;
      return {
        questionId: question.id,
        attempt: { answer, correct, score, reason },
        key: questionKey(question, snapshot.places),
        corrections: correctionsOf(question, snapshot.corrections),
      };
    },

    /**
     * Begins a round with the questions answered wrong in the present one, if there are any, and with
     * those that have no grade yet.
     * @throws AppError not_found, nothing_to_retry
     */
    retryMistakes: async (ownerId: string, threadId: string): Promise<void> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      if (quizResults(snapshot).mistakes.length === 0) {
        throw new AppError("nothing_to_retry", `Quiz ${threadId} has no mistakes in this round`);
      }
      await answers.beginRound(ownerId, threadId, snapshot.quiz.round);
    },

    /**
     * Asks again what earlier quizzes asked, as far as this one has fewer questions because of them.
     * @throws AppError not_found
     */
    askEarlierAgain: (ownerId: string, threadId: string): Promise<void> =>
      answers.askAgain(ownerId, threadId),
  };
};

/** The note is read again only where something of it was not checked, which is rare. */
const uncheckedSentences = async (
  answers: AnswerStore,
  { ownerId, threadId }: QuizAddress,
  { quiz }: QuizSnapshot,
): Promise<Passage[]> => {
  const numbers = quiz.noteCheck?.unchecked ?? [];
  if (numbers.length === 0) return [];
  const { text, language } = await answers.note(ownerId, threadId);
  return offload("sentencesOf", text, language, numbers);
};

const termsOfNote = async (
  answers: AnswerStore,
  { ownerId, threadId }: QuizAddress,
): Promise<QuizResults["terms"]> => {
  const { text, language } = await answers.note(ownerId, threadId);
  return offload("termsAsked", text, language, await answers.askedOfNote(ownerId, threadId));
};

const findQuestion = (snapshot: QuizSnapshot, questionId: string): Question => {
  const question = snapshot.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError("not_found", `There is no question ${questionId} in this quiz`);
  const playable = snapshot.quiz.status === "ready" || snapshot.quiz.status === "ready_unchecked";
  if (!playable || !roundQuestions(snapshot, snapshot.quiz.round).includes(question)) {
    throw new AppError(
      "question_closed",
      `Question ${questionId} is not part of the present round`,
    );
  }
  return question;
};

const changedAtOf = ({ byHand }: Question): string | null => byHand?.at ?? null;

/**
 * An answer to a choice whose words were changed must be one of its options, also where nobody told what the student saw.
 * @throws AppError question_changed when the answer is one to other words
 */
const checkShown = (question: Question, { answer, changedAt }: AnswerRequest): void => {
  const now = changedAtOf(question);
  const isSeen = changedAt === undefined || changedAt === now;
  const isWritten = question.type !== "multiple_choice" || now === null;
  const isOption = question.options?.some((option) => option.trim() === answer.trim());
  if (!isSeen || !(isWritten || isOption))
    throw new AppError("question_changed", `Question ${question.id} was answered as it was before`);
};

/** A passage that was uncovered waits for the student's own grade, every other answer for a judge. */
const gradePending = async (
  ports: AnsweringPorts,
  at: QuizAddress,
  snapshot: QuizSnapshot,
  question: Question,
  pending: Attempt,
  own: SelfGrade | undefined,
): Promise<Attempt> => {
  if (question.type !== "free_recall") return gradeOpen(ports, at, snapshot, question, pending);
  if (own === undefined) return pending;
  const graded = { questionId: question.id, round: snapshot.quiz.round, reason: null };
  return ports.answers.gradeAttempt(
    at.ownerId,
    at.threadId,
    { ...graded, ...selfJudgements[own] },
    changedAtOf(question),
  );
};

/** The grade, where it comes in time; else the answer as it waits. */
const gradeOpen = async (
  ports: AnsweringPorts,
  ...about: [at: QuizAddress, snapshot: QuizSnapshot, question: Question, pending: Attempt]
): Promise<Attempt> =>
  (await withinTime(gradeByJudge(ports, ...about), ports.gradeWithinMs)) ?? about[3];

const gradeByJudge = async (
  { ask, answers, gradeAtLastMs }: AnsweringPorts,
  { ownerId, threadId }: QuizAddress,
  snapshot: QuizSnapshot,
  question: Question,
  pending: Attempt,
): Promise<Attempt> => {
  const { language, round } = snapshot.quiz;
  const grade = await askForGrade(ask, {
    ownerId,
    threadId,
    signal: AbortSignal.timeout(gradeAtLastMs),
    language,
    answer: {
      number: 1,
      stem: question.stem,
      code: question.code,
      key: question.answer,
      // A question of the student's own rests on nothing but its key.
      passage: question.evidence.quote || question.answer,
      answer: pending.answer,
    },
  });
  if (!grade) return pending;
  const graded = { questionId: question.id, round, correct: grade.score >= passScore };
  return answers.gradeAttempt(ownerId, threadId, { ...graded, ...grade }, changedAtOf(question));
};

/** Null when no judge answered in time; the answer then keeps waiting. */
const askForGrade = async (
  ask: Ask,
  {
    language,
    answer,
    ...context
  }: QuizAddress & { signal: AbortSignal; language: Language; answer: OpenAnswer },
): Promise<{ score: number; reason: string } | null> => {
  try {
    const { output } = await ask(gradeOpenAnswer, { language, answers: [answer] }, context);
    const grade = output.grades.find(({ number }) => number === answer.number);
    return grade ? { score: scoreOf(grade), reason: grade.reason } : null;
  } catch (thrown) {
    const error = toAppError(thrown);
    // The answer is then graded by rules, and says so.
    if (permanent(error)) return gradeByKeyWords(answer.key, answer.answer, language);
    return null;
  }
};
