import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** The columns that every table has. Every query names the owner. */
export const ownerColumn = () => text("owner_id").notNull();

export const createdAtColumn = () =>
  timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow();

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What PostgreSQL takes for text: no NUL and no half of a letter. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;

/**
 * What is told of a failure, as JSON. Names and words of hostile files and replies get into it, and a failure that
 * cannot be stored would be met again for ever: what PostgreSQL refuses is replaced.
 */
export const failureColumn = <Data>(name: string) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value, storable),
  })(name);
