import type { ScreenBox } from "#lib/screen/screen-box.ts";

/** Which corner of a box is held. */
export type Corner = "nw" | "ne" | "sw" | "se";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Smallest side of a box, as a fraction of its frame: some four pixels of a small screen. */
export const smallestSide = 0.004;

const within = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), Math.max(from, to));

/** The box somewhere else, with all of it on the screen. */
export const movedBox = (box: ScreenBox, by: Place): ScreenBox => ({
  ...box,
  x: within(box.x + by.x, 0, 1 - box.width),
  y: within(box.y + by.y, 0, 1 - box.height),
});

/** The stretch between an end that stays and one that is moved, which may not pass it. */
const stretched = (fixed: number, held: number, by: number): { from: number; length: number } => {
  const to = within(held + by, 0, 1);
  const after = held > fixed;
  const end = after ? Math.max(to, fixed + smallestSide) : Math.min(to, fixed - smallestSide);
  return after ? { from: fixed, length: end - fixed } : { from: end, length: fixed - end };
};

/** The box with one of its corners somewhere else; the opposite one stays. */
export const resizedBox = (box: ScreenBox, corner: Corner, by: Place): ScreenBox => {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const west = corner.endsWith("w");
  const north = corner.startsWith("n");
  const across = stretched(west ? right : box.x, west ? box.x : right, by.x);
  const down = stretched(north ? bottom : box.y, north ? box.y : bottom, by.y);
  return fitted({ x: across.from, y: down.from, width: across.length, height: down.length });
};

/** The box between two points of the screen, in any order. */
export const boxBetween = (one: Place, other: Place): ScreenBox => {
  const x = within(Math.min(one.x, other.x), 0, 1 - smallestSide);
  const y = within(Math.min(one.y, other.y), 0, 1 - smallestSide);
  return fitted({
    ...{ x, y },
    width: Math.max(smallestSide, Math.max(one.x, other.x) - x),
    height: Math.max(smallestSide, Math.max(one.y, other.y) - y),
  });
};

/** Inside the screen, whatever the arithmetic of fractions added. */
const fitted = (box: ScreenBox): ScreenBox => {
  const width = within(box.width, smallestSide, 1);
  const height = within(box.height, smallestSide, 1);
  return {
    ...{ width, height },
    x: within(box.x, 0, 1 - width),
    y: within(box.y, 0, 1 - height),
  };
};

/** A box to begin with, in the middle. */
export const middleBox: ScreenBox = { x: 0.42, y: 0.46, width: 0.16, height: 0.08 };

export const isSameBox = (a: ScreenBox | null, b: ScreenBox | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height);
