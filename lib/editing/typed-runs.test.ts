import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { invertPatches, textAfter } from "./history.ts";
import {
  composePatches,
  longestRun,
  type RunEdit,
  typedRuns,
  typingPauseMs,
} from "./typed-runs.ts";

/** Patches of a text that are told by numbers, so that any fit any text. */
const patchesOf = (text: string, told: readonly { at: number; gone: number; came: string }[]) => {
  const patches: Patch[] = [];
  let from = 0;
  for (const { at, gone, came } of told) {
    const start = from + (at % (text.length - from + 1));
    const end = Math.min(text.length, start + gone);
    patches.push({ start, removed: text.slice(start, end), inserted: came });
    from = end;
  }
  return patches;
};

const told = fc.record({
  at: fc.nat(40),
  gone: fc.nat(5),
  came: fc.constantFrom("", "x", "слово"),
});

test("edits one after another are the same as the one that they are taken together to", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("", "One two three four five.", "a"),
      fc.array(fc.array(told, { maxLength: 3 }), { maxLength: 12 }),
      (text, edits) => {
        const lists: Patch[][] = [];
        let present: string = text;
        for (const edit of edits) {
          const patches = patchesOf(present, edit);
          present = textAfter(present, [{ patches }]);
          lists.push(patches);
        }
        const composed = composePatches(lists);
        expect(applyPatches(text, composed)).toBe(present);
        expect(applyPatches(present, invertPatches(composed))).toBe(text);
      },
    ),
    { numRuns: 500 },
  );
});

test("what came and went again leaves no trace, and what stayed is not named", () => {
  const composed = composePatches([
    [{ start: 4, removed: "two", inserted: "2" }],
    [{ start: 5, removed: "", inserted: " and a half" }],
    [{ start: 5, removed: " and a half", inserted: "" }],
  ]);
  expect(composed).toEqual([{ start: 4, removed: "two", inserted: "2" }]);
});

const typed = (minute: number, more: Partial<RunEdit> = {}): RunEdit => ({
  ...{ kind: "typed", first: null, named: false, createdAt: new Date(minute * 60_000) },
  ...more,
});

test("a run ends at a pause, at an edit of another kind, at what was undone, and when it is long", () => {
  const lengths = (edits: readonly RunEdit[]) => typedRuns(edits).map((run) => run.length);
  expect(lengths([typed(0), typed(1), typed(2)])).toEqual([3]);
  expect(lengths([typed(0), typed(typingPauseMs / 60_000)])).toEqual([1, 1]);
  for (const other of [{ kind: "edit" }, { named: true }, { first: 1 }] as const)
    expect(lengths([typed(0), typed(1), typed(2, other), typed(3), typed(4)])).toEqual([2, 1, 2]);
  const long = Array.from({ length: longestRun + 1 }, (_, place) => typed(place / 60));
  expect(lengths(long)).toEqual([longestRun, 1]);
});
