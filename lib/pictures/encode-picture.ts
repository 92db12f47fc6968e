import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "../errors.ts";
import { maxPhotoBytes } from "../study/study-limits.ts";
import type { NewUpload } from "../study/study-store.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** A4 at 220 dots an inch: what small handwriting needs, and no service reads finer. In pixels. */
const longestEdge = 2_600;

/**
 * Most pixels that are decoded; the best telephones take 50 million. A file of a few kB can claim billions, and
 * each would cost four bytes.
 */
const maxPixels = 64_000_000;

/** A picture that takes longer was made to take long. */
const longestSeconds = 60;

const formats: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

/**
 * A photo as it is kept: upright, at most 2,600 pixels long, as JPEG without anything that is not picture (no place,
 * no camera, no preview). What it is decides its bytes; what its sender calls it is not asked.
 *
 * @throws AppError photo_too_large over 10 MB or 64 million pixels, photo_not_picture when it is no PNG, JPEG or
 *   WebP or has several frames, photo_broken when it cannot be decoded to its end
 */
export const encodePicture = async (bytes: Uint8Array): Promise<Omit<NewUpload, "fileName">> => {
  if (bytes.byteLength > maxPhotoBytes) throw tooLarge(`${bytes.byteLength} bytes`);
  const format = await sniff(bytes);
  const picture = sharp(bytes, { limitInputPixels: false, failOn: "error", sequentialRead: true });
  await checkHeader(picture, format);
  const { data, info } = await oneAtATime(() => encode(picture));
  return {
    sourceSha256: sha256(bytes),
    sha256: sha256(data),
    mediaType: "image/jpeg",
    width: info.width,
    height: info.height,
    size: data.byteLength,
    bytes: data,
  };
};

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The format by its first bytes, as the decoder calls it. */
const sniff = async (bytes: Uint8Array): Promise<string> => {
  if (bytes.byteLength === 0) throw broken("the file is empty");
  const type = await fileTypeFromBuffer(bytes);
  const format = formats[type?.mime ?? ""];
  if (format === undefined) throw notPicture(type?.mime ?? "of an unknown type");
  return format;
};

/** Reads the header alone, so that nothing is decoded that should not be. */
const checkHeader = async (picture: Sharp, format: string): Promise<void> => {
  const header = await picture.metadata().catch((cause: unknown) => {
    throw broken("its header cannot be read", cause);
  });
  if (header.format !== format) throw broken(`it is no ${format} after all`);
  if (frames(header) > 1) throw notPicture("several pictures in one");
  const { width, height } = header;
  if (width * height > maxPixels) throw tooLarge(`${width} × ${height} pixels`);
};

const frames = ({ pages = 1 }: Metadata): number => pages;

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
      throw broken("it cannot be decoded", cause);
    });

const tooLarge = (size: string): AppError =>
  new AppError("photo_too_large", `A photo of ${size} is too large`, {
    details: { maxBytes: maxPhotoBytes, maxPixels },
  });

const notPicture = (what: string): AppError =>
  new AppError("photo_not_picture", `A file is ${what}, not a PNG, JPEG or WebP picture`);

const broken = (why: string, cause?: unknown): AppError =>
  new AppError("photo_broken", `A picture is broken: ${why}`, { cause });
