import { AppError, type ErrorCode, type ErrorDetails, toAppError } from "#lib/errors.ts";
import type { PackDescription, SourceFormat } from "#lib/schemas/library.ts";
import { decodeText } from "../decode-text.ts";
import { differenceChunk } from "../difference-chunk.ts";
import { parsePage } from "../html/html-tree.ts";
import { maxBadFiles } from "../library-limits.ts";
import type { ManualSection } from "../manual-section.ts";
import type { NewChunk } from "../new-chunk.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { readHtml } from "../read-html.ts";
import { readMarkdown } from "../read-markdown.ts";
import { sectionChunks } from "../section-chunks.ts";
import { type Folder, type FolderFile, openFolder } from "./folder.ts";
import { readJsonFile } from "./read-json.ts";
import { type SourceScan, scanSource } from "./scan-source.ts";

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
export const readSections = async (
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
  return isPage ? readHtml(path, parsePage(decodeText(bytes)), known.map) : [];
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

/** A PDF alone shows how many of its pages are read; its chunks come at the end, as headings are told by all pages. */
const openPdf = async (path: string, bytes: Uint8Array, onFile: OnFile): Promise<OpenSource> => {
  const { pages, sections } = await readPdf(path, bytes, () => onFile(path));
  const chunks = sectionChunks(sections);
  return {
    ...{ format: "pdf", total: pages, description: null },
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
  const folder = withEachTold(openFolder(fileName, bytes), onFile);
  const known = scanSource(folder);
  const [only] = folder.files;
  if (!folder.isZip && only && known.kinds.get(only.path) === "pdf")
    return openPdf(only.path, bytes, onFile);
  if (!folder.isZip && only) await readFile(only, known, onFile);
  if (known.format === null) throw new AppError("source_no_text", "There is nothing to read in it");
  return {
    format: known.format,
    total: folder.files.length,
    description: known.pack,
    batches: (from) => batchesOf(folder, known, from, onFile),
  };
};
