import { AppError, type ErrorCode, type ErrorDetails, toAppError } from "#lib/errors.ts";
import { parsePage } from "#lib/library/html/html-tree.ts";
import {
  type ManualMap,
  manualMap,
  type PageFacts,
  pageFacts,
} from "#lib/library/html/manual-map.ts";
import { readHtml } from "#lib/library/html/read-html.ts";
import { takeFormulas } from "#lib/library/html/take-formulas.ts";
import { maxBadFiles } from "#lib/library/library-limits.ts";
import { differenceChunk, type NewChunk } from "#lib/library/new-chunk.ts";
import { officeFormat, packedFiles } from "#lib/library/office/packed-files.ts";
import { readOffice } from "#lib/library/office/read-office.ts";
import { readPdf } from "#lib/library/pdf/read-pdf.ts";
import {
  createTitlesAbove,
  isIndexFile,
  markdownTitle,
  readMarkdown,
} from "#lib/library/read-markdown.ts";
import { type ManualSection, sectionChunks } from "#lib/library/section-chunks.ts";
import { type PackDescription, packDescription, type SourceFormat } from "#lib/schemas/library.ts";
import { type Folder, type FolderFile, kindInFolder, openFolder } from "./folder.ts";
import { type PackFile, readJsonFile } from "./read-json.ts";
import { decodeText, type SourceKind, sourceKind, sourceKindOrThrow } from "./source-kind.ts";

/** What must be known of all files before one of them is read. */
interface SourceScan {
  readonly kinds: ReadonlyMap<string, SourceKind>;
  /** Files that cannot be read, and why. */
  readonly broken: ReadonlyMap<string, AppError>;
  /** What most of it is; null when nothing of it can be read. */
  readonly format: SourceFormat | null;
  readonly pack: (PackDescription & Pick<PackFile, "differences">) | null;
  readonly map: ManualMap;
  /** Titles of the folders above a Markdown file. */
  readonly above: (path: string) => readonly string[];
  /** Whether a file is a part of the manual or of the differences. */
  readonly isWanted: (path: string) => boolean;
}

/** Contents that stand on every page are read from as many pages as this. */
const pagesWithContents = 60;

const formatOf = (
  kinds: ReadonlyMap<string, SourceKind>,
  json: ReadonlySet<string>,
): SourceFormat | null => {
  const counts = new Map<SourceFormat, number>();
  for (const kind of kinds.values()) {
    if (kind === "html" || kind === "markdown" || kind === "pdf") {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most) return most[0];
  if (json.has("chunks")) return "chunks";
  return json.has("differences") || json.has("pack") || kinds.size > 0 ? "differences" : null;
};

/** In a pack that names its files, only these; a name of a folder stands for all in it. */
const wantedBy = (pack: PackFile | null) => {
  const named =
    pack?.manual === undefined
      ? null
      : [...pack.manual, ...pack.differences.filter((one) => typeof one === "string")];
  const clean = named?.map((name) => name.replace(/^\.?\//u, "").replace(/(?<!\/)\/+$/u, ""));
  return (path: string): boolean =>
    !clean ||
    path === "pack.json" ||
    clean.some((name) => name === "" || path === name || path.startsWith(`${name}/`));
};

interface Looked {
  readonly kinds: Map<string, SourceKind>;
  readonly broken: Map<string, AppError>;
  readonly facts: PageFacts[];
  /** Of folders, by their index files. */
  readonly titles: Map<string, string>;
  /** Kinds of JSON that were met. */
  readonly json: Set<string>;
  pack: PackFile | null;
}

const lookAtPage = ({ facts }: Looked, path: string, bytes: Uint8Array): void => {
  const contents = facts.length < pagesWithContents || /(?:^|\/)(?:index|toc)\./u.test(path);
  facts.push(pageFacts(path, parsePage(decodeText(bytes)), { contents }));
};

const lookAtMarkdown = ({ titles }: Looked, path: string, bytes: Uint8Array): void => {
  const title = isIndexFile(path) ? markdownTitle(decodeText(bytes)) : null;
  if (title !== null) titles.set(path.split("/").slice(0, -1).join("/"), title);
};

const lookAtJson = (looked: Looked, bytes: Uint8Array): void => {
  const read = readJsonFile(bytes);
  looked.json.add(read.kind);
  if (read.kind === "pack") looked.pack ??= read.pack;
};

const lookAt = (looked: Looked, { path, read }: FolderFile, isZip: boolean): void => {
  const bytes = read();
  const kind = isZip ? kindInFolder(path, bytes) : sourceKind(bytes, path);
  if (kind === null) return;
  looked.kinds.set(path, kind);
  if (kind === "html") lookAtPage(looked, path, bytes);
  if (kind === "markdown") lookAtMarkdown(looked, path, bytes);
  if (kind === "json") lookAtJson(looked, bytes);
};

/** Looks at every file once. Costs about half of what reading costs. */
const scanSource = ({ files, isZip }: Folder): SourceScan => {
  const looked: Looked = {
    ...{ kinds: new Map(), broken: new Map(), facts: [], titles: new Map(), json: new Set() },
    pack: null,
  };
  for (const file of files) {
    try {
      lookAt(looked, file, isZip);
    } catch (error) {
      looked.broken.set(file.path, toAppError(error));
    }
  }
  const { kinds, broken, facts, titles, json, pack } = looked;
  return {
    ...{ kinds, broken, format: formatOf(kinds, json), map: manualMap(facts) },
    pack: pack && { ...packDescription.parse(pack), differences: pack.differences },
    above: createTitlesAbove(titles),
    isWanted: wantedBy(pack),
  };
};

/** A file of an import that could not be read, and why. */
export interface BadFile {
  readonly file: string;
  readonly code: ErrorCode;
  readonly details?: ErrorDetails;
}

/** Where an import goes on: files and chunks of it that are stored. */
export interface ImportPlace {
  readonly done: number;
  readonly chunks: number;
}

export interface SourceBatch {
  /** Files, or pages of a PDF, that are read with this batch. */
  readonly done: number;
  readonly sections: number;
  /** Without their place in the whole. */
  readonly chunks: readonly NewChunk[];
  readonly badFiles: readonly BadFile[];
}

export interface OpenSource {
  readonly format: SourceFormat;
  /** Files, or pages of a PDF. */
  readonly total: number;
  /** Of the pack, when a `pack.json` came along. */
  readonly description: PackDescription | null;
  /** From a place on; the same file gives the same batches each time, so that an import can be gone on with. */
  readonly batches: (from: ImportPlace) => AsyncGenerator<SourceBatch>;
}

/** Chunks that are stored together, about: one transaction of some hundred rows is quickest. */
const batchChunks = 250;
/** Files of one batch, so that the progress moves. */
const batchFiles = 40;

/** Called before each file, and before each page of a PDF. */
type OnFile = (path: string) => void;

interface ReadFile {
  readonly sections: number;
  readonly chunks: readonly NewChunk[];
}

/** The sections of a file of a manual; none of a file that holds something else. */
const readSections = async (
  { path }: FolderFile,
  bytes: Uint8Array,
  known: SourceScan,
  onPage?: () => void,
): Promise<readonly ManualSection[]> => {
  const kind = known.kinds.get(path);
  if (kind === "pdf") return (await readPdf(path, bytes, onPage)).sections;
  if (kind === "markdown") {
    return readMarkdown(decodeText(bytes), { path, above: known.above(path) });
  }
  const isPage = kind === "html" && !known.map.isLeftOut(path);
  return isPage ? readHtml(path, takeFormulas(parsePage(decodeText(bytes))), known.map) : [];
};

const sectionsIn = (chunks: readonly NewChunk[]): number =>
  chunks.filter(({ part }) => part === 1).length;

const readFile = async (file: FolderFile, known: SourceScan, onFile: OnFile): Promise<ReadFile> => {
  if (!known.isWanted(file.path)) return { sections: 0, chunks: [] };
  const bytes = file.read();
  const broken = known.broken.get(file.path);
  if (broken) throw broken;
  if (known.kinds.get(file.path) !== "json") {
    const sections = await readSections(file, bytes, known, () => onFile(file.path));
    const chunks = sectionChunks(sections);
    return { sections: sectionsIn(chunks), chunks };
  }
  const json = readJsonFile(bytes);
  if (json.kind === "pack") return { sections: 0, chunks: inlineDifferences(known) };
  return { sections: json.chunks.length, chunks: json.chunks };
};

const inlineDifferences = ({ pack }: SourceScan): NewChunk[] =>
  (pack?.differences ?? []).flatMap((one) =>
    typeof one === "string" ? [] : [differenceChunk(one)],
  );

const badFile = (file: string, thrown: unknown): BadFile => {
  const { code, details } = toAppError(thrown);
  const told = code === "internal" ? "source_file_broken" : code;
  return {
    file: file.slice(0, 500),
    code: told,
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
};

async function* batchesOf(
  folder: Folder,
  known: SourceScan,
  from: ImportPlace,
  onFile: OnFile,
): AsyncGenerator<SourceBatch> {
  let batch = { sections: 0, chunks: [] as NewChunk[], badFiles: [] as BadFile[], files: 0 };
  for (let index = from.done; index < folder.files.length; index += 1) {
    const file = folder.files[index];
    if (!file) break;
    try {
      const read = await readFile(file, known, onFile);
      batch.sections += read.sections;
      batch.chunks.push(...read.chunks);
    } catch (error) {
      if (batch.badFiles.length < maxBadFiles) batch.badFiles.push(badFile(file.path, error));
    }
    batch.files += 1;
    const isFull = batch.chunks.length >= batchChunks || batch.files >= batchFiles;
    if (!isFull && index < folder.files.length - 1) continue;
    const { sections, chunks, badFiles } = batch;
    yield { done: index + 1, sections, chunks, badFiles };
    batch = { sections: 0, chunks: [], badFiles: [], files: 0 };
  }
}

/** A document shows how many of its pages are read; its chunks come at the end, as all pages tell what a heading is. */
const openDocument = (
  format: SourceFormat,
  pages: number,
  sections: readonly ManualSection[],
): OpenSource => {
  const chunks = sectionChunks(sections);
  return {
    ...{ format, total: pages, description: null },
    batches: async function* (from) {
      for (let at = from.chunks; at < chunks.length; at += batchChunks) {
        const part = chunks.slice(at, at + batchChunks);
        const isLast = at + batchChunks >= chunks.length;
        const done = isLast ? pages : Math.min(pages - 1, part.at(-1)?.page ?? 0);
        yield {
          done,
          chunks: part,
          sections: sectionsIn(part),
          badFiles: [],
        };
      }
    },
  };
};

const withEachTold = (folder: Folder, onFile: OnFile): Folder => ({
  ...folder,
  files: folder.files.map(({ path, read }) => ({
    path,
    read: () => {
      onFile(path);
      return read();
    },
  })),
});

/**
 * Looks at a file and says what it is and how much there is to read.
 * @throws AppError source_not_readable, source_office_file, source_zip_*, source_pdf_*, source_json_invalid, source_no_text
 */
export const openSource = async (
  fileName: string,
  bytes: Uint8Array,
  onFile: OnFile = () => {},
): Promise<OpenSource> => {
  const packed = sourceKindOrThrow(bytes, fileName) === "zip" ? packedFiles(bytes) : null;
  const office = packed && officeFormat(packed);
  if (packed && office) {
    const { sections } = await readOffice(office, fileName, packed, onFile);
    return openDocument(office, sections.at(-1)?.page ?? 1, sections);
  }
  const folder = withEachTold(openFolder(fileName, bytes), onFile);
  const known = scanSource(folder);
  const [only] = folder.files;
  if (!folder.isZip && only && known.kinds.get(only.path) === "pdf") {
    const { pages, sections } = await readPdf(only.path, bytes, () => onFile(only.path));
    return openDocument("pdf", pages, sections);
  }
  if (!folder.isZip && only) await readFile(only, known, onFile);
  if (known.format === null) throw new AppError("source_no_text", "There is nothing to read in it");
  return {
    format: known.format,
    total: folder.files.length,
    description: known.pack,
    batches: (from) => batchesOf(folder, known, from, onFile),
  };
};

/** A file of a manual's folder. */
export interface ManualFile {
  /** From the manual's folder, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Sections of a whole manual from files in memory, as an import reads them, without a database. */
export const readManualFiles = async (
  files: Iterable<ManualFile> | AsyncIterable<ManualFile>,
): Promise<ManualSection[]> => {
  const all: ManualFile[] = [];
  for await (const file of files) all.push(file);
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  const known = scanSource({
    isZip: true,
    files: all.map(({ path, bytes }) => ({ path, read: () => bytes })),
  });
  const sections: ManualSection[] = [];
  for (const { path, bytes } of all) {
    sections.push(...(await readSections({ path, read: () => bytes }, bytes, known)));
  }
  return sections;
};
