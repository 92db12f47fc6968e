import { AppError } from "#lib/errors.ts";
import { maxTextFileBytes } from "../library-limits.ts";
import { readZip } from "./read-zip.ts";
import { type SourceKind, sourceKind, sourceKindOrThrow } from "./source-kind.ts";

/** A file of an import. */
export interface FolderFile {
  /** From the folder's root, with `/`. */
  readonly path: string;
  /** @throws AppError source_zip_broken, source_zip_bomb */
  readonly read: () => Uint8Array;
}

/** What is imported: the files of a zip, or one file alone. */
export interface Folder {
  readonly isZip: boolean;
  /** In the order in which they are read, always the same. */
  readonly files: readonly FolderFile[];
}

/** Names that tell that a file is none of the text, so that it need not be unpacked. */
const passedOver = [
  /(?:^|\/)(?:\.[^/]|(?:node_modules|__MACOSX)(?:\/|$))/iu,
  /\.(?:png|jpe?g|gif|webp|bmp|svg|ico|mp[34]|wav|ogg|webm|avi|mov|woff2?|ttf|eot|otf|zip|gz|7z|rar|tar|css|js|mjs|ts|tsx|jsx|map|py|sh|exe|dll|so|xml|ya?ml|toml|csv|inv|idx|db|sqlite|lock|log|po|pot|scss|less|php|rb|java|c|h|cpp|bin|epub|docx?|xlsx?|pptx?)$/iu,
];

/** The one folder in which everything lies is no part of an address. */
const withoutRoot = (files: readonly FolderFile[]): FolderFile[] => {
  const [root] = files[0]?.path.split("/") ?? [];
  const isIn = (path: string) => path.startsWith(`${root}/`);
  if (root === undefined || !files.every(({ path }) => isIn(path))) return [...files];
  return withoutRoot(files.map((file) => ({ ...file, path: file.path.slice(root.length + 1) })));
};

const byPath = (a: FolderFile, b: FolderFile): number =>
  a.path.localeCompare(b.path, "en", { numeric: true }) || (a.path < b.path ? -1 : 1);

/** @throws AppError source_not_readable, source_office_file, or what is wrong with the zip */
export const openFolder = (fileName: string, bytes: Uint8Array): Folder => {
  const kind = sourceKindOrThrow(bytes, fileName);
  if (kind !== "zip") {
    if (kind !== "pdf" && bytes.length > maxTextFileBytes) {
      throw new AppError("source_too_large", `${fileName} has ${bytes.length} bytes`, {
        details: { maxBytes: maxTextFileBytes },
      });
    }
    return { isZip: false, files: [{ path: fileName, read: () => bytes }] };
  }
  const files = readZip(bytes).filter(({ path }) => !passedOver.some((names) => names.test(path)));
  return { isZip: true, files: withoutRoot(files).sort(byPath) };
};

/** Markdown inside a folder is known by its name, too: not every text is a part of the manual. */
export const kindInFolder = (path: string, bytes: Uint8Array): SourceKind | null => {
  const kind = sourceKind(bytes, path);
  if (kind !== "markdown") return kind;
  return /\.(?:mdx?|markdown|mdown|txt|text)$/iu.test(path) ? kind : null;
};
