import { expect, test } from "vitest";
import { edgeMap, type GreyPicture } from "./find-blobs.ts";
import { filledFrames, flatParts, shapeOf } from "./find-shapes.ts";
import { edgeSteps } from "./read-screen.ts";
import { inkOfStrip } from "./read-strips.ts";
import { textBlobs, textStrips, withoutIcon } from "./text-blobs.ts";

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

const stripsOf = (picture: GreyPicture, step = 22) =>
  textStrips(textBlobs(edgeMap(picture, step)).text);

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

test("an icon that is higher than the words beside it is a strip of its own", () => {
  const icon = [33, 37, 41, 45, 49, 53].map((y) => [0, [20, y, 24, 3]] as const);
  const picture = painted(255, [...icon, ...word(0, 50, 4)]);
  const heights = stripsOf(picture).map(({ top, bottom }) => bottom - top);
  expect(heights.toSorted((a, b) => a - b)).toEqual([12, 25]);
});

test("what may be an icon before a name is left out where that is asked for", () => {
  const icon = [40, 43, 46].map((y) => [0, [20, y, 12, 2]] as const);
  const [strip] = stripsOf(painted(255, [...icon, ...word(0, 38, 4)]));
  expect(strip?.left).toBeLessThan(20);
  expect(strip && withoutIcon(strip)?.left).toBeGreaterThan(30);
  const [alone] = stripsOf(painted(255, word(0, 38, 4)));
  expect(alone && withoutIcon(alone)).toBeNull();
});

test("a square first letter is no icon", () => {
  const letter = [40, 43, 46].map((y) => [0, [20, y, 12, 2]] as const);
  const [strip] = stripsOf(painted(255, [...letter, ...word(0, 36, 4)]));
  expect(strip?.left).toBeLessThan(21);
  expect(strip && withoutIcon(strip)).toBeNull();
});

test("two fields with one edge are found by what they are filled with", () => {
  const fields = [10, 61].map((x) => [255, [x, 30, 50, 24]] as const);
  const mask = edgeMap(painted(200, [[90, [9, 29, 103, 26]], ...fields]), 5);
  const found = filledFrames(flatParts(mask), 12, []).map(({ box }) =>
    Math.round(box.x + box.width / 2),
  );
  expect(found).toEqual([35, 86]);
});

test("of a picture with compression artefacts only greater steps are edges", () => {
  const drawn = painted(255, word(0, 20, 20));
  const artefacts = word(0, 20, 20).flatMap(([, [x, y, width, height]]) => [
    [246, [x - 2, y - 4, width + 3, height + 8]] as const,
    [238, [x - 1, y - 2, width + 1, height + 4]] as const,
  ]);
  const smudges = Array.from({ length: 8 }, (_, at) => [227, [162 + 7 * at, 41, 4, 8]] as const);
  const words = [...word(0, 20, 20), ...word(0, 220, 4)];
  const compressed = painted(255, [...artefacts, ...smudges, ...words]);
  const { letter } = edgeSteps(compressed);
  expect(letter).toBeGreaterThan(edgeSteps(drawn).letter);
  expect(stripsOf(compressed, edgeSteps(drawn).letter)).toHaveLength(1);
  expect(stripsOf(compressed, letter)).toHaveLength(2);
});

test("a gradient beside crisp letters is no artefact", () => {
  const shades = Array.from(
    { length: 25 },
    (_, step) => [130 + 5 * step, [170 + 5 * step, 0, 5, 100]] as const,
  );
  const ground = [[255, [0, 0, 160, 100]]] as const;
  const picture = painted(130, [...ground, ...word(0, 20, 5), ...shades]);
  expect(edgeSteps(picture)).toEqual(edgeSteps(painted(255, word(0, 20, 5))));
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
