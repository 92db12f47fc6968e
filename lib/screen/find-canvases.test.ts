import { expect, test } from "vitest";
import type { PixelMask } from "./find-blobs.ts";
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

test("the part between bars and docks is a canvas, whatever is drawn on it", () => {
  const bars = [
    [0, 40, 400, 2],
    [30, 42, 2, 238],
    [300, 42, 1, 238],
    [0, 280, 400, 1],
  ] as const;
  const drawing = [
    [60, 100, 180, 2],
    [120, 60, 2, 200],
    [90, 200, 40, 40],
  ] as const;
  expect(findCanvases(windowOf(...bars, ...drawing))).toEqual([
    { x: 32, y: 42, width: 268, height: 238 },
  ]);
});

test("a window without bars, and one of many small parts, have none", () => {
  expect(findCanvases(windowOf([50, 50, 200, 2]))).toEqual([]);
  const cells = [60, 120, 180, 240].map((y) => [0, y, 400, 1] as const);
  const columns = [80, 160, 240, 320].map((x) => [x, 0, 1, 300] as const);
  expect(findCanvases(windowOf(...cells, ...columns))).toEqual([]);
});
