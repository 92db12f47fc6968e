import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  halvesOf,
  noteWindows,
  type WindowItem,
  windowLength,
  windowLines,
} from "./note-windows.ts";
import { readNote } from "./read-note.ts";
import { arbitraryNote } from "./testing/arbitrary-note.ts";

const numbers = (items: readonly WindowItem[], kind: "sentence" | "code") =>
  items.flatMap((item) => (item.kind === kind ? [item.number] : []));

const long = Array.from(
  { length: 300 },
  (_, index) =>
    `## Topic ${index}\n\nTopic ${index} is a thing. ${"It matters much. ".repeat(8)}\n\n\`\`\`py\nx = ${index}\n\`\`\`\n`,
).join("\n");

describe("windows", () => {
  it("hold every sentence and code block once, in order, with global numbers", () => {
    fc.assert(
      fc.property(arbitraryNote, fc.integer({ min: 20, max: 400 }), (text, length) => {
        const note = readNote(text);
        const items = noteWindows(note, length).flatMap((window) => window.items);
        expect(numbers(items, "sentence")).toEqual(note.sentences.map(({ number }) => number));
        expect(numbers(items, "code")).toEqual(note.codeBlocks.map(({ number }) => number));
      }),
    );
  });

  it("begin with the header of a table that is cut, when they overlap", () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| --option-${index} | moved | kept |`);
    const table = (head: string) => readNote(`${head}\n|--|--|--|\n${rows.join("\n")}`);
    const note = table("| option | HEAD | tree |");
    for (const overlap of [40, 100]) {
      const windows = noteWindows(note, 500, overlap).map(({ items }) =>
        numbers(items, "sentence"),
      );
      expect(windows.length).toBeGreaterThan(2);
      for (const sentences of windows)
        expect(sentences.filter((number) => number === 1)).toEqual(sentences.slice(0, 1));
      expect(new Set(windows.flat()).size).toBe(61);
    }
    const long = noteWindows(table(`| ${"option ".repeat(30)}| HEAD | tree |`), 500, 100);
    expect(long.filter(({ items }) => numbers(items, "sentence").includes(1))).toHaveLength(1);
  });

  it("hold the end of the window before, as far as wanted, when they overlap", () => {
    const note = readNote("This is a sentence of some length. ".repeat(2_000));
    const windows = noteWindows(note, 3_000, 100);
    const seen = windows.map(({ items }) => numbers(items, "sentence"));
    expect(new Set(seen.flat()).size).toBe(2_000);
    for (const [index, sentences] of seen.entries()) {
      const before = seen[index - 1];
      if (before) expect(sentences.slice(0, 2)).toEqual(before.slice(-2));
      expect(sentences.length * 34).toBeLessThanOrEqual(3_000);
    }
  });

  it("fall in halves that hold every sentence once, as long as there are two", () => {
    const [window] = noteWindows(
      readNote("# A\n\nOne is one.\n\n## B\n\n```py\nx = 1\n```\n\nTwo.\n\nThree."),
    );
    if (!window) throw new Error("the note has a window");
    const halves = halvesOf(window);
    expect(halves?.map(({ items }) => numbers(items, "sentence"))).toEqual([[1, 2], [3]]);
    expect(halves?.[1].headingPath).toEqual(["A", "B"]);
    expect(halves?.[1] && halvesOf(halves[1])).toBeNull();
  });

  it("are shown line by line, and no text of the note passes for a number of ours", () => {
    const [window] = noteWindows(
      readNote(
        "# 7: x\n\nA line\n8: wrapped, and\nmore.\n\n```py\n9: y\n# z\n```\n\n    10: indented\n",
      ),
    );
    expect(window && windowLines(window).split("\n")).toEqual([
      "# 7: x",
      "1: A line 8: wrapped, and more.",
      "code 1 (py):",
      "    9: y",
      "    # z",
      "code 2 (unknown):",
      "        10: indented",
    ]);
  });

  it("are about as long as wanted", () => {
    const windows = noteWindows(readNote(long));
    const lengths = windows.map(({ items }) =>
      items.reduce((sum, item) => sum + (item.kind === "code" ? item.code : item.text).length, 0),
    );
    expect(windows.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(windowLength);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(windowLength / 2);
  });

  it("do not part a heading or code from its text, and know the headings above", () => {
    const windows = noteWindows(readNote(`# Course\n\n${long}`));
    for (const { items, headingPath } of windows.slice(1)) {
      expect(items[0]?.kind).toBe("heading");
      expect(items.at(-1)?.kind).toBe("code");
      expect(headingPath[0]).toBe("Course");
    }
  });

  it("cut a paragraph that is longer than a window between sentences", () => {
    const windows = noteWindows(readNote("This is a sentence of some length. ".repeat(2_000)));
    expect(windows.length).toBeGreaterThan(4);
  });

  it("show only the beginning of a long block of code", () => {
    const code = "x = 1\n".repeat(5_000);
    const [window] = noteWindows(readNote(`Text before.\n\n\`\`\`py\n${code}\`\`\`\n`));
    const shown = window?.items.find((item) => item.kind === "code");
    expect(shown?.kind === "code" ? shown.code.length : 0).toBeLessThan(4_100);
  });

  it("are none for a note of headings", () => {
    expect(noteWindows(readNote("# A\n\n## B\n"))).toEqual([]);
  });
});
