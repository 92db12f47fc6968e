import { newId } from "#lib/ids.ts";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import { versionNumbers } from "#lib/library/version-numbers.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { indexChunks, type SourceGeneration } from "./index-chunks.ts";
import { insertVectors } from "./insert-vectors.ts";

/** Rows of one statement; it has 65,535 places for values, and a row takes 25. */
const rowsAtOnce = 500;

/** A file names the model only, we the provider before it. */
const isOf = (modelId: string, name: string): boolean =>
  modelId === name || modelId.slice(modelId.indexOf(":") + 1) === name;

/**
 * Stores chunks and makes them findable; they are searched once their generation is the source's.
 * @param modelId of the embedding model that is configured: vectors of it that came with the file are kept, others not
 */
export const insertChunks = async (
  tx: Database,
  place: SourceGeneration & { readonly packId: string },
  given: readonly NewChunk[],
  modelId: string | null = null,
): Promise<void> => {
  const { ownerId, packId } = place;
  for (let start = 0; start < given.length; start += rowsAtOnce) {
    const some = given
      .slice(start, start + rowsAtOnce)
      .map((chunk) => ({ chunk, id: newId("chk") }));
    const rows = some.map(({ id, chunk: { given: _vector, ...chunk } }) => ({
      ...chunk,
      ...place,
      ...{ id, lastingId: id },
      headingPath: [...chunk.headingPath],
      innerAddresses: [...chunk.innerAddresses],
      indexTerms: [...chunk.indexTerms],
      editions: [...chunk.editions],
      sinceNumbers: versionNumbers(chunk.since),
      untilNumbers: versionNumbers(chunk.until),
    }));
    await tx.insert(chunks).values(rows);
    await indexChunks(tx, ownerId, rows);
    if (modelId === null) continue;
    const vectors = some.flatMap(({ id: chunkId, chunk: { given: one } }) =>
      one && isOf(modelId, one.modelId) ? [{ chunkId, vector: one.vector }] : [],
    );
    await insertVectors(tx, { ownerId, packId, modelId }, vectors);
  }
};
