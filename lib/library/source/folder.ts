import { inflateRawSync } from "node:zlib";
import { AppError } from "#lib/errors.ts";
import { maxTextFileBytes, maxUnpackedBytes, maxZipEntries } from "#lib/library/library-limits.ts";
import { isPassedOver } from "./passed-over.ts";
import { type SourceKind, sourceKind, sourceKindOrThrow } from "./source-kind.ts";

/** A file in a zip. Nothing is unpacked before `read`, and nothing is ever written to a disk. */
export interface ZipEntry {
  /** With `/`, without a folder above the zip's own. */
  readonly path: string;
  /** As the zip claims. */
  readonly size: number;
  /** @throws AppError source_zip_broken, source_zip_bomb */
  readonly read: () => Uint8Array;
}

const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const localSign = 0x04034b50;
const stored = 0;
const deflated = 8;
/** Above 1:200 no text packs; a bomb does. */
const maxRatio = 200;
/** Small files may be all blanks. */
const harmlessBytes = 4 * 1024 * 1024;

const broken = (problem: string, cause?: unknown) =>
  new AppError("source_zip_broken", `The zip is broken: ${problem}`, { cause });

const findEnd = (view: DataView): number => {
  const last = view.byteLength - 22;
  // Behind it stands a comment of at most 65,535 bytes.
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === endSign) return at;
  }
  throw broken("it has no directory");
};

const utf8 = new TextDecoder("utf-8");
const dos = new TextDecoder("ibm866");

/** Old programs write names in the set of their system; Russian ones in that of DOS. */
const nameOf = (bytes: Uint8Array, isUtf8: boolean): string => {
  if (isUtf8) return utf8.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return dos.decode(bytes);
  }
};

/** @throws AppError source_zip_unsafe for a name that leads out of the zip */
const safePath = (name: string): string => {
  const path = name.replaceAll("\\", "/");
  const leadsOut = path.startsWith("/") || /^[a-z]:/iu.test(path) || path.split("/").includes("..");
  if (leadsOut || path.includes("\0")) {
    throw new AppError("source_zip_unsafe", "A name leads out of the zip", {
      details: { file: name.slice(0, 200) },
    });
  }
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
};

interface Directory {
  readonly count: number;
  readonly offset: number;
}

const directoryOf = (view: DataView): Directory => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (count === 0xffff || offset === 0xffffffff) {
    throw new AppError("source_zip_bomb", "The zip has more files than are read");
  }
  return { count, offset };
};

const symlink = 0o120000;

const inflate = (bytes: Uint8Array, size: number): Uint8Array => {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    if (code === "ERR_BUFFER_TOO_LARGE") {
      throw new AppError("source_zip_bomb", "A file unpacks to more than its zip says", { cause });
    }
    throw broken("a file cannot be unpacked", cause);
  }
};

/** Reads the directory of a zip: its files, without folders. @throws AppError source_zip_broken, source_zip_encrypted, source_zip_unsafe, source_zip_bomb */
export const readZip = (bytes: Uint8Array): ZipEntry[] => {
  try {
    return entriesOf(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw broken("it ends too early", error);
    throw error;
  }
};

const entriesOf = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, offset } = directoryOf(view);
  if (count > maxZipEntries) {
    throw new AppError("source_zip_bomb", `The zip has ${count} files`);
  }
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entrySign) throw broken("its directory is damaged");
    const entry = entryAt(bytes, view, at);
    at = entry.next;
    if (entry.path === null) continue;
    if (isText(entry.path)) unpacked += entry.size;
    entries.push({ path: entry.path, size: entry.size, read: entry.read });
  }
  if (unpacked > maxUnpackedBytes) {
    throw new AppError("source_zip_bomb", `The zip unpacks to ${unpacked} bytes`);
  }
  return entries;
};

/** Pictures and the like are never unpacked. */
const isText = (path: string): boolean =>
  !/\.(?:png|jpe?g|gif|webp|svg|ico|bmp|emf|wmf|tiff?|mp[34]|webm|woff2?|ttf|eot|otf|zip|css|js|map)$/iu.test(
    path,
  );

const entryAt = (bytes: Uint8Array, view: DataView, at: number) => {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const skipped = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const isLink = ((view.getUint32(at + 38, true) >>> 16) & 0o170000) === symlink;
  const offset = view.getUint32(at + 42, true);
  const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0);
  const next = at + 46 + nameLength + skipped;
  const isFolder = name.endsWith("/") || name.endsWith("\\");
  const path = safePath(name);
  if (isFolder || path === "" || path.startsWith("__MACOSX/")) {
    return { next, path: null, size, read: () => new Uint8Array() };
  }
  const details = { file: path.slice(0, 200) };
  if ((flags & 1) !== 0)
    throw new AppError("source_zip_encrypted", "The zip is locked", { details });
  if (isLink) throw new AppError("source_zip_unsafe", "The zip holds a link", { details });
  const read = () => {
    // Told when it is read: a picture that packs so well is left out, and costs no text.
    if (size > harmlessBytes && size > packedSize * maxRatio)
      throw new AppError("source_zip_bomb", `${path} packs ${size} bytes into ${packedSize}`, {
        details,
      });
    return readEntry(bytes, view, { offset, method, packedSize, size });
  };
  return { next, path, size, read };
};

const readEntry = (
  bytes: Uint8Array,
  view: DataView,
  entry: { offset: number; method: number; packedSize: number; size: number },
): Uint8Array => {
  const { offset, method, packedSize, size } = entry;
  if (size > maxTextFileBytes) throw new AppError("source_zip_bomb", `A file has ${size} bytes`);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSign) {
    throw broken("a file is not where its directory says");
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length < packedSize) throw broken("a file ends too early");
  if (method === stored) return packed;
  if (method !== deflated) throw broken(`a file is packed in way ${method}`);
  return inflate(packed, size);
};

/** A file of an import. */
export interface FolderFile {
  /** From the folder's root, with `/`. */
  readonly path: string;
  /** @throws AppError source_zip_broken, source_zip_bomb */
  readonly read: () => Uint8Array;
}

/** One whose neighbours can be found in its zip. */
interface OpenedFile extends FolderFile {
  /** From the root of the zip. */
  readonly packedPath: string;
}

/** What is imported: the files of a zip, or one file alone. */
export interface Folder {
  readonly isZip: boolean;
  /** In the order in which they are read, always the same. */
  readonly files: readonly FolderFile[];
}

interface OpenedFolder extends Folder {
  readonly files: readonly OpenedFile[];
}

/** The one folder in which everything lies is no part of an address. */
const withoutRoot = (files: readonly OpenedFile[]): OpenedFile[] => {
  const [root] = files[0]?.path.split("/") ?? [];
  const isIn = (path: string) => path.startsWith(`${root}/`);
  if (root === undefined || !files.every(({ path }) => isIn(path))) return [...files];
  return withoutRoot(files.map((file) => ({ ...file, path: file.path.slice(root.length + 1) })));
};

const byPath = (a: FolderFile, b: FolderFile): number =>
  a.path.localeCompare(b.path, "en", { numeric: true }) || (a.path < b.path ? -1 : 1);

/**
 * @param withDocuments whether those of office programs and books in a zip are read, too
 * @throws AppError source_not_readable, source_office_file, or what is wrong with the zip
 */
export const openFolder = (
  fileName: string,
  bytes: Uint8Array,
  withDocuments = false,
): OpenedFolder => {
  const kind = sourceKindOrThrow(bytes, fileName);
  if (kind !== "zip") {
    if (kind !== "pdf" && bytes.length > maxTextFileBytes) {
      throw new AppError("source_too_large", `${fileName} has ${bytes.length} bytes`, {
        details: { maxBytes: maxTextFileBytes },
      });
    }
    return { isZip: false, files: [{ path: fileName, packedPath: fileName, read: () => bytes }] };
  }
  const files = readZip(bytes)
    .filter(({ path }) => !isPassedOver(path, withDocuments))
    .map(({ path, read }) => ({ path, packedPath: path, read }));
  return { isZip: true, files: withoutRoot(files).sort(byPath) };
};

/** Markdown inside a folder is known by its name, too: not every text is a part of the manual. */
export const kindInFolder = (path: string, bytes: Uint8Array): SourceKind | null => {
  const kind = sourceKind(bytes, path);
  if (kind !== "markdown") return kind;
  return /\.(?:mdx?|markdown|mdown|txt|text)$/iu.test(path) ? kind : null;
};
