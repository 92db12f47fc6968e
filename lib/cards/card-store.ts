import type { KeptPassage } from "#lib/editing/kept-passages.ts";
import type {
  AddedCards,
  CardPicture,
  CardRating,
  CardSettings,
  CardSettingsChange,
  CardSides,
  CardState,
  ChangedCards,
  NewCard,
  UndoReviewRequest,
  UsedTags,
} from "#lib/schemas/card.ts";
import type { Fitness } from "#lib/schemas/card-fit.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  CardPassage,
  MadePassageCards,
  UndonePassageCards,
  UndoPassageCardsRequest,
} from "#lib/schemas/passage-card.ts";
import type { Correction, Question } from "#lib/schemas/quiz.ts";
import type { SourcePlace } from "#lib/schemas/source.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";
import type { CardForExam, Exam } from "./exam.ts";
import type { LoggedAnswer } from "./fitting/histories.ts";
import type { CardMemory, Scheduled, Weights } from "./schedule.ts";
import type { AnswerGaps, Strength } from "./standing.ts";

/** What a card asks: a question that was answered once, or the two sides that a student gave it. */
export type CardContent =
  | {
      readonly kind: "question";
      readonly question: Question;
      readonly quiz: { readonly id: string; readonly title: string; readonly language: Language };
    }
  | { readonly kind: "own"; readonly sides: CardSides };

/** A card as it is stored, with the subject that it belongs to. */
interface StoredCard {
  readonly id: string;
  readonly content: CardContent;
  /** The one that everything starts in has no name until it is given one. */
  readonly subject: { readonly id: string; readonly name: string | null };
  readonly memory: CardMemory | null;
  /** Those of its sides. */
  readonly pictures: readonly CardPicture[];
  readonly tags: readonly string[];
  /** The document whose review question it asks, as long as that is there; null for every other card. */
  readonly document: CardDocument | null;
  /** The words of documents that it asks, as long as these are there; what it was made from comes first. */
  readonly passages: readonly PassageInDocument[];
}

interface CardDocument {
  readonly id: string;
  readonly title: string;
}

export interface PassageInDocument extends KeptPassage {
  readonly document: CardDocument;
}

/** A card that is made of a passage of a document: its sides, and the words with their offset. */
export interface CardOfPassage extends CardSides {
  readonly passage: string;
  readonly start: number;
}

/** Which cards are meant: those of a subject, and those with a tag or one below it. */
export interface CardScope {
  readonly subjectId?: string | undefined;
  readonly tag?: string | undefined;
}

/** A card that comes back now. */
export interface DueCard extends StoredCard {
  /** How often it was reviewed. */
  readonly reviews: number;
  /** What was corrected in the note of its quiz. */
  readonly corrections: readonly Correction[];
  /** Where pages of files begin in that note. */
  readonly places: readonly SourcePlace[];
}

/** A card in the list of all. */
export interface ListedCard extends StoredCard {
  readonly due: Date;
  readonly suspended: boolean;
  /** Whether its subject is, so that it rests. */
  readonly archived: boolean;
}

/** A card with all that is known of it. */
interface LoggedCard extends StoredCard {
  readonly due: Date;
  readonly suspended: boolean;
  readonly createdAt: Date;
  readonly log: readonly LoggedReview[];
}

/** A review, with the card as it found it. */
export interface LoggedReview {
  readonly rating: CardRating;
  readonly at: Date;
  readonly dueBefore: Date;
  readonly memoryBefore: CardMemory | null;
}

/**
 * What counts as due: cards in their first steps until one time, all others until another; those of a subject with an
 * exam are due for that.
 */
export interface DueUntil {
  readonly soon: Date;
  readonly endOfDay: Date;
  readonly exams?: readonly Exam[];
}

export interface CardQuery extends CardScope {
  readonly search: string;
  /** This one alone. */
  readonly cardId?: string | undefined;
  /** Those that lead to this document. */
  readonly documentId?: string | undefined;
  readonly state?: CardState | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What becomes of several cards; what is left out stays as it is. */
export interface CardsChange {
  readonly deleted?: boolean | undefined;
  readonly subjectId?: string | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
  /** Null for no more. */
  readonly suspendedAt?: Date | null | undefined;
}

/** How many cards there are. `fresh` is a card of one's own that was never reviewed; a question was met when it was answered. */
export interface CardCounts {
  readonly total: number;
  /** Those of archived subjects, which are in no other count. */
  readonly resting: number;
  /** To be reviewed now, the fresh ones apart. */
  readonly due: number;
  readonly dueFresh: number;
  /** Until each of the times that were asked for. */
  readonly until: readonly number[];
  readonly untilFresh: readonly number[];
  readonly reviewedAt: Date | null;
}

/** What the log says of how far a student is; suspended cards are left out of the first two. */
export interface CardStanding {
  readonly strengths: Readonly<Record<Strength, number>>;
  /** What was wrong on most of the days, the worst first; nothing that is remembered for months by now. */
  readonly wrong: readonly (StoredCard & { readonly days: number })[];
  readonly gaps: AnswerGaps;
  /** Whether anything of it was reviewed on each of the days that were asked for, up to the first before today without. */
  readonly reviewed: readonly boolean[];
}

/** A picture as it is kept. */
export interface StoredCardPicture extends CardPicture {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Pictures of cards and notes, each once however many have it. It goes with the last of them. */
export interface CardPictureStore {
  /** Keeps them for cards and notes that are to be made. @throws AppError card_pictures_full */
  readonly keep: (
    ownerId: string,
    pictures: readonly StoredCardPicture[],
    at: Date,
  ) => Promise<void>;
  readonly read: (
    ownerId: string,
    sha256: string,
  ) => Promise<Pick<StoredCardPicture, "mediaType" | "bytes"> | null>;
  /** Those that the texts of a thread may show: what the notes that it was made from show. */
  readonly ofThread: (ownerId: string, threadId: string) => Promise<CardPicture[]>;
  /** Deletes what was kept before that time and neither a card nor a note of anybody's has. */
  readonly sweep: (before: Date) => Promise<void>;
}

/** Weights that were fitted to a student's answers and are in use, with what was told of them. */
export interface CardFit extends Weights {
  /** ISO 8601. */
  readonly at: string;
  /** Answers that they were fitted to. */
  readonly answers: number;
  readonly before: Fitness;
  readonly after: Fitness;
}

/** A card whose memory is by other weights than its owner's, with its log, the oldest first. */
export interface OutdatedCard {
  readonly memory: CardMemory;
  readonly log: readonly LoggedReview[];
}

/** What is fitted to a student, and what follows of it. */
export interface CardFitStore {
  /** How many answers were given and not taken back. */
  readonly answers: (ownerId: string) => Promise<number>;
  /** Those of all cards, in pieces; where there are more, whole cards stand for all that have about so many. */
  readonly log: (ownerId: string, most: number) => AsyncGenerator<LoggedAnswer[]>;
  /** Null for everybody's weights. No card changes by it. */
  readonly save: (ownerId: string, fit: CardFit | null) => Promise<void>;
  /** Who has cards whose memory is by other weights than their own. */
  readonly outdated: () => Promise<string[]>;
  /**
   * Computes memories anew that are by others than these weights: so many at most of the cards after one, in the order of
   * their ids, or one card's alone. A card that is reviewed meanwhile is left for the next time.
   * @returns the last of them; null when there was none
   */
  readonly renew: (
    ownerId: string,
    weights: Weights | null,
    which: { readonly most: number; readonly after: string } | { readonly cardId: string },
    remembered: (card: OutdatedCard) => Pick<CardMemory, "stability" | "difficulty">,
  ) => Promise<string | null>;
}

/** Cards and the log of their reviews, which is only ever added to. */
export interface CardStore {
  /**
   * Those that were answered wrong last, then the others, those that wait longest first, and after them so many `fresh` ones
   * at most, those for an exam first; questions that were dropped since are not asked, nor what is suspended or of an archived subject.
   */
  readonly due: (
    ownerId: string,
    until: DueUntil,
    most: { readonly cards: number; readonly fresh: number },
    scope?: CardScope,
  ) => Promise<DueCard[]>;
  readonly count: (
    ownerId: string,
    until: DueUntil,
    times: readonly Date[],
    scope?: CardScope,
  ) => Promise<CardCounts>;
  /**
   * @param times the midnights around the days that are asked about, the newest first; since when answers count as
   * time, and since which of the midnights as mistakes
   */
  readonly standing: (
    ownerId: string,
    times: {
      readonly days: readonly Date[];
      readonly timesSince: Date;
      readonly mistakesSince: Date;
    },
    subjectId?: string,
  ) => Promise<CardStanding>;
  /** How many cards of one's own in a subject are new, and due before that time. */
  readonly fresh: (ownerId: string, subjectId: string, before: Date) => Promise<number>;
  /** How many cards of one's own, in a subject or in all, were reviewed for the first time since then. */
  readonly begun: (ownerId: string, since: Date, subjectId?: string) => Promise<number>;
  /** The subjects that have an exam and are not archived, with its day, as 2026-03-01. */
  readonly exams: (ownerId: string) => Promise<{ subjectId: string; day: string }[]>;
  /** What is asked in a subject, as the cards stand, in the order in which new ones are begun; so many at most. */
  readonly memories: (
    ownerId: string,
    subjectId: string,
    limit: number,
  ) => Promise<{ total: number; cards: CardForExam[] }>;
  readonly settings: (ownerId: string) => Promise<CardSettings & { readonly fit: CardFit | null }>;
  readonly saveSettings: (ownerId: string, change: CardSettingsChange) => Promise<void>;
  /** How many cards a thread has: those of a quiz, which go with its questions, or of a document's. @throws AppError not_found */
  readonly ofThread: (ownerId: string, threadId: string) => Promise<number>;
  /** How many cards a subject has. @throws AppError not_found */
  readonly ofSubject: (ownerId: string, subjectId: string) => Promise<number>;
  /**
   * Makes cards of one's own of them, in the thread's subject, with their progress and log; one whose words are those of a
   * card there is left.
   * @throws AppError not_found
   */
  readonly keepOfThread: (
    ownerId: string,
    threadId: string,
    sides: (question: Question, language: Language) => CardSides,
  ) => Promise<void>;
  /**
   * Makes cards of one's own of the answered questions of a document, in its subject, but of those that are cards, or whose sides one there has.
   * @throws AppError not_found
   */
  readonly addOfDocument: (
    ownerId: string,
    threadId: string,
    sidesOf: (
      question: Pick<ReviewQuestion, "text" | "quotes"> & { readonly answer: string },
    ) => CardSides,
    at: Date,
  ) => Promise<AddedCards>;
  /**
   * Makes cards of one's own of passages of a document, in its subject. Of pairs that the subject has, the cards lead to the
   * passage, too, instead of another of this document.
   * @param revision the one of the text that the offsets are of
   * @throws AppError not_found
   */
  readonly addOfPassage: (
    ownerId: string,
    threadId: string,
    drafts: readonly CardOfPassage[],
    revision: number,
    at: Date,
  ) => Promise<Pick<MadePassageCards, "subjectId" | "made" | "known" | "linked">>;
  /** Takes that back: deletes what was made and not reviewed since, and the ways of others to this document. @throws AppError not_found */
  readonly undoOfPassage: (
    ownerId: string,
    threadId: string,
    made: UndoPassageCardsRequest,
  ) => Promise<UndonePassageCards>;
  /** The cards of a document's passages, in the order in which they were made. @throws AppError not_found */
  readonly ofPassages: (
    ownerId: string,
    threadId: string,
  ) => Promise<
    {
      readonly id: string;
      readonly sides: CardSides;
      readonly passage: KeptPassage;
      /** Those of other documents, also of such as lie in the bin or are gone. */
      readonly elsewhere: readonly CardPassage[];
    }[]
  >;
  /**
   * Has a card ask other words of a document than those that were seen, with other sides where they are given; its progress
   * stays. False where it asks others by now, and nothing was changed.
   * @throws AppError not_found, card_known, card_one_side
   */
  readonly movePassage: (
    ownerId: string,
    cardId: string,
    documentId: string,
    moved: {
      readonly seen: KeptPassage;
      readonly passage: KeptPassage;
      readonly sides: CardSides | null;
    },
  ) => Promise<boolean>;
  /** The newest first, and how many there are. @throws AppError not_found when the subject is another's */
  readonly list: (
    ownerId: string,
    query: CardQuery,
    until: DueUntil,
  ) => Promise<{ total: number; cards: ListedCard[] }>;
  /** The tags of all cards with the number of their cards, the most used first, each as most of them write it. */
  readonly tags: (ownerId: string) => Promise<UsedTags["tags"]>;
  /** Every card, the oldest first, with the reviews that were not taken back. @throws AppError not_found as `list` */
  readonly all: (
    ownerId: string,
    subjectId: string | undefined,
    withLog: boolean,
  ) => Promise<LoggedCard[]>;
  /** The questions of a quiz that became cards, with their logs, and where and when it was made. @throws AppError not_found */
  readonly ofQuiz: (
    ownerId: string,
    threadId: string,
  ) => Promise<{
    readonly subject: StoredCard["subject"];
    readonly createdAt: Date;
    readonly cards: readonly Pick<
      LoggedCard,
      "id" | "memory" | "tags" | "due" | "suspended" | "createdAt" | "log"
    >[];
  }>;
  /**
   * Makes cards that are asked from that time on, in their order; of pairs that the subject has, its cards get the tags.
   * @param subjectId where something was last begun, when it is left out
   * @throws AppError not_found, card_picture_gone, card_pictures_many, and what `checkedTags` throws
   */
  readonly add: (
    ownerId: string,
    subjectId: string | undefined,
    pairs: readonly NewCard[],
    at: Date,
  ) => Promise<AddedCards>;
  /**
   * Gives a card other words, which keeps its progress, or another subject, or tags, or says since when it is suspended.
   * @throws AppError not_found, card_of_quiz, card_known, card_picture_gone, card_pictures_many, and what `checkedTags` throws
   */
  readonly change: (
    ownerId: string,
    cardId: string,
    change: Partial<CardSides> & {
      readonly subjectId?: string | undefined;
      readonly tags?: readonly string[] | undefined;
      readonly suspendedAt?: Date | null | undefined;
    },
  ) => Promise<void>;
  /**
   * Changes several cards in one transaction: tags and suspends any, moves and deletes those of one's own. Ids of cards that
   * are not there are passed over; a card that would have too many tags keeps its own.
   * @throws AppError not_found when none of them is there to be changed or the subject is not, and what `checkedTags` throws of the added tags: then nothing is changed
   */
  readonly changeSome: (
    ownerId: string,
    cardIds: readonly string[],
    change: CardsChange,
  ) => Promise<ChangedCards>;
  /** @throws AppError not_found, card_of_quiz */
  readonly remove: (ownerId: string, cardId: string) => Promise<void>;
  /**
   * Reviews a card as often as it was when it was shown; a review with a known key, or of a card that was reviewed
   * since, changes nothing.
   * @throws AppError not_found, press_key_used
   */
  readonly review: (
    ownerId: string,
    cardId: string,
    review: {
      readonly key: string;
      readonly rating: CardRating;
      readonly reviews: number;
      readonly hinted: boolean;
      readonly at: Date;
      readonly next: (memory: CardMemory | null) => Scheduled;
    },
  ) => Promise<{ counted: boolean; due: Date }>;
  /**
   * Takes a review back, or the newest one of a subject, of a tag or of all, wherever it was made `since` then; the log keeps
   * both. A known key takes nothing more back.
   * @returns the card; null when there is nothing to take back
   * @throws AppError reviewed_since, press_key_used
   */
  readonly undo: (
    ownerId: string,
    request: UndoReviewRequest,
    at: Date,
    since: Date,
  ) => Promise<string | null>;
}
