import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

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
