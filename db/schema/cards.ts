import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { CardFit } from "#lib/cards/card-store.ts";
import type { CardMemory } from "#lib/cards/schedule.ts";
import type { CardRating } from "#lib/schemas/card.ts";
import type { CardPassage } from "#lib/schemas/passage-card.ts";
import { bytesColumn, createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
import { questions } from "./quiz.ts";
import { subjects } from "./subjects.ts";

/**
 * What comes back, and when: a question that was answered, whose words stand in the question itself, or a card of the
 * student's own in a subject, with its two sides.
 */
export const cards = pgTable(
  "cards",
  {
    /** Of a question's card that of the question, which it keeps when the question goes and the card stays. */
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    questionId: text("question_id")
      .unique("cards_question")
      .references(() => questions.id, { onDelete: "cascade" }),
    subjectId: text("subject_id").references(() => subjects.id),
    front: text("front"),
    back: text("back"),
    /** The pictures of both sides, by their hashes. */
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** By no index: every question names the owner, whose cards are fewer than all that have a tag. */
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    /** Of both sides: the same pair twice in a subject is one card. */
    sha256: text("sha256"),
    /** The words of documents that it asks, that which it was made from first; of a document that is deleted they stay without a use. */
    passages: jsonb("passages").$type<CardPassage[]>().notNull().default([]),
    due: timeColumn("due").notNull(),
    /** Null until the first review. */
    memory: jsonb("memory").$type<CardMemory>(),
    reviews: integer("reviews").notNull().default(0),
    /** Since when it is not asked; null while it is. */
    suspendedAt: timeColumn("suspended_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("cards_due").on(table.ownerId, table.due),
    index("cards_newest").on(
      table.ownerId,
      table.createdAt.desc().nullsFirst(),
      table.due,
      table.id,
    ),
    index("cards_passages")
      .using("gin", table.passages.op("jsonb_path_ops"))
      .where(sql`passages <> '[]'`),
    index("cards_pictures").using("gin", table.pictures).where(sql`pictures <> '{}'`),
    unique("cards_sides").on(table.subjectId, table.sha256),
    check(
      "cards_kind",
      sql`case when question_id is null then num_nulls(subject_id, front, back, sha256) = 0
        else num_nonnulls(subject_id, front, back, sha256) = 0 end`,
    ),
  ],
);

/** The pictures of cards and of notes, encoded anew by us without metadata; the same one is stored once. */
export const cardPictures = pgTable(
  "card_pictures",
  {
    ownerId: ownerColumn(),
    /** Of the bytes. */
    sha256: text("sha256").notNull(),
    mediaType: text("media_type").$type<"image/jpeg" | "image/png" | "image/webp">().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    bytes: bytesColumn("bytes").notNull(),
    /** When it was sent, or given to a card or a note, last: one that nothing takes is deleted a day later. */
    keptAt: timeColumn("kept_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.sha256] })],
);

/** How somebody reviews; without a row as most do. */
export const cardSettings = pgTable("card_settings", {
  ownerId: ownerColumn().primaryKey(),
  newPerDay: integer("new_per_day").notNull(),
  /** The share that is to be remembered when a card comes back. */
  retention: doublePrecision("retention").notNull(),
  /** Weights that were fitted to their answers; null for everybody's. */
  fit: jsonb("fit").$type<CardFit>(),
});

/** The log of all reviews. A row says for ever what happened; where two cards of the same words become one, it is of that one. */
export const cardReviews = pgTable(
  "card_reviews",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** Of the press that made it. */
    key: text("key").notNull(),
    /** Null where the review `undoes` was taken back. */
    rating: text("rating").$type<CardRating>(),
    undoes: text("undoes"),
    /** Whether a hint was looked at before. */
    hinted: boolean("hinted").notNull().default(false),
    /** The card before, to which taking it back returns. */
    dueBefore: timeColumn("due_before").notNull(),
    memoryBefore: jsonb("memory_before").$type<CardMemory>(),
    reviewedAt: timeColumn("reviewed_at").notNull(),
  },
  (table) => [
    unique("card_reviews_key").on(table.ownerId, table.key),
    index("card_reviews_newest").on(table.ownerId, table.reviewedAt),
    index("card_reviews_mistakes").on(table.ownerId, table.reviewedAt).where(sql`rating = 'again'`),
    index("card_reviews_card").on(table.cardId),
    index("card_reviews_undoes").on(table.ownerId, table.undoes).where(sql`undoes is not null`),
  ],
);
