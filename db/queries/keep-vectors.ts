import { and, between, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunks } from "../schema/chunks.ts";
import type { SourceGeneration } from "./index-chunks.ts";

/** Vectors of one transaction: a server puts one into its index in some ms, and others wait for the pack meanwhile. */
const vectorsAtOnce = 250;

/** Chunks of one statement: to read what 20,000 say takes the embedded database over 200 ms. */
const readAtOnce = 5_000;

interface Said {
  readonly id: string;
  /** The same in chunks that say the same. */
  readonly said: string;
}

/** The chunks of a generation with, or without, a vector of the model. */
const saying = async (
  db: Database,
  { ownerId, sourceId, generation }: SourceGeneration,
  modelId: string,
  vector: "with" | "without",
): Promise<Said[]> => {
  const ofModel = and(eq(chunkVectors.chunkId, chunks.id), eq(chunkVectors.modelId, modelId));
  const ofGeneration = and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );
  const [row] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration);
  const found: Said[] = [];
  for (let from = 0; from <= (row?.last ?? -1); from += readAtOnce) {
    const some = await db
      .select({
        id: chunks.id,
        said: sql<string>`md5(jsonb_build_array(${chunks.title}, ${chunks.headingPath}, ${chunks.text})::text)`,
      })
      .from(chunks)
      .leftJoin(chunkVectors, ofModel)
      .where(
        and(
          ofGeneration,
          between(chunks.ordinal, from, from + readAtOnce - 1),
          vector === "with" ? isNotNull(chunkVectors.chunkId) : isNull(chunkVectors.chunkId),
        ),
      );
    found.push(...some);
  }
  return found;
};

/**
 * Gives the chunks of a generation the vectors that the same texts have in the generation before: a manual that comes
 * again is mostly what it was, and its vectors were paid for. Called once all chunks are stored, before those of the
 * generation before are deleted. Matched here, as the database, which knows nothing of rows so new, would compare each
 * with each.
 * @param whileHeld does something in a transaction; false when the file is not the import's any more
 */
export const keepVectors = async (
  db: Database,
  fresh: SourceGeneration,
  modelId: string,
  whileHeld: (work: (tx: Database) => Promise<void>) => Promise<boolean>,
): Promise<void> => {
  const before = { ...fresh, generation: fresh.generation - 1 };
  const known = await saying(db, before, modelId, "with");
  if (known.length === 0) return;
  const old = new Map(known.map(({ id, said }) => [said, id]));
  const kept = (await saying(db, fresh, modelId, "without")).flatMap(({ id, said }) => {
    const from = old.get(said);
    return from === undefined ? [] : [{ id, from }];
  });
  for (let start = 0; start < kept.length; start += vectorsAtOnce) {
    const some = JSON.stringify(kept.slice(start, start + vectorsAtOnce));
    const isHeld = await whileHeld(async (tx) => {
      await tx.execute(sql`
        insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding, bits)
        select given.id, known.model_id, known.owner_id, known.pack_id, known.embedding,
          coalesce(known.bits, binary_quantize(known.embedding))
        from jsonb_to_recordset((${some}::text)::jsonb) as given(id text, "from" text)
        join ${chunkVectors} known on known.chunk_id = given.from and known.model_id = ${modelId}
          and known.owner_id = ${fresh.ownerId}
        on conflict do nothing
      `);
    });
    if (!isHeld) return;
  }
};
