import { text, timestamp } from "drizzle-orm/pg-core";

/** The columns that every table has. Every query names the owner. */
export const ownerColumn = () => text("owner_id").notNull();

export const createdAtColumn = () =>
  timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow();

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
