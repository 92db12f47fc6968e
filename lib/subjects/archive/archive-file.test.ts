import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ArchiveTexts, archiveFormat, openArchive, packArchive } from "./archive-file.ts";
import { carryOverIds } from "./carry-over-ids.ts";

const texts: ArchiveTexts = {
  ...{ lectern: "subject", format: archiveFormat, tables: { subjects: [] } },
  ...{ states: [], manuals: [] },
  leftOut: [{ kind: "quiz", title: "Cells", reason: "broken" }],
};
const bytes = new Uint8Array([1, 2, 3]);
const picture = { sha256: createHash("sha256").update(bytes).digest("hex"), bytes };

const zipOf = (files: Zippable) => zipSync(files);
const withTexts = (json: unknown) => zipOf({ "lectern.json": strToU8(JSON.stringify(json)) });

describe("a subject as a file", () => {
  it("is the same bytes for the same contents, and comes out as it went in", async () => {
    const packed = await packArchive(texts, [picture]);
    expect(await packArchive(texts, [picture])).toEqual(packed);
    const { texts: read, pictures } = await openArchive(packed);
    expect(read).toEqual(texts);
    expect(pictures.map(({ sha256 }) => sha256)).toEqual([picture.sha256]);
  });

  it("is not made larger than it is read", async () => {
    const large = { ...picture, bytes: new Uint8Array(101 * 1024 * 1024) };
    await expect(packArchive(texts, [large])).rejects.toMatchObject({ code: "archive_too_large" });
    const long = { ...texts, tables: { subjects: ["x".repeat(49 * 1024 * 1024)] } };
    await expect(packArchive(long, [])).rejects.toMatchObject({ code: "archive_too_large" });
  });
});

const many = Object.fromEntries(
  Array.from({ length: 5_001 }, (_, at) => [`pictures/${at}`, new Uint8Array()]),
);

const broken = "archive_broken";
const id = (prefix: string, digit = "0") => `${prefix}_${digit.repeat(32)}`;
const state = { threadId: id("thr"), nodes: ["rest"], values: {} };
const section = { id: id("chk"), title: "Export", sha256: "a" };
const manual = { id: id("pck"), product: "Blender", sections: [section] };
const longManual = { ...manual, sections: Array(9_000).fill(section) };
const left = { kind: "quiz", title: "Cells" };

it("holds states and manuals", async () => {
  const full = { ...texts, states: [state], manuals: [manual] };
  expect((await openArchive(withTexts(full))).texts).toEqual(full);
});

it.each([
  ["rows", { tables: { edits: Array(300_001).fill(1) } }],
  ["threads", { tables: { threads: Array(2_001).fill(1) } }],
  ["pictures", { tables: { uploads: Array(5_000).fill(1), screenshots: [1] } }],
  ["states", { states: Array(2_001).fill(state) }],
  ["things left", { leftOut: Array(2_001).fill(left) }],
])("is not made with more %s than it is read with", async (_name, more) => {
  const full = packArchive({ ...texts, ...more } as never, []);
  await expect(full).rejects.toMatchObject({ code: "archive_too_large" });
});

describe("a file that is refused", () => {
  it.each([
    ["nothing", new Uint8Array(), "archive_foreign"],
    ["text", strToU8("Dear Lectern,"), "archive_foreign"],
    ["another zip", zipOf({ "notes.md": strToU8("# Cells") }), "archive_foreign"],
    ["JSON of others", withTexts({ cards: [] }), "archive_foreign"],
    ["a list", withTexts([]), "archive_foreign"],
    ["no JSON", zipOf({ "lectern.json": strToU8("{") }), "archive_broken"],
    ["no UTF-8", zipOf({ "lectern.json": new Uint8Array([255, 254]) }), "archive_broken"],
    ["a newer one", withTexts({ ...texts, format: archiveFormat + 1 }), "archive_newer"],
    ["format 0", withTexts({ ...texts, format: 0 }), "archive_foreign"],
    ["parts of another shape", withTexts({ ...texts, states: {} }), "archive_broken"],
    ["states without end", withTexts({ ...texts, states: Array(2_001).fill(state) }), broken],
    ["manuals without end", withTexts({ ...texts, manuals: Array(501).fill(manual) }), broken],
    ["sections without end", withTexts({ ...texts, manuals: Array(6).fill(longManual) }), broken],
    ["things left without end", withTexts({ ...texts, leftOut: Array(2_001).fill(left) }), broken],
    ["a manual of no id", withTexts({ ...texts, manuals: [{ ...manual, id: "rest" }] }), broken],
    [
      "a section of no id",
      withTexts({ ...texts, manuals: [{ ...manual, sections: [{ ...section, id: "done" }] }] }),
      broken,
    ],
    ["NUL in a text", withTexts({ ...texts, tables: { a: "\0" } }), "archive_broken"],
    ["NUL in a name", withTexts({ ...texts, tables: { "\0": [] } }), "archive_broken"],
    ["half a letter", zipOf({ "lectern.json": strToU8('{"a":"\\ud800"}') }), "archive_broken"],
    [
      "a picture under another's name",
      zipOf({ "lectern.json": strToU8(JSON.stringify(texts)), "pictures/a": bytes }),
      "archive_broken",
    ],
    [
      "a name that leads out",
      zipOf({ "lectern.json": strToU8(JSON.stringify(texts)), "../evil": bytes }),
      "archive_foreign",
    ],
    [
      "a bomb of blanks",
      zipOf({ "lectern.json": strToU8(" ".repeat(49 * 1024 * 1024)) }),
      "archive_broken",
    ],
    ["pictures without end", zipOf({ "lectern.json": strToU8("{}"), ...many }), "archive_broken"],
  ] as const)("%s", async (_name, file, code) => {
    await expect(openArchive(file)).rejects.toMatchObject({ code });
  });

  it("an end that was cut off, wherever", async () => {
    const packed = await packArchive(texts, [picture]);
    for (let end = 0; end < packed.length; end += 7) {
      await expect(openArchive(packed.subarray(0, end))).rejects.toMatchObject({
        code: expect.stringMatching(/^archive_(?:foreign|broken)$/),
      });
    }
  });
});

it("a name that is that of every object's prototype changes none", async () => {
  const json = JSON.stringify(texts).replace('"tables":{', '"tables":{"__proto__":[{"x":1}],');
  const { texts: read } = await openArchive(zipOf({ "lectern.json": strToU8(json) }));
  expect(({} as { x?: unknown }).x).toBeUndefined();
  expect(Object.getPrototypeOf(read.tables)).toBe(Object.prototype);
  const carried = carryOverIds(JSON.parse('{"__proto__":{"x":1}}'), new Map());
  expect(Object.getPrototypeOf(carried)).toBe(Object.prototype);
});

it("ids are carried over as whole texts and in links to sections, and nowhere else", () => {
  const [from, to] = [`chk_${"a".repeat(32)}`, `chk_${"b".repeat(32)}`];
  const names = new Map([[from, to]]);
  const at = new Date(0);
  expect(
    carryOverIds({ [from]: [from, `Said: ${from}`, `[x](#chunk-${from}).`, at, null, 1] }, names),
  ).toEqual({ [from]: [to, `Said: ${from}`, `[x](#chunk-${to}).`, at, null, 1] });
});
