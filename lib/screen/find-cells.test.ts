import { expect, test } from "vitest";
import { edgeMap, type GreyPicture } from "./find-blobs.ts";
import { findCells } from "./find-cells.ts";
import { flatParts } from "./find-shapes.ts";

const [width, height] = [400, 120];
const [columns, rows, size] = [8, 2, 20];
const letter = 11;

/** A grid of cells with a line between them, each in the shade that `shadeAt` says. */
const grid = (shadeAt: (column: number, row: number) => number): GreyPicture => {
  const pixels = new Uint8Array(width * height).fill(240);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [30 + column * (size + 1), 40 + row * (size + 1)];
      for (let y = top; y < top + size; y++) {
        pixels.fill(shadeAt(column, row), y * width + left, y * width + left + size);
      }
    }
  }
  return { width, height, pixels };
};

const cellsOf = (picture: GreyPicture) =>
  findCells(flatParts(edgeMap(picture, 5)).blobs, picture, letter);

test("every colour of a palette is a cell", () => {
  const cells = cellsOf(grid((column, row) => 20 * column + 10 * row));
  expect(cells).toHaveLength(columns * rows);
  for (const { width: wide, height: high } of cells) {
    expect(wide).toBeGreaterThanOrEqual(size - 2);
    expect(high).toBeLessThanOrEqual(size);
  }
});

test("a table without contents and a chequered ground have none", () => {
  expect(cellsOf(grid(() => 200))).toEqual([]);
  expect(cellsOf(grid((column, row) => ((column + row) % 2 === 0 ? 200 : 160)))).toEqual([]);
});

test("a photograph in few colours has none, and takes no time", () => {
  const pixels = new Uint8Array(1_600 * 1_200);
  for (let y = 0; y < 1_200; y++) {
    for (let x = 0; x < 1_600; x++)
      pixels[y * 1_600 + x] = (40 * ((x >> 3) * 7 + (y >> 3) * 3)) % 240;
  }
  expect(cellsOf({ width: 1_600, height: 1_200, pixels })).toEqual([]);
});
