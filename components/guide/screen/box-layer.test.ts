import fc from "fast-check";
import { expect, test } from "vitest";
import { screenBox } from "#lib/schemas/located-control.ts";
import {
  boxBetween,
  type Corner,
  middleBox,
  movedBox,
  resizedBox,
  smallestSide,
} from "./box-layer.tsx";

const by = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});
const corner = fc.constantFrom<Corner>("nw", "ne", "sw", "se");

const expectOnScreen = (box: { x: number; y: number; width: number; height: number }) => {
  expect(screenBox.safeParse(box).success).toBe(true);
  expect(box.x + box.width).toBeLessThanOrEqual(1);
  expect(box.y + box.height).toBeLessThanOrEqual(1);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(smallestSide);
};

test("however it is moved and sized, a box stays on the screen and can be seen", () => {
  fc.assert(
    fc.property(by, by, fc.array(fc.tuple(corner, by)), (from, to, changes) => {
      let box = boxBetween(from, to);
      expectOnScreen(box);
      for (const [held, change] of changes) {
        box = movedBox(resizedBox(box, held, change), change);
        expectOnScreen(box);
      }
    }),
  );
});

test("moving keeps the size, and sizing keeps the opposite corner", () => {
  const moved = movedBox(middleBox, { x: 0.1, y: -0.2 });
  expect(moved).toMatchObject({ width: middleBox.width, height: middleBox.height });
  expect(moved.x).toBeCloseTo(middleBox.x + 0.1);
  expect(moved.y).toBeCloseTo(middleBox.y - 0.2);
  const sized = resizedBox(middleBox, "nw", { x: -0.1, y: 0.02 });
  expect(sized.x + sized.width).toBeCloseTo(middleBox.x + middleBox.width);
  expect(sized.y + sized.height).toBeCloseTo(middleBox.y + middleBox.height);
  expect(sized.x).toBeCloseTo(middleBox.x - 0.1);
});

test("a box is drawn from any corner to any other", () => {
  const wanted = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  expect(boxBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(wanted);
  expect(boxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.75 })).toEqual(wanted);
});
