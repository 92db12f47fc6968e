import sharp from "sharp";
import {
  type ControlCandidate,
  commonArea,
  type PixelBox,
  type ScreenBox,
  toFractions,
  toPixels,
} from "#lib/schemas/located-control.ts";
import type { PromptPicture } from "../ai/task.ts";
import { bytesSha256, oneAtATime } from "./encode-picture.ts";

/** Most services look at no more and make a longer one smaller, so that its pixels are others than those sent. */
const longestEdge = 1_600;

export interface DrawnPicture extends PromptPicture {
  readonly bytes: Uint8Array;
  /** In pixels, as it is sent. */
  readonly width: number;
  readonly height: number;
  /** Which part of the screen it shows; null for all of it. */
  readonly part: ScreenBox | null;
  /** Of the candidates that are drawn on it. */
  readonly numbers: readonly number[];
}

type Numbered = Pick<ControlCandidate, "number" | "box">;

/**
 * A picture of a screen for a model: no longer than services take it, with the candidates framed and numbered. The same
 * picture and candidates give the same bytes, so that a question about them is not paid twice.
 * @param around of the screen: only what surrounds it is drawn, in the screen's own pixels
 */
export const drawCandidates = (
  bytes: Uint8Array,
  candidates: readonly Numbered[],
  around: ScreenBox | null = null,
): Promise<DrawnPicture> =>
  oneAtATime(async () => {
    const screen = await sharp(bytes).metadata();
    const cut = around && partAround(around, screen);
    const own = cut ? candidates.flatMap((one) => candidateIn(cut, one, screen) ?? []) : candidates;
    const { data, info } = await sharp(bytes)
      .extract(cut ?? { left: 0, top: 0, width: screen.width, height: screen.height })
      .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const overlay = Buffer.from(frames(own, { width, height }));
    const drawn = await sharp(data, { raw: { width, height, channels } })
      .composite(own.length > 0 ? [{ input: overlay, left: 0, top: 0 }] : [])
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer();
    const part = cut && toFractions({ ...cut, x: cut.left, y: cut.top }, screen);
    const numbers = own.map(({ number }) => number);
    const sha256 = bytesSha256(drawn);
    return { bytes: drawn, sha256, mediaType: "image/png", width, height, part, numbers };
  });

/** In pixels of the screen: enough to see what stands around, and little enough that a box of 20 pixels is not small in it. */
const closeUp = { width: 960, height: 720 };

interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Cut, "width" | "height">;

const partAround = (around: ScreenBox, screen: Size): Cut => {
  const box = toPixels(around, screen);
  const side = (from: number, length: number, most: number, all: number): [number, number] => {
    const long = Math.min(all, Math.max(most, Math.ceil(length)));
    const start = Math.round(from + length / 2 - long / 2);
    return [Math.max(0, Math.min(all - long, start)), long];
  };
  const [left, width] = side(box.x, box.width, closeUp.width, screen.width);
  const [top, height] = side(box.y, box.height, closeUp.height, screen.height);
  return { left, top, width, height };
};

/** A candidate as it is in a part of the screen; null where the part does not have all of it. */
const candidateIn = (cut: Cut, { number, box }: Numbered, screen: Size): Numbered | null => {
  const { x, y, width, height } = toPixels(box, screen);
  const [left, top] = [x - cut.left, y - cut.top];
  const isIn = left >= 0 && top >= 0 && left + width <= cut.width && top + height <= cut.height;
  const own = isIn ? toFractions({ x: left, y: top, width, height }, cut) : null;
  return own && { number, box: own };
};

/** Digits of a tag, in pixels; readable at the sizes in which models look at pictures. */
const letter = 16;

/** With more places than this, numbers are small and edges thin, and only what is free is covered. */
const mostLarge = 12;
const smallLetter = 10;

/** Frames with a numbered tag each, beside its frame where nothing is: above it if that can be, inside it where no side is free. */
const frames = (
  candidates: readonly Numbered[],
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
