import { boolean, index, integer, jsonb, pgTable, real, text, unique } from "drizzle-orm/pg-core";
import type { Patch } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  EditAuthor,
  EditKind,
  NotePageView,
  ReviewQuestionView,
  StudySettings,
} from "#lib/schemas/study.ts";
import type { DocumentRole } from "#lib/study/study-page.ts";
import { bytesColumn, createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
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

/** A text that a thread works on; graphs hold its id, never its text. */
export const documents = pgTable(
  "documents",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    role: text("role").$type<DocumentRole>().notNull(),
    /** The text of revision `snapshotRevision`; the edits after it lead to the present one. */
    text: text("text").notNull(),
    sha256: text("sha256").notNull(),
    /** Name of the uploaded file; null for pasted text. Shown, never opened. */
    fileName: text("file_name"),
    revision: integer("revision").notNull().default(0),
    snapshotRevision: integer("snapshot_revision").notNull().default(0),
    /** Edits up to this one were looked through for runs of typing. */
    compactedRevision: integer("compacted_revision").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("documents_role").on(table.threadId, table.role)],
);

/** A typed edit within one that stands for several. */
export interface EditStep {
  readonly key: string;
  readonly patches: readonly Patch[];
}

/** Every change of a document, in order: applied one after another they lead from any revision to any later one. */
export const edits = pgTable(
  "edits",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The revision of the document that it made: 1 for the first. */
    number: integer("number").notNull(),
    /** Of typed edits that were taken together in this one the first, and all of them in order; null for one as it was made. */
    first: integer("first"),
    steps: jsonb("steps").$type<EditStep[]>(),
    /** What makes it the same edit when it is stored again after a crash. */
    key: text("key").notNull(),
    kind: text("kind").$type<EditKind>().notNull(),
    author: text("author").$type<EditAuthor>().notNull(),
    /** All against the text of the revision before it, or before its first; none overlaps another. */
    patches: jsonb("patches").$type<Patch[]>().notNull(),
    batchId: text("batch_id"),
    /** The edit that an undo takes back or a redo brings again; the revision that a restore returns to. */
    target: integer("target"),
    /** How well its quote fitted; null where nothing was looked for. */
    similarity: real("similarity"),
    reason: text("reason").notNull(),
    /** The first 50 characters of the passage before and after. */
    oldPreview: text("old_preview").notNull(),
    newPreview: text("new_preview").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("edits_number").on(table.documentId, table.number),
    unique("edits_key").on(table.documentId, table.key),
    index("edits_thread").on(table.threadId),
  ],
);

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

/** Where notes and generated material disagreed; the notes won. */
export const conflicts = pgTable(
  "conflicts",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    subject: text("subject").notNull(),
    material: text("material").notNull(),
    note: text("note").notNull(),
    /** The document's sentence that settles it, as it was written. */
    quote: text("quote").notNull(),
    /** The same sentence as it reads when the material is right. */
    alternative: text("alternative"),
    /** Whose word the student took. */
    settled: text("settled", { enum: ["note", "material"] }),
    /** The number of the edit that put the material's sentence in. */
    settledEdit: integer("settled_edit"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("conflicts_thread").on(table.threadId, table.ordinal)],
);

/** Pictures that a student gave, encoded anew by us: upright, without metadata. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** Order of the pages. */
    ordinal: integer("ordinal").notNull(),
    /** Of the bytes as they were sent, so that the same photo twice is once. */
    sourceSha256: text("source_sha256").notNull(),
    /** Of the stored bytes. */
    sha256: text("sha256").notNull(),
    mediaType: text("media_type").$type<"image/jpeg" | "image/png" | "image/webp">().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    /** Shown, never opened. */
    fileName: text("file_name"),
    bytes: bytesColumn("bytes").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("uploads_thread").on(table.threadId, table.ordinal),
    unique("uploads_source").on(table.threadId, table.sourceSha256),
  ],
);

/** What was read from one photo; one row for each. */
export const notePages = pgTable(
  "note_pages",
  {
    /** The same as its upload's: a repeated reading replaces the row. */
    uploadId: text("upload_id")
      .primaryKey()
      .references(() => uploads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    /** As it was read. */
    text: text("text").notNull(),
    doubtful: jsonb("doubtful").$type<NotePageView["doubtful"]>().notNull(),
    basis: text("basis").$type<NonNullable<NotePageView["basis"]>>().notNull(),
    errorCode: text("error_code"),
    /** As the student left it; null before the review. */
    reviewedText: text("reviewed_text"),
    reviewed: boolean("reviewed").notNull().default(false),
    createdAt: createdAtColumn(),
  },
  (table) => [index("note_pages_thread").on(table.threadId, table.ordinal)],
);
