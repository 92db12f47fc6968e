import { z } from "zod";
import { type BodyLimit, readBody } from "#lib/bounded-body.ts";
import type { StoredCardPicture } from "#lib/cards/card-store.ts";
import type { NewScreenshot } from "#lib/guide/guide-store.ts";
import { maxCardFileBytes, maxNoteFileBytes, maxSourceBytes } from "#lib/library/library-limits.ts";
import type { NewSource } from "#lib/library/library-store.ts";
import type { SourceFile } from "#lib/library/source/start-reader.ts";
import { isZstd, unzstd } from "#lib/library/source/zstd.ts";
import {
  encodeCardPicture,
  encodePicture,
  encodeScreenshot,
} from "#lib/pictures/encode-picture.ts";
import { mostPicturesOfCard } from "#lib/schemas/card.ts";
import { maxScreenshotBytes } from "#lib/schemas/guide-limits.ts";
import { screenFrame } from "#lib/schemas/located-control.ts";
import { maxPhotoBytes, maxPhotos } from "#lib/schemas/study-limits.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import { maxArchiveBytes } from "#lib/subjects/archive/archive-file.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { heldBodies, streamedBodies } from "./body-share.ts";
import {
  formField,
  formTexts,
  mediaType,
  parseInput,
  readForm,
  refuseContentType,
  shownFileName,
  streamBody,
  streamFormFile,
} from "./read-body.ts";

/**
 * The photos of a form's field `photos`, in order, each encoded anew. A field without a chosen file counts for none.
 * @throws AppError too_many_photos; photo_too_large, photo_not_picture, photo_broken with the place of the file in
 *   `details.photo`, from 0
 */
export const readPhotos = async (form: FormData): Promise<NewUpload[]> => {
  const files = form.getAll("photos").filter((file) => file instanceof File);
  const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
  if (chosen.length > maxPhotos) {
    throw new AppError("too_many_photos", `${chosen.length} photos were sent`, {
      details: { maxPhotos },
    });
  }
  const photos: NewUpload[] = [];
  for (const [index, file] of chosen.entries()) photos.push(await readPhoto(file, index));
  return photos;
};

/** One photo of a form. `index` is told when it is refused. */
const readPhoto = (file: File, index = 0): Promise<NewUpload> =>
  numbered(index, async () => {
    const picture = await encodePicture(new Uint8Array(await file.arrayBuffer()));
    return { ...picture, fileName: shownFileName(file.name) };
  });

/** Adds to a refusal the place of the file in its form. */
const numbered = async <T>(index: number, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    throw new AppError(thrown.code, thrown.message, {
      cause: thrown.cause,
      details: { ...thrown.details, photo: index },
    });
  }
};

/** The rest is the form's. */
const uploadLimit = {
  bytes: maxPhotoBytes + 50_000,
  code: "photo_too_large",
  toldBytes: maxPhotoBytes,
} as const;

/**
 * The one photo of a form, in its field `file`, encoded anew.
 * @throws AppError photo_too_large, photo_not_picture, photo_broken, content_type_refused, bad_request
 */
export const readUpload = async (request: Request): Promise<NewUpload> => {
  const file = (await readForm(request, uploadLimit)).get("file");
  if (file instanceof File) return readPhoto(file);
  throw new AppError("bad_request", "The form has no file.", {
    details: { field: "file", problem: "missing" },
  });
};

/** The rest is the form's. */
const screenshotLimit = {
  bytes: maxScreenshotBytes + 50_000,
  code: "screenshot_too_large",
  toldBytes: maxScreenshotBytes,
} as const;

const screenshotFields = z.object({
  /** Pixels of the picture for each CSS pixel when it was taken; 1 when nobody knows. */
  device_pixel_ratio: formField.transform((text) => Number(text ?? 1)),
});

/**
 * The picture of a form, in its field `file`, with `device_pixel_ratio`; encoded anew.
 * @throws AppError screenshot_too_large, screenshot_not_picture, screenshot_broken, content_type_refused, bad_request
 */
export const readScreenshot = async (request: Request): Promise<NewScreenshot> => {
  const form = await readForm(request, screenshotLimit);
  const file = form.get("file");
  if (!(file instanceof File)) {
    throw new AppError("bad_request", "The form has no file.", {
      details: { field: "file", problem: "missing" },
    });
  }
  const { device_pixel_ratio } = parseInput(screenshotFields, formTexts(form));
  const ratio = screenFrame.pick({ devicePixelRatio: true });
  const { devicePixelRatio } = parseInput(ratio, { devicePixelRatio: device_pixel_ratio });
  const picture = await encodeScreenshot(new Uint8Array(await file.arrayBuffer()));
  return { ...picture, devicePixelRatio };
};

/** One photo at the largest, or many small pictures; the rest is the form's. */
const cardPictureLimit = {
  bytes: 2 * maxPhotoBytes + 50_000,
  code: "card_picture_too_large",
  toldBytes: maxPhotoBytes,
} as const;

/** Anki packs pictures with Zstandard, which no browser unpacks. @throws AppError card_picture_too_large, card_picture_broken */
const unpackedPicture = (bytes: Uint8Array): Uint8Array => {
  if (!isZstd(bytes)) return bytes;
  try {
    return unzstd(bytes, maxPhotoBytes);
  } catch (cause) {
    const isLarge = cause instanceof AppError && cause.code === "source_zip_bomb";
    throw new AppError(
      isLarge ? "card_picture_too_large" : "card_picture_broken",
      "A picture that is packed cannot be unpacked",
      { details: { maxBytes: maxPhotoBytes }, cause },
    );
  }
};

/**
 * Pictures for cards, of a form's field `pictures`, packed with Zstandard or not, each encoded anew.
 * @throws AppError card_pictures_many; what `encodeCardPicture` throws, with the place of the file in `details.photo`,
 *   from 0
 */
export const readCardPictures = async (request: Request): Promise<StoredCardPicture[]> => {
  const form = await readForm(request, cardPictureLimit);
  const files = form.getAll("pictures").filter((file) => file instanceof File);
  if (files.length > mostPicturesOfCard) {
    throw new AppError("card_pictures_many", `${files.length} pictures were sent`);
  }
  if (files.length === 0) {
    throw new AppError("bad_request", "The form has no picture.", {
      details: { field: "pictures", problem: "missing" },
    });
  }
  const pictures: StoredCardPicture[] = [];
  for (const [index, file] of files.entries()) {
    pictures.push(
      await numbered(index, async () =>
        encodeCardPicture(unpackedPicture(new Uint8Array(await file.arrayBuffer()))),
      ),
    );
  }
  return pictures;
};

const rawLimit: BodyLimit = {
  bytes: maxSourceBytes,
  code: "source_too_large",
  toldBytes: maxSourceBytes,
};
/** The rest is the form's. */
const formLimit: BodyLimit = { ...rawLimit, bytes: maxSourceBytes + 50_000 };

const named = (name: string | undefined): string => {
  const shown = shownFileName(name ?? "");
  if (shown !== null) return shown;
  throw new AppError("bad_request", "The file has no name.", {
    details: { field: "name", problem: "missing" },
  });
};

/**
 * A file for the library, as it arrives: of a form's field `file`, or the body itself with `?name=`.
 * @throws AppError source_too_large, bad_request, uploads_crowded; its pieces throw the same
 */
export const readSource = async (
  request: Request,
  query: Readonly<Record<string, string>>,
): Promise<NewSource> => {
  const share = streamedBodies();
  if (mediaType(request) !== "multipart/form-data") {
    return { fileName: named(query.name), pieces: streamBody(request, rawLimit, share) };
  }
  const file = await streamFormFile(request, "file", formLimit, share);
  if (file) return { ...file, fileName: named(file.fileName) };
  throw new AppError("bad_request", "The form has no file.", {
    details: { field: "file", problem: "missing" },
  });
};

/** A file that is the body itself, with `?name=`. It is passed on while it arrives and is never whole in this process. */
const fileInBody = (
  request: Request,
  query: Readonly<Record<string, string>>,
  { code, bytes: maxBytes, empty }: Pick<BodyLimit, "code" | "bytes"> & { empty: ErrorCode },
): SourceFile => {
  if (mediaType(request) === "multipart/form-data") {
    return refuseContentType(request, ["application/octet-stream"]);
  }
  const size = Number(request.headers.get("content-length") ?? Number.NaN);
  if (size > maxBytes) {
    throw new AppError(code, `A file of ${size} bytes`, { details: { maxBytes } });
  }
  if (size === 0) throw new AppError(empty, "A file of no bytes");
  if (!Number.isSafeInteger(size) || size < 0 || !request.body) {
    throw new AppError("bad_request", "The body is no file.", {
      details: { field: "body", problem: "no file with a length" },
    });
  }
  return { fileName: named(query.name), size, bytes: request.body };
};

/**
 * A file of notes.
 * @throws AppError note_file_too_large, note_empty, content_type_refused for a form, bad_request without a length
 */
export const noteFileOf = (request: Request, query: Readonly<Record<string, string>>): SourceFile =>
  fileInBody(request, query, {
    code: "note_file_too_large",
    bytes: maxNoteFileBytes,
    empty: "note_empty",
  });

/**
 * A file of cards.
 * @throws AppError card_file_too_large, card_file_none, content_type_refused for a form, bad_request without a length
 */
export const cardFileOf = (request: Request, query: Readonly<Record<string, string>>): SourceFile =>
  fileInBody(request, query, {
    code: "card_file_too_large",
    bytes: maxCardFileBytes,
    empty: "card_file_none",
  });

const archiveLimit: BodyLimit = {
  bytes: maxArchiveBytes,
  code: "archive_too_large",
  toldBytes: maxArchiveBytes,
};

/**
 * The file of a subject, which is the body itself.
 * @throws AppError archive_too_large, uploads_crowded, content_type_refused for a form
 */
export const readArchiveFile = (request: Request): Promise<Uint8Array<ArrayBuffer>> => {
  if (mediaType(request) === "multipart/form-data") {
    return refuseContentType(request, ["application/zip"]);
  }
  return readBody(request, archiveLimit, heldBodies());
};
