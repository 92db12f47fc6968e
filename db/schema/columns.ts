import { sql } from "drizzle-orm";
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

/** Bytes as PostgreSQL keeps them. */
export const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** A vector of which most places are 0, as pgvector writes it: `{place:value,…}/places`. */
export const sparseVectorColumn = customType<{
  data: string;
  config: { readonly places: number } | undefined;
}>({
  dataType: (config) => (config ? `sparsevec(${config.places})` : "sparsevec"),
});

/** Words for full-text search; written and read by SQL alone. */
export const tsvectorColumn = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Of the longest vector's numbers: as exact as the single precision in which they are kept. */
const scale = 2 ** 24;

/**
 * The direction of a vector as a list of whole numbers, to be cast to `integer[]` and then to `vector`. The embedded
 * database reads a whole number in a fifth of the time of a broken one: 100 vectors of 1,536 of these take it 200 ms.
 */
export const directionOf = (vector: readonly number[]): string => {
  const length = Math.hypot(...vector);
  const factor = length > 0 ? scale / length : 0;
  return `{${vector.map((value) => Math.round(value * factor)).join(",")}}`;
};

/**
 * A vector, of which the direction is kept, at length 1: only directions are compared. Its size is not fixed by the
 * column, as each embedding model has its own.
 */
export const vectorColumn = customType<{ data: number[]; driverData: string }>({
  dataType: () => "vector",
  toDriver: (vector) => sql`l2_normalize(${directionOf(vector)}::integer[]::vector)`,
  fromDriver: (text) => JSON.parse(text),
});

/** As many bits as a vector has numbers, written by the database alone. */
export const bitsColumn = customType<{ data: string }>({ dataType: () => "bit varying" });
