import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError, type ErrorCode } from "../errors.ts";

/** What is taken, and how its refusals are called. */
export interface PictureRules {
  readonly maxBytes: number;
  /** Most pixels that are decoded. A file of a few kB can claim billions, and each would cost four bytes. */
  readonly maxPixels: number;
  /** Longest side in pixels; absent where only their number counts. */
  readonly maxSide?: number;
  readonly codes: {
    readonly tooLarge: ErrorCode;
    readonly notPicture: ErrorCode;
    readonly broken: ErrorCode;
  };
}

export interface OpenedPicture {
  readonly picture: Sharp;
  readonly format: PictureFormat;
}

export type PictureFormat = "png" | "jpeg" | "webp";

const formats: Readonly<Record<string, PictureFormat>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

/**
 * A picture of which only the header was read. What it is decides its bytes; what its sender calls it is not asked.
 * @throws AppError with the rules' codes: too large, no PNG, JPEG or WebP or several frames, broken
 */
export const openPicture = async (
  bytes: Uint8Array,
  rules: PictureRules,
): Promise<OpenedPicture> => {
  if (bytes.byteLength > rules.maxBytes) throw tooLarge(rules, `${bytes.byteLength} bytes`);
  const format = await sniff(bytes, rules);
  const picture = sharp(bytes, { limitInputPixels: false, failOn: "error", sequentialRead: true });
  await checkHeader(picture, format, rules);
  return { picture, format };
};

/** SHA-256 of bytes, in hexadecimal. */
export const bytesSha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** The format by its first bytes, as the decoder calls it. */
const sniff = async (bytes: Uint8Array, rules: PictureRules): Promise<PictureFormat> => {
  if (bytes.byteLength === 0) throw brokenPicture(rules, "the file is empty");
  const type = await fileTypeFromBuffer(bytes);
  const format = formats[type?.mime ?? ""];
  if (format === undefined) throw notPicture(rules, type?.mime ?? "of an unknown type");
  return format;
};

/** Reads the header alone, so that nothing is decoded that should not be. */
const checkHeader = async (
  picture: Sharp,
  format: PictureFormat,
  rules: PictureRules,
): Promise<void> => {
  const header = await picture.metadata().catch((cause: unknown) => {
    throw brokenPicture(rules, "its header cannot be read", cause);
  });
  if (header.format !== format) throw brokenPicture(rules, `it is no ${format} after all`);
  if (frames(header) > 1) throw notPicture(rules, "several pictures in one");
  const { width, height } = header;
  const { maxPixels, maxSide = Number.POSITIVE_INFINITY } = rules;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw tooLarge(rules, `${width} × ${height} pixels`);
  }
};

const frames = ({ pages = 1 }: Metadata): number => pages;

const tooLarge = ({ codes, maxBytes, maxPixels }: PictureRules, size: string): AppError =>
  new AppError(codes.tooLarge, `A picture of ${size} is too large`, {
    details: { maxBytes, maxPixels },
  });

const notPicture = ({ codes }: PictureRules, what: string): AppError =>
  new AppError(codes.notPicture, `A file is ${what}, not a PNG, JPEG or WebP picture`);

/** The error of a picture that cannot be decoded to its end. */
export const brokenPicture = ({ codes }: PictureRules, why: string, cause?: unknown): AppError =>
  new AppError(codes.broken, `A picture is broken: ${why}`, { cause });
