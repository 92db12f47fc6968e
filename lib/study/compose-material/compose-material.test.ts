import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteLanguage } from "../../concepts/note-language.ts";
import { readNote } from "../../concepts/read-note.ts";
import { arbitraryNote } from "../../concepts/testing/arbitrary-note.ts";
import { sampleNote } from "../../samples/sample-note.ts";
import type { Language } from "../../schemas/language.ts";
import { noteLinkPattern } from "../note-line.ts";
import { topBlocks } from "../top-blocks.ts";
import { composeMaterial } from "./compose-material.ts";
import { isPlanned, phrases } from "./phrases.ts";

const compose = (notes: string | null, more: { language?: Language; topic?: string } = {}) =>
  composeMaterial({ topic: "The topic", language: "en", notes, depth: "standard", ...more });

/** What of a document comes from the note's body: without title, remark, glossary, summary and links. */
const bodyOf = (document: string, language: Language = "en"): string => {
  const { composed, keyTerms, summary, notes } = phrases[language];
  return document
    .slice(document.indexOf(composed) + composed.length)
    .replace(new RegExp(`\\n\\n## ${keyTerms}\\n\\n(?:- .*\\n)+`), "\n")
    .replace(new RegExp(`\\n\\n## ${summary}\\n\\n(?:- .*\\n)+$`), "\n")
    .replace(new RegExp(`^\\n\\n## ${notes}\\n`), "\n")
    .replace(noteLinkPattern, "");
};

const solid = (text: string): string => text.replace(/[^\p{L}\p{N}$`<>]+/gu, " ").trim();

describe("a document composed from notes", () => {
  test.each(["en", "ru"] as const)(
    "has title, terms, the note's own words and a summary: %s",
    async (language) => {
      const note = sampleNote(language);
      const document = await compose(note, { language, topic: "T" });
      const { composed, keyTerms, summary } = phrases[language];
      expect(document).toMatch(/^# T\n\n> /);
      expect(document).toContain(composed);
      expect(document.indexOf(`## ${keyTerms}\n`)).toBeGreaterThan(0);
      expect(document.indexOf(`## ${summary}\n`)).toBeGreaterThan(document.indexOf(keyTerms));
      const read = readNote(note);
      for (const { text } of read.sentences) expect(document).toContain(text);
      for (const { code } of read.codeBlocks) expect(document).toContain(code);
      for (const { text } of read.headings) expect(document).toContain(`# ${text}\n`);
    },
  );

  test("links every sentence to its line", async () => {
    const note =
      "# Title\n\nOne is here. Two is here.\n\n- a list item\n- another one\n\nA wrapped\nsentence goes on.\nThe next line begins anew.";
    const document = await compose(note);
    expect(document).toContain("One is here. Two is here. [[3]](#note-L3)\n");
    expect(document).toContain("- a list item [[5]](#note-L5)\n- another one [[6]](#note-L6)\n");
    expect(document).toContain(
      "A wrapped\nsentence goes on. [[8]](#note-L8)\nThe next line begins anew. [[10]](#note-L10)",
    );
  });

  test("leaves code, tables and formulas as they are and cites below them", async () => {
    const code = "```js\nlet a = `x`; // no. link.\n```";
    const table = "| a | b |\n| --- | --- |\n| one thing | two things |";
    const formula = "$$\nE = mc^2\n$$";
    const document = await compose(`Words first.\n\n${code}\n\n${table}\n\n${formula}\nAnd words.`);
    expect(document).toContain(`${code}\n\n[[3]](#note-L3)\n\n`);
    expect(document).toContain(`${table}\n\n[[7]](#note-L7)\n\n`);
    expect(document).toContain(`${formula}\n\n[[11]](#note-L11)\n\nAnd words. [[14]](#note-L14)`);
  });

  test("closes a fence that the note leaves open, so that nothing after it turns into code", async () => {
    for (const [open, close] of [
      ["```py", "```"],
      ["~~~~", "~~~~"],
      ["$$", "$$"],
    ]) {
      const document = await compose(`# A\n\nWords are here.\n\n# B\n\n${open}\nx = 1`);
      expect(document).toContain(`${open}\nx = 1\n${close}\n\n[[7]](#note-L7)`);
      expect((await topBlocks(document)).filter(({ depth }) => depth !== null)).toHaveLength(4);
    }
  });

  test("puts no link into a link, and keeps the break at a line's end", async () => {
    const document = await compose(
      "See [this page.\nIt is good](https://example.org/a).\n\nA line that breaks\\\nAnother follows here.",
    );
    expect(document).toContain(
      "See [this page.\nIt is good](https://example.org/a). [[1]](#note-L1)",
    );
    expect(document).toContain("A line that breaks [[4]](#note-L4)\\\nAnother");
  });

  test("says the topic once when the note begins with it", async () => {
    const document = await compose("# The Topic!\n\nIt is so.\n", { topic: "the topic" });
    expect(document.match(/the topic/gi)).toHaveLength(1);
  });

  test("shows a long topic in full below a short title", async () => {
    const topic = `Question 3. Mutexes and semaphores: ${"how they differ, ".repeat(10)}\nand who may release them`;
    const document = await compose("A mutex is a lock.", { topic });
    expect(document.split("\n")[0]).toBe("# Mutexes and semaphores");
    expect(document).toContain("> and who may release them\n");
  });

  test("holds every line of any note, in order and unchanged but for links and the depth of headings", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryNote, async (note) => {
        fc.pre(note.trim() !== "");
        const language = noteLanguage(note);
        const document = await compose(note, { language, topic: "zzz" });
        expect(solid(bodyOf(document, language))).toContain(solid(note));
      }),
      { numRuns: 150 },
    );
  });

  test("links only to lines that the note has", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryNote, async (note) => {
        const document = await compose(note);
        const last = note.split(/\r\n|\n|\r/).length;
        for (const [, text, line] of document.matchAll(/\[\[(\d+)\]\]\(#note-L(\d+)\)/g)) {
          expect(text).toBe(line);
          expect(Number(line)).toBeLessThanOrEqual(last);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("of 100 kB is made in turns and holds all of it", async () => {
    const section = (index: number) =>
      `## Part ${index}\n\nThe widget number ${index} is a device that turns ${index} times. It is blue.\n\n- first ${index}\n- second ${index}\n`;
    const note = Array.from({ length: 900 }, (_, index) => section(index)).join("\n");
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const document = await compose(note);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    expect(document).toContain(
      "widget number 899 is a device that turns 899 times. It is blue. [[",
    );
  });
});

describe("without notes", () => {
  test.each([null, "", " \n\t"])("it is a plan that says so: %j", async (notes) => {
    for (const language of ["en", "ru"] as const) {
      const document = await compose(notes, { language });
      expect(document).toContain(phrases[language].planned);
      const prose = document.split("\n\n").filter((block) => !/^[#>]/.test(block));
      expect(prose.length).toBeGreaterThanOrEqual(5);
      for (const block of prose) expect(isPlanned(block)).toBe(true);
    }
  });

  test("the depth decides how many headings it has, and none comes twice", async () => {
    const count = async (depth: "brief" | "standard" | "exhaustive") => {
      const document = await composeMaterial({ topic: "T", language: "ru", notes: null, depth });
      const headings = document.match(/^## .+$/gm) ?? [];
      expect(new Set(headings).size).toBe(headings.length);
      return headings.length;
    };
    expect(await count("brief")).toBeLessThan(await count("standard"));
    expect(await count("standard")).toBeLessThan(await count("exhaustive"));
  });
});
