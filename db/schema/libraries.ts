import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** What an owner's library as a whole is at: one row for each owner that has looked at it. */
export const libraries = pgTable("libraries", {
  ownerId: text("owner_id").primaryKey(),
  /** Rises with every visible change of any pack, also when one is deleted. */
  revision: integer("revision").notNull().default(0),
});
