import type { PixelBox } from "./screen-box.ts";
import type { ScreenWord } from "./screen-word.ts";

/** Words that stand together on one line with no more than a space between: a label, or a line of text. */
export interface Segment {
  readonly words: readonly ScreenWord[];
  readonly box: PixelBox;
}

/** Of the height of the letters; a space is about 0.35 of it, the gap between two menus 0.8 and more. */
const widestSpace = 0.75;

export const boundingBox = (boxes: readonly PixelBox[]): PixelBox => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

export const groupWords = (words: readonly ScreenWord[]): Segment[] => {
  const lines = Map.groupBy(words, ({ line }) => line);
  return [...lines.values()].flatMap((line) => {
    const height = Math.max(...line.map(({ box }) => box.height));
    const groups: ScreenWord[][] = [];
    for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = groups.at(-1);
      const before = last?.at(-1)?.box;
      const near = before && word.box.x - before.x - before.width <= widestSpace * height;
      if (last && near) last.push(word);
      else groups.push([word]);
    }
    return groups.map((group) => ({ words: group, box: boundingBox(group.map(({ box }) => box)) }));
  });
};
