import { expect, test } from "vitest";
import { edgeMap } from "./edge-map.ts";
import { shapeOf } from "./find-shapes.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { inkOfStrip } from "./ink-of-strip.ts";
import { textBlobs } from "./text-blobs.ts";
import { textStrips } from "./text-strips.ts";

type Area = readonly [x: number, y: number, width: number, height: number];

/** A picture of one ground, with filled areas. */
const painted = (ground: number, areas: readonly (readonly [number, Area])[]): GreyPicture => {
  const [width, height] = [300, 100];
  const pixels = new Uint8Array(width * height).fill(ground);
  for (const [value, [left, top, wide, high]] of areas) {
    for (let y = top; y < top + high; y++) {
      pixels.fill(value, y * width + left, y * width + left + wide);
    }
  }
  return { width, height, pixels };
};

/** Bars as high as letters, three pixels wide and four apart. */
const word = (ink: number, x: number, letters: number): (readonly [number, Area])[] =>
  Array.from({ length: letters }, (_, index) => [ink, [x + 7 * index, 40, 3, 10]] as const);

const stripsOf = (picture: GreyPicture) => textStrips(textBlobs(edgeMap(picture, 22)).text);

test("words a space apart are one strip, menus are several", () => {
  const near = painted(255, [...word(0, 20, 4), ...word(0, 52, 4)]);
  const apart = painted(255, [...word(0, 20, 4), ...word(0, 80, 4)]);
  expect(stripsOf(near)).toHaveLength(1);
  expect(stripsOf(apart)).toHaveLength(2);
});

test("light words on dark are found, and known to be light", () => {
  const picture = painted(40, word(200, 20, 5));
  const [strip] = stripsOf(picture);
  expect(strip && inkOfStrip(picture, strip)).toMatchObject({ ground: 40, ink: 200 });
});

test("a frame around a word is a shape and no part of the word", () => {
  const frame = [
    [0, [10, 30, 100, 1]],
    [0, [10, 60, 100, 1]],
    [0, [10, 30, 1, 31]],
    [0, [109, 30, 1, 31]],
  ] as const;
  const mask = edgeMap(painted(255, [...frame, ...word(0, 40, 5)]), 22);
  const { text, other } = textBlobs(mask);
  expect(textStrips(text)).toHaveLength(1);
  expect(other.map((blob) => shapeOf(mask, blob, 12)?.kind)).toEqual(["frame"]);
});
