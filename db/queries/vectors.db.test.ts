import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { hashWords } from "#lib/ai/hash-words.ts";
import { newId } from "#lib/ids.ts";
import { chunkVectors, manualFiles } from "../schema/library.ts";
import { newPack } from "../testing/new-pack.ts";
import { testDatabase } from "../testing/test-database.ts";
import { insertVectors } from "./chunks.ts";
import { manualSearch, prepareVectorSearch } from "./search-chunks.ts";
import { chunkVectorStore } from "./vectors.ts";

const { db } = testDatabase();

const count = 1_800;
const topics = 60;
const dimensions = 768;

/** Numbers that look like chance and are the same each time. */
const noise = (seed: number): number[] =>
  Array.from({ length: dimensions }, (_, place) => Math.sin((seed + 1) * (place + 1) * 0.7123));

/** Of a topic, with words of its own; all lean to one side, as the vectors of embedding models do. */
const vectorOf = (number: number): number[] => {
  const [side, topic, own] = [noise(9_999), noise(number % topics), noise(100 + number)];
  return own.map((value, at) => value + 1.5 * (topic[at] ?? 0) + (side[at] ?? 0));
};

const madePack = async () => {
  const [ownerId, modelId] = [newId("own"), `test:${newId("run")}`];
  const sections = Array.from({ length: count }, (_, at) => ({
    ...{ title: `Section ${at}`, text: "Words." },
    ...(at % 2 === 0 ? { editions: ["Suite"] } : { editions: ["Intro"] }),
  }));
  const { packId, chunkId } = await newPack(db, { ownerId, pack: { product: "Widget" }, sections });
  const rows = sections.map(({ title }, at) => ({ chunkId: chunkId(title), vector: vectorOf(at) }));
  await insertVectors(db, { ownerId, packId, modelId }, rows);
  return { ownerId, modelId, packId, chunkId };
};

let pack: Awaited<ReturnType<typeof madePack>>;
beforeAll(async () => {
  pack = await madePack();
});

/** How many chunks a pack has, by its files, decides how it is searched. */
const countAs = (chunks: number) =>
  db.update(manualFiles).set({ chunks }).where(eq(manualFiles.packId, pack.packId));

const queryOf = (edition: string | null) => ({
  ...{ packId: pack.packId, question: "what", version: null, edition, filter: true, limit: 20 },
  kind: "manual" as const,
});

const search = async (number: number, edition: string | null) => {
  const { ownerId, modelId } = pack;
  const meaning = async () => ({ modelId, vector: vectorOf(number) });
  const context = { ownerId, threadId: null };
  const { chunks } = await manualSearch(db, meaning).search(queryOf(edition), context);
  return chunks.map(({ title }) => title);
};

const found = async (counted: number) => {
  await countAs(counted);
  const each: string[][] = [];
  for (const number of [0, 777, 1_799, 5_000, 5_001, 5_002])
    for (const edition of [null, "Suite"]) each.push(await search(number, edition));
  return each;
};

const ofModel = () => eq(chunkVectors.modelId, pack.modelId);

const withoutBits = () =>
  db
    .select({ chunkId: chunkVectors.chunkId })
    .from(chunkVectors)
    .where(and(ofModel(), isNull(chunkVectors.bits)));

describe("a pack of many chunks", () => {
  test("is searched by bits where they tell enough, and by no index of all packs", async () => {
    const by = async (chunks: number, vector: readonly number[]) => {
      await countAs(chunks);
      return db.transaction((tx) => prepareVectorSearch(tx, queryOf(null), pack.ownerId, vector));
    };
    const long = vectorOf(0);
    expect(await by(4_999, long)).toBe("each");
    expect(await by(5_000, long)).toBe("bits");
    expect(await by(100_000, long)).toBe("bits");
    const [short, sparse, positive] = [long.slice(1), hashWords("few words"), long.map(Math.abs)];
    for (const vector of [short, sparse, positive]) expect(await by(20_000, vector)).toBe("each");
    const indexes = sql`
      select 1 from pg_indexes where tablename = 'chunk_vectors' and indexdef like '%hnsw%'`;
    expect(await db.execute(indexes)).toHaveLength(0);
  });

  test("gives what an exact search gives", async () => {
    const exact = await found(600);
    expect(exact[0]).toHaveLength(20);
    expect(await found(5_000)).toEqual(exact);
  });

  test("gives it, too, while vectors of an earlier version have no bits", async () => {
    const exact = await found(600);
    const [first] = exact;
    const old = db
      .select({ chunkId: chunkVectors.chunkId })
      .from(chunkVectors)
      .where(ofModel())
      .limit(count / 2);
    const nearest = (first ?? []).map((title) => pack.chunkId(title));
    const both = sql`${inArray(chunkVectors.chunkId, old)} or ${inArray(chunkVectors.chunkId, nearest)}`;
    await db
      .update(chunkVectors)
      .set({ bits: null })
      .where(and(ofModel(), sql`(${both})`));
    expect((await withoutBits()).length).toBeGreaterThanOrEqual(count / 2);
    expect(await found(5_000)).toEqual(exact);
    await db.update(chunkVectors).set({ bits: null }).where(ofModel());
    expect(await found(5_000)).toEqual(exact);
  });

  test("has its missing bits made by whoever looks for manuals to embed", async () => {
    await db.update(chunkVectors).set({ bits: null }).where(ofModel());
    await chunkVectorStore(db).claim(newId("own"), "worker", pack.modelId, () => false);
    expect(await withoutBits()).toEqual([]);
    const wrong = sql`${chunkVectors.bits} <> binary_quantize(${chunkVectors.embedding})`;
    expect(await db.select().from(chunkVectors).where(and(ofModel(), wrong))).toEqual([]);
  });
});

test("a vector that replaces one of another length brings its bits", async () => {
  const { ownerId, packId, chunkId } = pack;
  const place = { ownerId, packId, modelId: `test:${newId("run")}` };
  const bitsOf = async (vector: readonly number[]) => {
    await insertVectors(db, place, [{ chunkId: chunkId("Section 0"), vector }]);
    const [row] = await db
      .select({ bits: chunkVectors.bits })
      .from(chunkVectors)
      .where(eq(chunkVectors.modelId, place.modelId));
    return row?.bits;
  };
  expect(await bitsOf([1, -1, 0, 2])).toBe("1001");
  expect(await bitsOf([-1, 1])).toBe("01");
});
