import { describe, expect, test } from "vitest";
import { type NoteSentence, readNote } from "#lib/notes/read-note.ts";
import { sentencesAround, sentencesOfPart } from "./batch-material.ts";

const text = `First of all. It comes second. It comes third.

## Another part

A lock protects. Nobody else gets in.

- one
- two
- three
- four
- five

The end.
`;
const { sentences } = readNote(text);
const around = (...passages: string[]) =>
  sentencesAround(
    sentences,
    passages.map((passage) => ({
      start: text.indexOf(passage),
      end: text.indexOf(passage) + passage.length,
    })),
    2,
  ).map((sentence) => sentence.text);

test("a sentence comes with the one before that it refers to, not with another paragraph's", () => {
  expect(around("It comes third.")).toEqual(["It comes second.", "It comes third."]);
  expect(around("A lock protects.")).toEqual(["A lock protects."]);
});

test.each([
  ["In Krell v Henry the hirer was released.", false],
  ["Taylor v Caldwell excused both sides.", true],
  ["Индекс ускоряет поиск строк.", false],
  ["Для маленькой таблицы он не нужен.", true],
])("%s refers to what stands before it: %s", (sentence, refers) => {
  const note = readNote(`Something was said before. ${sentence}\n`);
  const [, last] = note.sentences;
  expect(sentencesAround(note.sentences, last ? [last] : [], 2)).toHaveLength(refers ? 2 : 1);
});

test("a formula comes with the words that announce it", () => {
  const note = readNote("# Costs\n\nFirst.\n\nMarginal costs are:\n\n$$MC = dTC$$\n\nThey rise.\n");
  const [, , formula] = note.sentences;
  expect(
    sentencesAround(note.sentences, formula ? [formula] : [], 2).map(({ text }) => text),
  ).toEqual(["Marginal costs are:", "$$MC = dTC$$"]);
});

test("a line of a list comes with the lines around it", () => {
  expect(around("three")).toEqual(["one", "two", "three", "four", "five"]);
  expect(around("one")).toEqual([
    "A lock protects.",
    "Nobody else gets in.",
    "one",
    "two",
    "three",
  ]);
});

test("passages that overlap are shown once, in the note's order", () => {
  expect(around("It comes third.", "It comes second.", "First of all.")).toEqual([
    "First of all.",
    "It comes second.",
    "It comes third.",
  ]);
});

describe("a row of a table", () => {
  const head = "| option | HEAD | index | tree |";
  const rows = ["--soft", "--mixed", "--hard", "--merge", "--keep", "--last"].map(
    (option) => `| ${option} | moved | reset | kept |`,
  );
  const table = `Before.\n\n${head}\n|--|--|--|--|\n${rows.join("\n")}\n\n| x | y |\n|--|--|\n| 1 | 2 |\n`;
  const note = readNote(table);
  const lastTwo = rows.slice(4).map((row) => {
    const start = table.indexOf(row);
    return { start, end: start + row.length };
  });
  const texts = (found: readonly NoteSentence[]) => found.map(({ text }) => text);

  test("comes with the header of its own table, once and before all rows", () => {
    const found = sentencesAround(note.sentences, lastTwo, 2);
    expect(texts(found)).toEqual([head, ...rows.slice(2), "| x | y |", "| 1 | 2 |"]);
  });

  test("comes without a header that is in doubt or says nothing", () => {
    const rest = note.sentences.filter(({ text }) => text !== head);
    expect(
      texts(sentencesAround(rest, [{ start: table.indexOf("1 |"), end: table.length }], 2)),
    ).toEqual([...rows.slice(-1), "| x | y |", "| 1 | 2 |"]);
    const bare = readNote("Before.\n\n| | |\n|--|--|\n| 1 | 2 |\n").sentences;
    expect(texts(sentencesOfPart(bare, 1, 2))).toEqual(["| 1 | 2 |"]);
  });

  test("has its header in each batch of a direct quiz", () => {
    expect(texts(sentencesOfPart(note.sentences, 1, 2))[0]).toBe(head);
    expect(
      texts(sentencesOfPart(note.sentences, 0, 2)).filter((text) => text === head),
    ).toHaveLength(1);
  });
});
