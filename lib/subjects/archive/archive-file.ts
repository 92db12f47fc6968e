import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { readZip } from "#lib/library/source/folder.ts";
import { leftOutReason } from "#lib/schemas/subject.ts";
import { threadKind } from "#lib/schemas/thread.ts";
import type { ArchivedPicture } from "./archive-store.ts";
import { isId } from "./carry-over-ids.ts";

/** Raised with every change of what is written down, which a test holds. */
export const archiveFormat = 9;
/** Largest file: it is whole in memory when it is made and when it is read. */
export const maxArchiveBytes = 100 * 1024 * 1024;
/** Of all that is no picture. */
const maxTextBytes = 48 * 1024 * 1024;
/** Of files in it, and of rows that name one. */
export const maxPictures = 5_000;
export const mostRows = 300_000;
export const mostThreads = 2_000;
const mostManuals = 500;
/** Of all manuals together: each is looked for among those that are here. */
const mostSections = 50_000;

const textsName = "lectern.json";
const picturesFolder = "pictures/";

/** What is no id must not be called otherwise: it may stand anywhere as a word. */
const id = z.string().refine(isId);
const section = z.object({
  id,
  title: z.string().max(2_000),
  sha256: z.string().max(64),
});

/** What stands in `lectern.json`, but for the rows, which their tables check. */
const archiveTexts = z.object({
  lectern: z.literal("subject"),
  format: z.int().min(1),
  tables: z.record(z.string(), z.unknown()),
  /** Where the graphs of threads wait. */
  states: z
    .array(
      z.object({
        threadId: z.string(),
        nodes: z.array(z.string()).min(1).max(10),
        values: z.record(z.string(), z.unknown()),
      }),
    )
    .max(mostThreads),
  manuals: z
    .array(z.object({ id, product: z.string(), sections: z.array(section).max(10_000) }))
    .max(mostManuals)
    .refine((all) => all.reduce((sum, one) => sum + one.sections.length, 0) <= mostSections),
  /** What stayed behind. A file of before says no reason. */
  leftOut: z
    .array(
      z.object({
        kind: threadKind,
        title: z.string(),
        reason: leftOutReason.default("unfinished"),
      }),
    )
    .max(mostThreads),
});
export type ArchiveTexts = z.infer<typeof archiveTexts>;

export const archiveTooLarge = (bytes: number) =>
  new AppError("archive_too_large", `An archive of ${bytes} bytes`, {
    details: { maxBytes: maxArchiveBytes },
  });

export const brokenArchive = (problem: string, cause?: unknown) =>
  new AppError("archive_broken", `The archive is broken: ${problem}`, { cause });

const foreign = (cause?: unknown) =>
  new AppError("archive_foreign", "The file is no subject of Lectern's", { cause });

const rowsOf = (tables: ArchiveTexts["tables"], ...names: readonly string[]): number =>
  (names.length > 0 ? names : Object.keys(tables)).reduce((sum, name) => {
    const rows = tables[name];
    return sum + (Array.isArray(rows) ? rows.length : 0);
  }, 0);

/** What no file is read with is not written: nobody could take it in. */
const isReadAgain = (texts: ArchiveTexts): boolean =>
  archiveTexts.safeParse(texts).success &&
  rowsOf(texts.tables) <= mostRows &&
  rowsOf(texts.tables, "threads") <= mostThreads &&
  rowsOf(texts.tables, "uploads", "screenshots", "cardPictures") <= maxPictures;

/** A subject as one file, always the same for the same contents. @throws AppError archive_too_large */
export const packArchive = async (
  texts: ArchiveTexts,
  pictures: readonly ArchivedPicture[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const written = strToU8(JSON.stringify(texts));
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.byteLength, 0);
  if (!isReadAgain(texts) || written.byteLength > maxTextBytes || bytes > maxArchiveBytes) {
    throw archiveTooLarge(written.byteLength + bytes);
  }
  const files: Zippable = { [textsName]: [written, { level: 6 }] };
  for (const picture of pictures) {
    // Pictures are packed already.
    files[`${picturesFolder}${picture.sha256}`] = [picture.bytes, { level: 0 }];
  }
  const packed = zipSync(files, { mtime: "2000-01-01" });
  if (packed.byteLength > maxArchiveBytes) throw archiveTooLarge(packed.byteLength);
  return packed;
};

/** The database stores no NUL and no half of a letter. */
const storable = (key: string, value: unknown): unknown => {
  const texts = typeof value === "string" ? [key, value] : [key];
  if (texts.some((text) => text.includes("\0") || !text.isWellFormed())) {
    throw brokenArchive("a text cannot be stored");
  }
  return value;
};

const parseTexts = (bytes: Uint8Array): ArchiveTexts => {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), storable);
  } catch (cause) {
    throw brokenArchive("its texts cannot be read", cause);
  }
  const named = archiveTexts.pick({ lectern: true, format: true }).safeParse(json);
  if (!named.success) throw foreign(named.error);
  if (named.data.format > archiveFormat) {
    throw new AppError("archive_newer", `An archive of format ${named.data.format}`);
  }
  const parsed = archiveTexts.safeParse(json);
  if (!parsed.success) throw brokenArchive("its parts are not as they should be", parsed.error);
  return parsed.data;
};

const entriesOf = (bytes: Uint8Array) => {
  try {
    return readZip(bytes);
  } catch (cause) {
    throw foreign(cause);
  }
};

/** What a zip says is wrong with a file in it. */
const unpacked = (read: () => Uint8Array): Uint8Array => {
  try {
    return read();
  } catch (cause) {
    throw brokenArchive("a file cannot be unpacked", cause);
  }
};

/**
 * Takes a file apart. Nothing of it is trusted: rows are checked by their tables, and names of files lead nowhere.
 * @throws AppError archive_foreign, archive_broken, archive_newer
 */
export const openArchive = async (
  bytes: Uint8Array,
): Promise<{ readonly texts: ArchiveTexts; readonly pictures: ArchivedPicture[] }> => {
  const entries = entriesOf(bytes);
  const texts = entries.find(({ path }) => path === textsName);
  if (!texts) throw foreign();
  const named = entries.filter(({ path }) => path.startsWith(picturesFolder));
  const size = named.reduce((sum, entry) => sum + entry.size, 0);
  if (named.length > maxPictures || size > maxArchiveBytes) throw brokenArchive("too much in it");
  const read = parseTexts(unpacked(texts.read));
  const pictures = named.map((entry) => {
    const sha256 = entry.path.slice(picturesFolder.length);
    const picture = unpacked(entry.read);
    if (createHash("sha256").update(picture).digest("hex") !== sha256) {
      throw brokenArchive("a picture is another one than it is called");
    }
    return { sha256, bytes: picture };
  });
  return { texts: read, pictures };
};
