import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CoverAct,
  capturedRatio,
  changeCovers,
  coveredPixels,
  coversOf,
  pageRatio,
} from "./covers.ts";

const page = { screenWidth: 1_920, devicePixelRatio: 1.1 };

test.each([
  ["what the browser tells of the surface", { screenPixelRatio: 2 }, 800, 2],
  ["the whole screen's pixels", { displaySurface: "monitor" }, 3_840, 2],
  ["the page's own for a window", { displaySurface: "window" }, 3_840, 1.1],
  ["the page's own when the browser tells nonsense", { screenPixelRatio: 0 }, 800, 1.1],
])("the ratio of a picture is %s", (_, surface, width, ratio) => {
  expect(capturedRatio(surface, width, page)).toBe(ratio);
});

test("a page without a ratio has one pixel for one", () => {
  expect(pageRatio(Number.NaN)).toBe(1);
  expect(pageRatio(0)).toBe(1);
});

const box = (x: number) => ({ x, y: 0.25, width: 0.125, height: 0.125 });
const after = (...acts: readonly CoverAct[]) => acts.reduce(changeCovers, coversOf([box(0)]));

test("an area that is drawn in one go is one change, and undone at once", () => {
  const drawn = after(
    { type: "draw", box: box(0.25) },
    { type: "draw", box: box(0.5) },
    { type: "rest" },
    { type: "draw", box: box(0.75) },
  );
  expect(drawn.areas).toEqual([box(0), box(0.5), box(0.75)]);
  const once = changeCovers(drawn, { type: "undo" });
  expect(once.areas).toEqual([box(0), box(0.5)]);
  expect(changeCovers(once, { type: "undo" }).areas).toEqual([box(0)]);
});

test("moving, removing and adding are undone one by one, back to what was kept", () => {
  const changed = after(
    { type: "edit", index: 0, box: box(0.125) },
    { type: "edit", index: 0, box: box(0.25) },
    { type: "add", box: box(0.5) },
    { type: "edit", index: 0, box: null },
  );
  expect(changed.areas).toEqual([box(0.5)]);
  const back = [1, 2, 3, 4].map((times) =>
    Array.from({ length: times }).reduce<typeof changed>(
      (covers) => changeCovers(covers, { type: "undo" }),
      changed,
    ),
  );
  expect(back.map(({ areas }) => areas)).toEqual([
    [box(0.25), box(0.5)],
    [box(0.25)],
    [box(0)],
    [box(0)],
  ]);
});

test("every pixel that an area touches is covered, and none outside of the picture", () => {
  const side = fc.integer({ min: 1, max: 9_000 });
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, fraction, fraction, fraction, fraction, (width, height, ...sides) => {
      const [x, y, across, down] = sides;
      const area = { x, y, width: across * (1 - x), height: down * (1 - y) };
      const pixels = coveredPixels(area, { width, height });
      expect(pixels.x).toBeLessThanOrEqual(area.x * width);
      expect(pixels.y).toBeLessThanOrEqual(area.y * height);
      const end = { x: pixels.x + pixels.width, y: pixels.y + pixels.height };
      expect(end.x).toBeGreaterThanOrEqual(Math.min(width, (area.x + area.width) * width));
      expect(end.y).toBeGreaterThanOrEqual(Math.min(height, (area.y + area.height) * height));
      expect([end.x <= width, end.y <= height]).toEqual([true, true]);
    }),
  );
});
