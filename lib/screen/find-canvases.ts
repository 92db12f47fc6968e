import type { PixelBox } from "#lib/schemas/located-control.ts";
import type { PixelMask } from "./find-blobs.ts";

/** Of the picture: docks, bars and dialogs take less, and a drawing that has less room has few marks. */
const leastArea = 0.2;
/** Of a side: where a bar ends, its edge has gaps at icons that touch it. */
const leastEdge = 0.9;
/** In pixels: what is narrower is the edge itself, or a scroll bar. */
const narrowest = 12;

type Axis = "x" | "y";

/**
 * The largest parts of a window: it is cut along the edges that go through, of bars and docks, again and again, and what
 * is left whole and large is where a drawing, a photograph or a long list is.
 * @param mask of the step for frames
 */
export const findCanvases = (mask: PixelMask): PixelBox[] => {
  const { width, height } = mask;
  const least = leastArea * width * height;
  /** A part, and the side along which it was found whole last; null where neither was tried. */
  const open: { box: PixelBox; whole: Axis | null }[] = [
    { box: { x: 0, y: 0, width, height }, whole: null },
  ];
  const canvases: PixelBox[] = [];
  for (let part = open.pop(); part; part = open.pop()) {
    const axis: Axis = part.whole === "y" ? "x" : "y";
    const parts = cut(mask, part.box, axis).filter((box) => box.width * box.height >= least);
    const [only] = parts;
    const isWhole = parts.length === 1 && only !== undefined && isAbout(only, part.box);
    if (isWhole && part.whole !== null) canvases.push(part.box);
    else if (isWhole) open.push({ box: part.box, whole: axis });
    else open.push(...parts.map((box) => ({ box, whole: axis })));
  }
  return canvases.filter((box) => box.width < width || box.height < height);
};

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
