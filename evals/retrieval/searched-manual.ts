import { eq } from "drizzle-orm";
import { countAndFinish, insertChunks } from "#db/queries/chunks.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { packs, sources } from "#db/schema/library.ts";
import { newId } from "#lib/ids.ts";
import type { ManualFindings } from "#lib/library/manual-search.ts";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import { openDatabase } from "../fresh-database.ts";

/** A manual in a database, ready to be searched. */
export interface SearchedManual {
  readonly search: (
    question: string,
    limit: number,
    phrases?: readonly string[],
  ) => Promise<ManualFindings>;
  /** Leaves nothing behind. */
  readonly close: () => Promise<void>;
}

/** Stores a manual as an import does, on `databaseUrl` or, without one, on a fresh embedded database. */
export const openManual = async (
  chunks: readonly NewChunk[],
  databaseUrl: string | undefined,
): Promise<SearchedManual> => {
  const { db, close } = await openDatabase(databaseUrl);
  const [ownerId, packId, sourceId] = [newId("own"), newId("pck"), newId("src")];
  const described = { titles: {}, language: "en" as const, versions: [], editions: [] };
  await db.insert(packs).values({ id: packId, ownerId, product: "Manual", ...described });
  await db.insert(sources).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual", sha256: "", size: 1 },
    ...{ status: "ready" as const, generation: 1 },
  });
  const place = { ownerId, packId, sourceId, generation: 1 };
  await db.transaction(async (tx) => {
    await insertChunks(tx, place, chunks);
    await countAndFinish(tx, place);
  });
  const search = manualSearch(db);
  const all = { packId, version: null, edition: null, kind: "manual", filter: false } as const;
  return {
    search: (question, limit, phrases) =>
      search.search({ ...all, question, limit, phrases }, { ownerId, threadId: null }),
    close: async () => {
      await db.delete(packs).where(eq(packs.id, packId));
      await close();
    },
  };
};
