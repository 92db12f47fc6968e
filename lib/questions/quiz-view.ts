import type { ErrorDetails } from "#lib/errors.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  Attempt,
  Complaint,
  ComplaintKind,
  Concept,
  ContentType,
  Correction,
  NoteCheck,
  Passage,
  Question,
  QuestionView,
  QuizResults,
  QuizStatus,
  QuizStrategy,
  QuizView,
  Shortfall,
  Span,
} from "#lib/schemas/quiz.ts";
import type { NamedPlace, SourcePlace } from "#lib/schemas/source.ts";
import type { ThreadStatus } from "#lib/schemas/thread.ts";
import type { CreateQuizRequest } from "#lib/schemas/thread-requests.ts";
import { placeAt } from "#lib/subjects/find-places.ts";
import type { SourceText } from "#lib/subjects/source-store.ts";
import { overlap } from "#lib/text/text-span.ts";
import { isWithdrawn } from "./is-withdrawn.ts";
import { placesOf } from "./note-places.ts";

export interface AttemptRow extends Attempt {
  readonly questionId: string;
  readonly round: number;
  /** Absent where it is not stored yet. */
  readonly createdAt?: Date;
}

/** Everything stored about a quiz that its player, its results and its judge need. */
export interface QuizSnapshot {
  readonly thread: {
    readonly id: string;
    readonly title: string;
    readonly status: ThreadStatus;
    readonly errorCode: string | null;
    readonly errorDetails: ErrorDetails | null;
    readonly revision: number;
  };
  readonly quiz: {
    readonly status: QuizStatus | null;
    readonly factCheck: QuizView["factCheck"];
    /** Null in a quiz made before sentences were checked. */
    readonly noteCheck: NoteCheck | null;
    readonly language: Language;
    readonly contentType: ContentType | null;
    readonly strategy: QuizStrategy | null;
    readonly fromCache: boolean;
    readonly shortfall: Shortfall | null;
    readonly round: number;
  };
  readonly corrections: readonly Correction[];
  /** The concepts that no model checked, in the note's order. */
  readonly unchecked: readonly { readonly id: string; readonly term: string }[];
  /** The kept questions, in the quiz's order, and among them those that were withdrawn at the student's word. */
  readonly questions: readonly Question[];
  readonly complaints: readonly Complaint[];
  readonly attempts: readonly AttemptRow[];
  /** Where pages of files begin in the note. */
  readonly places: readonly SourcePlace[];
}

/** The concepts of a note, and what quizzes of this note have asked. */
export interface AskedOfNote {
  readonly concepts: readonly Pick<Concept, "term" | "span">[];
  /** What each question rests on, and the words that tell what it is about: options only where all are asked about. */
  readonly asked: readonly { readonly evidence: Passage; readonly words: string }[];
}

/** Answers of students. */
export interface AnswerStore {
  /** @throws AppError not_found */
  readonly snapshot: (ownerId: string, threadId: string) => Promise<QuizSnapshot>;
  /** The note that the quiz was made from. @throws AppError not_found */
  readonly note: (
    ownerId: string,
    threadId: string,
  ) => Promise<{ readonly text: string; readonly language: Language }>;
  /**
   * Stores the first answer to a question in the present round; returns the one that counts.
   * @param changedAt when its student changed the question that was judged; null where never
   * @throws AppError question_closed when the round is over, question_changed
   */
  readonly recordAttempt: (
    ownerId: string,
    threadId: string,
    attempt: AttemptRow,
    changedAt?: string | null,
  ) => Promise<Attempt>;
  /**
   * Grades an attempt that waits for its judge; returns it as it stands. A grade is never changed.
   * @param changedAt as above
   * @throws AppError question_closed when the round is over, question_changed
   */
  readonly gradeAttempt: (
    ownerId: string,
    threadId: string,
    grade: Omit<AttemptRow, "answer">,
    changedAt?: string | null,
  ) => Promise<Attempt>;
  /**
   * Fills the quiz up with questions of earlier quizzes, where it has fewer than wanted because they were asked before;
   * one that failed for want of new questions becomes a quiz. Without effect where nothing of that kind is missing.
   * @throws AppError not_found
   */
  readonly askAgain: (ownerId: string, threadId: string) => Promise<void>;
  readonly askedOfNote: (ownerId: string, threadId: string) => Promise<AskedOfNote>;
  /** What makes another quiz of the note of this one. @throws AppError not_found */
  readonly nextQuiz: (ownerId: string, threadId: string) => Promise<CreateQuizRequest>;
  /** Begins the round after `from`; false when another request has begun it already. */
  readonly beginRound: (ownerId: string, threadId: string, from: number) => Promise<boolean>;
  /**
   * Has corrections rejected by the student, or no longer, here and wherever else the same is said of the same sentence.
   * Kept questions that rest on one are set aside as long.
   * @throws AppError not_found
   */
  readonly rejectCorrections: (
    ownerId: string,
    threadId: string,
    ids: readonly string[],
    isRejected: boolean,
  ) => Promise<void>;
  /**
   * Stores what the student wrote in place of a sentence that was corrected, here and wherever else the same is said of it in
   * its sources, and gives these the texts that have it, as `rewrite` does: both or neither.
   * @throws AppError not_found, source_known, and whatever `rewritten` throws
   */
  readonly keepOwnWording: (
    ownerId: string,
    threadId: string,
    ids: readonly string[],
    own: string,
    rewritten: (source: SourceText) => string | null,
  ) => Promise<void>;
  /**
   * Stores what the student says is wrong with a question that they have answered; the first word counts.
   * @returns what stands there now
   * @throws AppError not_found
   */
  readonly complain: (
    ownerId: string,
    threadId: string,
    said: { questionId: string; kind: ComplaintKind | null; words: string },
  ) => Promise<Complaint>;
  /** Kept questions of the same note, in whatever quiz, which rest on the words that this one rests on. */
  readonly sameFact: (
    ownerId: string,
    threadId: string,
    questionId: string,
  ) => Promise<readonly Question[]>;
  /**
   * What a judge came to, where nobody did before. One that is upheld withdraws its question and those along with it, in
   * other quizzes, too; without a verdict, as there is no judge, the question is left out at the student's word.
   */
  readonly settleComplaint: (
    ownerId: string,
    threadId: string,
    judged: Pick<Complaint, "questionId" | "kind" | "words" | "verdict" | "reply" | "quotes"> & {
      readonly along: readonly string[];
    },
  ) => Promise<void>;
  /**
   * Leaves a question out at the student's word, or brings it back: one that no judge has looked at is as if nothing had been
   * said of it. Without effect where nothing was said of it, or a judge has withdrawn it.
   */
  readonly leaveOut: (
    ownerId: string,
    threadId: string,
    questionId: string,
    isLeftOut: boolean,
  ) => Promise<void>;
}

type Asked = Pick<QuizSnapshot, "questions" | "complaints" | "attempts">;

/**
 * The questions of a round: all of them in the first, then those that were not answered right in
 * the round before. What was left out there, or never judged, comes along and is not lost. None that was withdrawn.
 */
export const roundQuestions = (asked: Asked, round: number): readonly Question[] => {
  const withdrawn = withdrawnIds(asked);
  return everInRound(asked, round).filter(({ id }) => !withdrawn.has(id));
};

/** The same, and what was answered in the round before it was withdrawn: it stays in its place, and counts no more. */
const shownQuestions = (asked: Asked, round: number): readonly Question[] => {
  const withdrawn = withdrawnIds(asked);
  return everInRound(asked, round).filter(
    ({ id }) => !withdrawn.has(id) || findAttempt(asked.attempts, id, round) !== null,
  );
};

export const withdrawnIds = ({ complaints }: Pick<Asked, "complaints">): ReadonlySet<string> =>
  new Set(complaints.filter(isWithdrawn).map(({ questionId }) => questionId));

const everInRound = (asked: Asked, round: number): readonly Question[] => {
  const right = asked.attempts.filter((one) => one.round < round && one.correct === true);
  const known = new Set(right.map(({ questionId }) => questionId));
  return asked.questions.filter(({ id }) => !known.has(id));
};

export const findAttempt = (
  attempts: readonly AttemptRow[],
  questionId: string,
  round: number,
): AttemptRow | null =>
  attempts.find((attempt) => attempt.questionId === questionId && attempt.round === round) ?? null;

/**
 * Whether an answer counts as wrong. An answer with partial credit may be right; an open one that
 * waits for its judge is neither right nor wrong.
 */
export const isMistake = (attempt: Pick<Attempt, "correct"> | null): boolean =>
  attempt?.correct === false;

/** How the present round stands. */
export const quizResults = (snapshot: QuizSnapshot): Omit<QuizResults, "terms"> => {
  const { round } = snapshot.quiz;
  const asked = roundQuestions(snapshot, round);
  const answered = asked.flatMap(({ id }) => findAttempt(snapshot.attempts, id, round) ?? []);
  const score = answered.reduce((sum, attempt) => sum + (attempt.score ?? 0), 0);
  return {
    id: snapshot.thread.id,
    round,
    total: asked.length,
    answered: answered.length,
    correct: answered.filter(({ correct }) => correct === true).length,
    score: Math.round(score * 100) / 100,
    mistakes: answered.filter(isMistake).map(({ questionId }) => questionId),
  };
};

/** Unchecked sentences that are quoted; the others are counted. */
const quotedUnchecked = 10;

/**
 * A quiz as its student may see it: the questions of the present round, each with its key only
 * once it was answered in this round. No questions before the quiz is finished, so that nothing
 * half-done looks done.
 * @param unchecked the sentences of the note that nobody could check, in its order.
 * @param note the note's text, where rows of its tables are shown (`speaksOfRows`): they get the head of their table.
 */
export const quizView = (
  snapshot: QuizSnapshot,
  error: QuizView["error"],
  unchecked: readonly Passage[],
  note = "",
): QuizView => {
  const { thread, quiz } = snapshot;
  const whereIs = (span: Span | null) => ({
    tableHead: span && tableHeadAbove(note, span.start),
    place: span && nameOf(placeAt(snapshot.places, span.start)),
  });
  const playable = quiz.status === "ready" || quiz.status === "ready_unchecked";
  return {
    id: thread.id,
    title: thread.title,
    status: thread.status === "failed" ? "failed" : quiz.status,
    factCheck: quiz.factCheck,
    language: quiz.language,
    contentType: quiz.contentType,
    strategy: quiz.strategy,
    fromCache: quiz.fromCache,
    error,
    corrections: snapshot.corrections.map((one) => ({ ...one, ...whereIs(one.span) })),
    doubts: (quiz.noteCheck?.doubts ?? [])
      .toSorted((a, b) => a.span.start - b.span.start)
      .map((doubt) => ({ ...doubt, ...whereIs(doubt.span) })),
    uncheckedTerms: quiz.noteCheck === null ? snapshot.unchecked.map(({ term }) => term) : [],
    uncheckedPassages: { count: unchecked.length, first: unchecked.slice(0, quotedUnchecked) },
    shortfall: quiz.shortfall,
    round: quiz.round,
    questions: playable
      ? shownQuestions(snapshot, quiz.round).map((question, index) =>
          questionView(question, {
            number: index + 1,
            corrections: snapshot.corrections,
            unchecked: isUnchecked(question, snapshot, unchecked),
            attempt: findAttempt(snapshot.attempts, question.id, quiz.round),
            places: snapshot.places,
          }),
        )
      : [],
    complaints: complaintsOf(snapshot),
    revision: thread.revision,
  };
};

/** What was said of the questions, in their order. Why one stays would answer it, where it is asked again. */
const complaintsOf = (snapshot: QuizSnapshot): QuizView["complaints"] => {
  const { round } = snapshot.quiz;
  const asked = new Set(roundQuestions(snapshot, round).map(({ id }) => id));
  return snapshot.questions.flatMap(({ id, stem }) => {
    const said = snapshot.complaints.find(({ questionId }) => questionId === id);
    if (!said) return [];
    const isOpen = asked.has(id) && findAttempt(snapshot.attempts, id, round) === null;
    return [{ ...said, stem, ...(isOpen && { reply: null, quotes: [] }) }];
  });
};

/** Whether something is shown of the note that is a row of a table. */
export const speaksOfRows = ({ corrections, quiz }: QuizSnapshot): boolean =>
  [
    ...corrections.map(({ original }) => original),
    ...(quiz.noteCheck?.doubts ?? []).map(({ quote }) => quote),
  ].some((text) => text.trimStart().startsWith("|"));

/** A table longer than this has its head too far away to be looked for, in UTF-16 units. */
const longestTable = 50_000;

/** The head of the table whose row begins here; null where there is no table, and for its head itself. */
const tableHeadAbove = (note: string, start: number): string | null => {
  const above = note.slice(Math.max(0, start - longestTable), start).split("\n");
  // The row's own line, up to the row.
  above.pop();
  const lines = above.map((line) => line.replace(/^[>\s]+/, "").trimEnd());
  const [head, rule] = lines.slice(lines.findLastIndex((line) => !line.includes("|")) + 1);
  return head !== undefined && rule !== undefined && /^[|:\s-]+$/.test(rule) ? head : null;
};

const questionView = (
  question: Question,
  around: {
    number: number;
    corrections: readonly Correction[];
    unchecked: boolean;
    attempt: AttemptRow | null;
    places: QuizSnapshot["places"];
  },
): QuestionView => ({
  id: question.id,
  type: question.type,
  stem: question.stem,
  options: question.options,
  conceptId: question.conceptId,
  code: question.code,
  codeLanguage: question.codeLanguage,
  difficulty: question.difficulty,
  number: around.number,
  correctionIds: correctionsOf(question, around.corrections).map(({ id }) => id),
  unchecked: around.unchecked,
  ...(question.byHand && { byHand: question.byHand }),
  ...(question.flagged && { flagged: true }),
  attempt: around.attempt && plainAttempt(around.attempt),
  answeredBefore: isAnsweredBefore(question, around.attempt),
  key: around.attempt && questionKey(question, around.places),
});

/** Whether an answer was given before its question was changed. */
const isAnsweredBefore = ({ byHand }: Question, attempt: AttemptRow | null): boolean =>
  byHand !== undefined && (attempt?.createdAt?.toISOString() ?? byHand.at) < byHand.at;

/**
 * A question is as well checked as what its answer rests on. In older quizzes that is its concept, and a question
 * without one rests on nothing that was checked, nor does one that was made again of what the note says since.
 */
const isUnchecked = (
  { conceptId, evidence, byHand, noteWords }: Question,
  { quiz, unchecked }: Pick<QuizSnapshot, "quiz" | "unchecked">,
  sentences: readonly Passage[],
): boolean =>
  byHand?.as === "added"
    ? false
    : noteWords?.isRebuilt
      ? true
      : quiz.noteCheck === null
        ? conceptId === null || unchecked.some(({ id }) => id === conceptId)
        : sentences.some((sentence) => touches(sentence, evidence));

/** A passage of several places leaves out what stands between them. */
const touches = (span: Span, passage: Passage): boolean =>
  placesOf(passage).some((place) => overlap(span, place));

/** What a student learns with an answer. */
export const questionKey = (
  { answer, explanation, evidence, proof, noteWords }: Question,
  places: QuizSnapshot["places"],
) => ({
  ...(noteWords?.isRebuilt && { isRebuilt: true as const }),
  ...{ answer, explanation, evidence, proof: proof ?? null },
  // What a student wrote stands in no file.
  place: evidence.quote === "" ? null : nameOf(placeAt(places, evidence.start)),
});

const nameOf = (place: SourcePlace | null): NamedPlace | null => {
  if (place === null) return null;
  const { file, unit, page, title } = place;
  return { file, unit, page, title };
};

/**
 * The warnings that touch a question: those of what it rests on, in old reports, which name no place, those of its
 * concept. Other words are none, and nothing touches what was made again of other words of the note.
 */
export const correctionsOf = (
  { conceptId, evidence, noteWords }: Pick<Question, "conceptId" | "evidence" | "noteWords">,
  corrections: readonly Correction[],
): Correction[] =>
  corrections.filter(
    (correction) =>
      !noteWords?.isRebuilt &&
      correction.type !== "wording" &&
      (correction.span === null
        ? correction.conceptId !== null && correction.conceptId === conceptId
        : touches(correction.span, evidence) || isIllustration(correction, evidence)),
  );

/** Code that was left out stands beside the sentence that it was to show. */
const isIllustration = ({ type, original }: Correction, evidence: Passage): boolean =>
  type === "code_mismatch" && placesOf(evidence).some(({ quote }) => quote.includes(original));

/** Whether a passage says something else than the note, as words of it were corrected. */
export const isPatched = (passage: Passage, corrections: readonly Correction[]): boolean =>
  corrections.some(({ span, patch }) => span !== null && patch !== null && touches(span, passage));

const plainAttempt = ({ answer, correct, score, reason }: AttemptRow): Attempt => ({
  answer,
  correct,
  score,
  reason,
});
