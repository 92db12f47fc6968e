import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { keyLetter, namedOptions, sentencesForComplaint, shareFact } from "./complaints.ts";
import { isWithdrawn } from "./is-withdrawn.ts";

test("a question is out when a judge or its student says so", () => {
  expect(isWithdrawn({ verdict: "upheld", leftOut: false })).toBe(true);
  expect(isWithdrawn({ verdict: null, leftOut: true })).toBe(true);
  expect(isWithdrawn({ verdict: "rejected", leftOut: true })).toBe(true);
  expect(isWithdrawn({ verdict: "rejected", leftOut: false })).toBe(false);
  expect(isWithdrawn({ verdict: null, leftOut: false })).toBe(false);
});

test("two questions share a fact when they rest on the same words, whatever stands between", () => {
  const at = (start: number, end: number) => ({ quote: "q", start, end });
  expect(shareFact(at(0, 10), at(9, 20))).toBe(true);
  expect(shareFact(at(0, 10), at(10, 20))).toBe(false);
  const apart = { ...at(0, 50), places: [at(0, 10), at(40, 50)] };
  expect(shareFact(apart, at(20, 30))).toBe(false);
  expect(shareFact(apart, at(45, 47))).toBe(true);
});

const options = ["One", "Two", "Three", "Four"];

test.each([
  ["A", ["A"]],
  ["C, A", ["A", "C"]],
  ["A and C.", ["A", "C"]],
  ["А и С", null],
  ["B, B", ["B"]],
  ["(D)", ["D"]],
  ["Three", ["C"]],
  ["Either would do", null],
  ["F", null],
  ["", null],
])("%j of a judge names %j", (right, named) => {
  expect(namedOptions(options, right)).toEqual(named);
});

test("whether a letter is an option or names another one cannot be told", () => {
  expect(namedOptions(["B", "A", "D", "C"], "A")).toBeNull();
  expect(namedOptions(["A", "B", "C", "D"], "B")).toEqual(["B"]);
});

test("the key is named by its letter where it is an option", () => {
  expect(keyLetter({ options, answer: "Two" })).toBe("B");
  expect(keyLetter({ options, answer: "two" })).toBeNull();
  expect(keyLetter({ options: null, answer: "Two" })).toBeNull();
});

describe("what a judge is shown", () => {
  const filler = (from: number) =>
    Array.from(
      { length: 200 },
      (_, at) => `The filler ${from + at} fills pages with nothing else.`,
    );
  const quote = "A quokka sleeps by day.";
  const elsewhere = "Unlike other marsupials the quokka never sleeps by day.";
  const text = [...filler(0), quote, ...filler(200), elsewhere, ...filler(400)].join("\n\n");
  const start = text.indexOf(quote);
  const evidence = { quote, start, end: start + quote.length };

  test("is a short note as a whole", () => {
    const { sentences } = readNote(`One is here. Two is there.\n\nThree is gone.`);
    expect(sentencesForComplaint(sentences, { ...evidence, start: 0, end: 4 }, "")).toEqual(
      sentences,
    );
  });

  test("is of a long one what the question rests on and what speaks of the same elsewhere, in order", () => {
    const { sentences } = readNote(text);
    const shown = sentencesForComplaint(sentences, evidence, "When does a quokka sleep?");
    const texts = shown.map((one) => one.text);
    expect(texts).toContain(quote);
    expect(texts).toContain(elsewhere);
    expect(texts.join("").length).toBeLessThan(13_000);
    expect(shown.map(({ number }) => number)).toEqual(
      shown.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });
});
