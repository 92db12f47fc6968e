import { expect, test } from "vitest";
import { readNote } from "../concepts/read-note.ts";
import { sentencesAround } from "./batch-material.ts";

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
  ).map((sentence) => sentence.text);

test("a sentence comes with the one before it in its paragraph, not with another paragraph's", () => {
  expect(around("It comes third.")).toEqual(["It comes second.", "It comes third."]);
  expect(around("A lock protects.")).toEqual(["A lock protects."]);
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
