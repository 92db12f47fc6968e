import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import {
  broughtBy,
  editParts,
  editsAfter,
  invertPatches,
  moveStretch,
  type OrderedEdit,
  patchesBetween,
  rebasePatches,
  textAfter,
  textBefore,
  undoStack,
} from "./history.ts";

const words = fc.array(fc.constantFrom("слово", "word", "$x^2$", "—", "\n", "ё", "👩‍🔬", " "), {
  maxLength: 30,
});
const text = words.map((parts) => parts.join(" "));

/** A list of patches that fits the text: disjoint slices replaced by others. */
const patchesOf = (document: string) =>
  fc
    .array(fc.tuple(fc.nat(document.length), fc.nat(8), text), { minLength: 1, maxLength: 4 })
    .map((drafts) => {
      const patches: Patch[] = [];
      let free = 0;
      for (const [at, length, inserted] of drafts.toSorted((a, b) => a[0] - b[0])) {
        const start = Math.max(at, free);
        const end = Math.min(document.length, start + length);
        if (start > document.length) continue;
        patches.push({ start, removed: document.slice(start, end), inserted });
        // Two insertions at one place would have no order.
        free = end + 1;
      }
      return patches;
    });

const edited = text.chain((document) =>
  patchesOf(document).map((patches) => ({ document, patches })),
);

describe("a list of patches", () => {
  it("is taken back by its inverse", () => {
    fc.assert(
      fc.property(edited, ({ document, patches }) => {
        const after = applyPatches(document, patches);
        expect(after).not.toBeNull();
        expect(applyPatches(after ?? "", invertPatches(patches))).toBe(document);
      }),
    );
  });

  it("leads back to every earlier text", () => {
    const history = fc.gen().map((gen) => {
      const first = gen(() => text);
      const texts = [first];
      const edits: { patches: Patch[] }[] = [];
      for (let step = 0; step < 5; step += 1) {
        const present = texts.at(-1) ?? "";
        const patches = gen(() => patchesOf(present));
        edits.push({ patches });
        texts.push(textAfter(present, [{ patches }]));
      }
      return { texts, edits };
    });
    fc.assert(
      fc.property(history, ({ texts, edits }) => {
        texts.forEach((expected, revision) => {
          expect(textBefore(texts.at(-1) ?? "", edits.slice(revision))).toBe(expected);
        });
      }),
    );
  });

  it("moved over an edit elsewhere makes the same change", () => {
    const document = "one two three four";
    const later = [makePatch(document, 0, 3, "eleven"), makePatch(document, 14, 18, "4")];
    const moved = rebasePatches([makePatch(document, 4, 7, "2")], [later]);
    const after = applyPatches(document, later) ?? "";
    expect(applyPatches(after, moved ?? [])).toBe("eleven 2 three 4");
  });

  it("does not move over an edit of the same words", () => {
    const document = "one two three";
    const later = [makePatch(document, 4, 13, "zwei drei")];
    expect(rebasePatches([{ start: 4, removed: "two", inserted: "2" }], [later])).toBeNull();
  });
});

describe("what an edit brought", () => {
  it("is found again after edits before it, and is gone when they replace it", () => {
    const document = "one two three";
    const edit = [makePatch(document, 4, 7, "second")];
    const after = applyPatches(document, edit) ?? "";
    const place = broughtBy(edit);
    expect(after.slice(place.start, place.end)).toBe("second");
    const before = [makePatch(after, 0, 3, "the very first")];
    const moved = moveStretch(place, [before]);
    const text = applyPatches(after, before) ?? "";
    expect(moved && text.slice(moved.start, moved.end)).toBe("second");
    expect(moveStretch(place, [[makePatch(after, 0, after.length, "nothing")]])).toBeNull();
  });
});

describe("a restore", () => {
  it("makes the one text of the other, whatever they are", () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        expect(applyPatches(from, patchesBetween(from, to))).toBe(to);
      }),
    );
  });

  it("names only the lines that differ", () => {
    const same = Array.from({ length: 200 }, (_, line) => `line ${line}\n`).join("");
    const size = patchesBetween(`${same}old\n${same}`, `${same}new\n${same}`).reduce(
      (sum, { removed, inserted }) => sum + removed.length + inserted.length,
      0,
    );
    expect(size).toBeLessThan(10);
  });
});

describe("the difference that an edit made", () => {
  it("is whole words, in Russian too, with some text around", () => {
    const before = "Первый абзац.\n\nКоммутативный шифр прост. Дальше идёт другое.\n\nКонец.";
    const start = before.indexOf("прост");
    const patches = [makePatch(before, start, start + 5, "сложен")];
    const after = applyPatches(before, patches) ?? "";
    expect(editParts(before, after, patches)).toEqual([
      { kind: "same", text: "Коммутативный шифр " },
      { kind: "removed", text: "прост" },
      { kind: "added", text: "сложен" },
      { kind: "same", text: ". Дальше идёт другое." },
    ]);
  });

  it("holds every change and no other", () => {
    fc.assert(
      fc.property(edited, ({ document, patches }) => {
        const after = applyPatches(document, patches) ?? "";
        const parts = editParts(document, after, patches);
        const old = parts.flatMap(({ kind, text }) => (kind === "added" ? [] : text)).join("");
        const young = parts.flatMap(({ kind, text }) => (kind === "removed" ? [] : text)).join("");
        expect(document).toContain(old);
        expect(after).toContain(young);
        expect(document.replace(old, () => young)).toHaveLength(after.length);
      }),
    );
  });
});

describe("undo and redo", () => {
  const edit = (number: number, more: Partial<OrderedEdit> = {}): OrderedEdit => ({
    ...{ number, kind: "edit", batchId: null, target: null },
    ...more,
  });
  const next = (edits: readonly OrderedEdit[]) => {
    const { undo, redo } = undoStack(edits);
    return { undo: undo.at(-1)?.numbers ?? null, redo: redo.at(-1)?.numbers ?? null };
  };

  it.each<[string, OrderedEdit[], number[] | null, number[] | null]>([
    ["nothing yet", [], null, null],
    ["one edit", [edit(1)], [1], null],
    ["undone", [edit(1), edit(2, { kind: "undo", target: 1 })], null, [2]],
    [
      "undone and redone",
      [edit(1), edit(2, { kind: "undo", target: 1 }), edit(3, { kind: "redo", target: 1 })],
      [3],
      null,
    ],
    [
      "a new edit ends the redo",
      [edit(1), edit(2, { kind: "undo", target: 1 }), edit(3)],
      [3],
      null,
    ],
    [
      "a batch is one",
      [edit(1), edit(2, { batchId: "b" }), edit(3, { batchId: "b" })],
      [2, 3],
      null,
    ],
    [
      "an older one was taken back",
      [edit(1), edit(2), edit(3, { kind: "undo", target: 1 })],
      [2],
      [3],
    ],
  ])("%s", (_name, edits, undo, redo) => {
    expect(next(edits)).toEqual({ undo, redo });
  });

  it("leaves no trace of what was taken back", () => {
    const history = [
      edit(1),
      edit(2),
      edit(3),
      edit(4, { kind: "undo", target: 3 }),
      edit(5, { kind: "undo", target: 2 }),
    ];
    expect(editsAfter(history, 0).map(({ number }) => number)).toEqual([1]);
  });
});
