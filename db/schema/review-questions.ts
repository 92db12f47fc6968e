import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReviewQuestionView } from "#lib/schemas/study.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** Questions on a study document; a new list replaces the proposed ones. */
export const reviewQuestions = pgTable(
  "review_questions",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    text: text("text").notNull(),
    status: text("status").$type<ReviewQuestionView["status"]>().notNull(),
    answer: text("answer"),
    basis: text("basis").$type<NonNullable<ReviewQuestionView["basis"]>>(),
    /** The passages that the answer rests on, as they stood in the document then. */
    quotes: jsonb("quotes").$type<string[]>().notNull(),
    errorCode: text("error_code"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("review_questions_thread").on(table.threadId, table.ordinal)],
);
