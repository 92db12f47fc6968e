import type { Ask } from "#lib/ai/task.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import type { ExportedQuiz } from "#lib/questions/export-quiz.ts";
import { judgeAnswer, passScore, selfJudgements } from "#lib/questions/judge-answer.ts";
import { mistakesNote } from "#lib/questions/mistakes-note.ts";
import {
  type CorrectionCard,
  correctionCards,
  type NoteOfQuiz,
  notePlaces,
  type OpenCorrection,
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
import { type CutBlock, cutBlock } from "#lib/subjects/code-fix.ts";
import {
  faultOfOwnWords,
  ownCode,
  ownWords,
  type SentenceFix,
  withOwnWording,
  withWording,
  wordingOf,
} from "#lib/subjects/correct-text.ts";
import { placeInSource } from "#lib/subjects/excerpt.ts";
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
  readonly sources: Pick<SourceStore, "textsOf" | "rewrite" | "correctedBy">;
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
      if (sentences.length === 0) return { taken: [], open: [], own: [], several: [], sources: [] };
      const texts = await sources.textsOf(ownerId, threadId);
      const { text: note } = await answers.note(ownerId, threadId);
      const standing = texts.flatMap((source) => {
        const former = formerText(source, note);
        return fixesIn(source, sentences, former).map(({ id, isWithdrawn, ...fix }) => {
          return { id, isWithdrawn, wording: wordingOf(source.text, fix, former)?.wording };
        });
      });
      const found = new Set(standing.map(({ id }) => id));
      const idsOf = (some: typeof standing) => some.map(({ id }) => id);
      return {
        taken: idsOf(standing.filter(({ wording }) => wording === "fixed")),
        open: idsOf(standing.filter((one) => one.wording === "original" && !one.isWithdrawn)),
        own: idsOf(standing.filter(({ wording }) => wording === "own")),
        several: sentences.flatMap(({ id, isCode, span }) =>
          isCode && !found.has(id) && texts.some((source) => holds(source, span)) ? [id] : [],
        ),
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

    /** What the quizzes of a source found in it and it does not say yet, each sentence once. Nothing of another's. */
    openCorrections: async (ownerId: string, sourceId: string): Promise<OpenCorrection[]> => {
      const found = new Map<number, OpenCorrection>();
      for (const quizId of await sources.correctedBy(ownerId, sourceId)) {
        const texts = await sources.textsOf(ownerId, quizId);
        const source = texts.find(({ id }) => id === sourceId);
        if (source === undefined) continue;
        const snapshot = await answers.snapshot(ownerId, quizId);
        const { text: note } = await answers.note(ownerId, quizId);
        for (const open of openIn(quizId, snapshot, source, note)) {
          // Of two quizzes that correct a sentence, the newer has the last word, and so has the student about it.
          if (!found.has(open.at)) found.set(open.at, open);
        }
      }
      return [...found.values()]
        .filter(({ card }) => !card.isRejected)
        .toSorted((a, b) => a.at - b.at);
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
  readonly own: string | null;
  /** Whether it is code that does not fit: what the correction makes of it is nothing. */
  readonly isCode: boolean;
  /** Whether the correction is no more: it can be taken out of the note, and not be put in. */
  readonly isWithdrawn: boolean;
  /** Whether the student keeps their own words. */
  readonly isRejected: boolean;
}

/** What was wrong in each sentence, without the heads of tables, which are for reading. */
const cardsOf = ({ corrections }: Pick<QuizSnapshot, "corrections">): CorrectionCard[] =>
  correctionCards(corrections.map((one) => ({ ...one, tableHead: null, place: null })));

const correctedSentences = ({ corrections, quiz }: QuizSnapshot): CorrectedSentence[] => {
  const withdrawn = (quiz.noteCheck?.doubts ?? []).flatMap((doubt) => doubt.withdrawn ?? []);
  return [
    ...cardsOf({ corrections }).flatMap((card) => {
      const { id, span, original, fixed, own, removedCode, isRejected } = card;
      const known = { id, own, isWithdrawn: false, isRejected };
      if (span === null) return [];
      if (fixed !== null)
        return [{ ...known, span, original: original.text, fixed: fixed.text, isCode: false }];
      return removedCode === null
        ? []
        : [{ ...known, span, original: removedCode, fixed: "", isCode: true }];
    }),
    ...withdrawn.map((one) => ({
      ...{ ...one, own: null, isCode: false },
      ...{ isWithdrawn: true, isRejected: false },
    })),
  ];
};

/** All corrections of the sentences that these ids stand for. */
const reasonIds = (snapshot: QuizSnapshot, ids: readonly string[]): string[] =>
  cardsOf(snapshot).flatMap((card) =>
    ids.includes(card.id) ? card.reasons.map(({ id }) => id) : [],
  );

const repeatedCode = (ids: readonly string[]): AppError =>
  new AppError("code_repeated", `The code of ${ids.join(", ")} stands in its source several times`);

const noteLeftEmpty = (ids: readonly string[]): AppError =>
  new AppError("note_left_empty", `Without the code of ${ids.join(", ")} its source says nothing`);

const unfitWording = (fault: string): AppError =>
  new AppError("own_wording_unfit", `The student's wording is unfit: ${fault}`, {
    details: { fault },
  });

/** What a student wrote in place of a sentence or of code, as it will stand there. @throws AppError own_wording_unfit */
const fitWording = (
  written: string,
  asked: CorrectedSentence,
  block: CutBlock | undefined,
  isTaken: boolean,
): string => {
  const own = block ? ownCode(written, block) : ownWords(written, asked.original);
  const fault = faultOfOwnWords(own, asked);
  if (fault === null) return own;
  throw unfitWording(fault === "proposed" && isTaken ? "unchanged" : fault);
};

/** What a source said when the note was made from it. */
const formerText = ({ start, next }: SourceText, note: string): string =>
  note.slice(start, next ?? undefined);

/** Whether a place of a note lies in what it has of a source. */
const holds = ({ start, next }: SourceText, span: Span): boolean =>
  span.start >= start && span.start < (next ?? Number.POSITIVE_INFINITY);

/** The corrected sentences that stand in one of the sources of a note, and the code that stands there once. */
const fixesIn = (
  source: SourceText,
  sentences: readonly CorrectedSentence[],
  former: string,
): (SentenceFix & Pick<CorrectedSentence, "id" | "isWithdrawn" | "isRejected">)[] =>
  sentences.flatMap(({ span, isCode, ...sentence }) => {
    if (!holds(source, span)) return [];
    const place = { start: span.start - source.start, end: span.end - source.start };
    if (!isCode) return [{ ...sentence, at: place.start }];
    const block = cutBlock(former, place);
    if (block === null) return [];
    const { at, original } = block;
    const own = sentence.own === null ? null : inBlock(block, sentence.own);
    return [{ ...sentence, at, original, own, block }];
  });

const inBlock = ({ head, tail }: CutBlock, code: string): string => head + code + tail;

/** The corrections of a quiz that a source of its note could say, with those that the student rejected. */
const openIn = (
  quizId: string,
  snapshot: QuizSnapshot,
  source: SourceText,
  note: string,
): OpenCorrection[] => {
  const shown = quizView(snapshot, null, [], note).corrections;
  const cards = new Map(correctionCards(shown).map((card) => [card.id, card]));
  const former = formerText(source, note);
  return fixesIn(source, correctedSentences(snapshot), former).flatMap(
    ({ isWithdrawn, ...fix }) => {
      const card = cards.get(fix.id);
      if (card === undefined || card.type === "wording" || isWithdrawn) return [];
      const now = wordingOf(source.text, fix, former);
      if (now?.wording !== "original") return [];
      const shift = now.start - fix.at - source.start;
      const places = card.places.map(({ start, end }) => {
        const from = placeInSource(source, start + shift);
        return { start: from, end: from + end - start };
      });
      return [{ quizId, card, at: placeInSource(source, now.start), places }];
    },
  );
};

const quizWrites = (ports: AnsweringPorts) => {
  const { answers, sources } = ports;
  return {
    ...complaintWrites(ports),

    /**
     * Has the sources of the note say what corrections say, or what they said before. A sentence that was changed since stays;
     * where several are taken at once, so does what the student rejected or put in their own words meanwhile.
     * @throws AppError not_found, sentence_changed when none of them stands there any more, code_repeated, note_left_empty,
     *   source_known
     */
    takeCorrections: async (
      ownerId: string,
      threadId: string,
      { ids, taken, together = ids.length > 1 }: Extract<SettleCorrections, { taken: boolean }>,
    ): Promise<void> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const asked = correctedSentences(snapshot).filter(
        ({ id, isWithdrawn }) => ids.includes(id) && !(taken && isWithdrawn),
      );
      const { text: note } = await answers.note(ownerId, threadId);
      const wording = taken ? "fixed" : "original";
      const isTogether = taken && together;
      let placed = 0;
      let isRepeated = false;
      const rewritten = (source: SourceText) => {
        const former = formerText(source, note);
        const fixes = fixesIn(source, asked, former);
        isRepeated ||= fixes.length < asked.filter(({ span }) => holds(source, span)).length;
        const isOwn = (fix: SentenceFix) => wordingOf(source.text, fix, former)?.wording === "own";
        const due = fixes.filter((fix) => !(isTogether && (fix.isRejected || isOwn(fix))));
        const { text, gone } = withWording(source.text, due, wording, former);
        placed += fixes.length - gone;
        if (text.trim() === "") throw noteLeftEmpty(ids);
        return text === source.text ? null : text;
      };
      await sources.rewrite(ownerId, threadId, rewritten, wording);
      if (placed === 0 && isRepeated) throw repeatedCode(ids);
      if (placed === 0) {
        throw new AppError("sentence_changed", `None of ${ids.join(", ")} stands in its source`);
      }
    },

    /**
     * Has the sources of the note say what the student wrote in place of a sentence that was corrected.
     * @throws AppError not_found, sentence_changed when it does not stand there any more, code_repeated, own_wording_unfit, source_known
     */
    rewordCorrection: async (
      ownerId: string,
      threadId: string,
      { id, own: written }: Extract<SettleCorrections, { own: string }>,
    ): Promise<void> => {
      const snapshot = await answers.snapshot(ownerId, threadId);
      const sentences = correctedSentences(snapshot);
      const asked = sentences.find((one) => one.id === id && !one.isWithdrawn);
      if (!asked) throw new AppError("not_found", `There is no correction ${id} in ${threadId}`);
      const { text: note } = await answers.note(ownerId, threadId);
      const gone = () => new AppError("sentence_changed", `${id} stands in its source no more`);
      const texts = await sources.textsOf(ownerId, threadId);
      const within = texts.find((source) => holds(source, asked.span));
      if (within === undefined) throw gone();
      const former = formerText(within, note);
      const fixes = fixesIn(within, sentences, former);
      const fix = fixes.find((one) => one.id === id);
      if (fix === undefined) throw repeatedCode([id]);
      const isTaken = wordingOf(within.text, fix, former)?.wording === "fixed";
      const own = fitWording(written, asked, fix.block, isTaken);
      const words = fix.block ? inBlock(fix.block, own) : own;
      // What was withdrawn of the same sentence goes with it.
      const others = fixes.filter(({ at }) => at !== fix.at);
      const reword = ({ id: sourceId, text }: SourceText): string | null => {
        if (sourceId !== within.id) return null;
        const made = withOwnWording(text, fix, words, others, former);
        if ("text" in made) return made.text;
        // Sent again, as the answer was lost.
        if (made.fault === "unchanged") return null;
        throw made.fault === "gone" ? gone() : unfitWording(made.fault);
      };
      await answers.keepOwnWording(ownerId, threadId, reasonIds(snapshot, [id]), own, reword);
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
        const putBack = (source: SourceText) => {
          const former = formerText(source, note);
          const fixes = fixesIn(source, sentences, former);
          const { text } = withWording(source.text, fixes, "original", former);
          return text === source.text ? null : text;
        };
        await sources.rewrite(ownerId, threadId, putBack, "original");
      }
      await answers.rejectCorrections(ownerId, threadId, reasonIds(snapshot, ids), rejected);
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
  return offloadForPage("sentencesOf", text, language, numbers);
};

const termsOfNote = async (
  answers: AnswerStore,
  { ownerId, threadId }: QuizAddress,
): Promise<QuizResults["terms"]> => {
  const { text, language } = await answers.note(ownerId, threadId);
  return offloadForPage("termsAsked", text, language, await answers.askedOfNote(ownerId, threadId));
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
