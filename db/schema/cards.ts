import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { CardMemory } from "#lib/cards/schedule.ts";
import type { CardRating } from "#lib/schemas/card.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
import { questions } from "./quiz.ts";

/** Every question that was answered: when it comes back. What it asks stands in the question itself. */
export const cards = pgTable(
  "cards",
  {
    questionId: text("question_id")
      .primaryKey()
      .references(() => questions.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    due: timeColumn("due").notNull(),
    /** Null until the first review. */
    memory: jsonb("memory").$type<CardMemory>(),
    reviews: integer("reviews").notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (table) => [index("cards_due").on(table.ownerId, table.due)],
);

/** The log of all reviews; a row is never changed. */
export const cardReviews = pgTable(
  "card_reviews",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    questionId: text("question_id")
      .notNull()
      .references(() => cards.questionId, { onDelete: "cascade" }),
    /** Of the press that made it. */
    key: text("key").notNull(),
    /** Null where the review `undoes` was taken back. */
    rating: text("rating").$type<CardRating>(),
    undoes: text("undoes"),
    /** The card before, to which taking it back returns. */
    dueBefore: timeColumn("due_before").notNull(),
    memoryBefore: jsonb("memory_before").$type<CardMemory>(),
    reviewedAt: timeColumn("reviewed_at").notNull(),
  },
  (table) => [
    unique("card_reviews_key").on(table.ownerId, table.key),
    index("card_reviews_newest").on(table.ownerId, table.reviewedAt),
    index("card_reviews_card").on(table.questionId),
  ],
);
