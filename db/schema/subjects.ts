import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ExcerptPlace, SourceEdit } from "#lib/schemas/source.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";

/** What somebody studies: it holds their sources and threads. */
export const subjects = pgTable(
  "subjects",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    /** Null of the one that everything starts in, until it is given one: then the reader's language names it. */
    name: text("name"),
    /** The one that everything starts in; it cannot be archived. */
    isDefault: boolean("is_default").notNull().default(false),
    archivedAt: timeColumn("archived_at"),
    /** The day of its exam, wherever the student is then; null while none is set. */
    examOn: date("exam_on", { mode: "string" }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("subjects_owner").on(table.ownerId),
    uniqueIndex("subjects_default").on(table.ownerId).where(sql`is_default`),
  ],
);

/**
 * A text of the student's that things are made from; equal texts of a subject are one. What was made keeps a text of its
 * own. A deleted one that something rests on stays without its text, so that passages go on naming their pages.
 */
export const subjectSources = pgTable(
  "subject_sources",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    subjectId: text("subject_id")
      .notNull()
      .references(() => subjects.id),
    title: text("title").notNull(),
    /** Names of the files that it was read from; null for pasted text. */
    fileName: text("file_name"),
    text: text("text").notNull(),
    sha256: text("sha256").notNull(),
    words: integer("words").notNull(),
    /** Where pages, slides and chapters of its files begin in it, in their order. */
    places: jsonb("places").$type<ExcerptPlace[]>().notNull(),
    /** The pictures that its text shows, by their hashes; they stay with the row as long as something rests on it. */
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    /** How often its text was changed. */
    revision: integer("revision").notNull().default(0),
    /** The changes that led to its text, oldest first, as far as they are kept (`lib/subjects/source-history.ts`). */
    edits: jsonb("edits").$type<SourceEdit[]>().notNull().default([]),
    /**
     * Of a row that stands for a former text, or for chosen parts of the text at its revision (`lib/subjects/excerpt.ts`): the
     * source. It is kept as a deleted source is, without its text, for what was made from it.
     */
    revisionOf: text("revision_of").references((): AnyPgColumn => subjectSources.id, {
      onDelete: "set null",
    }),
    /** Since when it lies in the bin; null while it does not. */
    binnedAt: timeColumn("binned_at"),
    deletedAt: timeColumn("deleted_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("subject_sources_subject").on(table.subjectId),
    index("subject_sources_revision").on(table.revisionOf),
    index("subject_sources_pictures").using("gin", table.pictures).where(sql`pictures <> '{}'`),
    index("subject_sources_binned").on(table.binnedAt).where(sql`binned_at is not null`),
    uniqueIndex("subject_sources_text")
      .on(table.subjectId, table.sha256)
      .where(sql`deleted_at is null`),
  ],
);
