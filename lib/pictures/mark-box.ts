import sharp from "sharp";
import { type ScreenBox, toPixels } from "#lib/schemas/located-control.ts";
import { oneAtATime } from "./encode-picture.ts";

/** A picture of a screen as PNG, with a frame around a place of it. */
export const markBox = (bytes: Uint8Array, box: ScreenBox): Promise<Uint8Array> =>
  oneAtATime(async () => {
    const screen = await sharp(bytes).metadata();
    // As wide as can be seen when the whole picture stands on a page.
    const edge = Math.max(3, Math.round(screen.width / 320));
    const { x, y, width, height } = toPixels(box, screen);
    const shape = `x="${x - edge}" y="${y - edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" rx="${edge}" fill="none"`;
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${screen.width}" height="${screen.height}"><rect ${shape} stroke="#fff" stroke-width="${edge * 2}"/><rect ${shape} stroke="#28409f" stroke-width="${edge}"/></svg>`;
    return sharp(bytes)
      .composite([{ input: Buffer.from(overlay), left: 0, top: 0 }])
      .png()
      .toBuffer();
  });
