import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import type { ManualQuery } from "#lib/library/manual-search.ts";
import type { Database } from "../client.ts";
import { chunks, manualFiles, packs } from "../schema/library.ts";
import { testDatabase } from "../testing/test-database.ts";
import { countAndFinish, indexChunks } from "./chunks.ts";
import { manualSearch } from "./search-chunks.ts";

const { db } = testDatabase();

const numbers = (version: string | undefined) => version?.split(".").map(Number) ?? null;

interface Piece {
  readonly title: string;
  readonly text: string;
  readonly since?: string;
  readonly until?: string;
  readonly editions?: string[];
  readonly kind?: "manual" | "difference";
}

/** Imports the pieces as one file. */
const newPack = async (pieces: readonly Piece[], into: Database = db) => {
  const [ownerId, packId, sourceId] = [newId("own"), newId("pck"), newId("src")];
  const none = { titles: {}, versions: [], editions: [] };
  await into
    .insert(packs)
    .values({ id: packId, ownerId, product: "Product", language: "en", ...none });
  await into.insert(manualFiles).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual.md", sha256: "", size: 1 },
    ...{ status: "ready", generation: 1 },
  });
  const rows = pieces.map((piece, ordinal) => ({
    ...{ id: newId("chk"), stableId: newId("chk") },
    ...{ ownerId, packId, sourceId, generation: 1, ordinal },
    ...{ kind: piece.kind ?? "manual", title: piece.title, headingPath: ["Manual"] },
    ...{
      address: `${piece.title}.html`,
      innerAddresses: [],
      indexTerms: [],
      pageLead: "",
      page: null,
    },
    ...{ text: piece.text, part: 1, totalParts: 1, difference: null },
    ...{ since: piece.since ?? null, until: piece.until ?? null, editions: piece.editions ?? [] },
    ...{ sinceNumbers: numbers(piece.since), untilNumbers: numbers(piece.until) },
  }));
  await into.insert(chunks).values(rows);
  await indexChunks(into, ownerId, rows);
  await countAndFinish(into, { ownerId, packId, sourceId, generation: 1 });
  const titles = async (question: string, query: Partial<ManualQuery> = {}) => {
    const { chunks: found } = await manualSearch(into).search(
      {
        ...{ packId, question, version: null, edition: null, kind: "manual", filter: true },
        ...{ limit: 10, ...query },
      },
      { ownerId, threadId: null },
    );
    return found.map(({ title }) => title);
  };
  return { ownerId, packId, sourceId, titles };
};

const recording = {
  title: "Recording audio",
  text: "Arm the track and press the record button.",
};

test("a slip of the keyboard is overlooked", async () => {
  const { titles } = await newPack([
    recording,
    { title: "Warping", text: "Warp markers pin a moment of the sample to the beat." },
    { title: "Equalizer", text: "The equalizer changes how loud each frequency is." },
  ]);
  expect(await titles("How do I open the equalzier?")).toEqual(["Equalizer"]);
  expect((await titles("pin a makrer"))[0]).toBe("Warping");
  expect(await titles("How do I open the refrigerator?")).toEqual([]);
});

test("finds the section that speaks of what is asked, in whatever form the words stand", async () => {
  const { titles } = await newPack([
    recording,
    { title: "Warping", text: "Warp markers pin a moment of the sample to the beat." },
    { title: "Запись клипа", text: "Нажмите кнопку записи в пустой ячейке." },
  ]);
  expect((await titles("How do I record a track?"))[0]).toBe("Recording audio");
  expect((await titles("как записывать клипы"))[0]).toBe("Запись клипа");
  expect(await titles("Where is the nearest bakery?")).toEqual([]);
});

test("phrases find what the question's words do not, and what both find comes first", async () => {
  const { titles } = await newPack([
    recording,
    { title: "Warping", text: "Warp markers pin a moment of the sample to the beat." },
    { title: "Equalizer", text: "The equalizer changes how loud each frequency is." },
  ]);
  const question = "My voice is out of step with the sample";
  const phrases = ["warp markers", "record button"];
  expect(await titles("out of step", { phrases })).toEqual(
    expect.arrayContaining(["Warping", "Recording audio"]),
  );
  expect((await titles(question, { phrases }))[0]).toBe("Warping");
});

test("a complaint finds the section on what fails beside the one that says most of its words", async () => {
  const { titles } = await newPack([
    {
      title: "Painting with a brush",
      text: "A brush paints where you drag. Paint with any brush.",
    },
    { title: "Brush paints", text: "Each brush paints in its own way; a paint brush is soft." },
    { title: "Brushes no longer work", text: "Choose another brush, the clipboard is empty." },
    { title: "The lamp is missing", text: "Turn on the lamp in the settings." },
  ]);
  const [first = "", ...others] = await titles("How do I paint with a brush?");
  expect([first, others[0]]).not.toContain("Brushes no longer work");
  const found = await titles("My brush paints nothing");
  expect(found.slice(0, 2)).toContain("Brushes no longer work");
  expect(found).not.toContain("The lamp is missing");
});

describe("what is not the student's is not found:", () => {
  const track = "How do I record a track?";
  const titlesOf = async (query: Partial<ManualQuery>) => {
    const { titles } = await newPack([
      { ...recording, title: "For all" },
      { ...recording, title: "Since 12.2", since: "12.2" },
      { ...recording, title: "Until 11", until: "11" },
      { ...recording, title: "Suite only", editions: ["Suite"] },
      { ...recording, title: "A difference", kind: "difference" },
    ]);
    return (await titles(track, query)).toSorted();
  };

  test.each([
    { version: "12", edition: "Suite", found: ["For all", "Since 12.2", "Suite only"] },
    { version: "12.1", edition: "Suite", found: ["For all", "Suite only"] },
    { version: "11", edition: "Intro", found: ["For all", "Until 11"] },
    { version: "11.3", edition: null, found: ["For all", "Suite only", "Until 11"] },
    { version: null, edition: "Lite", found: ["For all", "Since 12.2", "Until 11"] },
  ])("version $version, edition $edition", async ({ version, edition, found }) => {
    expect(await titlesOf({ version, edition })).toEqual(found);
  });

  test("unless the query does not filter", async () => {
    const asked = { version: "11", edition: "Intro", filter: false };
    expect(await titlesOf(asked)).toEqual(["For all", "Since 12.2", "Suite only", "Until 11"]);
  });

  test("a difference is found as one only", async () => {
    expect(await titlesOf({ kind: "difference" })).toEqual(["A difference"]);
  });

  test("another owner's pack, another pack, another generation", async () => {
    const { ownerId, packId, sourceId } = await newPack([recording]);
    const other = await newPack([recording]);
    const query = { version: null, edition: null, kind: "manual", filter: true, limit: 5 } as const;
    const found = async (from: string, by: string) => {
      const asked = { ...query, packId: from, question: track };
      return (await manualSearch(db).search(asked, { ownerId: by, threadId: null })).chunks.length;
    };
    expect(await found(packId, ownerId)).toBe(1);
    expect(await found(packId, other.ownerId)).toBe(0);
    expect(await found(other.packId, ownerId)).toBe(0);
    await db.update(manualFiles).set({ generation: 2 }).where(eq(manualFiles.id, sourceId));
    expect(await found(packId, ownerId)).toBe(0);
  });
});
