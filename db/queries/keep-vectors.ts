import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunks } from "../schema/chunks.ts";
import type { SourceGeneration } from "./index-chunks.ts";

/**
 * Gives the chunks of a generation, from an ordinal on, the vectors that the same texts have in the generation before:
 * a manual that comes again is mostly what it was, and its vectors were paid for.
 */
export const keepVectors = async (
  tx: Database,
  { ownerId, sourceId, generation }: SourceGeneration,
  modelId: string,
  from: number,
): Promise<void> => {
  await tx.execute(sql`
    insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding)
    select distinct on (fresh.id) fresh.id, known.model_id, fresh.owner_id, fresh.pack_id, known.embedding
    from ${chunks} fresh
    join ${chunks} old on old.source_id = fresh.source_id and old.generation = ${generation}::integer - 1
      and old.title = fresh.title and old.heading_path = fresh.heading_path and old.text = fresh.text
    join ${chunkVectors} known on known.chunk_id = old.id and known.model_id = ${modelId}
    where fresh.owner_id = ${ownerId} and fresh.source_id = ${sourceId} and fresh.generation = ${generation}
      and fresh.ordinal >= ${from}
    on conflict do nothing
  `);
};
