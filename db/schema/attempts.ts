import { boolean, index, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { questions } from "./questions.ts";
import { threads } from "./threads.ts";

/** A student's answer to a question in one round; the first one counts. */
export const attempts = pgTable(
  "attempts",
  {
    questionId: text("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    round: integer("round").notNull(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    answer: text("answer").notNull(),
    /** Null while an open answer waits for its judge, and an uncovered passage for the student's own grade. */
    correct: boolean("correct"),
    score: real("score"),
    reason: text("reason"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.round] }),
    index("attempts_thread").on(table.threadId),
  ],
);
