import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EditCase } from "./edit-case.ts";
import { judgeEdit } from "./judge-edit.ts";
import { kinds, makeEdits } from "./make-edits.ts";

const folder = new URL("texts/", import.meta.url);
const documents = Object.fromEntries(
  ["descent.en.md", "dynamics.ru.md", "markets.en.md"].map((id) => [
    id,
    readFileSync(new URL(id, folder), "utf8"),
  ]),
);
const { cases } = makeEdits(documents, 11, 15);

describe("generated edits", () => {
  it("are of every kind, and the same for the same seed", () => {
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
    expect(makeEdits(documents, 11, 15).cases).toEqual(cases);
    expect(makeEdits(documents, 12, 15).cases).not.toEqual(cases);
  });

  // The goals of the product: 98 of 100 as meant, a wrong one in at most 1 of 200.
  it("come out as meant, and hardly ever wrong", () => {
    const outcomes = cases.map((item) => judgeEdit(documents[item.document] ?? "", item).outcome);
    const share = (wanted: string) =>
      outcomes.filter((outcome) => outcome === wanted).length / outcomes.length;
    expect(outcomes.length).toBeGreaterThan(250);
    expect(share("meant")).toBeGreaterThanOrEqual(0.98);
    expect(share("wrong")).toBeLessThanOrEqual(1 / 200);
  });
});

describe("an edit", () => {
  const document = "A **stack** grows. Plates fall.";
  const item = (quote: string, newText: string, becomes: string | null): EditCase => ({
    ...{ kind: "any", document: "one", quote, newText, becomes },
    ...{ start: 0, end: "A **stack** grows.".length },
  });

  it.each([
    ["as meant", item("A stack grows.", "A stack shrinks.", "A **stack** shrinks."), "meant"],
    [
      "otherwise than meant",
      item("A stack grows.", "A stack shrinks.", "A stack shrinks."),
      "wrong",
    ],
    ["though nobody could mean it", item("A stack grows.", "A stack shrinks.", null), "wrong"],
    ["not, and not meant to be", item("A queue of people waits.", "x", null), "meant"],
    ["not, though it was meant", item("A queue of people waits.", "x", "x"), "asked"],
    ["with the white space of a deletion", item("A stack grows.", "", ""), "meant"],
  ])("is made %s", (_how, one, outcome) => {
    expect(judgeEdit(document, one).outcome).toBe(outcome);
  });
});
