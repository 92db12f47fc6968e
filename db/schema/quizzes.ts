import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "#lib/schemas/language.ts";
import type {
  ContentType,
  NoteCheck,
  QuizSettings,
  QuizStatus,
  QuizStrategy,
  QuizView,
  Shortfall,
} from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** What a quiz thread knows about its note and its result; one row for each quiz thread. */
export const quizzes = pgTable("quizzes", {
  threadId: text("thread_id")
    .primaryKey()
    .references(() => threads.id, { onDelete: "cascade" }),
  ownerId: ownerColumn(),
  settings: jsonb("settings").$type<QuizSettings>().notNull(),
  language: text("language").$type<Language>().notNull(),
  status: text("status").$type<QuizStatus>(),
  factCheck: text("fact_check").$type<NonNullable<QuizView["factCheck"]>>(),
  /** Null until the sentences were checked, and in quizzes made before they were. */
  noteCheck: jsonb("note_check").$type<NoteCheck>(),
  contentType: text("content_type").$type<ContentType>(),
  strategy: text("strategy").$type<QuizStrategy>(),
  fromCache: boolean("from_cache").notNull().default(false),
  shortfall: jsonb("shortfall").$type<Shortfall>(),
  /** The present round: 1, then one more for each retry of mistakes. */
  round: integer("round").notNull().default(1),
  createdAt: createdAtColumn(),
});
