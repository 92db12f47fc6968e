import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePatch } from "./make-patch.ts";
import { applyPatch, applyPatches, type Patch, rebaseOver, rebasePatch } from "./patch.ts";

const text = fc.string({ unit: "grapheme", maxLength: 60 });
const edit = fc.tuple(text, fc.nat(), fc.nat(), text).map(([document, a, b, inserted]) => {
  const [start, end] = [a % (document.length + 1), b % (document.length + 1)].sort(
    (x, y) => x - y,
  ) as [number, number];
  return { document, start, end, inserted };
});

const undone = ({ start, removed, inserted }: Patch): Patch => ({
  start,
  removed: inserted,
  inserted: removed,
});

describe("a patch", () => {
  it("replaces its span, and its inverse restores the text exactly", () => {
    fc.assert(
      fc.property(edit, ({ document, start, end, inserted }) => {
        const patch = makePatch(document, start, end, inserted);
        const patched = applyPatch(document, patch);
        expect(patched).toBe(document.slice(0, start) + inserted + document.slice(end));
        expect(applyPatch(patched ?? "", undone(patch))).toBe(document);
      }),
    );
  });

  it("takes dollar signs as they are", () => {
    const patch = makePatch("cost 5", 5, 6, "$$&$1");
    expect(applyPatch("cost 5", patch)).toBe("cost $$&$1");
  });

  it("holds only what differs, in whole characters", () => {
    expect(makePatch("the red door", 0, 12, "the dark door")).toEqual({
      start: 4,
      removed: "red",
      inserted: "dark",
    });
    expect(makePatch("the rose", 0, 8, "the nose")).toEqual({
      start: 4,
      removed: "r",
      inserted: "n",
    });
    expect(makePatch("a 👍🏽 b", 0, 8, "a 👍🏿 b")).toEqual({
      start: 2,
      removed: "👍🏽",
      inserted: "👍🏿",
    });
  });

  it.each([
    ["another text at its place", { start: 0, removed: "x", inserted: "y" }],
    ["a place beyond the end", { start: 9, removed: "", inserted: "y" }],
    ["a place before the start", { start: -1, removed: "", inserted: "y" }],
  ])("does not apply to %s", (_what, patch) => {
    expect(applyPatch("abc", patch)).toBeNull();
  });
});

describe("a batch", () => {
  const patches = [
    { start: 4, removed: "two", inserted: "2" },
    { start: 0, removed: "one", inserted: "first" },
  ];

  it("applies in any order", () => {
    expect(applyPatches("one two", patches)).toBe("first 2");
  });

  it("applies not at all when one does not fit or two overlap", () => {
    expect(
      applyPatches("one two", [...patches, { start: 3, removed: "x", inserted: "" }]),
    ).toBeNull();
    expect(
      applyPatches("one two", [...patches, { start: 5, removed: "w", inserted: "" }]),
    ).toBeNull();
  });
});

describe("rebasing", () => {
  it("gives the same text in either order when the edits are apart", () => {
    fc.assert(
      fc.property(
        edit,
        fc.nat(),
        fc.nat(),
        text,
        ({ document, start, end, inserted }, a, b, other) => {
          const [from, to] = [a % (document.length + 1), b % (document.length + 1)].sort(
            (x, y) => x - y,
          ) as [number, number];
          fc.pre(end < from || to < start);
          const ours = { start, removed: document.slice(start, end), inserted };
          const theirs = { start: from, removed: document.slice(from, to), inserted: other };
          const after = rebasePatch(ours, theirs);
          expect(after).not.toBeNull();
          expect(applyPatch(applyPatch(document, theirs) ?? "", after ?? ours)).toBe(
            applyPatches(document, [ours, theirs]),
          );
        },
      ),
    );
  });

  it("refuses when both change the same words", () => {
    const ours = { start: 2, removed: "cd", inserted: "" };
    expect(rebasePatch(ours, { start: 3, removed: "de", inserted: "x" })).toBeNull();
    expect(rebasePatch(ours, { start: 0, removed: "abcdef", inserted: "" })).toBeNull();
  });

  it("puts an insertion behind an earlier one at the same place", () => {
    const ours = { start: 1, removed: "", inserted: "2" };
    expect(rebasePatch(ours, { start: 1, removed: "", inserted: "1" })).toEqual({
      ...ours,
      start: 2,
    });
  });

  it("goes over several edits, each made against the text before it", () => {
    const document = "alpha beta gamma";
    const first = { start: 0, removed: "alpha", inserted: "a" };
    const second = { start: 2, removed: "beta", inserted: "b" };
    const ours = { start: 11, removed: "gamma", inserted: "c" };
    const merged = [first, second, rebaseOver(ours, [first, second]) ?? ours].reduce<string | null>(
      (current, patch) => (current === null ? null : applyPatch(current, patch)),
      document,
    );
    expect(merged).toBe("a b c");
  });
});
