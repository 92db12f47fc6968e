import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { chunkVectorStore } from "#db/queries/vectors.ts";
import { chunkVectors, manualFiles } from "#db/schema/library.ts";
import { modelSettings } from "#db/schema/model-settings.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import type { Embedder } from "#lib/ai/task.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { createFindMeaning } from "#lib/search/question-meaning.ts";
import { createEmbeddingLoop } from "./embedding-loop.ts";
import { createImportLoop } from "./import-loop.ts";
import { afterAnyRest } from "./testing/embedding-fixture.ts";

const { db } = testDatabase();
const log = { warn: () => {}, info: () => {} };

/** Each place of a vector is a thing that is spoken of, also by a word that no dictionary has. */
const things = [/zarble|запис/iu, /zorble|темп/iu, /zurble|цвет/iu];
const vectorOf = (text: string) => [...things.map((thing) => Number(thing.test(text))), 0.1];

/** Another model in each test: a model's vectors are embedded for every owner of the shared database. */
const newEmbedder = (more: Partial<Embedder> = {}) => {
  const asked: string[] = [];
  const embed: Embedder["embed"] = async (texts) => {
    // Not the word that tells how long a vector is.
    asked.push(...texts.filter((text) => text.includes("\n\n")));
    return texts.map(vectorOf);
  };
  return { asked, embedder: { modelId: `compatible:${newId("run")}`, embed, ...more } };
};

const loopOf = (ownerId: string, embedder: Embedder) =>
  createEmbeddingLoop({
    ...{ store: chunkVectorStore(db, ownerId), log, identity: newId("worker") },
    ...{ embedderOf: async () => embedder, now: afterAnyRest() },
    isDead: () => false,
  });

const sections = [
  { title: "Запись звука", text: "Включите дорожку и нажмите кнопку." },
  { title: "Темп", text: "Число ударов в минуту." },
  { title: "Цвета", text: "Оформление окна.", editions: ["Suite"] },
];

const newManual = async () => {
  const ownerId = newId("own");
  const { packId } = await newPack(db, { ownerId, pack: { product: "Widget" }, sections });
  const find = async (question: string, embedder: Embedder, edition: string | null = null) => {
    const query = { packId, question, version: null, edition, filter: true, limit: 5 };
    const search = manualSearch(db, createFindMeaning({ embedder, log }));
    const asked = { ...query, kind: "manual" as const };
    const { chunks } = await search.search(asked, { ownerId, threadId: null });
    return chunks.map(({ title }) => title);
  };
  return { ownerId, packId, find };
};

const storedBy = ({ modelId }: Embedder) =>
  db
    .select({ chunkId: chunkVectors.chunkId, vector: chunkVectors.embedding })
    .from(chunkVectors)
    .where(eq(chunkVectors.modelId, modelId));

test("a section that shares no word with the question is found by its meaning", async () => {
  const { ownerId, find } = await newManual();
  const { embedder } = newEmbedder();
  expect(await find("zorble", embedder)).toEqual([]);
  await loopOf(ownerId, embedder).once();
  expect((await find("zorble", embedder))[0]).toBe("Темп");
  expect((await find("zurble", embedder, "Suite"))[0]).toBe("Цвета");
  expect(await find("zurble", embedder, "Intro")).not.toContain("Цвета");
});

test("a chunk is embedded once, with its place in the manual", async () => {
  const { ownerId } = await newManual();
  const { embedder, asked } = newEmbedder();
  await loopOf(ownerId, embedder).once();
  await loopOf(ownerId, embedder).once();
  expect(asked).toHaveLength(sections.length);
  expect(asked.some((text) => text.startsWith("Темп\n\n") || text.includes("> Темп\n\n"))).toBe(
    true,
  );
});

test("what failed in the middle goes on with what is missing", async () => {
  const { ownerId, find } = await newManual();
  const { embedder, asked } = newEmbedder();
  const broken: Embedder = {
    modelId: embedder.modelId,
    embed: async () => {
      throw new AppError("model_unavailable", "away");
    },
  };
  const store = chunkVectorStore(db, ownerId);
  const claim = await store.claim(ownerId, "first", embedder.modelId, () => false);
  if (!claim) throw new Error("There is nothing to embed");
  const [one] = await store.next(claim, { limit: 1, dimensions: null, except: [] });
  await store.save(claim, [{ chunkId: one?.chunkId ?? "", vector: vectorOf(one?.text ?? "") }]);
  expect(await store.claim(ownerId, "second", embedder.modelId, () => false)).toBe(null);
  await store.release(claim);
  await expect(loopOf(ownerId, broken).once()).rejects.toMatchObject({ code: "model_unavailable" });
  await loopOf(ownerId, embedder).once();
  expect(asked).toHaveLength(sections.length - 1);
  expect(await storedBy(embedder)).toHaveLength(sections.length);
  expect(await find("Запись звука", broken)).toContain("Запись звука");
});

test("vectors of the configured model that came with a file are kept, those of another made anew", async () => {
  const ownerId = newId("own");
  const { embedder, asked } = newEmbedder();
  const { id: packId } = await libraryStore(db).createPack(ownerId, {
    ...{ product: "Widget", titles: {}, language: "en", versions: [], editions: [] },
  });
  const chunk = (title: string, model: string) => ({
    ...{ id: title, section_id: title, title, content: `Words about ${title}.` },
    metadata: { embedding_model: model, embedding_dimension: 4 },
    embedding: [0, 0, 1, 0],
  });
  const name = embedder.modelId.slice("compatible:".length);
  const bytes = new TextEncoder().encode(JSON.stringify([chunk("own", name), chunk("other", "x")]));
  const source = { fileName: "chunks.json", pieces: [bytes] };
  await libraryStore(db).addSource(ownerId, packId, source);
  const store = importStore(db, ownerId, embedder.modelId);
  await createImportLoop({ store, log, identity: newId("worker"), isDead: () => false }).once();
  await loopOf(ownerId, embedder).once();
  expect(asked.map((text) => text.split("\n").at(-1))).toEqual(["Words about other."]);
  expect((await storedBy(embedder)).map(({ vector }) => vector)).toContainEqual([0, 0, 1, 0]);
});

test.each([
  ["compared one by one", 600],
  ["of a pack of many", 10_001],
])("under filters the nearest, %s, are those that an exact search finds", async (_, counted) => {
  const ownerId = newId("own");
  const many = Array.from({ length: 600 }, (_, at) => ({
    ...{ title: `Section ${at}`, text: "Words." },
    ...(at % 20 === 0 ? { editions: ["Rare"] } : { editions: ["Common"] }),
  }));
  const { packId } = await newPack(db, { ownerId, pack: { product: "Widget" }, sections: many });
  // How many a pack has, by its files, decides how it is searched.
  await db.update(manualFiles).set({ chunks: counted }).where(eq(manualFiles.packId, packId));
  const angle = (at: number) => [Math.cos(at / 400), Math.sin(at / 400), 0.01];
  const { embedder } = newEmbedder({
    embed: async (texts) =>
      texts.map((text) => angle(Number(/Section (?<at>\d+)/u.exec(text)?.groups?.at ?? 0))),
  });
  await loopOf(ownerId, embedder).once();
  const meaning = async () => ({ modelId: embedder.modelId, vector: angle(0) });
  const query = { packId, question: "what", version: null, edition: "Rare", limit: 30 };
  const { chunks } = await manualSearch(db, meaning).search(
    { ...query, kind: "manual", filter: true },
    { ownerId, threadId: null },
  );
  const exact = many.filter(({ editions }) => editions.includes("Rare")).map(({ title }) => title);
  expect(chunks.map(({ title }) => title)).toEqual(exact);
});

test("a small manual is searched by meaning, too, when all of its vectors lie behind those of a large one", async () => {
  const ownerId = newId("own");
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `${name} ${at}`, text: "Words." }));
  const small = { ownerId, pack: { product: "Small" }, sections: named("Small", 20) };
  const { packId } = await newPack(db, small);
  await newPack(db, { ownerId, pack: { product: "Large" }, sections: named("Large", 900) });
  const place = (text: string) => Number(/ (?<at>\d+)\n/u.exec(text)?.groups?.at ?? 0);
  const { embedder } = newEmbedder({
    embed: async (texts) =>
      texts.map((text) =>
        text.includes("Small") ? [0, 1, place(text) / 1e4] : [1, Math.sin(place(text)) / 4, 0],
      ),
  });
  await loopOf(ownerId, embedder).once();
  const meaning = async () => ({ modelId: embedder.modelId, vector: [1, 0, 0] });
  const query = { packId, question: "what", version: null, edition: null, filter: true, limit: 30 };
  const { chunks } = await manualSearch(db, meaning).search(
    { ...query, kind: "manual" },
    { ownerId, threadId: null },
  );
  expect(chunks).toHaveLength(20);
});

test("each owner's manuals get their vectors by that owner's model, and one whose model fails holds up no other", async () => {
  const first = await newManual();
  const [second, third] = [await newManual(), await newManual()];
  const owners: string[] = [];
  const served = (from: Embedder): Embedder => ({
    ...from,
    embed: async (texts, context) => {
      owners.push(`${context.ownerId} ${from.modelId}`);
      return from.embed(texts, context);
    },
  });
  const [one, two] = [newEmbedder(), newEmbedder()];
  const broken = newEmbedder({
    embed: async () => {
      throw new AppError("model_unavailable", "no key");
    },
  });
  const models = new Map([
    [first.ownerId, broken.embedder],
    [second.ownerId, served(two.embedder)],
  ]);
  const store = chunkVectorStore(db);
  const among = [first, second, third].map(({ ownerId }) => ownerId);
  let at = 0;
  const loop = createEmbeddingLoop({
    store: {
      ...store,
      waiting: async () => (await store.waiting()).filter(({ ownerId }) => among.includes(ownerId)),
    },
    embedderOf: async (ownerId) => models.get(ownerId) ?? null,
    ...{ log, identity: newId("worker"), isDead: () => false, now: () => at },
  });
  await expect(loop.once()).rejects.toMatchObject({ code: "model_unavailable" });
  await loop.once();
  expect(new Set(owners)).toEqual(new Set([`${second.ownerId} ${two.embedder.modelId}`]));
  expect(await storedBy(two.embedder)).toHaveLength(sections.length);
  expect(await storedBy(broken.embedder)).toEqual([]);

  // Another model, once the settings have a new revision.
  models.set(first.ownerId, one.embedder);
  await loop.once();
  expect(await storedBy(one.embedder)).toEqual([]);
  await db.insert(modelSettings).values({ ownerId: first.ownerId, revision: 1, chosen: {} });
  await loop.once();
  expect(await storedBy(one.embedder)).toHaveLength(sections.length);
  expect(one.asked).toHaveLength(sections.length);

  // What the one has is not looked at for the other's model.
  at += 120_000;
  await loop.once();
  expect(two.asked).toHaveLength(sections.length);
});
