import fc from "fast-check";
import { expect, test } from "vitest";
import { screenBox, toFractions, toPixels } from "#lib/schemas/located-control.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 8_000 }),
  height: fc.integer({ min: 1, max: 8_000 }),
});
const length = fc.integer({ min: -9_000, max: 9_000 });
const box = fc.record({ x: length, y: length, width: length, height: length });

test("what becomes a box of fractions is a valid one, and none is made of what lies outside", () => {
  fc.assert(
    fc.property(box, size, (pixels, frame) => {
      const made = toFractions(pixels, frame);
      if (made === null) return;
      expect(screenBox.safeParse(made).success).toBe(true);
      expect(made.x + made.width).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
  expect(
    toFractions({ x: 100, y: 0, width: 5, height: 5 }, { width: 100, height: 100 }),
  ).toBeNull();
});

test("a box inside the frame comes back from its fractions", () => {
  const frame = { width: 1_283, height: 719 };
  const inside = { x: 17, y: 3, width: 401, height: 29 };
  const back = toPixels(toFractions(inside, frame) ?? { x: 0, y: 0, width: 1, height: 1 }, frame);
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(back[side]).toBeCloseTo(inside[side]);
  }
});
