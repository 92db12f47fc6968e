import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { manualFiles } from "#db/schema/library.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { meaningOfPack } from "#lib/library/library-store.ts";
import { embeddingLoops, sectionsNamed } from "./testing/embedding-fixture.ts";
import { serveEmbeddings } from "./testing/serve-embeddings.ts";

const { db } = testDatabase();
const { server, newEmbedder } = serveEmbeddings(db);

const loopOf = embeddingLoops(db);

test("the library tells how far the vectors are, with a revision that rises for each change of it", async () => {
  const many = Array.from({ length: 100 }, (_, at) => `Section ${at}`);
  const ownerId = newId("own");
  const large = { ownerId, pack: { product: "Widget" }, sections: sectionsNamed(...many) };
  const { packId } = await newPack(db, large);
  const other = { ownerId, pack: { product: "Other" }, sections: sectionsNamed("Alone") };
  const { packId: otherId } = await newPack(db, other);
  await db.update(manualFiles).set({ chunks: 1 }).where(eq(manualFiles.ownerId, ownerId));
  const embedder = newEmbedder();
  const store = libraryStore(db, embedder.modelId);
  const seen = async () => {
    const packs = await store.packs(ownerId);
    const meanings = [packId, otherId].map((id) => packs.find((pack) => pack.id === id));
    return meanings.map((pack) => pack && meaningOfPack(pack));
  };
  const told = (state: string, done: number, total: number, because: string | null = null) => ({
    ...{ state, done, total, because },
  });
  expect(await seen()).toEqual([told("preparing", 0, 100), told("preparing", 0, 1)]);
  server().control({ mode: "503" });
  const begun = await store.revision(ownerId);
  await expect(loopOf(ownerId, embedder).once()).rejects.toThrow();
  expect(await seen()).toEqual([told("waiting", 0, 100, "away"), told("waiting", 0, 1, "away")]);
  const failed = await store.revision(ownerId);
  expect(failed).toBeGreaterThan(begun);
  await expect(loopOf(ownerId, embedder).once()).rejects.toThrow();
  expect(await store.revision(ownerId)).toBe(failed);
  server().reset();
  server().control({ mode: "hold" });
  const working = loopOf(ownerId, embedder).once();
  await expect.poll(() => server().log.length).toBe(1);
  server().release();
  await expect.poll(() => server().log.length).toBe(2);
  expect(await seen()).toEqual([told("preparing", 96, 100), told("preparing", 0, 1)]);
  expect(await store.revision(ownerId)).toBeGreaterThan(failed);
  server().control({ mode: "good" });
  server().release();
  await working;
  expect(await seen()).toEqual([told("ready", 100, 100), told("ready", 1, 1)]);
  expect((await libraryStore(db).packs(ownerId)).map(meaningOfPack)).toEqual([null, null]);
});

test("what an import that is not done brings counts for nothing", async () => {
  const ownerId = newId("own");
  const two = { ownerId, pack: { product: "Widget" }, sections: sectionsNamed("One", "Two") };
  const { packId } = await newPack(db, two);
  const embedder = newEmbedder();
  const store = libraryStore(db, embedder.modelId);
  await loopOf(ownerId, embedder).once();
  const counted = async () => {
    const [pack] = await store.packs(ownerId);
    return pack && { counts: pack.counts, done: pack.meaning?.done };
  };
  const before = { counts: { manual: 2, difference: 0 }, done: 2 };
  expect(await counted()).toEqual(before);
  const bytes = new TextEncoder().encode("# New");
  await store.addSource(ownerId, packId, { fileName: "manual.md", pieces: [bytes] });
  const imports = importStore(db, ownerId, embedder.modelId);
  const claim = await imports.claim("worker", () => false);
  if (!claim) throw new Error("There is nothing to import");
  const chunks = sectionsNamed("One", "Two", "Three").map((section) => ({
    ...{ ...section, ordinal: 0, kind: "manual" as const, headingPath: [], address: null },
    ...{ innerAddresses: [], indexTerms: [], pageLead: "", page: null, part: 1, totalParts: 1 },
    ...{ since: null, until: null, editions: [], difference: null },
    given: { modelId: embedder.modelId, vector: [1, 0] },
  }));
  await imports.save(claim, { done: 1, badFiles: [], sections: 3, chunks });
  expect(await counted()).toEqual(before);
});
