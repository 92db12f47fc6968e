import { eq } from "drizzle-orm";
import { countAndFinish, insertChunks, within } from "#db/queries/chunks.ts";
import { joinSections } from "#db/queries/join-sections.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { manualFiles, packs, chunks as stored } from "#db/schema/library.ts";
import { newId } from "#lib/ids.ts";
import type { FoundChunk } from "#lib/library/manual-search.ts";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import type { Certainty } from "#lib/search/how-sure.ts";
import { openDatabase } from "../fresh-database.ts";

/** A found chunk with the addresses of the short sections that were joined to it. */
export interface SearchedChunk extends FoundChunk {
  readonly joined: readonly string[];
}

/** A manual in a database, ready to be searched. */
export interface SearchedManual {
  readonly search: (
    question: string,
    limit: number,
    phrases?: readonly string[],
  ) => Promise<{ readonly chunks: readonly SearchedChunk[]; readonly certainty: Certainty }>;
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
  await db.insert(manualFiles).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual", sha256: "", size: 1 },
    ...{ status: "ready" as const, generation: 1 },
  });
  const place = { ownerId, packId, sourceId, generation: 1 };
  await db.transaction(async (tx) => {
    await insertChunks(tx, place, chunks);
    await joinSections(tx, { ...place, format: "html" }, within(tx));
    await countAndFinish(tx, place);
  });
  const rows = await db
    .select({ id: stored.stableId, inner: stored.innerAddresses })
    .from(stored)
    .where(eq(stored.packId, packId));
  const inner = new Map(rows.map((row) => [row.id, row.inner]));
  const written = new Set(chunks.flatMap(({ address }) => address ?? []));
  const search = manualSearch(db);
  const all = { packId, version: null, edition: null, kind: "manual", filter: false } as const;
  return {
    search: async (question, limit, phrases) => {
      const asked = { ...all, question, limit, phrases };
      const found = await search.search(asked, { ownerId, threadId: null });
      const joined = (id: string) => (inner.get(id) ?? []).filter((one) => written.has(one));
      return {
        ...found,
        chunks: found.chunks.map((chunk) => ({ ...chunk, joined: joined(chunk.id) })),
      };
    },
    close: async () => {
      await db.delete(packs).where(eq(packs.id, packId));
      await close();
    },
  };
};
