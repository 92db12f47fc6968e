import { describe, expect, test } from "vitest";
import type { Patch } from "#lib/quotes/patch.ts";
import type { StoredEdit } from "#lib/study/study-store.ts";
import { describeEdits, freshMarks } from "./study-view.ts";

const storedEdit = (number: number, patches: readonly Patch[]): StoredEdit => ({
  ...{ number, kind: "edit", author: "agent", patches, batchId: null, target: null },
  ...{
    similarity: null,
    reason: "",
    first: null,
    oldPreview: "",
    newPreview: "",
    createdAt: new Date(0),
  },
});

/** A patch that puts one word in the place of another, at its first place from `from` on. */
const replacing = (text: string, removed: string, inserted: string, from = 0): Patch => ({
  ...{ start: text.indexOf(removed, from), removed, inserted },
});

/** The marked words of `text`, as it stands after all edits. */
const marked = (text: string, edits: readonly StoredEdit[]): string[] =>
  freshMarks(text, edits, describeEdits(edits, edits.length)).map(
    ({ edit, start, end }) => `${edit}: ${text.slice(start, end)}`,
  );

describe("the words of an edit", () => {
  test("a word that was renamed everywhere is marked at each place, and nothing between", () => {
    const before = "The cat sleeps. Nobody wakes a cat, for the cat bites.";
    const patches = [...before.matchAll(/cat/g)].map(({ index }) => ({
      ...{ start: index, removed: "cat", inserted: "tiger" },
    }));
    const after = before.replaceAll("cat", "tiger");
    expect(marked(after, [storedEdit(1, patches)])).toEqual(["1: tiger", "1: tiger", "1: tiger"]);
  });

  test("a part of a word is marked as the word", () => {
    const before = "Новый кот спит.";
    const patches = [replacing(before, "кот", "котёнок")];
    const ending = [{ start: 3, removed: "ый", inserted: "ые" }];
    expect(marked("Новые кот спит.", [storedEdit(1, ending)])).toEqual(["1: Новые"]);
    expect(marked("Новый котёнок спит.", [storedEdit(1, patches)])).toEqual(["1: котёнок"]);
  });

  test("neighbours with only a space between them are one mark", () => {
    const before = "one two three four";
    const patches = [replacing(before, "one", "1"), replacing(before, "two", "2")];
    const far = replacing(before, "four", "4");
    expect(marked("1 2 three 4", [storedEdit(1, [...patches, far])])).toEqual(["1: 1 2", "1: 4"]);
  });

  test("they are where later edits left them", () => {
    const first = "A cat and a cat.";
    const rename = [replacing(first, "cat", "dog"), replacing(first, "cat", "dog", 5)];
    const second = "A dog and a dog.";
    const longer = [replacing(second, "A dog and", "Here a bird, then")];
    const third = "Here a bird, then a dog.";
    expect(marked(third, [storedEdit(1, rename), storedEdit(2, longer)])).toEqual([
      "1: dog",
      "2: Here a bird, then",
    ]);
  });

  test("what was only taken away has none", () => {
    const patches = [replacing("Short and sweet.", " and sweet", "")];
    expect(marked("Short.", [storedEdit(1, patches)])).toEqual([]);
  });
});
