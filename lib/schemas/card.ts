import { z } from "zod";
import { maxSideCharacters } from "./card-limits.ts";
import { inSubject, subjectId } from "./subject.ts";
import { withoutNul } from "./thread.ts";

/** How well a card was remembered, in the words of every program for spaced repetition. */
export const rating = z.enum(["again", "hard", "good", "easy"]);
export type CardRating = z.infer<typeof rating>;

const key = withoutNul(z.string().min(1).max(100));

/** So many cards are made by one request. */
export const mostCardsAtOnce = 1_000;

/** Tags that one request gives or takes. */
const mostTagsOfChange = 100;

/** Pictures of one card at most, and of one request. */
export const mostPicturesOfCard = 20;
/** Bytes of all pictures of somebody's cards and notes, as they are kept. */
export const maxCardPictureBytes = 500_000_000;

/** A picture of cards or of notes, by the hash of its bytes, with its size in pixels. */
export const cardPicture = z.object({
  sha256: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type CardPicture = z.infer<typeof cardPicture>;

/** `POST /api/card-pictures`: what was sent, in its order. */
export const keptPictures = z.object({ pictures: z.array(cardPicture) });
export type KeptPictures = z.infer<typeof keptPictures>;

const side = withoutNul(z.string().trim().min(1).max(maxSideCharacters));

/**
 * What a card of the student's own asks and what it answers, in Markdown; a picture is `![what it shows](picture:…)`. A
 * front with a gap, `{{c1::words}}`, has its answer in it, so that the back may be empty.
 */
export const cardSides = z.object({
  front: side,
  back: withoutNul(z.string().trim().max(maxSideCharacters)),
});
export type CardSides = z.infer<typeof cardSides>;

/** Words by which cards are found together: 20 on a card, of 60 characters, without commas and line ends (`checkedTags`). */
const cardTags = z.array(withoutNul(z.string()));

/** A card that is to be made. */
export const newCard = cardSides.extend({
  tags: cardTags.optional(),
  /** The card that a package of Lectern’s for Anki says it is: where the subject has that one still, none is made. */
  cardId: withoutNul(z.string().min(1).max(100)).optional(),
});
export type NewCard = z.infer<typeof newCard>;

/** Body of `POST /api/cards`. */
export const addCardsRequest = z.object({
  subjectId: inSubject,
  cards: z.array(newCard).min(1).max(mostCardsAtOnce),
});

export type AddCardsRequest = z.infer<typeof addCardsRequest>;

export const addedCards = z.object({
  subjectId: z.string(),
  added: z.number().int(),
  /** Pairs that were cards of this subject already. */
  known: z.number().int(),
  /** How many of those have got tags that they had not. */
  tagged: z.number().int(),
});
export type AddedCards = z.infer<typeof addedCards>;

/** `GET /api/card-tags`: the tags of all cards, the most used first; those that only capitals tell apart are one. */
export const usedTags = z.object({
  tags: z.array(z.object({ tag: z.string(), cards: z.number().int() })),
});
export type UsedTags = z.infer<typeof usedTags>;

/** Body of `PATCH /api/cards/{id}`: another text or subject of a card of one's own; the tags of any card, and whether it is suspended. */
export const changeCardRequest = cardSides
  .extend({ subjectId, tags: cardTags, suspended: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "changes nothing");
export type CardChange = z.infer<typeof changeCardRequest>;

/**
 * Body of `PATCH /api/cards`: what becomes of several cards. Tags and suspension are of any card, another subject and
 * deletion of those of one's own.
 */
export const changeCardsRequest = z
  .object({
    cardIds: z
      .array(withoutNul(z.string().min(1).max(100)))
      .min(1)
      .max(mostCardsAtOnce),
    suspended: z.boolean().optional(),
    subjectId: inSubject,
    addTags: cardTags.max(mostTagsOfChange).optional(),
    removeTags: cardTags.max(mostTagsOfChange).optional(),
    deleted: z.literal(true).optional(),
  })
  .refine(({ cardIds: _, ...change }) => Object.keys(change).length > 0, "changes nothing")
  .refine(
    ({ cardIds: _, deleted, ...change }) => !deleted || Object.keys(change).length === 0,
    "deletes what it changes",
  );
export type ChangeCardsRequest = z.infer<typeof changeCardsRequest>;

/** What it did. */
export const changedCards = z.object({
  changed: z.number().int(),
  /** Questions of quizzes among them, which are neither moved nor deleted here. */
  ofQuiz: z.number().int(),
  /** Those that were not moved, as the subject has a card of the same words. */
  known: z.number().int(),
  /** Those that got no tags, as they would have had too many. */
  full: z.number().int(),
});
export type ChangedCards = z.infer<typeof changedCards>;

/** What a list of cards can be narrowed to. */
export const cardState = z.enum(["new", "due", "leech", "suspended"]);
export type CardState = z.infer<typeof cardState>;

/** `GET /api/settings/cards`: how somebody reviews. */
export const cardSettings = z.object({
  /** So many cards of one's own are begun a day. */
  newPerDay: z.number().int().min(0).max(999),
  /** The share that is to be remembered when a card comes back. */
  retention: z.number().min(0.8).max(0.97),
});
export type CardSettings = z.infer<typeof cardSettings>;

export const defaultCardSettings: CardSettings = { newPerDay: 20, retention: 0.9 };

/** Body of `PATCH /api/settings/cards`. */
export const changeCardSettingsRequest = cardSettings
  .partial()
  .refine((change) => Object.keys(change).length > 0, "changes nothing");
export type CardSettingsChange = z.infer<typeof changeCardSettingsRequest>;

/** How well a card can have been remembered with a hint. */
export const hintedRatings: readonly CardRating[] = ["again", "hard"];

/** Body of `POST /api/cards/{id}/reviews`. */
export const reviewRequest = z
  .object({
    /** Of this press: the same again does nothing more. */
    key,
    rating,
    /** How often the card had been reviewed when it was shown: one that was graded elsewhere since is not graded twice. */
    reviews: z.number().int().min(0),
    /** Whether a hint was looked at before. */
    hinted: z.boolean().default(false),
  })
  .refine((review) => !review.hinted || hintedRatings.includes(review.rating), {
    path: ["rating"],
    message: "hard at most, after a hint",
  });
export type ReviewRequest = z.infer<typeof reviewRequest>;

/** Body of `POST /api/cards/undo`. */
export const undoReviewRequest = z.object({
  key,
  /** The key of the review to be taken back; the newest one of today, when it is left out. */
  review: key.optional(),
  /** The newest one of this subject, and of cards with this tag or one below it. */
  subjectId: inSubject,
  tag: withoutNul(z.string().min(1).max(200)).optional(),
});
export type UndoReviewRequest = z.infer<typeof undoReviewRequest>;

export const reviewResult = z.object({
  cardId: z.string(),
  /** False when the card had been graded elsewhere meanwhile; that grade stands. */
  counted: z.boolean(),
  /** When it comes back, ISO 8601. */
  due: z.string(),
});
export type ReviewResult = z.infer<typeof reviewResult>;

/** `GET /api/cards`: what waits. */
export const cardsView = z.object({
  total: z.number().int(),
  /** Those of archived subjects, which are not counted otherwise and rest until their subject is brought back. */
  resting: z.number().int(),
  /** To be reviewed today. */
  due: z.number().int(),
  /** New cards that are not asked today, as the limit of a day leaves them out. */
  beyond: z.number().int(),
  /** New cards of all subjects that were begun today. */
  begun: z.number().int(),
  /** How many come back on each of the next days, the rest of today first. */
  forecast: z.array(z.number().int()),
  /** When a card was reviewed last, ISO 8601; null for never. */
  reviewedAt: z.string().nullable(),
});
export type CardsView = z.infer<typeof cardsView>;

/** Answer to `POST /api/cards/undo`: whose review was taken back. */
export const undoneReview = z.object({ cardId: z.string() });

/** Answer to `GET /api/threads/{id}/cards` and `GET /api/subjects/{id}/cards`: how many cards it has. */
export const countedCards = z.object({ cards: z.number().int() });
