import { describe, expect, test } from "vitest";
import type { CorrectionView } from "#lib/schemas/quiz.ts";
import { correctionCards } from "./note-places.ts";

const correction = (more: Partial<CorrectionView>): CorrectionView => ({
  id: "c1",
  conceptId: null,
  term: "",
  type: "definition_fix",
  message: "Wrong",
  original: "",
  fixed: "",
  span: null,
  patch: null,
  removedCode: null,
  basis: "model",
  evidence: null,
  status: "open",
  tableHead: null,
  place: null,
  ...more,
});

/** The words that the card strikes, and those that it marks. */
const marked = (card: ReturnType<typeof correctionCards>[number] | undefined) =>
  [card?.original, card?.fixed].map((side) =>
    side?.changed.map(({ start, end }) => side.text.slice(start, end)),
  );

/** A correction of `original`, which stands at 100 in the note. */
const patched = (id: string, original: string, fixed: string, wrong: string, right: string) =>
  correction({
    id,
    original,
    fixed,
    span: { start: 100, end: 100 + original.length },
    patch: { start: 100 + original.indexOf(wrong), removed: wrong, inserted: right },
  });

describe("the changed words of a correction", () => {
  test.each([
    ["words", "A queue gives the newest first.", "newest", "oldest", [["newest"], ["oldest"]]],
    ["a part of a word", "It is unsorted.", "un", "", [["unsorted"], []]],
    ["a formula", "It takes $O(n)$ steps.", "n", "1", [["$O(n)$"], ["$O(1)$"]]],
    ["code", "Call `a[0].b<T>()` now.", "0", "1", [["`a[0].b<T>()`"], ["`a[1].b<T>()`"]]],
    ["a cell", "| Array | slow |", "slow", "fast", [["slow"], ["fast"]]],
    [
      "a link's words",
      "See [the #1 queue](https://q.example).",
      "queue",
      "stack",
      [["queue"], ["stack"]],
    ],
    ["the second of two like it", "one two one", "one", "three", [["one"], ["three"]]],
  ] as const)("are those of its patch, as a whole: %s", (what, original, wrong, right, words) => {
    const at = what.startsWith("the second")
      ? original.lastIndexOf(wrong)
      : original.indexOf(wrong);
    const fixed = original.slice(0, at) + right + original.slice(at + wrong.length);
    const one = patched("c1", original, fixed, wrong, right);
    const patch = { start: 100 + at, removed: wrong, inserted: right };
    const [card] = correctionCards([{ ...one, patch }]);
    const kept = words[1].length === 0 ? [words[0], []] : words;
    expect(marked(card)).toEqual(kept);
    if (what.startsWith("the second")) expect(card?.original.changed[0]?.start).toBe(at);
  });

  test("are not the right ones between two wrong ones of one patch", () => {
    const wrong = "oldest element, which is read in O(n)";
    const right = "newest element, which is read in O(1)";
    const original = `A stack gives the ${wrong}.`;
    const [card] = correctionCards([
      patched("c1", original, original.replace(wrong, right), wrong, right),
    ]);
    expect(marked(card)).toEqual([
      ["oldest", "n"],
      ["newest", "1"],
    ]);
  });

  test.each([
    ["a report without a patch", null],
    [
      "a patch that does not make the corrected sentence",
      { start: 4, removed: "x", inserted: "y" },
    ],
  ])("are found by comparison for %s", (_, patch) => {
    const original = "Access by `a[i]` takes $O(n)$ | always <b>";
    const fixed = "Access by `a[i]` takes $O(1)$ | always <b>";
    const [card] = correctionCards([correction({ original, fixed, patch })]);
    expect(marked(card)).toEqual([["$O(n)$"], ["$O(1)$"]]);
  });
});

describe("corrections of one sentence", () => {
  const original = "A queue gives the newest first (LIFO).";
  const fixed = "A queue gives the oldest first (FIFO).";
  const both = [
    patched("c1", original, fixed, "newest", "oldest"),
    { ...patched("c2", original, fixed, "LIFO", "FIFO"), term: "Queue" },
  ];

  test("are one card with every mark and every reason", () => {
    const cards = correctionCards(both);
    expect(cards).toHaveLength(1);
    expect(cards[0]?.reasons.map(({ id }) => id)).toEqual(["c1", "c2"]);
    expect(cards[0]?.term).toBe("Queue");
    expect(marked(cards[0])).toEqual([
      ["newest", "LIFO"],
      ["oldest", "FIFO"],
    ]);
  });

  test("are a matter of wording only where none of them is more", () => {
    const [first, second] = both.map((one) => ({ ...one, type: "wording" as const }));
    if (!first || !second) throw new Error("there are two");
    const typeOf = (...cards: CorrectionView[]) => correctionCards(cards).map(({ type }) => type);
    expect(typeOf(first, second)).toEqual(["wording"]);
    expect(typeOf(first, { ...second, type: "definition_fix" })).toEqual(["definition_fix"]);
  });

  test("are apart from those of another, and from reports without a place", () => {
    const other = { ...both[0], id: "c3", span: { start: 200, end: 238 } } as CorrectionView;
    const old = [
      correction({ id: "c4", original, fixed }),
      correction({ id: "c5", original, fixed }),
    ];
    expect(correctionCards([...both, other, ...old]).map(({ id }) => id)).toEqual([
      "c1",
      "c3",
      "c4",
      "c5",
    ]);
  });

  test("that left code out alone change no words", () => {
    const [card] = correctionCards([
      correction({ original, fixed: original, type: "code_mismatch", removedCode: "x" }),
    ]);
    expect(card?.fixed).toBeNull();
  });
});
