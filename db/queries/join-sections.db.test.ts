import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { readMarkdown } from "#lib/library/read-markdown.ts";
import { sectionChunks } from "#lib/library/section-chunks.ts";
import {
  chunks,
  chunkVectors,
  chunkWords,
  manualFiles,
  packs,
  searchTerms,
} from "../schema/library.ts";
import { testDatabase } from "../testing/test-database.ts";
import { countAndFinish, insertChunks, insertVectors, versionTerm, within } from "./chunks.ts";
import { readGuideChunks } from "./guides.ts";
import { joinSections } from "./join-sections.ts";
import { readSection } from "./manual-files.ts";
import { reindexPacks } from "./reindex-packs.ts";
import { manualSearch } from "./search-chunks.ts";

const { db } = testDatabase();
const ownerId = newId("own");
const packId = newId("pck");
const modelId = "test:model";

const page = (name: string) => `# ${name}

This filter changes the picture in a way that is its own. ${"It is told here at some length. ".repeat(6)}

## Activating

You find it through **Filters → ${name}…**

## Options

The radius of ${name} says how far the effect goes. ${"More is told of that here. ".repeat(6)}
`;
const names = ["Blur", "Emboss", "Cubism", "Ripple", "Mosaic"];
const manual = names.flatMap((name) => readMarkdown(page(name), { path: `${name}.md`, above: [] }));

const place = { ownerId, packId, sourceId: newId("src"), generation: 1 };
const whole = { ...place, format: "markdown" } as const;

const words = async () =>
  db
    .select({ id: chunkWords.chunkId, words: chunkWords.words, weights: chunkWords.weights })
    .from(chunkWords)
    .where(eq(chunkWords.sourceId, place.sourceId))
    .orderBy(asc(chunkWords.chunkId));
const rows = async () =>
  db.select().from(chunks).where(eq(chunks.sourceId, place.sourceId)).orderBy(asc(chunks.ordinal));
const find = async (question: string) => {
  const all = { packId, version: null, edition: null, kind: "manual", filter: false } as const;
  const findings = await manualSearch(db).search(
    { ...all, question, limit: 3 },
    { ownerId, threadId: null },
  );
  return findings.chunks;
};

/** As a version stored it that joined nothing, with vectors. */
beforeAll(async () => {
  const described = { titles: {}, language: "en" as const, versions: [], editions: [] };
  await db.insert(packs).values({ id: packId, ownerId, product: "Filters", ...described });
  await db.insert(manualFiles).values({
    ...{ id: place.sourceId, ownerId, packId, fileName: "f.zip", sha256: "", size: 1 },
    ...{ status: "ready", generation: 1, format: "markdown", embeddedBy: modelId },
  });
  await insertChunks(
    db,
    place,
    sectionChunks(manual).map((chunk, ordinal) => ({ ...chunk, ordinal })),
  );
  await countAndFinish(db, place);
  const given = (await rows()).map(({ id }, at) => ({ chunkId: id, vector: [1, at, 0] }));
  await insertVectors(db, { ownerId, packId, modelId }, given);
  await db
    .delete(searchTerms)
    .where(and(eq(searchTerms.sourceId, place.sourceId), eq(searchTerms.term, versionTerm)));
});
afterAll(() => db.delete(packs).where(eq(packs.id, packId)));

test("short sections of a manual of before are joined in the background, and all ids stay", async () => {
  const before = await rows();
  const [found] = await find("activating cubism");
  expect(found).toMatchObject({ title: "Activating", address: "Cubism.md#activating" });
  await reindexPacks(db, ownerId, new AbortController().signal);

  const [joined] = await find("activating cubism");
  expect(joined).toMatchObject({ title: "Options", address: "Cubism.md#options" });
  expect(joined?.text).toContain(
    "**Activating**\n\nYou find it through **Filters → Cubism…**\n\nThe",
  );
  const after = await rows();
  expect(after.map(({ stableId }) => stableId)).toEqual(before.map(({ stableId }) => stableId));
  // What names the short section goes on with it.
  const [named] = await readGuideChunks(db, ownerId, [found?.id ?? ""]);
  expect(named?.text).toBe("You find it through **Filters → Cubism…**");
  expect(await readSection(db, ownerId, packId, found?.id ?? "")).toMatchObject({
    title: "Activating",
  });

  // The vectors of what changed are made anew, those of the rest stay.
  const vectors = await db
    .select({ title: chunks.title })
    .from(chunkVectors)
    .innerJoin(chunks, eq(chunks.id, chunkVectors.chunkId))
    .where(eq(chunkVectors.ownerId, ownerId));
  expect(vectors.map(({ title }) => title).toSorted()).toEqual(names.toSorted());
  const [source] = await db.select().from(manualFiles).where(eq(manualFiles.id, place.sourceId));
  expect(source?.embeddedBy).toBeNull();
});

test("twice is once", async () => {
  const before = [await rows(), await words()];
  await db
    .delete(searchTerms)
    .where(and(eq(searchTerms.sourceId, place.sourceId), eq(searchTerms.term, versionTerm)));
  await reindexPacks(db, ownerId, new AbortController().signal);
  expect([await rows(), await words()]).toEqual(before);
});

test("a manual that is imported now is joined as one of before is", async () => {
  const joined = (await rows()).map(({ text }) => text);
  const weights = new Set((await words()).map((one) => one.weights));
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from ${chunks} where source_id = ${place.sourceId}`);
    const fresh = sectionChunks(manual).map((chunk, ordinal) => ({ ...chunk, ordinal }));
    await insertChunks(tx, place, fresh);
    await joinSections(tx, whole, within(tx));
  });
  expect((await rows()).map(({ text }) => text)).toEqual(joined);
  expect(new Set((await words()).map((one) => one.weights))).toEqual(weights);
});
