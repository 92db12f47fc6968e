import { and, asc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readGuideChunks, readGuideSections } from "#db/queries/guides.ts";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { chunks } from "#db/schema/library.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import type { ImportStore } from "#lib/library/library-store.ts";
import { readSamplePacks } from "#lib/samples/read-sample-packs.ts";
import { packDescription } from "#lib/schemas/library.ts";
import { createImportLoop } from "./import-loop.ts";

// Every import starts a process; on a machine that is busy with other tests that takes its time.
vi.setConfig({ testTimeout: 150_000 });

const { db } = testDatabase();
const library = libraryStore(db);

const newManual = async () => {
  const ownerId = newId("own");
  const described = packDescription.parse({ product: "Widget" });
  const { id: packId } = await library.createPack(ownerId, described);
  const put = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    await library.addSource(ownerId, packId, { fileName: "manual.md", pieces: [bytes] });
  };
  const loop = (more: Partial<ImportStore> = {}) =>
    createImportLoop({
      store: { ...importStore(db, ownerId), ...more },
      ...{ log: { warn: () => {}, info: () => {} }, identity: newId("worker") },
      isDead: () => true,
    });
  /** Ids of what is stored, in order, as guides keep them. */
  const ids = async () => {
    const rows = await db
      .select({ id: chunks.stableId })
      .from(chunks)
      .where(and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId)))
      .orderBy(asc(chunks.generation), asc(chunks.ordinal));
    return rows.map(({ id }) => id);
  };
  const section = async (id: string | undefined) => {
    const { title, text } = await library.section(ownerId, packId, id ?? "");
    return `${title}: ${text}`;
  };
  const imported = async (text: string) => {
    await put(text);
    await loop().once();
  };
  return { ownerId, packId, put, loop, imported, ids, section };
};

const bounce =
  "Choose **Bounce** in the menu of the track, wait until the bar is full, and look into the folder.";
const manual = `# Widget

## Export

Click **Export**.

## Freeze

Click **Freeze**.

## Bounce

${bounce}

## Audio

### Notes

Tracks are long.

## Effects

### Notes

Effects are loud.
`;

test("sections keep the ids by which guides know them when a manual comes again", async () => {
  const { ownerId, packId, imported, ids, section } = await newManual();
  await imported(manual);
  const [exporting, freezing, bouncing, audio, effects] = await ids();
  const changed = manual
    .replace("## Export", "## New in this manual\n\nMuch.\n\n## Export")
    .replace("Click **Export**.", "Press **Render** now.")
    .replace("## Freeze\n\nClick **Freeze**.\n", "")
    .replace("## Bounce", "## Writing to a file")
    .replace("Effects are loud.", "Effects are quiet.");
  await imported(changed);
  expect(await section(exporting)).toBe("Export: Press **Render** now.");
  expect(await section(bouncing)).toBe(`Writing to a file: ${bounce}`);
  expect(await section(audio)).toBe("Notes: Tracks are long.");
  expect(await section(effects)).toBe("Notes: Effects are quiet.");
  await expect(section(freezing)).rejects.toMatchObject({ code: "not_found" });
  const context = { ownerId, threadId: null };
  const query = { packId, question: "render", version: null, edition: null, filter: false };
  const { chunks: found } = await manualSearch(db).search(
    { ...query, kind: "manual", limit: 5 },
    context,
  );
  expect(found[0]?.id).toBe(exporting);
  // A third time, as it was at first: what came and went is new.
  await imported(manual);
  expect(await section(exporting)).toBe("Export: Click **Export**.");
  expect(await section(bouncing)).toBe(`Bounce: ${bounce}`);
  await expect(section(freezing)).rejects.toMatchObject({ code: "not_found" });
  expect(new Set(await ids()).size).toBe(5);
});

test("a worker that dies before the end leaves the old sections to their ids, and the next one passes these on", async () => {
  const { packId, put, loop, imported, ids, section } = await newManual();
  await imported(manual);
  const before = await ids();
  await put(manual.replace("Click **Export**.", "Press **Render** now."));
  let atEnd = () => {};
  const isAtEnd = new Promise<void>((resolve) => {
    atEnd = resolve;
  });
  const dying = loop({
    finish: async () => {
      // As if it had begun to pass the ids on.
      const isFirst = and(
        eq(chunks.packId, packId),
        eq(chunks.generation, 2),
        eq(chunks.ordinal, 0),
      );
      await db.update(chunks).set({ stableId: before[0] }).where(isFirst);
      atEnd();
      return new Promise(() => {});
    },
    renew: async () => true,
  });
  void dying.once();
  await isAtEnd;
  expect(await ids()).toHaveLength(2 * before.length);
  expect(await section(before[0])).toBe("Export: Click **Export**.");
  await loop().once();
  expect(await ids()).toEqual(before);
  expect(await section(before[0])).toBe("Export: Press **Render** now.");
});

test("a worker that dies after the end leaves the old sections to the next one, and nobody reads them", async () => {
  const { ownerId, packId, put, loop, imported, ids, section } = await newManual();
  await imported(manual);
  const before = await ids();
  await put(manual.replace("Click **Export**.", "Press **Render** now."));
  const { claim } = importStore(db, ownerId);
  let claims = 0;
  await loop({
    claim: async (...asked) => {
      claims += 1;
      return claims === 1 ? claim(...asked) : null;
    },
  }).once();
  expect(await ids()).toEqual([...before, ...before]);
  expect(await section(before[0])).toBe("Export: Press **Render** now.");
  const guided = await readGuideChunks(db, ownerId, before);
  expect(guided.map(({ text }) => text)).toContain("Press **Render** now.");
  expect(guided.map(({ text }) => text)).not.toContain("Click **Export**.");
  const shown = await readGuideSections(db, ownerId, before);
  expect(shown.map(({ text }) => text)).not.toContain("Click **Export**.");
  const query = { packId, question: "export", version: null, edition: null, filter: false };
  const context = { ownerId, threadId: null };
  const order = { ...query, kind: "manual", limit: 20 } as const;
  const { chunks: found } = await manualSearch(db).search(order, context);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  await loop().once();
  expect(await ids()).toEqual(before);
  expect(await section(before[0])).toBe("Export: Press **Render** now.");
});

test("a sample that is renewed keeps the ids of the sections that it still has", async () => {
  const ownerId = newId("own");
  const [sample] = await readSamplePacks();
  const [file] = sample?.files ?? [];
  const [first, second, third] = file?.chunks ?? [];
  if (!sample || !file || !first || !second || !third) throw new Error("There is no sample");
  const of = (given: readonly (typeof first)[]) => ({
    ...{ ...sample, hash: newId("hash") },
    files: [{ ...file, chunks: given }],
  });
  const read = () =>
    db
      .select({ id: chunks.stableId, packId: chunks.packId, text: chunks.text })
      .from(chunks)
      .where(eq(chunks.ownerId, ownerId))
      .orderBy(asc(chunks.ordinal));
  await library.ensureSample(ownerId, of([first, second]));
  const [one, two] = await read();
  const rewritten = { ...second, text: "Other words." };
  await library.ensureSample(ownerId, of([third, rewritten]));
  expect((await read()).map(({ id, text }) => ({ isSecond: id === two?.id, text }))).toEqual([
    { isSecond: false, text: third.text },
    { isSecond: true, text: "Other words." },
  ]);
  const gone = library.section(ownerId, one?.packId ?? "", one?.id ?? "");
  await expect(gone).rejects.toMatchObject({ code: "not_found" });
});
