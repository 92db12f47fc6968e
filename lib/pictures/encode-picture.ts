import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import {
  maxScreenshotBytes,
  maxScreenshotPixels,
  maxScreenshotSide,
} from "#lib/schemas/guide-limits.ts";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import type { NewUpload } from "#lib/study/study-store.ts";

/** What is taken, and how its refusals are called. */
interface PictureRules {
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

interface OpenedPicture {
  readonly picture: Sharp;
  readonly format: PictureFormat;
}

type PictureFormat = "png" | "jpeg" | "webp";

const formats: Readonly<Record<string, PictureFormat>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

/**
 * A picture of which only the header was read. What it is decides its bytes; what its sender calls it is not asked.
 * @throws AppError with the rules' codes: too large, no PNG, JPEG or WebP or several frames, broken
 */
const openPicture = async (bytes: Uint8Array, rules: PictureRules): Promise<OpenedPicture> => {
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
const brokenPicture = ({ codes }: PictureRules, why: string, cause?: unknown): AppError =>
  new AppError(codes.broken, `A picture is broken: ${why}`, { cause });

const shared: typeof globalThis & { lecternDecoding?: Promise<unknown> } = globalThis;

/**
 * Runs work on pictures one after another in this process. A decoded photo takes up to 250 MB, and ten at once would
 * take the machine. The queue stands on `globalThis`, because the server's bundles each have a copy of this module.
 */
export const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> => {
  const mine = (shared.lecternDecoding ?? Promise.resolve()).then(work);
  // The next one does not care how this one ended.
  shared.lecternDecoding = mine.catch(() => undefined);
  return mine;
};

const screenshotRules: PictureRules = {
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
export const encodeScreenshot = async (bytes: Uint8Array): Promise<Omit<NewUpload, "fileName">> => {
  const { picture, format } = await openPicture(bytes, screenshotRules);
  const { data, info } = await oneAtATime(() => withoutLoss(picture, format));
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

const withoutLoss = (picture: Sharp, format: PictureFormat) =>
  picture
    .autoOrient()
    .flatten({ background: "white" })
    .webp(format === "png" ? { lossless: true, effort: 0 } : { quality: 92, effort: 2 })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(screenshotRules, "it cannot be decoded", cause);
    });

/** A4 at 220 dots an inch: what small handwriting needs, and no service reads finer. In pixels. */
const longestEdge = 2_600;

const photoRules: PictureRules = {
  maxBytes: maxPhotoBytes,
  // The best telephones take 50 million.
  maxPixels: 64_000_000,
  codes: { tooLarge: "photo_too_large", notPicture: "photo_not_picture", broken: "photo_broken" },
};

/**
 * A photo as it is kept: upright, at most 2,600 pixels long, as JPEG without anything that is not picture (no place,
 * no camera, no preview).
 *
 * @throws AppError photo_too_large over 10 MB or 64 million pixels, photo_not_picture when it is no PNG, JPEG or
 *   WebP or has several frames, photo_broken when it cannot be decoded to its end
 */
export const encodePicture = async (bytes: Uint8Array): Promise<Omit<NewUpload, "fileName">> => {
  const { picture } = await openPicture(bytes, photoRules);
  const { data, info } = await oneAtATime(() => asPhoto(picture));
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

const asPhoto = (picture: Sharp) =>
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
      throw brokenPicture(photoRules, "it cannot be decoded", cause);
    });

const cardPictureRules: PictureRules = {
  ...photoRules,
  codes: {
    tooLarge: "card_picture_too_large",
    notPicture: "card_picture_not_picture",
    broken: "card_picture_broken",
  },
};

/** A picture of a card or a note, as it is kept. */
export type KeptPicture = Omit<NewUpload, "fileName" | "sourceSha256">;

/** Wider than the column that cards are read in, on a screen of two pixels to one. In pixels. */
const longestCardEdge = 1_600;
/** A drawing stays without loss as long as it is not larger than a photo. */
const mostLossless = 400_000;

/**
 * A picture of a card as it is kept: upright, at most 1,600 pixels long, as WebP without anything that is not picture.
 *
 * @throws AppError card_picture_too_large over 10 MB or 64 million pixels, card_picture_not_picture when it is no PNG, JPEG
 *   or WebP or has several frames, card_picture_broken when it cannot be decoded to its end
 */
export const encodeCardPicture = async (bytes: Uint8Array): Promise<KeptPicture> => {
  const { picture, format } = await openPicture(bytes, cardPictureRules);
  const { data, info } = await oneAtATime(async () => {
    const small = await asCardPicture(picture.clone(), format === "png");
    return small.data.byteLength <= mostLossless ? small : asCardPicture(picture, false);
  });
  return {
    ...{ sha256: bytesSha256(data), mediaType: "image/webp", width: info.width },
    ...{ height: info.height, size: data.byteLength, bytes: data },
  };
};

/** In pixels. Less of it takes less memory than the text around it. */
const mostWhole = 8_000_000;

/**
 * Whether a decoder holds all of a picture at once, as one does that comes in several passes (60 million pixels of JPEG took
 * 420 MB, of PNG 243, and otherwise 75).
 */
export const isDecodedWhole = async (bytes: Uint8Array): Promise<boolean> => {
  if (bytes.byteLength > cardPictureRules.maxBytes) return false;
  await sniff(bytes, cardPictureRules);
  const { width, height, isProgressive } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  return isProgressive === true && width * height > mostWhole;
};

/**
 * A drawing of SVG, which `safeSvg` has written, in its own pixels as a picture of a note is kept.
 * @throws AppError card_picture_too_large, card_picture_broken
 */
export const encodeDrawing = async (svg: string): Promise<KeptPicture> => {
  const drawn = await oneAtATime(() =>
    sharp(Buffer.from(svg), { limitInputPixels: cardPictureRules.maxPixels })
      .flatten({ background: "white" })
      .png()
      .timeout({ seconds: longestSeconds })
      .toBuffer()
      .catch((cause: unknown) => {
        throw brokenPicture(cardPictureRules, "it cannot be drawn", cause);
      }),
  );
  return encodeCardPicture(drawn);
};

const asCardPicture = (picture: Sharp, lossless: boolean) =>
  picture
    .autoOrient()
    .resize({
      ...{ width: longestCardEdge, height: longestCardEdge },
      ...{ fit: "inside", withoutEnlargement: true },
    })
    .flatten({ background: "white" })
    .webp(lossless ? { lossless, effort: 4 } : { quality: 85, smartSubsample: true, effort: 4 })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(cardPictureRules, "it cannot be decoded", cause);
    });

/** A kept picture as other programs take it that know no WebP: a drawing without loss, a photo as JPEG. */
export const decodedPicture = (
  bytes: Uint8Array,
): Promise<{ readonly type: "png" | "jpg"; readonly bytes: Uint8Array }> =>
  oneAtATime(async () => {
    const isDrawing = bytes.byteLength <= mostLossless / 4;
    const picture = sharp(bytes).timeout({ seconds: longestSeconds });
    return isDrawing
      ? { type: "png", bytes: await picture.png().toBuffer() }
      : { type: "jpg", bytes: await picture.jpeg({ quality: 90 }).toBuffer() };
  });

/** Whether bytes are the picture that they are said to be, as one of the above has kept it, and can be decoded to their end. */
export const isKeptPicture = (
  bytes: Uint8Array,
  told: Readonly<Record<"mediaType" | "width" | "height", unknown>>,
): Promise<boolean> =>
  oneAtATime(async () => {
    try {
      const { picture, format } = await openPicture(bytes, screenshotRules);
      const { info } = await picture
        .timeout({ seconds: longestSeconds })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (
        told.mediaType === `image/${format}` &&
        told.width === info.width &&
        told.height === info.height
      );
    } catch {
      return false;
    }
  });
