import { maxNoteFileBytes, maxSourceBytes, maxZipEntries } from "#lib/library/library-limits.ts";
import { isPassedOver } from "#lib/library/source/passed-over.ts";

/** What a folder of notes may hold that is read or told: texts, the pictures that they show, and documents that cannot be read. */
const wanted =
  /\.(?:mdx?|markdown|mdown|txt|text|html?|xhtml|pdf|docx?|pptx?|od[tp]|epub|rtf|png|jpe?g|gif|webp|avif|svg|bmp|zip)$/iu;
/** Neither what programs keep beside the files of a folder, nor what they depend on. */
const passedOver = /(?:^|\/)(?:\.|node_modules\/|__MACOSX\/)/u;

/** What is made of a folder, and so which files of it are read, and how large they may be together. */
export type FolderUse = "notes" | "manual";

const rules = {
  notes: { isRead: (path: string) => wanted.test(path), maxBytes: maxNoteFileBytes },
  // Pages and passages are told by what they hold: those of a wiki have no names that say so.
  manual: { isRead: (path: string) => !isPassedOver(path), maxBytes: maxSourceBytes },
};

/** A file of a folder, by its path from there on. */
interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** Why nothing is made of a folder; sizes in bytes. */
type FolderProblem =
  | { readonly kind: "empty" | "many" }
  | { readonly kind: "large"; readonly size: number; readonly limit: number };

/** A folder that is not packed, among files: it has no bytes, and is told instead of being read. */
export class RefusedFolder extends File {
  readonly problem: FolderProblem;

  constructor(name: string, problem: FolderProblem) {
    super([], name);
    this.problem = problem;
  }
}

/**
 * A folder as one file, a zip: so the pictures of its texts are found beside them, and it is read as zips are. Nothing of one
 * that is too large is read.
 */
export const zipOfFolder = async (
  name: string,
  files: readonly FolderFile[],
  use: FolderUse = "notes",
  limit = rules[use].maxBytes,
): Promise<File> => {
  const kept = files.filter(({ path }) => rules[use].isRead(path) && !passedOver.test(path));
  if (kept.length === 0) return new RefusedFolder(name, { kind: "empty" });
  if (kept.length > maxZipEntries) return new RefusedFolder(name, { kind: "many" });
  const size = kept.reduce((sum, { file }) => sum + file.size, 0);
  if (size > limit) return new RefusedFolder(name, { kind: "large", size, limit });
  const { zipSync } = await import("fflate");
  const packed: Record<string, [Uint8Array, { level: 0 }]> = {};
  for (const { path, file } of kept)
    packed[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  const zip = new File([new Uint8Array(zipSync(packed))], `${name}.zip`, {
    type: "application/zip",
  });
  // The names are a part of it.
  return zip.size > limit ? new RefusedFolder(name, { kind: "large", size: zip.size, limit }) : zip;
};

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** What lies in a folder; a browser tells a hundred entries at a time, and none when it told all. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0 || all.length > maxZipEntries) return all;
    all.push(...some);
  }
};

const filesBelow = async (
  folder: FileSystemDirectoryEntry,
  use: FolderUse,
): Promise<FolderFile[]> => {
  const found: FolderFile[] = [];
  const open = [{ folder, path: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const entry of await entriesIn(next.folder)) {
      const path = `${next.path}${entry.name}`;
      if (entry.isDirectory && !passedOver.test(`${path}/`))
        open.push({ folder: entry as FileSystemDirectoryEntry, path: `${path}/` });
      else if (entry.isFile && rules[use].isRead(path))
        found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
      // More are refused, however many they are.
      if (found.length > maxZipEntries) return found;
    }
  }
  return found;
};

/**
 * Files that were dropped, each folder among them as one. The browser forgets what was dropped when the event is over, so its
 * entries are asked for at once. Null where no folder is among them.
 */
export const droppedFolders = (
  items: Iterable<DataTransferItem>,
  use: FolderUse = "notes",
): Promise<File[]> | null => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return null;
  return Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory
        ? zipOfFolder(entry.name, await filesBelow(entry as FileSystemDirectoryEntry, use), use)
        : fileOf(entry as FileSystemFileEntry),
    ),
  );
};

/** Files of a folder of notes that was chosen, as one. */
export const chosenFolder = (files: readonly File[]): Promise<File> => {
  const [root = "notes"] = files[0]?.webkitRelativePath.split("/") ?? [];
  return zipOfFolder(
    root,
    files.map((file) => ({ path: file.webkitRelativePath.slice(root.length + 1), file })),
  );
};
