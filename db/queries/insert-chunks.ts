import { newId } from "../../lib/ids.ts";
import type { NewChunk } from "../../lib/library/new-chunk.ts";
import { versionNumbers } from "../../lib/library/version-numbers.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { indexChunks, type SourceGeneration } from "./index-chunks.ts";

/** Rows of one statement; it has 65,535 places for values, and a row takes 20. */
const rowsAtOnce = 500;

/** Stores chunks and makes them findable; they are searched once their generation is the source's. */
export const insertChunks = async (
  tx: Database,
  place: SourceGeneration & { readonly packId: string },
  given: readonly NewChunk[],
): Promise<void> => {
  for (let start = 0; start < given.length; start += rowsAtOnce) {
    const rows = given.slice(start, start + rowsAtOnce).map(({ given: _vector, ...chunk }) => ({
      ...chunk,
      ...place,
      id: newId("chk"),
      headingPath: [...chunk.headingPath],
      innerAddresses: [...chunk.innerAddresses],
      indexTerms: [...chunk.indexTerms],
      editions: [...chunk.editions],
      sinceNumbers: versionNumbers(chunk.since),
      untilNumbers: versionNumbers(chunk.until),
    }));
    await tx.insert(chunks).values(rows);
    await indexChunks(tx, place.ownerId, rows);
  }
};
