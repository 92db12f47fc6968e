import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "#lib/schemas/language.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** What a study thread knows about its topic and its state; one row for each study thread. */
export const studies = pgTable("studies", {
  threadId: text("thread_id")
    .primaryKey()
    .references(() => threads.id, { onDelete: "cascade" }),
  ownerId: ownerColumn(),
  topic: text("topic").notNull(),
  /** Whether the thread's title is one that the student or the first stage gave it. */
  named: boolean("named").notNull().default(false),
  language: text("language").$type<Language>().notNull(),
  settings: jsonb("settings").$type<StudySettings>().notNull(),
  /** Null before the synthesis. */
  documentStatus: text("document_status").$type<"editing" | "completed">(),
  /** Text that is being written, and by which stage; rewritten at most twice a second. */
  draft: text("draft"),
  draftStage: text("draft_stage"),
  /** The document's revision that the questions were made on. */
  questionsRevision: integer("questions_revision"),
  /** The thread's revision that the artifact folder shows; null where none is written. */
  artifactsRevision: integer("artifacts_revision"),
  /** Why the last write of the artifact folder failed, as a code of the catalogue. */
  artifactsError: text("artifacts_error"),
  /** Until when a worker writes the artifact folder, or waits after a failure; nobody else does so meanwhile. */
  artifactsClaimedUntil: timeColumn("artifacts_claimed_until"),
  createdAt: createdAtColumn(),
});
