import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.ts";

/** Dimensions up to which pgvector indexes vectors of full and of half precision. */
const mostOfFull = 2_000;
const mostOfHalf = 4_000;

/** A text as a literal of SQL: an index on a part of a table is used only where its condition stands in full. */
export const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * The vectors of a model in the form in which its index holds them. An index is for one number of dimensions, while
 * the column takes all.
 */
export const indexedForm = (vector: SQL | string, dimensions: number): SQL => {
  const type = dimensions > mostOfFull && dimensions <= mostOfHalf ? "halfvec" : "vector";
  const given = typeof vector === "string" ? sql.raw(vector) : vector;
  return sql`(${given}::${sql.raw(`${type}(${dimensions})`)})`;
};

/**
 * Tells the embedded database. It has no index of vectors: one of 1,536 numbers takes it 35 ms to put in, while it
 * finds the nearest of 20,000 in 65 ms without, by their bits.
 */
export const isWithoutVectorIndex = async (db: Database): Promise<boolean> => {
  const [server] = await db.execute<{ version: string }>(sql`select version()`);
  return server?.version.includes("PGlite") === true;
};

/**
 * Makes the index of a model's vectors, unless it is there or the database has none. It is cheap while there are no
 * vectors, hence before the first is stored.
 */
export const ensureVectorIndex = async (
  db: Database,
  modelId: string,
  dimensions: number,
): Promise<void> => {
  if (dimensions > mostOfHalf) return;
  if (await isWithoutVectorIndex(db)) return;
  const key = createHash("sha256").update(`${modelId} ${dimensions}`).digest("hex").slice(0, 16);
  const type = dimensions > mostOfFull ? "halfvec" : "vector";
  await db.transaction(async (tx) => {
    // Two workers that both see that it is missing would make it both, and one would fail.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chunk_vectors'))`);
    await tx.execute(sql`
    create index if not exists ${sql.identifier(`chunk_vectors_${key}`)} on chunk_vectors
    using hnsw (${indexedForm("embedding", dimensions)} ${sql.raw(`${type}_cosine_ops`)})
    where model_id = ${literal(modelId)} and dimensions = ${sql.raw(String(dimensions))}
  `);
  });
};
