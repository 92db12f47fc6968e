import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { lockPack } from "#db/queries/packs.ts";
import { chunkVectorStore } from "#db/queries/vectors.ts";
import { chunks, chunkVectors, manualFiles } from "#db/schema/library.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import type { Mode } from "#e2e/model-server/behaviour.ts";
import type { Embedder } from "#lib/ai/task.ts";
import { AppError, type ErrorCode, toAppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { createEmbeddingLoop } from "./embedding-loop.ts";
import { createImportLoop } from "./import-loop.ts";
import { embeddingLoops, sectionsNamed } from "./testing/embedding-fixture.ts";
import { serveEmbeddings } from "./testing/serve-embeddings.ts";

const { db } = testDatabase();
const log = { warn: () => {}, info: () => {} };

const { server, newEmbedder: servedEmbedder, sent } = serveEmbeddings(db);

/** A model that refuses what `refuses` names a code for. `asked` are the requests that it answered. */
const choosyEmbedder = (refuses: (texts: readonly string[]) => ErrorCode | null) => {
  const asked: (readonly string[])[] = [];
  const embed: Embedder["embed"] = async (texts) => {
    const code = refuses(texts);
    if (code !== null) throw new AppError(code, "refused");
    asked.push(texts);
    return texts.map((text) => [text.length, 1]);
  };
  return { asked, embedder: { modelId: newId("test"), embed } };
};

const loopOf = embeddingLoops(db);

const newManual = async (sections = sectionsNamed("One", "Two", "Three")) => {
  const ownerId = newId("own");
  const { packId } = await newPack(db, { ownerId, pack: { product: "Widget" }, sections });
  return { ownerId, packId };
};

const withVectors = async (ownerId: string, { modelId }: Embedder) => {
  const rows = await db
    .select({ title: chunks.title, dimensions: chunkVectors.dimensions })
    .from(chunks)
    .innerJoin(chunkVectors, eq(chunkVectors.chunkId, chunks.id))
    .where(and(eq(chunks.ownerId, ownerId), eq(chunkVectors.modelId, modelId)))
    .orderBy(chunks.ordinal);
  return rows;
};
const titlesWithVectors = async (ownerId: string, embedder: Embedder) =>
  (await withVectors(ownerId, embedder)).map(({ title }) => title);

const stateOf = async (ownerId: string) => {
  const [row] = await db
    .select({
      by: manualFiles.embeddedBy,
      error: manualFiles.embeddingError,
      claimed: manualFiles.claimedBy,
    })
    .from(manualFiles)
    .where(eq(manualFiles.ownerId, ownerId));
  return row;
};

const importFile = async (ownerId: string, packId: string, text: string, modelId: string) => {
  const bytes = new TextEncoder().encode(text);
  const isJson = text.startsWith("[");
  const source = { fileName: isJson ? "m.json" : "m.md", pieces: [bytes] };
  await libraryStore(db).addSource(ownerId, packId, source);
  const store = importStore(db, ownerId, modelId);
  await createImportLoop({ store, log, identity: newId("worker"), isDead: () => false }).once();
};

const emptyPack = async () => {
  const ownerId = newId("own");
  const { id: packId } = await libraryStore(db).createPack(ownerId, {
    ...{ product: "Widget", titles: {}, language: "en", versions: [], editions: [] },
  });
  return { ownerId, packId };
};

const markdown = (...titles: string[]) =>
  titles.map((title) => `# ${title}\n\nWords about ${title}.\n`).join("\n");

test.each<[Mode, ErrorCode]>([
  ["401", "model_refused_key"],
  ["404", "model_refused_request"],
  ["429", "model_rate_limited"],
  ["500", "model_unavailable"],
  ["disconnect", "model_unavailable"],
  ["html", "model_reply_invalid"],
])(
  "a provider that answers %s stops nothing for good, and the file says why",
  async (mode, code) => {
    const { ownerId } = await newManual();
    const embedder = servedEmbedder();
    server().control({ mode });
    await expect(loopOf(ownerId, embedder).once()).rejects.toMatchObject({ code });
    expect(await stateOf(ownerId)).toEqual({ by: null, error: code, claimed: null });
    server().control({ mode: "good" });
    await loopOf(ownerId, embedder).once();
    expect(await titlesWithVectors(ownerId, embedder)).toEqual(["One", "Two", "Three"]);
    expect(await stateOf(ownerId)).toEqual({ by: embedder.modelId, error: null, claimed: null });
  },
);

test("who stops in the middle of a request leaves the file to others, without a complaint", async () => {
  const { ownerId } = await newManual();
  const embedder = servedEmbedder();
  server().control({ mode: "hold" });
  const loop = loopOf(ownerId, embedder);
  const working = loop.once();
  await expect.poll(() => server().log.length).toBe(1);
  await loop.stop();
  await working;
  expect(await stateOf(ownerId)).toEqual({ by: null, error: null, claimed: null });
});

test("an answer that came before a kill is not paid again", async () => {
  const { ownerId } = await newManual();
  const embedder = servedEmbedder();
  const store = chunkVectorStore(db, ownerId);
  const claim = await store.claim(ownerId, "killed", embedder.modelId, () => false);
  if (!claim) throw new Error("There is nothing to embed");
  const batch = await store.next(claim, { limit: 96, dimensions: null, except: [] });
  const texts = batch.map(({ text }) => text);
  await embedder.embed(texts, { ownerId, threadId: null });
  const second = createEmbeddingLoop({
    ...{
      store,
      embedderOf: async () => embedder,
      log,
      identity: "second",
      isDead: (worker: string) => worker === "killed",
    },
  });
  await second.once();
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(["One", "Two", "Three"]);
  expect(sent()).toEqual(texts);
});

test("a model that takes few and short texts gets them so", async () => {
  const long = Array.from({ length: 70 }, (_, at) => ({
    ...{ title: `Long ${at}`, text: "Words. ".repeat(400) },
  }));
  const { ownerId } = await newManual(long);
  const { embedder, asked } = choosyEmbedder((texts) => {
    if (texts.length > 32) return "model_refused_request";
    return texts.some((text) => text.length > 1_000) ? "model_context_exceeded" : null;
  });
  await loopOf(ownerId, embedder).once();
  expect(await titlesWithVectors(ownerId, embedder)).toHaveLength(70);
  const needed = asked.filter((texts) => !texts[0]?.startsWith("probe"));
  expect(needed.flat()).toHaveLength(70);
});

test("a text for which a model has no end is left to its words, once, and the others have their vectors", async () => {
  const { ownerId } = await newManual(sectionsNamed("One", "Slow1", "Two", "Slow2", "Three"));
  let waited = 0;
  const { embedder } = choosyEmbedder((texts) => {
    if (!texts.some((text) => text.includes("Slow"))) return null;
    if (texts.length === 1) waited += 1;
    return "model_timeout";
  });
  const loop = loopOf(ownerId, embedder);
  const passes = async () => (await loop.once().catch(toAppError))?.code ?? "done";
  await expect.poll(passes).toBe("done");
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(["One", "Two", "Three"]);
  expect(waited).toBe(2);
});

test("what the provider says to another text is why a file waits", async () => {
  const { ownerId } = await newManual();
  const { embedder } = choosyEmbedder((texts) =>
    texts[0]?.startsWith("probe") ? "model_rate_limited" : "model_refused_request",
  );
  await expect(loopOf(ownerId, embedder).once()).rejects.toMatchObject({
    code: "model_rate_limited",
  });
  expect((await stateOf(ownerId))?.error).toBe("model_rate_limited");
});

test("a file that is imported again does not complain of what its vectors met before", async () => {
  const { ownerId, packId } = await newManual();
  const { embedder } = choosyEmbedder(() => "model_refused_key");
  await expect(loopOf(ownerId, embedder).once()).rejects.toThrow();
  expect((await stateOf(ownerId))?.error).toBe("model_refused_key");
  const bytes = new TextEncoder().encode("# New");
  await libraryStore(db).addSource(ownerId, packId, { fileName: "manual.md", pieces: [bytes] });
  expect((await stateOf(ownerId))?.error).toBe(null);
});

test("a model that is too slow for many texts at once is given fewer the next time", async () => {
  const { ownerId } = await newManual();
  const { embedder, asked } = choosyEmbedder((texts) =>
    texts.length > 2 ? "model_timeout" : null,
  );
  const loop = loopOf(ownerId, embedder);
  await expect(loop.once()).rejects.toMatchObject({ code: "model_timeout" });
  await loop.once();
  expect(asked.map((texts) => texts.length)).toEqual([2, 1]);
});

test("a text that a model can do nothing with is left to its words, and the others have their vectors", async () => {
  const { ownerId } = await newManual(sectionsNamed("One", "Bad", "Two", "Three"));
  const { embedder, asked } = choosyEmbedder((texts) =>
    texts.some((text) => text.includes("Bad")) ? "model_reply_invalid" : null,
  );
  await loopOf(ownerId, embedder).once();
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(["One", "Two", "Three"]);
  const paid = asked.length;
  await loopOf(ownerId, embedder).once();
  expect(asked).toHaveLength(paid);
});

test("vectors that came with a file are made anew when the model's are of another length", async () => {
  const { ownerId, packId } = await emptyPack();
  const embedder = servedEmbedder();
  const model = embedder.modelId.slice("compatible:".length);
  const chunk = (title: string, vector: number[]) => ({
    ...{ id: title, section_id: title, title, content: `Words about ${title}.` },
    ...{ metadata: { embedding_model: model }, embedding: vector },
  });
  const given = [chunk("Short", [1, 2]), chunk("Huge", [1e200, 0, 0]), chunk("None", [0, 0])];
  await importFile(ownerId, packId, JSON.stringify(given), embedder.modelId);
  await loopOf(ownerId, embedder).once();
  expect(await withVectors(ownerId, embedder)).toEqual(
    ["Short", "Huge", "None"].map((title) => ({ title, dimensions: 1024 })),
  );
});

test("of a manual that comes again only what changed is paid", async () => {
  const { ownerId, packId } = await emptyPack();
  const embedder = servedEmbedder();
  await importFile(ownerId, packId, markdown("One", "Two", "Three"), embedder.modelId);
  await loopOf(ownerId, embedder).once();
  server().reset();
  await importFile(ownerId, packId, markdown("Zero", "One", "Two", "Three"), embedder.modelId);
  await loopOf(ownerId, embedder).once();
  expect(sent()).toEqual([expect.stringContaining("Zero")]);
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(["Zero", "One", "Two", "Three"]);
  const ofOwner = and(eq(chunkVectors.ownerId, ownerId), isNull(chunkVectors.bits));
  expect(await db.select().from(chunkVectors).where(ofOwner)).toEqual([]);
});

test("a long manual keeps all vectors of its texts, however often one is said", async () => {
  const { ownerId, packId } = await emptyPack();
  const { embedder } = choosyEmbedder(() => null);
  const titles = Array.from({ length: 260 }, (_, at) => `Section ${at % 130}`);
  await importFile(ownerId, packId, markdown(...titles), embedder.modelId);
  await loopOf(ownerId, embedder).once();
  await importFile(ownerId, packId, markdown("Zero", ...titles), embedder.modelId);
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(titles);
});

test("a model that is configured again finds what it has made", async () => {
  const { ownerId } = await newManual();
  const [first, second] = [servedEmbedder(), servedEmbedder()];
  await loopOf(ownerId, first).once();
  await loopOf(ownerId, second).once();
  expect(sent()).toHaveLength(6);
  server().reset();
  await loopOf(ownerId, first).once();
  expect(sent()).toEqual([]);
  expect(await titlesWithVectors(ownerId, second)).toHaveLength(3);
});

test("what a failed import has left of the one before has its vectors, too", async () => {
  const { ownerId } = await newManual();
  const failed = { status: "failed", errorCode: "source_no_text" } as const;
  await db.update(manualFiles).set(failed).where(eq(manualFiles.ownerId, ownerId));
  const embedder = servedEmbedder();
  await loopOf(ownerId, embedder).once();
  expect(await titlesWithVectors(ownerId, embedder)).toHaveLength(3);
});

test("a file that comes again while it is embedded is embedded as it is now", async () => {
  const { ownerId, packId } = await emptyPack();
  const embedder = servedEmbedder();
  await importFile(ownerId, packId, markdown("One", "Two"), embedder.modelId);
  server().control({ mode: "hold", times: 1 });
  const working = loopOf(ownerId, embedder).once();
  await expect.poll(() => server().log.length).toBe(1);
  await importFile(ownerId, packId, markdown("New"), embedder.modelId);
  server().release();
  await working;
  await loopOf(ownerId, embedder).once();
  expect(await titlesWithVectors(ownerId, embedder)).toEqual(["New"]);
});

test("a pack that is deleted while it is embedded is gone", async () => {
  const { ownerId, packId } = await newManual();
  const embedder = servedEmbedder();
  server().control({ mode: "hold", times: 1 });
  const working = loopOf(ownerId, embedder).once();
  await expect.poll(() => server().log.length).toBe(1);
  await libraryStore(db).deletePack(ownerId, packId);
  server().release();
  await working;
  expect(await titlesWithVectors(ownerId, embedder)).toEqual([]);
});

test("two workers at once pay for each text once", async () => {
  const ownerId = newId("own");
  for (const name of ["A", "B", "C"]) {
    const sections = sectionsNamed(`${name}1`, `${name}2`);
    await newPack(db, { ownerId, pack: { product: "Widget" }, sections });
  }
  const embedder = servedEmbedder();
  await Promise.all([1, 2, 3].map(() => loopOf(ownerId, embedder).once()));
  expect(await titlesWithVectors(ownerId, embedder)).toHaveLength(6);
  expect(sent()).toHaveLength(6);
});

test("who replaces a file while its vectors are stored, and who stores them, do not wait for each other for ever", async () => {
  const { ownerId, packId } = await newManual();
  const embedder = servedEmbedder();
  const store = chunkVectorStore(db, ownerId);
  const claim = await store.claim(ownerId, "worker", embedder.modelId, () => false);
  if (!claim) throw new Error("There is nothing to embed");
  const [one] = await store.next(claim, { limit: 1, dimensions: null, except: [] });
  const vectors = [{ chunkId: one?.chunkId ?? "", vector: [1, 2, 3] }];
  const [database] = await db.execute<{ version: string }>(sql`select version()`);
  const saving = await db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    const saved = store.save(claim, vectors);
    saved.catch(() => undefined);
    // The embedded database does one transaction after the other; on a server both run now.
    const waiting = sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()
    `;
    const isServer = !database?.version.includes("PGlite");
    if (isServer)
      await expect.poll(async () => (await db.execute(waiting)).length).toBeGreaterThan(0);
    await tx.update(manualFiles).set({ claimedBy: null }).where(eq(manualFiles.ownerId, ownerId));
    return { saved };
  });
  expect(await saving.saved).toBe(false);
});
