import { expect, test } from "vitest";
import type { GreyPicture, PixelMask } from "./find-blobs.ts";
import { findCanvases } from "./find-canvases.ts";

const [width, height] = [400, 300];

/** Edges of a window, as `[x, y, width, height]`. */
const windowOf = (...edges: readonly (readonly [number, number, number, number])[]): PixelMask => {
  const on = new Uint8Array(width * height);
  for (const [left, top, wide, high] of edges) {
    for (let y = top; y < top + high; y++) on.fill(1, y * width + left, y * width + left + wide);
  }
  return { width, height, on };
};

/** One ground for the whole window, but for panels as `[x, y, width, height, brightness]`. */
const groundsOf = (
  ...panels: readonly (readonly [number, number, number, number, number])[]
): GreyPicture => {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, wide, high, brightness] of panels) {
    for (let y = top; y < top + high; y++)
      pixels.fill(brightness, y * width + left, y * width + left + wide);
  }
  return { width, height, pixels };
};

test("the part between bars and docks is a canvas, whatever is drawn on it", () => {
  const bars = [
    [0, 20, 400, 2],
    [30, 22, 2, 258],
    [320, 22, 1, 258],
    [0, 280, 400, 1],
  ] as const;
  const dock = groundsOf([321, 22, 79, 258, 200]);
  const drawing = [
    [60, 100, 180, 2],
    [120, 60, 2, 200],
    [90, 200, 40, 40],
  ] as const;
  expect(findCanvases(windowOf(...bars, ...drawing), dock)).toEqual([
    { x: 32, y: 22, width: 288, height: 258 },
  ]);
});

test("a window without bars, and one of many small parts, have none", () => {
  expect(findCanvases(windowOf([50, 50, 200, 2]), groundsOf())).toEqual([]);
  const cells = [60, 120, 180, 240].map((y) => [0, y, 400, 1] as const);
  const columns = [80, 160, 240, 320].map((x) => [x, 0, 1, 300] as const);
  const grounds = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4].map(
      (column) => [80 * column, 60 * row, 80, 60, 150 + 50 * ((row + column) % 2)] as const,
    ),
  );
  expect(findCanvases(windowOf(...cells, ...columns), groundsOf(...grounds))).toEqual([]);
});

test("the edges of pages and the lines of a grid do not take a canvas apart", () => {
  const bar = [0, 20, 400, 1] as const;
  const dock = [50, 21, 1, 279] as const;
  const page = [
    [200, 21, 1, 279],
    [51, 180, 349, 1],
  ] as const;
  const panels = groundsOf([0, 0, 400, 20, 200], [0, 21, 50, 279, 200]);
  const areaOf = (boxes: ReturnType<typeof findCanvases>) =>
    boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const inPages = findCanvases(windowOf(bar, dock, ...page), panels);
  expect(areaOf(inPages)).toBeGreaterThan(0.97 * 349 * 279);
  expect(inPages.every(({ x }) => x >= 51)).toBe(true);

  const lines = Array.from({ length: 17 }, (_, at) => [51 + 20 * (at + 1), 21, 1, 279] as const);
  const rows = Array.from({ length: 13 }, (_, at) => [51, 21 + 20 * (at + 1), 349, 1] as const);
  // Of a dashed line too little is seen here and there.
  const missed = rows.filter((_, at) => at !== 3 && at !== 4);
  expect(findCanvases(windowOf(bar, dock, ...lines, ...missed), panels)).toEqual([
    { x: 51, y: 21, width: 340, height: 279 },
  ]);
});

test("panels of another ground than the drawing beside them are no part of it", () => {
  const edges = [
    [0, 20, 400, 1],
    [330, 21, 1, 279],
    [0, 160, 330, 1],
  ] as const;
  const panels = groundsOf([331, 21, 69, 279, 200]);
  expect(findCanvases(windowOf(...edges), panels)).toEqual([
    { x: 0, y: 161, width: 330, height: 139 },
    { x: 0, y: 21, width: 330, height: 139 },
  ]);
});
