import sharp from "sharp";
import type { PromptPicture } from "../ai/task.ts";
import type { ControlCandidate } from "../screen/located-control.ts";
import { toPixels } from "../screen/screen-box.ts";
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

/** Frames with a numbered tag each, above its frame where there is room and inside it where not. */
const frames = (
  candidates: readonly Pick<ControlCandidate, "number" | "box">[],
  size: { readonly width: number; readonly height: number },
): string => {
  const drawn = candidates.map(({ number, box }) => {
    const { x, y, width, height } = toPixels(box, size);
    const tag = { width: String(number).length * 10 + 8, height: letter + 4 };
    const left = Math.min(x, size.width - tag.width);
    const top = y >= tag.height ? y - tag.height : y;
    return (
      `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" fill="none" stroke="#e6007e" stroke-width="3"/>` +
      `<rect x="${left}" y="${top}" width="${tag.width}" height="${tag.height}" fill="#e6007e"/>` +
      `<text x="${left + 4}" y="${top + letter}" font-family="sans-serif" font-weight="bold" font-size="${letter}" fill="#fff">${number}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${drawn.join("")}</svg>`;
};
