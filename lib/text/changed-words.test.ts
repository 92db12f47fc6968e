import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedWords, wholeWords } from "./changed-words.ts";

type Spans = readonly { readonly start: number; readonly end: number }[];

const cut = (text: string, spans: Spans) => spans.map(({ start, end }) => text.slice(start, end));

/** The words that are marked in the one and in the other. */
const marked = (one: string, other: string) => {
  const { before, after } = changedWords(one, other);
  return [cut(one, before), cut(other, after)];
};

describe("words that differ", () => {
  test.each([
    {
      what: "a word, and no other",
      one: "A stack gives back the oldest element first.",
      other: "A stack gives back the newest element first.",
      words: [["oldest"], ["newest"]],
    },
    {
      what: "an addition, with nothing struck",
      one: "Вода кипит",
      other: "Вода кипит при 100 °C",
      words: [[], ["при 100 °C"]],
    },
    {
      what: "a word before a full stop without it",
      one: "It is called a stack.",
      other: "It is called a queue.",
      words: [["stack"], ["queue"]],
    },
    {
      what: "a formula as a whole",
      one: "Access takes $O(n)$ time.",
      other: "Access takes $O(1)$ time.",
      words: [["$O(n)$"], ["$O(1)$"]],
    },
    {
      what: "a piece of code as a whole",
      one: "Use `list.add(x)` here.",
      other: "Use `list.append(x)` here.",
      words: [["`list.add(x)`"], ["`list.append(x)`"]],
    },
    {
      what: "a block of code as a whole",
      one: "So:\n\n```js\nlet a;\nlet b;\n```",
      other: "So:\n\n```js\nlet a;\n```",
      words: [["```js\nlet a;\nlet b;\n```"], ["```js\nlet a;\n```"]],
    },
    {
      what: "a cell of a table",
      one: "| Array | slow | fast |",
      other: "| Array | quick | fast |",
      words: [["slow"], ["quick"]],
    },
    {
      what: "a sign of a term that is no emphasis",
      one: "let binds in order",
      other: "let* binds in order",
      words: [[], ["*"]],
    },
    {
      what: "prices, which are no formulas",
      one: "from $5 to $10",
      other: "from $5 to $20",
      words: [["10"], ["20"]],
    },
    {
      what: "nothing where only emphasis differs",
      one: "A queue is a list.",
      other: "A **queue** is a _list_.",
      words: [[], []],
    },
    {
      what: "a sign beyond the first 65,536",
      one: "it is 😀 now",
      other: "it is 😁 now",
      words: [["😀"], ["😁"]],
    },
  ])("are marked: $what", ({ one, other, words }) => {
    expect(marked(one, other)).toEqual(words);
  });

  test("are marked alone in texts of thousands of words", () => {
    const long = "word ".repeat(5_000);
    expect(marked(`${long}old ${long}`, `${long}new ${long}`)).toEqual([["old"], ["new"]]);
  });

  test("are marked as one where thousands of them differ", () => {
    const texts = ["a", "b"].map((letter) =>
      Array.from({ length: 1_000 }, (_, place) => `${letter}${place}`).join(" "),
    );
    expect(marked(texts[0] ?? "", texts[1] ?? "")).toEqual([[texts[0]], [texts[1]]]);
  });
});

describe("a span", () => {
  test.each([
    ["a part of a word", "the newest one", "new", ["newest"]],
    ["a part of a formula", "so $a + b$ is", "+", ["$a + b$"]],
    ["a part of code", "so `a + b` is", "+", ["`a + b`"]],
    ["words on both sides of a space", "one two three", "ne tw", ["one two"]],
    ["whole words", "one two three", "two", ["two"]],
  ])("of %s is widened to the whole", (_, text, words, expected) => {
    const start = text.indexOf(words);
    expect(cut(text, wholeWords(text, [{ start, end: start + words.length }]))).toEqual(expected);
  });

  test("without length marks the word that it cuts, and nothing between words", () => {
    expect(cut("one two", wholeWords("one two", [{ start: 5, end: 5 }]))).toEqual(["two"]);
    expect(wholeWords("one two", [{ start: 4, end: 4 }])).toEqual([]);
  });
});

const prose = fc
  .array(fc.constantFrom("a", "b", " ", "\n", "да", "`", "``", "$", "*", "**", "_", "|", "\\"), {
    maxLength: 40,
  })
  .map((parts) => parts.join(""));

test("the spans are in order, apart and inside, and equal texts have none", () => {
  fc.assert(
    fc.property(prose, prose, (one, other) => {
      const { before, after } = changedWords(one, other);
      for (const [text, spans] of [
        [one, before],
        [other, after],
      ] as const) {
        let from = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }
      expect(changedWords(one, one)).toEqual({ before: [], after: [] });
    }),
  );
});
