import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { windowLength } from "#lib/notes/window-length.ts";
import {
  halvesOf,
  type NoteWindow,
  noteWindows,
  type WindowItem,
  windowLines,
} from "./note-windows.ts";
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

  const rows = Array.from({ length: 60 }, (_, index) => `| --option-${index} | moved | kept |`);
  const table = (head: string) => readNote(`${head}\n|--|--|--|\n${rows.join("\n")}`);
  const headLines = (windows: readonly { items: readonly WindowItem[] }[]) =>
    windows.map(({ items }) => windowLines({ headingPath: [], items }).split("\n")[0]);

  it.each([0, 40, 100])(
    "begin with the header of a table that is cut, to be read only, with %i characters in common",
    (overlap) => {
      const windows = noteWindows(table("| option | HEAD | tree |"), 500, overlap);
      expect(windows.length).toBeGreaterThan(2);
      expect(headLines(windows)).toEqual(
        windows.map((_, index) => `${index === 0 ? "1" : "above"}: | option | HEAD | tree |`),
      );
      const all = windows.flatMap(({ items }) => numbers(items, "sentence"));
      expect(new Set(all).size).toBe(61);
      expect(all.filter((number) => number === 1)).toHaveLength(1);
    },
  );

  it("show no more of a wide header than the rows leave room for", () => {
    const [, second] = noteWindows(table(`| ${"option ".repeat(300)}| HEAD | tree |`), 3_000);
    expect(second?.items[0]?.kind).toBe("header");
    expect(headLines([second ?? { items: [] }])[0]?.length).toBeLessThan(700);
  });

  it("fall in halves of which each begins with the header of its table", () => {
    const halve = (window: NoteWindow): NoteWindow[] => {
      const halves = halvesOf(window);
      return halves === null ? [window] : halves.flatMap(halve);
    };
    const [window] = noteWindows(table("| option | HEAD | tree |"));
    if (!window) throw new Error("the note has a window");
    const parts = halve(window);
    expect(parts).toHaveLength(61);
    expect(headLines(parts.slice(1))).toEqual(rows.map(() => "above: | option | HEAD | tree |"));
    expect(parts.flatMap(({ items }) => numbers(items, "sentence"))).toHaveLength(61);
  });

  it("never cut a block of code, nor do their halves", () => {
    const block = (name: string) => `\`\`\`py\n${`${name} = 1\n\n`.repeat(40)}\`\`\``;
    const note = readNote(
      Array.from({ length: 12 }, (_, at) => `One is ${at}. Two is.\n\n${block(`x${at}`)}`).join(
        "\n\n",
      ),
    );
    const whole = new Set(note.codeBlocks.map(({ code }) => code));
    for (const window of noteWindows(note, 300, 50)) {
      const parts = [window, ...(halvesOf(window) ?? [])];
      for (const item of parts.flatMap(({ items }) => items))
        if (item.kind === "code") expect(whole).toContain(item.code);
    }
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
