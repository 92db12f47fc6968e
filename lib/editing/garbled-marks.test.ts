import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { garbledMarks } from "./garbled-marks.ts";

/** As if edits had brought all of it. */
const inAll = (document: string) => garbledMarks(document, [{ start: 0, end: document.length }]);

/** The document with all repairs made. */
const repaired = (document: string): string =>
  inAll(document).reduceRight(
    (text, { start, oldText, newText }) =>
      text.slice(0, start) + newText + text.slice(start + oldText.length),
    document,
  );

describe("marks that stand twice", () => {
  it.each([
    ["emphasis", "The ****Momentum** (push) is kept.", "The **Momentum** (push) is kept."],
    ["emphasis at both ends", "The ****Momentum**** is kept.", "The **Momentum** is kept."],
    ["a heading", "# A\n\n## ## Implementation\n\nText", "# A\n\n## Implementation\n\nText"],
    ["one end of bold words", "**bold****bold2", "**bold**bold2"],
    ["bold words with code", "the ****rule `a..b` of.**** It", "the **rule `a..b` of.** It"],
    ["a formula in a line", "where $$T_1$$ is one", "where $T_1$ is one"],
    ["two formulas in a line", "both $$a$$ and $$b$$ are", "both $a$ and $b$ are"],
    ["a full stop", "by factorisation.. Next", "by factorisation. Next"],
    ["a full stop in quotes", "He said “no..” Then", "He said “no.” Then"],
    ["a full stop at the end", "Разложение на множители..\n", "Разложение на множители.\n"],
    ["several in a line", "## ## On $$x$$ and ****y****", "## On $x$ and **y**"],
  ])("%s", (_what, document, expected) => {
    expect(repaired(document)).toBe(expected);
    expect(inAll(expected)).toEqual([]);
  });
});

describe("what is meant stays", () => {
  it.each([
    ["an ellipsis", "and so on... and on…. and wait..."],
    ["a formula in lines of its own", "$$\nE = mc^2\n$$"],
    ["a formula that has its line", "So:\n\n$$E = mc^2$$\n\n- $$a = b$$"],
    ["a rule", "one\n\n****\n\ntwo\n\n- - -\n\n* * *"],
    ["a block of code", "```\na ****b**** $$x$$ c..\n## ## d\n```"],
    ["indented code", "    a ****b**** .. c"],
    ["a span of code", "call `****x**` or `../a..b` and `$$x$$`"],
    ["a range and a path", "from 1..10 and ../up and [a..b]"],
    ["a link", "see [it](http://x.org/a..) and https://x.org/a.."],
    ["bold italics", "***both*** and **bold** *it*"],
    ["a blank to fill in", "Name: ____ and ______"],
    ["an escaped price", "costs \\$\\$ and $5"],
    ["a blank in a sentence", "The capital is ____."],
    ["a hidden word", "password: ****\n\npassword: ****, **Bold** and (****)\n\n**password: ****"],
    ["hidden digits", "1234****5678, 1234****5678****9012"],
    ["stars in a table", "| **** | a |\n| **** | **** |\n|****|****|"],
    ["bold words side by side", "**bold****bold2** and **a****b****c**"],
    ["a list in a list", "- one\n  - two\n\n- - nested\n\n* * nested"],
    ["a sign of number in a title", "# # of states"],
    ["pages", "стр. 5.. 7"],
    ["an open range", "range(1..) and (a..)"],
    ["a hesitation", "Wait.. what? “Wait..” what?"],
    ["a formula that a colon leads to", "So we have: $$E = mc^2$$\n\n1. Итак: $$a$$."],
    ["formulas that have their line", "$$a$$ $$b$$, $$c$$"],
    ["a numbered formula", "$$E=mc^2$$ (1)"],
    ["the border of a table", "| a | .. |\n| --- | --- |"],
  ])("%s", (_what, document) => {
    expect(inAll(document)).toEqual([]);
  });
});

it("spares a line of which an edit changed another word", () => {
  const line = "The energy $$E$$ of ****one** body is kept by every process of it..";
  const at = (part: string) => ({
    start: line.indexOf(part),
    end: line.indexOf(part) + part.length,
  });
  expect(garbledMarks(line, [at("every"), at("energy"), at("process")])).toEqual([]);
  for (const part of ["$E$", "**one", "it."])
    expect(garbledMarks(line, [at(part)])).toHaveLength(1);
});

describe("only marks that edits brought count", () => {
  it.each([
    "1. Energy: $$E=mc^2$$ is it",
    "$$E=mc^2$$ and (1)",
    "| $$x$$ |",
    "The ****set**** is..",
    "## ## Title",
  ])("%s", (line) => {
    const document = `${line}\n${line}\n${line}\n`;
    expect(garbledMarks(document, [])).toEqual([]);
    const start = line.length + 1;
    // The line's end before and the next line's beginning are no part of it.
    const beside = [
      { start: start - 1, end: start },
      { start: start + line.length, end: start + line.length + 1 },
    ];
    expect(garbledMarks(document, beside)).toEqual([]);
    const mark = start + line.search(/[$*#]/);
    const within = [{ start: mark, end: mark + 1 }];
    expect(garbledMarks(document, within)).toMatchObject([{ start, oldText: line }]);
  });
});

it("gives the passages as they stand, apart and in order", () => {
  const parts = fc.array(
    fc.constantFrom("****", "$$", "x", " ", "..", "\n", "## ", "- ", "`", "слово", "**", "$"),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(parts, (signs) => {
      const document = signs.join("");
      let last = 0;
      for (const { start, oldText, newText } of inAll(document)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(document.startsWith(oldText, start)).toBe(true);
        expect(newText.replace(/[^\p{L}\p{N}]/gu, "")).toBe(oldText.replace(/[^\p{L}\p{N}]/gu, ""));
        last = start + oldText.length;
      }
    }),
  );
});

describe("a hostile line is read in linear time", () => {
  const parts = [
    "*",
    "**** ",
    "****a",
    "a****",
    "$$",
    "$$a",
    "..",
    ".. ",
    '.."',
    '.. "',
    "`",
    "](",
    "#",
  ];
  // A quadratic reading takes minutes; the watchdog only ends the test.
  it.each(parts)("%j", { timeout: 20_000 }, (part) => {
    const filled = part.repeat(100_000 / part.length);
    for (const line of [filled, `a..${filled}`, `## ${filled} a..`, `****a${filled}`])
      expect(inAll(line).length).toBeLessThan(2);
  });
});
