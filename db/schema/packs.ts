import { boolean, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Language } from "#lib/schemas/language.ts";
import type { PackDescription } from "#lib/schemas/library.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";

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
