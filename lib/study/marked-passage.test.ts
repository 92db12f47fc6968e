import { describe, expect, it, test } from "vitest";
import { blockAround, markedSpan, paragraphAround, sectionAround } from "./marked-passage.ts";

const markdown = `# Data structures

A **stack** is a list. [[3]](#note-L3) The stack is used by *many* programs, see $x^2 + y$ there. A queue is a list.

- **Neap**: the weakest tide
- **Spring**: the strongest tide
- **Bore**: see above
- **Eagre**: see above

| Mineral | Hardness |
| --- | --- |
| Quartz | 7 |
| Glass | 7 |

Ёлка — это дерево 🎄 у дома. שלום לעולם כולו כאן.
`;

/** The words as the page shows them, with what it shows beside. */
const end = (
  words: string,
  beside: string,
  letters = beside.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
) => ({
  ...{ words, beside, letters },
});
const block = (from: string, to: string) => ({
  start: markdown.indexOf(from),
  end: markdown.indexOf(to) + to.length,
});
const paragraph = block("A **stack**", "A queue is a list.");
const list = block("- **Neap**", "**Eagre**: see above");
const table = block("| Mineral", "| Glass | 7 |");

describe("what was marked on the page", () => {
  it.each([
    [
      "in the middle of a paragraph",
      paragraph,
      "The stack is used by many programs",
      "A stack is a list.3",
      " see there",
      "The stack is used by *many* programs",
    ],
    [
      "through a formula",
      paragraph,
      "programs, see $x^2 + y$ there",
      "The stack is used by many",
      ". A queue is a list.",
      "programs, see $x^2 + y$ there",
    ],
    [
      "in an item",
      list,
      "Spring: the strongest tide",
      "Neap: the weakest tide\n",
      "\nBore: see above",
      "**Spring**: the strongest tide",
    ],
    ["in a row", table, "Quartz7", "MineralHardness\n", "\nGlass7", "Quartz | 7"],
    [
      "with signs of two units",
      block("Ёлка", "כאן."),
      "дерево 🎄 у дома",
      "Ёлка — это ",
      ". שלום",
      "дерево 🎄 у дома",
    ],
    [
      "from right to left",
      block("Ёлка", "כאן."),
      "לעולם כולו",
      "Ёлка — это дерево 🎄 у дома. שלום",
      "כאן.",
      "לעולם כולו",
    ],
  ])("%s", (_, blocks, words, before, after, found) => {
    const span = markedSpan(markdown, blocks, {
      ...{ begins: end(words, before), ends: end(words, after) },
    });
    expect(markdown.slice(span.start, span.end)).toBe(found);
  });

  it.each([
    ["C++ is a language.", "C++"],
    ["It was -5 degrees, and 100% of f(x) was cold.", "-5"],
    ["It was -5 degrees, and 100% of f(x) was cold.", "100%"],
    ["It was -5 degrees, and 100% of f(x) was cold.", "f(x)"],
    ["Она сказала: «Нет!» и ушла.", "«Нет!»"],
    ["As $\\frac{a}{b}$ is written.", "$\\frac{a}{b}$"],
    ["Both $a$ and $b$ are numbers.", "$a$ and $b$"],
    ["It is **very cold** outside today.", "very cold outside", "**very cold** outside"],
    ["It is `ls` here.", "ls here", "`ls` here"],
  ])("of %j, %j is whole", (text, words, found = words) => {
    const at = text.indexOf(found);
    const blocks = { start: 0, end: text.length };
    const span = markedSpan(text, blocks, {
      begins: end(words, text.slice(0, at)),
      ends: end(words, text.slice(at + found.length)),
    });
    expect(text.slice(span.start, span.end)).toBe(found);
  });

  it("is told by what stands beside it where it stands twice, or by how much does", () => {
    const second = markedSpan(markdown, list, {
      ...{ begins: end("see above", "see above\nEagre: ", 60), ends: null },
    });
    expect(second.start).toBe(markdown.lastIndexOf("see above"));
    const rows = `${"| a | b |\n".repeat(40)}`;
    const blocks = { start: 0, end: rows.length };
    const row = markedSpan(rows, blocks, {
      ...{ begins: end("ab", "ab\n".repeat(20), 40), ends: end("ab", "ab\n".repeat(19), 38) },
    });
    expect([row.start, row.end].map((at) => Math.floor(at / 10))).toEqual([20, 20]);
  });

  it("begins and ends with its blocks, and is all of them where its words are not there", () => {
    expect(markedSpan(markdown, list, { begins: null, ends: null })).toEqual(list);
    const none = end("nothing of the kind is said", "");
    expect(markedSpan(markdown, list, { begins: none, ends: none })).toEqual(list);
    const crossed = {
      begins: end("see above", "Eagre: "),
      ends: end("Neap", ": the weakest tide"),
    };
    expect(markedSpan(markdown, list, crossed)).toEqual(list);
  });

  it("reaches over blocks of any length", () => {
    const long = `The first words.\n\n${"A sentence of a long document. ".repeat(20_000)}\n\nThe last words.`;
    const blocks = { start: 0, end: long.length };
    const span = markedSpan(long, blocks, {
      ...{ begins: end("first words.", "The "), ends: end("The last", " words.") },
    });
    expect(span).toEqual({ start: 4, end: long.length - " words.".length });
  });
});

test.each([
  ["of its heading, to the next one", "The stack is used", "# Data structures", "כאן.\n"],
])("a passage is read with the section %s", (_, words, from, to) => {
  const start = markdown.indexOf(words);
  const section = sectionAround(markdown, { start, end: start + words.length });
  expect(markdown.slice(section.start, section.end)).toBe(
    markdown.slice(markdown.indexOf(from), markdown.indexOf(to) + to.length),
  );
});

it("takes no heading of code for one", () => {
  const text = "# One\n\n```sh\n# two\nls\n```\n\nHere.\n\n```sh\n# three\n```\n\n# Four\n";
  const start = text.indexOf("Here.");
  const section = sectionAround(text, { start, end: start + 5 });
  // What it seems to begin in is cut, and so it is left out.
  expect(text.slice(section.start, section.end)).toBe("Here.");
});

test.each([
  [
    "in the middle",
    "Above.\n\n- one\n- two words\n- three\n\nBelow.",
    "- one\n- two words\n- three",
  ],
  ["at both ends", "two words", "two words"],
  ["in a long one", `${"Long. ".repeat(100)}two words.${" Long.".repeat(100)}`, ""],
  ["between lines that seem empty", "Above.\n \t\ntwo words\r\n\r\nBelow.", "two words"],
  ["never in code", "```py\nx = 1\n\ntwo words\n\ny = 2\n```\n\nBelow.", ""],
  ["never with the end of code", "```py\nx = 1\n\ntwo words\n```\n\nBelow.", ""],
  ["after code", "```py\nx = 1\n```\n\ntwo words", "two words"],
  [
    "with all of its code",
    "two words:\n```py\nx = 1\n```\n\nBelow.",
    "two words:\n```py\nx = 1\n```",
  ],
])("a passage stands in its paragraph, %s", (_, text, paragraph) => {
  const start = text.indexOf("two words");
  expect(paragraphAround(text, { start, end: start + 9 })).toBe(paragraph);
});

test.each([
  ["a row", "Above.\n\n| A | B |\n| --- | --- |\n| two words | c |\n\nBelow.", "| A", "c |"],
  ["a line of code", "Above.\n\n```py\nx = 1\n\ntwo words\n```\n\nBelow.", "```py", "\n```"],
  ["code that nothing ends", "~~~\ntwo words\n\ny", "~~~", "y"],
  ["what stands after code", "```\nx\n```\n\nsee two words.\n\nBelow.", "see", "words."],
])("the block of %s", (_, text, from, to) => {
  const start = text.indexOf("two words");
  const block = blockAround(text, { start, end: start + 9 });
  const end = text.indexOf(to, start) + to.length;
  expect(text.slice(block.start, block.end)).toBe(text.slice(text.indexOf(from), end));
});
