import { z } from "zod";
import { cardSides, mostCardsAtOnce } from "./card.ts";
import { longestMarkedEnd, maxSideCharacters } from "./card-limits.ts";
import { restingLink } from "./resting-question.ts";
import { documentSpan } from "./study.ts";
import { withoutNul } from "./thread.ts";

/** So many documents a card leads to at most. */
export const mostPassages = 20;

/** The database counts no further. */
const maxInt32 = 2_147_483_647;

/** Words of a document that a card asks, as they stood in the text of a revision, from a UTF-16 offset on. */
export const cardPassage = z.object({
  /** Its thread. */
  documentId: z.string().max(100),
  text: z.string().max(maxSideCharacters),
  start: z.int().min(0).max(maxInt32),
  revision: z.int().min(0).max(maxInt32),
});
export type CardPassage = z.infer<typeof cardPassage>;

/** Where marked words begin in the first of their blocks, or end in the last, as the page shows it. */
const markedEnd = z.object({
  /** The first of them, or the last. */
  words: withoutNul(z.string().min(1).max(longestMarkedEnd)),
  /** What stands before them in the block, or behind. */
  beside: withoutNul(z.string().max(longestMarkedEnd)),
  /** How many letters and digits do. */
  letters: z.number().int().min(0),
});
export type MarkedEnd = z.infer<typeof markedEnd>;

/** Body of `POST /api/study/{id}/passage-cards`. */
export const passageCardsRequest = z.object({
  /** The blocks that hold the marked words. */
  selection: documentSpan,
  /** Null where the words begin with the first block. */
  begins: markedEnd.nullable().default(null),
  /** Null where they end with the last one. */
  ends: markedEnd.nullable().default(null),
  /** A card that the student writes; left out, rules make cards of the passage. */
  card: cardSides.optional(),
});
export type PassageCardsRequest = z.infer<typeof passageCardsRequest>;

const cardId = withoutNul(z.string().min(1).max(100));
const cardIds = z.array(cardId).max(mostCardsAtOnce);

/** Why rules make no card of a passage. */
const noCardsReason = z.enum(["words", "code", "prose"]);
export type NoCardsReason = z.infer<typeof noCardsReason>;

/** What was made of a passage. */
export const madePassageCards = z.object({
  subjectId: z.string(),
  /** The cards that were made. */
  made: cardIds,
  /** Those that the subject had already. */
  known: cardIds,
  /** Those of the known ones that lead to this document now, and did not before. */
  linked: cardIds,
  /** How many more the passage has than are made at once. */
  left: z.number().int(),
  /** Null where there are cards. */
  none: noCardsReason.nullable(),
  /** The passage as the document has it, as far as a side of a card has room for it. */
  passage: z.string(),
});
export type MadePassageCards = z.infer<typeof madePassageCards>;

/** Body of `POST /api/study/{id}/passage-cards/undo`: what `madePassageCards` named. */
export const undoPassageCardsRequest = z.object({
  // One of the student's own may have been added to as many as are made at once.
  made: z.array(cardId).max(2 * mostCardsAtOnce),
  linked: z.array(cardId).max(2 * mostCardsAtOnce),
});
export type UndoPassageCardsRequest = z.infer<typeof undoPassageCardsRequest>;

export const undonePassageCards = z.object({
  removed: z.number().int(),
  /** Those that were reviewed or changed since, which stay. */
  kept: z.number().int(),
});
export type UndonePassageCards = z.infer<typeof undonePassageCards>;

/** A card at its passage in the document. */
const passageCard = z.object({
  id: z.string(),
  /** What it asks, in a line. */
  front: z.string(),
  /** Where its words stand now, or what became of them, as UTF-16 offsets. */
  start: z.number().int(),
  end: z.number().int(),
  /** Whether the words were changed since the card was made. */
  changed: z.boolean(),
});
export type PassageCard = z.infer<typeof passageCard>;

/** A question of a quiz that was made of the document or a part of it, at its passage. */
const passageQuestion = restingLink.extend(
  passageCard.pick({ start: true, end: true, changed: true }).shape,
);
export type PassageQuestion = z.infer<typeof passageQuestion>;

/** `GET /api/study/{id}/passage-cards`: the cards and questions whose words the document has, each in its order. */
export const passageCards = z.object({
  cards: z.array(passageCard),
  questions: z.array(passageQuestion),
});
export type PassageCards = z.infer<typeof passageCards>;

/** Body of `POST /api/cards/{id}/passage`: the card stays as it is through this change of its words, or is made anew of them. */
export const settlePassage = z.object({
  documentId: z.string().max(100),
  settle: z.enum(["keep", "rebuild"]),
  /** SHA-256 of what its words are now, as the document has them, in hex. */
  change: z.string().min(1).max(100),
});
export type SettlePassage = z.infer<typeof settlePassage>;

/**
 * `nothing`: rules make no such card of the words as they are now, or did not make this one; it is as it was. `elsewhere`: another
 * document has the words that it was made of still, and so it is as it was, too.
 */
export const passageOutcome = z.object({
  outcome: z.enum(["kept", "rebuilt", "nothing", "elsewhere"]),
});
export type PassageOutcome = z.infer<typeof passageOutcome>;
