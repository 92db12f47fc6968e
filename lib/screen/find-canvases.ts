import { commonArea, type PixelBox } from "#lib/schemas/located-control.ts";
import { DisjointSets, type GreyPicture, type PixelMask } from "./find-blobs.ts";

/** Of the picture: docks, bars and dialogs take less, and a drawing that has less room has few marks. */
const leastArea = 0.2;
/** Of the picture's sides: what the lines of a page or a grid cut a canvas into; bars are lower, and docks narrower. */
const leastSide = 0.08;
/** Of a side: where a bar ends, its edge has gaps at icons that touch it. */
const leastEdge = 0.9;
/** In pixels: what is narrower is the edge itself, or a scroll bar. */
const narrowest = 12;

type Axis = "x" | "y";

/**
 * The largest parts of a window: it is cut along the edges that go through, of bars and docks, again and again, and what
 * is left whole and large is where a drawing, a photograph or a long list is. The edges of pages and the lines of a grid go
 * through a canvas, too: its pieces have one ground.
 * @param mask of the step for frames
 */
export const findCanvases = (mask: PixelMask, picture: GreyPicture): PixelBox[] => {
  const { width, height } = mask;
  const pieces = wholeParts(mask);
  const grounds = pieces.map((box) => groundOf(picture, box));
  const sets = new DisjointSets();
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next++) {
      const isOne = Math.abs((grounds[index] ?? 0) - (grounds[next] ?? 0)) <= sameGround;
      if (isOne && touch(one, pieces[next] as PixelBox)) sets.join(index, next);
    }
  }
  return [...Map.groupBy(pieces.keys(), (index) => sets.rootOf(index)).values()]
    .map((group) => group.map((index) => pieces[index] as PixelBox))
    .filter(
      (group) =>
        group.reduce((sum, box) => sum + box.width * box.height, 0) >= leastArea * width * height,
    )
    .flat()
    .filter((box) => box.width < width || box.height < height);
};

/** What is left of a window that no edge goes through any more, bars left out. */
const wholeParts = (mask: PixelMask): PixelBox[] => {
  const { width, height } = mask;
  const isLarge = (box: PixelBox): boolean =>
    box.width >= leastSide * width && box.height >= leastSide * height;
  /** A part, and the side along which it was found whole last; null where neither was tried. */
  const open: { box: PixelBox; whole: Axis | null }[] = [
    { box: { x: 0, y: 0, width, height }, whole: null },
  ];
  const whole: PixelBox[] = [];
  for (let part = open.pop(); part; part = open.pop()) {
    const axis: Axis = part.whole === "y" ? "x" : "y";
    const all = cut(mask, part.box, axis);
    const parts = withoutRules(all, axis).filter(isLarge);
    const [only] = parts;
    const isWhole = parts.length === 1 && only !== undefined && isAbout(only, part.box);
    if (isWhole && part.whole !== null) whole.push(part.box);
    else if (isWhole) open.push({ box: part.box, whole: axis });
    else open.push(...parts.map((box) => ({ box, whole: axis })));
  }
  return whole;
};

/** Fewer lines at like distances are those between panels. */
const leastRuled = 5;
/** In pixels: lines stand at whole ones. */
const sameDistance = 2;

/** In pixels: a line, with both sides of its edges. */
const thickness = 3;
/** Dashed lines are missed here and there; what is wider, or no multiple, is beside the grid. */
const mostMissed = 4;

/** The parts, those between the lines of a grid or a list as one: most of them are of one size, which those of bars are not. */
const withoutRules = (parts: readonly PixelBox[], axis: Axis): readonly PixelBox[] => {
  const sizeOf = ({ width, height }: PixelBox): number => (axis === "y" ? height : width);
  const sizes = parts.map(sizeOf).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const alike = sizes.filter((size) => Math.abs(size - usual) <= sameDistance).length;
  if (sizes.length < leastRuled || 2 * alike < sizes.length) return parts;
  const joined: { box: PixelBox; isField: boolean }[] = [];
  for (const box of parts) {
    const isField = isMultiple(sizeOf(box), usual);
    const last = joined.at(-1);
    if (last?.isField && isField) last.box = around(last.box, box);
    else joined.push({ box, isField });
  }
  return joined.map(({ box }) => box);
};

/** Whether a part is a field of the grid, or some with the lines between them missed, or cut by another line. */
const isMultiple = (size: number, usual: number): boolean => {
  const fields = Math.round((size + thickness) / (usual + thickness));
  const difference = size + thickness - fields * (usual + thickness);
  return (
    size <= usual || (fields <= mostMissed + 1 && Math.abs(difference) <= fields * sameDistance)
  );
};

const around = (one: PixelBox, other: PixelBox): PixelBox => ({
  ...{ x: one.x, y: one.y },
  ...{ width: other.x + other.width - one.x, height: other.y + other.height - one.y },
});

/** Of 255. */
const sameGround = 4;
/** In pixels: every so many rows and columns tell the ground. */
const groundStep = 3;

/** The brightness that most of a part has. */
const groundOf = ({ width, pixels }: GreyPicture, box: PixelBox): number => {
  const counts = new Uint32Array(256);
  for (let y = box.y; y < box.y + box.height; y += groundStep) {
    for (let x = box.x; x < box.x + box.width; x += groundStep) {
      const value = pixels[y * width + x] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
};

/** Whether nothing but a line is between two parts. */
const touch = (one: PixelBox, other: PixelBox): boolean =>
  commonArea(
    {
      ...{ x: one.x - narrowest, y: one.y - narrowest },
      ...{ width: one.width + 2 * narrowest, height: one.height + 2 * narrowest },
    },
    other,
  ) > 0;

const isAbout = (one: PixelBox, other: PixelBox): boolean =>
  other.width - one.width < narrowest && other.height - one.height < narrowest;

/** The parts between the edges that go through, level ones for "y", upright ones for "x". */
const cut = (mask: PixelMask, box: PixelBox, axis: Axis): PixelBox[] => {
  const [from, length] = axis === "y" ? [box.y, box.height] : [box.x, box.width];
  const parts: PixelBox[] = [];
  let begin = from;
  for (let at = from; at <= from + length; at++) {
    if (at < from + length && !isEdge(mask, box, axis, at)) continue;
    const size = at - begin;
    if (size >= narrowest) {
      parts.push(
        axis === "y" ? { ...box, y: begin, height: size } : { ...box, x: begin, width: size },
      );
    }
    begin = at + 1;
  }
  return parts;
};

const isEdge = ({ width, on }: PixelMask, box: PixelBox, axis: Axis, at: number): boolean => {
  const [start, step, length] =
    axis === "y" ? [at * width + box.x, 1, box.width] : [box.y * width + at, width, box.height];
  const mostGaps = (1 - leastEdge) * length;
  let gaps = 0;
  for (let index = 0; index < length && gaps <= mostGaps; index++) {
    if (on[start + index * step] === 0) gaps++;
  }
  return gaps <= mostGaps;
};
