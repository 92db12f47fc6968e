import sharp from "sharp";
import type { PromptPicture } from "../ai/task.ts";
import type { ControlCandidate } from "../screen/located-control.ts";
import { commonArea, type PixelBox, toPixels } from "../screen/screen-box.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { bytesSha256 } from "./open-picture.ts";

/** No service reads finer; a longer picture is refused or made smaller there. In pixels. */
const longestEdge = 2_000;

export interface DrawnPicture extends PromptPicture {
  readonly bytes: Uint8Array;
  /** In pixels, as it is sent. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture of a screen for a model: no longer than services take it, with the candidates framed and numbered. The same
 * picture and candidates give the same bytes, so that a question about them is not paid twice.
 */
export const drawCandidates = (
  bytes: Uint8Array,
  candidates: readonly Pick<ControlCandidate, "number" | "box">[],
): Promise<DrawnPicture> =>
  oneAtATime(async () => {
    const { data, info } = await sharp(bytes)
      .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const overlay = Buffer.from(frames(candidates, { width, height }));
    const drawn = await sharp(data, { raw: { width, height, channels } })
      .composite(candidates.length > 0 ? [{ input: overlay, left: 0, top: 0 }] : [])
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer();
    return { bytes: drawn, sha256: bytesSha256(drawn), mediaType: "image/png", width, height };
  });

/** Digits of a tag, in pixels; readable at the sizes in which models look at pictures. */
const letter = 16;

/** With more places than this, numbers are small and edges thin, and only what is free is covered. */
const mostLarge = 12;
const smallLetter = 10;

/** Frames with a numbered tag each, beside its frame where nothing is: above it if that can be, inside it where no side is free. */
const frames = (
  candidates: readonly Pick<ControlCandidate, "number" | "box">[],
  size: { readonly width: number; readonly height: number },
): string => {
  const isCrowded = candidates.length > mostLarge;
  const sign = isCrowded ? smallLetter : letter;
  const edge = isCrowded ? 1 : 3;
  const boxes = candidates.map(({ box }) => toPixels(box, size));
  const tags: PixelBox[] = [];
  const drawn = candidates.map(({ number }, index) => {
    const box = boxes[index] as PixelBox;
    const { x, y, width, height } = box;
    const others = [...boxes.filter((other) => other !== box), ...tags];
    const tag = tagBeside(
      box,
      Math.ceil(String(number).length * sign * 0.6) + 8,
      sign + 4,
      others,
      size,
    );
    tags.push(tag);
    const around = edge - 1;
    return (
      `<rect x="${x - around}" y="${y - around}" width="${width + 2 * around}" height="${height + 2 * around}" fill="none" stroke="#e6007e" stroke-width="${edge}"/>` +
      `<rect x="${tag.x}" y="${tag.y}" width="${tag.width}" height="${tag.height}" fill="#e6007e"/>` +
      `<text x="${tag.x + 4}" y="${tag.y + sign}" font-family="sans-serif" font-weight="bold" font-size="${sign}" fill="#fff">${number}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${drawn.join("")}</svg>`;
};

const tagBeside = (
  { x, y, width: boxWidth, height: boxHeight }: PixelBox,
  width: number,
  height: number,
  others: readonly PixelBox[],
  size: { readonly width: number; readonly height: number },
): PixelBox => {
  const left = Math.min(x, size.width - width);
  const sides = [
    { x: left, y: y - height, width, height },
    { x: left, y: y + boxHeight, width, height },
    { x: x - width, y, width, height },
    { x: x + boxWidth, y, width, height },
  ].filter(
    (tag) =>
      tag.x >= 0 && tag.y >= 0 && tag.x + width <= size.width && tag.y + height <= size.height,
  );
  const free = sides.find((tag) => others.every((other) => commonArea(tag, other) === 0));
  return free ?? sides[0] ?? { x: left, y, width, height };
};
