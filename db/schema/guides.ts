import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { CitedWords, GuideMode, StepCheck } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { bytesColumn, createdAtColumn, ownerColumn } from "./columns.ts";
import { packs } from "./library.ts";
import { threads } from "./threads.ts";

/** What a guide thread was asked and what it answered; one row for each. */
export const guides = pgTable(
  "guides",
  {
    threadId: text("thread_id")
      .primaryKey()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    /** Null when the pack was deleted: the answer stays. */
    packId: text("pack_id").references(() => packs.id, { onDelete: "set null" }),
    question: text("question").notNull(),
    version: text("version"),
    edition: text("edition"),
    /** Of the question, and so of the answer. */
    language: text("language").$type<Language>().notNull(),
    intent: text("intent").$type<"product" | "other">(),
    allowed: boolean("allowed"),
    versionExplanation: text("version_explanation"),
    /** The chunk of the difference that it rests on. */
    versionChunkId: text("version_chunk_id"),
    answer: text("answer"),
    answered: boolean("answered"),
    /** Of a question that is answered in part, what the sections do not say. Null where they say all, and before it was asked for. */
    missing: text("missing"),
    answerBasis: text("answer_basis").$type<"model" | "rules">(),
    /** The chunks that the answer was made of, best first. */
    chunkIds: jsonb("chunk_ids").$type<string[]>().notNull().default([]),
    /** The sentences of the manual that the answer rests on; none of answers of before. */
    cited: jsonb("cited").$type<CitedWords[]>().notNull().default([]),
    /** Rises with every new answer; its steps are those of this round. */
    answerRound: integer("answer_round").notNull().default(0),
    mode: text("mode").$type<GuideMode>().notNull().default("answer"),
    currentStep: integer("current_step"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("guides_pack").on(table.packId)],
);

export const guideSteps = pgTable(
  "guide_steps",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    answerRound: integer("answer_round").notNull(),
    /** From 0. */
    ordinal: integer("ordinal").notNull(),
    text: text("text").notNull(),
    chunkId: text("chunk_id").notNull(),
    requiresClick: boolean("requires_click").notNull(),
    warning: text("warning"),
    state: text("state").$type<"open" | "done" | "skipped">().notNull().default("open"),
    box: jsonb("box").$type<LocatedControl>(),
    drawn: boolean("drawn").notNull().default(false),
    /** The screenshot that the box is on. */
    screenshotId: text("screenshot_id"),
    check: jsonb("check").$type<StepCheck>(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.answerRound, table.ordinal] })],
);

/** What a student's screen looked like, encoded anew by us without metadata, in its own pixels. */
export const screenshots = pgTable(
  "screenshots",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    /** Of the bytes as they were sent, so that the same picture sent twice in a row is once. */
    sourceSha256: text("source_sha256").notNull(),
    sha256: text("sha256").notNull(),
    mediaType: text("media_type").$type<"image/jpeg" | "image/png" | "image/webp">().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    devicePixelRatio: doublePrecision("device_pixel_ratio").notNull(),
    size: integer("size").notNull(),
    bytes: bytesColumn("bytes").notNull(),
    /** What was read from it, once; null before that. */
    words: jsonb("words").$type<ScreenReading>(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique("screenshots_ordinal").on(table.threadId, table.ordinal)],
);
