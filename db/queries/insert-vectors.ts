import { sql } from "drizzle-orm";
import type { ChunkWithVector } from "#lib/library/chunk-vector-store.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { directionOf } from "../schema/vector-column.ts";

interface VectorPlace {
  readonly ownerId: string;
  readonly packId: string;
  readonly modelId: string;
}

/** Stores vectors of a pack's chunks with their bits; they replace what there is of the model. None is no harm. */
export const insertVectors = async (
  tx: Database,
  { ownerId, packId, modelId }: VectorPlace,
  given: readonly ChunkWithVector[],
): Promise<void> => {
  if (given.length === 0) return;
  const rows = given.map(
    ({ chunkId, vector }) =>
      sql`(${chunkId}::text, l2_normalize(${directionOf(vector)}::integer[]::vector))`,
  );
  await tx.execute(sql`
    insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding, bits)
    select chunk_id, ${modelId}, ${ownerId}, ${packId}, embedding, binary_quantize(embedding)
    from (values ${sql.join(rows, sql`, `)}) as given(chunk_id, embedding)
    on conflict (chunk_id, model_id) do update set embedding = excluded.embedding, bits = excluded.bits
  `);
};
