import { type AppError, toAppError } from "#lib/errors.ts";
import { type PackDescription, packDescription, type SourceFormat } from "#lib/schemas/library.ts";
import { decodeText } from "../decode-text.ts";
import { parsePage } from "../html/html-tree.ts";
import { type ManualMap, manualMap } from "../html/manual-map.ts";
import { type PageFacts, pageFacts } from "../html/page-facts.ts";
import { createTitlesAbove, isIndexFile } from "../markdown/titles-above.ts";
import { markdownTitle } from "../read-markdown.ts";
import { type Folder, type FolderFile, kindInFolder } from "./folder.ts";
import { type PackFile, readJsonFile } from "./read-json.ts";
import { type SourceKind, sourceKind } from "./source-kind.ts";

/** What must be known of all files before one of them is read. */
export interface SourceScan {
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
export const scanSource = ({ files, isZip }: Folder): SourceScan => {
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
