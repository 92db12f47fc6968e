import type { Sharp } from "sharp";
import type { NewScreenshot } from "../guide/guide-store.ts";
import {
  maxScreenshotBytes,
  maxScreenshotPixels,
  maxScreenshotSide,
} from "../guide/screenshot-limits.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import {
  brokenPicture,
  bytesSha256,
  openPicture,
  type PictureFormat,
  type PictureRules,
} from "./open-picture.ts";

const rules: PictureRules = {
  maxBytes: maxScreenshotBytes,
  maxPixels: maxScreenshotPixels,
  maxSide: maxScreenshotSide,
  codes: {
    tooLarge: "screenshot_too_large",
    notPicture: "screenshot_not_picture",
    broken: "screenshot_broken",
  },
};

/** 8K takes two seconds without loss; a picture that takes longer than this was made to take long. */
const longestSeconds = 60;

/**
 * A picture of a screen as it is kept: in its own pixels, upright, as WebP without anything that is not picture.
 * Without loss when it came so, because letters of a screen are a pixel thin; a JPEG has lost them already.
 *
 * @throws AppError screenshot_too_large over 20 MB, 40 million pixels or 8,192 pixels a side, screenshot_not_picture
 *   when it is no PNG, JPEG or WebP or has several frames, screenshot_broken when it cannot be decoded to its end
 */
export const encodeScreenshot = async (
  bytes: Uint8Array,
): Promise<Omit<NewScreenshot, "devicePixelRatio">> => {
  const { picture, format } = await openPicture(bytes, rules);
  const { data, info } = await oneAtATime(() => encode(picture, format));
  return {
    sourceSha256: bytesSha256(bytes),
    sha256: bytesSha256(data),
    mediaType: "image/webp",
    width: info.width,
    height: info.height,
    size: data.byteLength,
    bytes: data,
  };
};

const encode = (picture: Sharp, format: PictureFormat) =>
  picture
    .autoOrient()
    .flatten({ background: "white" })
    .webp(format === "png" ? { lossless: true, effort: 0 } : { quality: 92, effort: 2 })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(rules, "it cannot be decoded", cause);
    });
