import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import { indexVersion } from "#lib/search/index-chunk.ts";
import type { Database } from "../client.ts";
import { chunkWords, manualFiles, packs, searchTerms } from "../schema/library.ts";
import { testDatabase } from "../testing/test-database.ts";
import { countTerms, finishGeneration, insertChunks, versionTerm } from "./chunks.ts";

const { db } = testDatabase();
const place = {
  ...{ ownerId: newId("own"), packId: newId("pck"), sourceId: newId("src") },
  generation: 2,
};

/** More chunks, and more terms, than one statement counts and stores. */
const count = 1_100;
const chunk = (ordinal: number): NewChunk & { ordinal: number } => ({
  ...{ ordinal, kind: "manual", headingPath: ["Manual"], innerAddresses: [], indexTerms: [] },
  ...{ pageLead: "", title: `Piece ${ordinal}`, address: null, page: null, part: 1, totalParts: 1 },
  text: `alpha ${ordinal % 2 === 0 ? "even" : "odd"} wa${ordinal} wb${ordinal} wc${ordinal}`,
  ...{ since: null, until: null, editions: [], difference: null, given: null },
});

beforeAll(async () => {
  const { ownerId, packId, sourceId, generation } = place;
  await db.insert(packs).values({
    ...{ id: packId, ownerId, product: "Counted", titles: {}, language: "en" },
    ...{ versions: [], editions: [] },
  });
  await db.insert(manualFiles).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual.md", sha256: "", size: 1 },
    ...{ status: "importing", generation: 1 },
  });
  const given = Array.from({ length: count }, (_, ordinal) => chunk(ordinal));
  await insertChunks(db, place, given);
  const row = { sourceId, ownerId, packId, chunks: 9 };
  // Of the present generation, and of an import of another file that was broken off while it counted.
  await db.insert(searchTerms).values({ ...row, generation: 1, term: "former" });
  await db.insert(searchTerms).values({ ...row, generation, term: "left" });
});
afterAll(() => db.delete(packs).where(eq(packs.id, place.packId)));

const counted = async (generation: number) => {
  const rows = await db
    .select({ term: searchTerms.term, chunks: searchTerms.chunks })
    .from(searchTerms)
    .where(and(eq(searchTerms.sourceId, place.sourceId), eq(searchTerms.generation, generation)));
  return new Map(rows.map(({ term, chunks }) => [term, chunks]));
};

test("terms are counted in parts, each in a transaction of its own, as they would be at once", async () => {
  const sizes: number[] = [];
  const whileHeld = async (work: (tx: Database) => Promise<void>) => {
    await db.transaction(work);
    sizes.push((await counted(place.generation)).size);
    return true;
  };
  await countTerms(db, place, whileHeld);
  await countTerms(db, place, whileHeld);
  const rows = await db.execute<{ term: string; chunks: number }>(sql`
    select term, count(*)::integer as chunks from ${chunkWords}, unnest(array_append(tsvector_to_array(words), '')) term
    where source_id = ${place.sourceId} and generation = ${place.generation} group by term
  `);
  const expected = new Map(rows.map(({ term, chunks }) => [term, chunks]));
  expected.set(versionTerm, indexVersion);
  expect(expected.get("")).toBe(count);
  expect(expected.size).toBeGreaterThan(3 * count);
  expect(await counted(place.generation)).toEqual(expected);
  const grown = sizes.map((size, at) => size - (sizes[at - 1] ?? 0));
  expect(Math.max(...grown)).toBeLessThanOrEqual(2_000);
  // What is searched meanwhile stays as it is.
  expect(await counted(1)).toEqual(new Map([["former", 9]]));
  await db.transaction((tx) => finishGeneration(tx, place));
  expect(await counted(1)).toEqual(new Map());
  expect(await counted(place.generation)).toEqual(expected);
});

test("an import that is another's counts nothing more", async () => {
  const before = await counted(place.generation);
  let asked = 0;
  await countTerms(db, place, async () => {
    asked += 1;
    return false;
  });
  expect(asked).toBe(1);
  expect(await counted(place.generation)).toEqual(before);
});
