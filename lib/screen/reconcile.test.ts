import { describe, expect, test } from "vitest";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import { reconcile } from "./reconcile.ts";

const save = { x: 0.7, y: 0.9, width: 0.1, height: 0.05 };
const cancel = { x: 0.85, y: 0.9, width: 0.1, height: 0.05 };

const byText: LocatedControl = {
  frame: { width: 1_000, height: 800, devicePixelRatio: 1 },
  found: true,
  box: save,
  confidence: 0.8,
  candidates: [
    { number: 1, box: save, confidence: 0.8, label: "Save" },
    { number: 2, box: cancel, confidence: 0.4, label: "Cancel" },
  ],
  label: "Save",
};
const nothing = { found: false, box: null, confidence: 0 };
const doubtful = { ...byText, confidence: 0.4 };

describe("what text and model come to", () => {
  test("with no answer the text decides", () => {
    expect(reconcile(byText, null)).toBe(byText);
  });

  test("the number of a candidate is that candidate, more certain when the text agrees", () => {
    const same = reconcile(byText, { found: true, number: 1, box: null });
    const other = reconcile(byText, { found: true, number: 2, box: null });
    expect(same).toMatchObject({ found: true, box: save, label: "Save" });
    expect(other).toMatchObject({ found: true, box: cancel, label: "Cancel" });
    expect(same.confidence).toBeGreaterThan(other.confidence);
  });

  test("not found is not found, and the candidates stay to be chosen from", () => {
    const result = reconcile(byText, { found: false, number: null, box: null });
    expect(result).toMatchObject(nothing);
    expect(result.candidates).toHaveLength(2);
  });

  test("what can be pressed and has none of the words is for the model, and not for the student", () => {
    const icon = { x: 0.1, y: 0.1, width: 0.02, height: 0.02 };
    const candidates = [...byText.candidates, { number: 3, box: icon, confidence: 0, label: "" }];
    const chosen = reconcile({ ...byText, candidates }, { found: true, number: 3, box: null });
    expect(chosen).toMatchObject({ found: true, box: icon });
    expect(chosen.candidates).toEqual(byText.candidates);
    expect(reconcile({ ...byText, candidates }, null).candidates).toEqual(byText.candidates);
  });

  test.each([0, 3, -1, 1.5, Number.NaN])(
    "number %d, which no candidate has, is ignored",
    (number) => {
      const result = reconcile(byText, { found: true, number, box: null });
      expect(result).toMatchObject({ found: true, box: save });
      expect(result.confidence).toBeLessThan(byText.confidence);
      expect(reconcile(doubtful, { found: true, number, box: null })).toMatchObject(nothing);
    },
  );

  test("a box of the model's own is taken; one that means a candidate is the candidate's", () => {
    const own = { x: 0.25, y: 0.25, width: 0.25, height: 0.125 };
    expect(reconcile(byText, { found: true, number: null, box: own }).box).toEqual(own);
    const near = { x: 0.86, y: 0.9, width: 0.1, height: 0.06 };
    expect(reconcile(byText, { found: true, number: null, box: near })).toMatchObject({
      box: cancel,
      label: "Cancel",
    });
  });

  test.each([
    ["outside", { x: 1.2, y: 0.1, width: 0.1, height: 0.1 }],
    ["partly outside", { x: 0.95, y: 0.1, width: 0.2, height: 0.1 }],
    ["in pixels", { x: 700, y: 720, width: 100, height: 40 }],
    ["of no width", { x: 0.5, y: 0.5, width: 0, height: 0.1 }],
    ["of negative height", { x: 0.5, y: 0.5, width: 0.1, height: -0.1 }],
    ["of no numbers", { x: Number.NaN, y: 0.5, width: 0.1, height: 0.1 }],
  ])("a box %s is none", (_, box) => {
    expect(reconcile(doubtful, { found: true, number: null, box })).toMatchObject(nothing);
    const kept = reconcile(byText, { found: true, number: null, box });
    expect(kept.box).toEqual(save);
    expect(kept.confidence).toBeLessThan(byText.confidence);
  });

  test("a box that hangs over the edge by a rounding is cut", () => {
    const over = { x: 0.9, y: -0.01, width: 0.11, height: 0.1 };
    const { box } = reconcile(byText, { found: true, number: null, box: over });
    expect(box?.y).toBe(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1);
  });
});
