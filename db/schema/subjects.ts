import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";

/** What somebody studies: it holds their threads. */
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
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("subjects_owner").on(table.ownerId),
    uniqueIndex("subjects_default").on(table.ownerId).where(sql`is_default`),
  ],
);
