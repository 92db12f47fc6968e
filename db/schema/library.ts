import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  Difference,
  ImportStatus,
  PackDescription,
  SourceFormat,
} from "#lib/schemas/library.ts";
import {
  bitsColumn,
  bytesColumn,
  createdAtColumn,
  failureColumn,
  ownerColumn,
  sparseVectorColumn,
  timeColumn,
  tsvectorColumn,
  vectorColumn,
} from "./columns.ts";

/** What an owner's library as a whole is at: one row for each owner that has looked at it. */
export const libraries = pgTable("libraries", {
  ownerId: text("owner_id").primaryKey(),
  /** Rises with every visible change of any pack, also when one is deleted. */
  revision: integer("revision").notNull().default(0),
});

/** A product with its manual and what its versions and editions differ in. */
export const packs = pgTable(
  "packs",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    product: text("product").notNull(),
    titles: jsonb("titles").$type<PackDescription["titles"]>().notNull(),
    language: text("language").$type<Language>().notNull(),
    versions: jsonb("versions").$type<string[]>().notNull(),
    editions: jsonb("editions").$type<string[]>().notNull(),
    /** Which pack of the product's own it is, and of which contents (a hash); null for the student's own. */
    sampleName: text("sample_name"),
    sampleHash: text("sample_hash"),
    /** True when the student deleted a sample, which then does not come again. */
    hidden: boolean("hidden").notNull().default(false),
    /** Rises with every visible change. */
    revision: integer("revision").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("packs_sample").on(table.ownerId, table.sampleName)],
);

/**
 * A file of a manual, in a pack. Its chunks of the present generation are searched; those of a running import are not yet.
 * The table is called `sources`, as in the API.
 */
export const manualFiles = pgTable(
  "sources",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    /** Shown, never opened. The same name imported again replaces. */
    fileName: text("file_name").notNull(),
    /** By its contents; null before it was looked at. */
    format: text("format").$type<SourceFormat>(),
    sha256: text("sha256").notNull(),
    size: integer("size").notNull(),
    status: text("status").$type<ImportStatus>().notNull(),
    /** The generation of chunks that is searched; 0 before the first import is done. */
    generation: integer("generation").notNull().default(0),
    /** Files or pages of the running import that are stored, and how many there are. */
    done: integer("done").notNull().default(0),
    total: integer("total"),
    sections: integer("sections").notNull().default(0),
    chunks: integer("chunks").notNull().default(0),
    badFiles: failureColumn<{ file: string; code: ErrorCode; details?: ErrorDetails }[]>(
      "bad_files",
    )
      .notNull()
      .default([]),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorDetails: failureColumn<ErrorDetails>("error_details"),
    /** How often the process that reads the file ended at it without a reason; twice fails the import. */
    readerEnds: integer("reader_ends").notNull().default(0),
    /** Which worker imports or embeds it, and until when nobody else does. Another one's writes are refused. */
    claimedBy: text("claimed_by"),
    claimedUntil: timeColumn("claimed_until"),
    /** The embedding model of which every chunk of the present generation has its vector. */
    embeddedBy: text("embedded_by"),
    /** Why vectors could not be had when they were asked for last; null when they could. */
    embeddingError: text("embedding_error").$type<ErrorCode>(),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("sources_name").on(table.packId, table.fileName),
    index("sources_status").on(table.status),
  ],
);

/**
 * A file that was sent. Its pieces commit one by one while `sourceId` is null; then one transaction names the source whose
 * file it is now. What was broken off is deleted when no piece has come for long.
 */
export const sourceUploads = pgTable(
  "source_uploads",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    sourceId: text("source_id")
      .unique()
      .references(() => manualFiles.id, { onDelete: "cascade" }),
    /** When a piece came last. */
    touchedAt: timeColumn("touched_at").notNull().defaultNow(),
  },
  (table) => [index("source_uploads_pack").on(table.packId)],
);

/** The bytes of a file while it is being imported, in pieces: a large one is never one value of the database. */
export const sourceFiles = pgTable(
  "source_files",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => sourceUploads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    ownerId: ownerColumn(),
    bytes: bytesColumn("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.ordinal] })],
);

/** Pieces of manuals, and what versions and editions differ in: what a guide searches. */
export const chunks = pgTable(
  "chunks",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    sourceId: text("source_id")
      .notNull()
      .references(() => manualFiles.id, { onDelete: "cascade" }),
    /** Searched when it is its source's. */
    generation: integer("generation").notNull(),
    /**
     * What searches answer with, guides keep and links name. It passes to the chunk that takes this one's place when
     * the manual comes again; `id` does not, as vectors and words hang on it. Until the old generation is deleted both
     * have it: whoever asks for it asks for the source's present generation, too.
     */
    stableId: text("lasting_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    kind: text("kind").$type<"manual" | "difference">().notNull(),
    title: text("title").notNull(),
    headingPath: jsonb("heading_path").$type<string[]>().notNull(),
    address: text("address"),
    innerAddresses: jsonb("inner_addresses").$type<string[]>().notNull(),
    indexTerms: jsonb("index_terms").$type<string[]>().notNull(),
    page: integer("page"),
    text: text("text").notNull(),
    part: integer("part").notNull(),
    totalParts: integer("total_parts").notNull(),
    since: text("since"),
    until: text("until"),
    /** The same as numbers, which compare in the right order: "12.0.5" is {12,0,5}. */
    sinceNumbers: integer("since_numbers").array(),
    untilNumbers: integer("until_numbers").array(),
    /** Empty for all. */
    editions: text("editions").array().notNull(),
    difference: jsonb("difference").$type<Difference>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("chunks_place").on(table.sourceId, table.generation, table.ordinal),
    unique("chunks_lasting_id").on(table.stableId, table.generation),
    index("chunks_pack").on(table.packId, table.kind),
  ],
);

/**
 * Vectors of chunks by a configured embedding model, of every size. No index orders them: it would be of all owners at
 * once; see docs/decisions/0018-vectors-of-manuals.md.
 */
export const chunkVectors = pgTable(
  "chunk_vectors",
  {
    chunkId: text("chunk_id")
      .notNull()
      .references(() => chunks.id, { onDelete: "cascade" }),
    modelId: text("model_id").notNull(),
    ownerId: ownerColumn(),
    packId: text("pack_id").notNull(),
    embedding: vectorColumn("embedding").notNull(),
    /** Vectors of two sizes are not compared. */
    dimensions: integer("dimensions").notNull().generatedAlwaysAs(sql`vector_dims(embedding)`),
    /**
     * The signs of the vector's numbers, by which it is found among many; see `search-chunks.ts`. Null until they are
     * made for a vector that is older than this column: as a generated one it would have taken one long statement for
     * all of them.
     */
    bits: bitsColumn("bits"),
  },
  (table) => [
    primaryKey({ columns: [table.chunkId, table.modelId] }),
    index("chunk_vectors_pack").on(table.packId, table.modelId),
  ],
);

/**
 * What chunks are found by. Apart from the chunks, with what filters them, so that the thousands of rows
 * that a search weighs are small.
 */
export const chunkWords = pgTable(
  "chunk_words",
  {
    chunkId: text("chunk_id")
      .primaryKey()
      .references(() => chunks.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    packId: text("pack_id").notNull(),
    sourceId: text("source_id").notNull(),
    generation: integer("generation").notNull(),
    kind: text("kind").$type<"manual" | "difference">().notNull(),
    sinceNumbers: integer("since_numbers").array(),
    untilNumbers: integer("until_numbers").array(),
    editions: text("editions").array().notNull(),
    /** Stems, each once. */
    words: tsvectorColumn("words").notNull(),
    /** How much the chunk is about each stem. */
    weights: sparseVectorColumn("weights").notNull(),
  },
  (table) => [
    index("chunk_words_words").using("gin", table.words),
    index("chunk_words_pack").on(table.packId, table.kind),
  ],
);

/** In how many chunks of a source's generation a term occurs; under the empty term, how many there are. */
export const searchTerms = pgTable(
  "search_terms",
  {
    sourceId: text("source_id")
      .notNull()
      .references(() => manualFiles.id, { onDelete: "cascade" }),
    generation: integer("generation").notNull(),
    term: text("term").notNull(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    chunks: integer("chunks").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.generation, table.term] }),
    index("search_terms_pack").on(table.packId),
  ],
);
