import type { Sharp } from "sharp";
import { maxPhotoBytes } from "../study/study-limits.ts";
import type { NewUpload } from "../study/study-store.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { brokenPicture, bytesSha256, openPicture, type PictureRules } from "./open-picture.ts";

/** A4 at 220 dots an inch: what small handwriting needs, and no service reads finer. In pixels. */
const longestEdge = 2_600;

const rules: PictureRules = {
  maxBytes: maxPhotoBytes,
  // The best telephones take 50 million.
  maxPixels: 64_000_000,
  codes: { tooLarge: "photo_too_large", notPicture: "photo_not_picture", broken: "photo_broken" },
};

/** A picture that takes longer was made to take long. */
const longestSeconds = 60;

/**
 * A photo as it is kept: upright, at most 2,600 pixels long, as JPEG without anything that is not picture (no place,
 * no camera, no preview).
 *
 * @throws AppError photo_too_large over 10 MB or 64 million pixels, photo_not_picture when it is no PNG, JPEG or
 *   WebP or has several frames, photo_broken when it cannot be decoded to its end
 */
export const encodePicture = async (bytes: Uint8Array): Promise<Omit<NewUpload, "fileName">> => {
  const { picture } = await openPicture(bytes, rules);
  const { data, info } = await oneAtATime(() => encode(picture));
  return {
    sourceSha256: bytesSha256(bytes),
    sha256: bytesSha256(data),
    mediaType: "image/jpeg",
    width: info.width,
    height: info.height,
    size: data.byteLength,
    bytes: data,
  };
};

const encode = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
    // What is transparent would turn black, and black ink with it.
    .flatten({ background: "white" })
    // Whole colour resolution: a thin line of red ink is lost at half of it.
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(rules, "it cannot be decoded", cause);
    });
