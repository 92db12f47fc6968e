import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { parseMarkdown } from "#lib/blocks/testing/parse-markdown.ts";
import { arbitraryNote } from "#lib/concepts/testing/arbitrary-note.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { noteLinkPattern, topBlocks } from "#lib/study/top-blocks.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { composeMaterial } from "./compose-material.ts";
import { materialPhrases } from "./document/material-parts.ts";

const compose = (notes: string | null, more: { language?: Language; topic?: string } = {}) =>
  composeMaterial({ topic: "The topic", language: "en", notes, ...more });

/** What of a document comes from the note's body: without title, remark, outline, terms, questions and links. */
const bodyOf = (document: string, language: Language = "en"): string => {
  const { composed, contents, keyTerms, questions, notes } = materialPhrases[language];
  const end = document.lastIndexOf(`\n\n## ${questions}\n`);
  return document
    .slice(document.indexOf(composed) + composed.length, end === -1 ? undefined : end)
    .replace(new RegExp(`\\n\\n## ${contents}\\n\\n(?: *- .*\\n)+`), "\n")
    .replace(new RegExp(`\\n\\n## ${keyTerms}\\n\\n(?:- .*\\n)+`), "\n")
    .replace(new RegExp(`^\\n\\n## ${notes}\\n`), "\n")
    .replace(noteLinkPattern, "");
};

const solid = (text: string): string => text.replace(/[^\p{L}\p{N}$`<>]+/gu, " ").trim();

describe("a document composed from notes", () => {
  test.each(["en", "ru"] as const)(
    "has title, outline, terms, the note's own words and questions: %s",
    async (language) => {
      const note = sampleNote(language);
      const document = await compose(note, { language, topic: "T" });
      const { composed, contents, keyTerms, questions } = materialPhrases[language];
      expect(document).toMatch(/^# T\n\n> /);
      const places = [composed, `## ${contents}\n`, `## ${keyTerms}\n`, `## ${questions}\n`].map(
        (text) => document.indexOf(text),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
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
      expect((await topBlocks(document)).filter(({ depth }) => depth !== null)).toHaveLength(5);
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

describe("what rules add to the notes", () => {
  test.each(["en", "ru"] as const)("the outline leads to every section: %s", async (language) => {
    const document = await compose(
      "# Одно & [другое](https://example.org)\n\nText is here.\n\n## `Code` *and* words\n\nText.\n\n# Questions to answer yourself\n\nText.\n\n# Contents\n\nText.\n",
      { language },
    );
    const { contents } = materialPhrases[language];
    const outline = document.split(`## ${contents}\n\n`)[1]?.split("\n\n")[0] ?? "";
    const links = [...outline.matchAll(/^( *)- \[(.+)\]\(#(.+)\)$/gm)].map(([, ...parts]) => parts);
    expect(links).toEqual([
      ["", "Одно \\& другое", "одно--другое"],
      ["  ", "Code and words", "code-and-words"],
      ["", "Questions to answer yourself", "questions-to-answer-yourself"],
      ["", "Contents", language === "en" ? "contents-1" : "contents"],
    ]);
    const headings = splitBlocks(document).flatMap(({ heading }) => heading?.text ?? []);
    const anchors = headingAnchors(headings);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const [, , anchor] of links) expect(anchors).toContain(anchor);
  });

  test("a question leads to the line where its answer begins", async () => {
    const document = await compose(
      "# Trees\n\nA forest has many trees. They grow slowly. They live long.\n\n# Kinds of leaves\n\n- broad leaves\n- needles\n- scales\n",
    );
    const [, questions = ""] = document.split(`## ${materialPhrases.en.questions}\n\n`);
    expect(questions).toBe(
      "1. What does your note say about “Trees”? [[3]](#note-L3)\n2. Name the three items under “Kinds of leaves”. [[7]](#note-L7)\n",
    );
  });

  test("a question of several lines stays one item of its list", async () => {
    const document = await compose(
      "The heart pumps blood through the body. It has four chambers.\n\nThe lungs take up oxygen. They give off carbon dioxide.\n",
    );
    const [, questions = ""] = document.split(`## ${materialPhrases.en.questions}\n\n`);
    expect(parseMarkdown(questions)).toMatchObject([{ type: "list" }]);
  });

  test("nothing pretends to be more: no summary, no synthesis", async () => {
    for (const language of ["en", "ru"] as const) {
      const document = await compose(sampleNote(language), { language });
      expect(document).not.toMatch(/in short|summary|synthesis|кратко|синтез|итог/i);
    }
  });
});

describe("without notes", () => {
  test.each([null, "", " \n\t"])("there is nothing to order, and it says so: %j", async (notes) => {
    for (const language of ["en", "ru"] as const) {
      const document = await compose(notes, { language, topic: "T" });
      expect(document).toBe(`# T\n\n> ${materialPhrases[language].nothing}\n`);
    }
  });
});
