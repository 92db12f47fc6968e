import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { readMarkdown } from "#lib/library/read-markdown.ts";
import { sectionChunks } from "#lib/library/section-chunks.ts";
import type { Database } from "../client.ts";
import { chunkWords, manualFiles, packs, searchTerms } from "../schema/library.ts";
import { testDatabase } from "../testing/test-database.ts";
import { countAndFinish, insertChunks, versionTerm, within } from "./chunks.ts";
import { joinSections } from "./join-sections.ts";
import { reindexPacks } from "./reindex-packs.ts";
import { manualSearch } from "./search-chunks.ts";

const { db } = testDatabase();
const ownerId = newId("own");
const place = { ownerId, packId: newId("pck"), sourceId: newId("src"), generation: 1 };

const manual = `# Ссылки

Как связать заметки.

## Список

Внизу стоит число ссылок.

## Цвета

Цвет меняют в палитре.
`;

const store = async (tx: Database): Promise<void> => {
  const chunks = sectionChunks(readMarkdown(manual, { path: "a.md", above: [] }));
  await insertChunks(tx, place, chunks);
  await joinSections(tx, { ...place, format: "markdown" }, within(tx));
  await countAndFinish(tx, place);
};

const words = async () => {
  const rows = await db
    .select({ id: chunkWords.chunkId, words: chunkWords.words, weights: chunkWords.weights })
    .from(chunkWords)
    .where(eq(chunkWords.ownerId, ownerId));
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

const terms = async () => {
  const rows = await db
    .select({ term: searchTerms.term, chunks: searchTerms.chunks })
    .from(searchTerms)
    .where(eq(searchTerms.ownerId, ownerId));
  return new Map(rows.map(({ term, chunks }) => [term, chunks]));
};

/** The number of links was said by a term of its own, and nothing told by which version. */
const makeOld = async (): Promise<void> => {
  await db.execute(sql`
    update ${chunkWords} set words = array_to_tsvector(array_replace(tsvector_to_array(words), 'числ', 'число'))
    where owner_id = ${ownerId}
  `);
  await db.execute(
    sql`update ${searchTerms} set term = 'число' where owner_id = ${ownerId} and term = 'числ'`,
  );
  await db
    .delete(searchTerms)
    .where(and(eq(searchTerms.ownerId, ownerId), eq(searchTerms.term, versionTerm)));
};

const find = async (question: string) => {
  const all = { packId: place.packId, version: null, edition: null, kind: "manual" } as const;
  const { chunks } = await manualSearch(db).search(
    { ...all, filter: false, question, limit: 5 },
    { ownerId, threadId: null },
  );
  return chunks.map(({ title }) => title);
};

beforeAll(async () => {
  const described = { titles: {}, language: "ru" as const, versions: [], editions: [] };
  await db.insert(packs).values({ id: place.packId, ownerId, product: "Заметки", ...described });
  await db.insert(manualFiles).values({
    ...{ id: place.sourceId, ownerId, packId: place.packId, fileName: "a.md", sha256: "", size: 1 },
    ...{ status: "ready", generation: 1, format: "markdown" },
  });
  await store(db);
});
afterAll(() => db.delete(packs).where(eq(packs.id, place.packId)));

test("a manual that was indexed by an older version answers, and is indexed again as an import would", async () => {
  const [asImported, counted] = [await words(), await terms()];
  await makeOld();
  expect(await words()).not.toEqual(asImported);
  expect(await find("в палитре")).toEqual(["Цвета"]);
  expect(await find("число")).toEqual([]);
  await reindexPacks(db, ownerId, new AbortController().signal);
  expect(await words()).toEqual(asImported);
  expect(await terms()).toEqual(counted);
  expect(await find("число")).toEqual(["Список"]);
});

test("what is indexed by the present version is left alone", async () => {
  const before = await db.execute(
    sql`select chunk_id, xmin::text from ${chunkWords} where owner_id = ${ownerId} order by 1`,
  );
  await reindexPacks(db, ownerId, new AbortController().signal);
  const after = await db.execute(
    sql`select chunk_id, xmin::text from ${chunkWords} where owner_id = ${ownerId} order by 1`,
  );
  expect([...after]).toEqual([...before]);
});
