import { maxNoteFileBytes, maxZipEntries } from "#lib/library/library-limits.ts";

/** What a folder may hold that is read or told: texts, the pictures that they show, and documents that cannot be read. */
const wanted =
  /\.(?:mdx?|markdown|mdown|txt|text|html?|xhtml|pdf|docx?|pptx?|od[tp]|epub|rtf|png|jpe?g|gif|webp|svg|bmp|zip)$/iu;
/** Neither what programs keep beside the notes of a folder, nor what they depend on. */
const passedOver = /(?:^|\/)(?:\.|node_modules\/|__MACOSX\/)/u;
/** A file of a folder, by its path from there on. */
interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/**
 * A folder as one file, a zip: so the pictures of its texts are found beside them, and it is read as zips are. Nothing of one
 * that is too large is read: its size alone is told.
 */
export const zipOfFolder = async (
  name: string,
  files: readonly FolderFile[],
  maxBytes = maxNoteFileBytes,
): Promise<File> => {
  const kept = files.filter(({ path }) => wanted.test(path) && !passedOver.test(path));
  const size = kept.reduce((sum, { file }) => sum + file.size, 0);
  if (size > maxBytes)
    return new File(
      kept.map(({ file }) => file),
      `${name}.zip`,
    );
  const { zipSync } = await import("fflate");
  const packed: Record<string, [Uint8Array, { level: 0 }]> = {};
  for (const { path, file } of kept)
    packed[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }];
  return new File([new Uint8Array(zipSync(packed))], `${name}.zip`, { type: "application/zip" });
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

const filesBelow = async (folder: FileSystemDirectoryEntry): Promise<FolderFile[]> => {
  const found: FolderFile[] = [];
  const open = [{ folder, path: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const entry of await entriesIn(next.folder)) {
      const path = `${next.path}${entry.name}`;
      if (entry.isDirectory && !passedOver.test(`${path}/`))
        open.push({ folder: entry as FileSystemDirectoryEntry, path: `${path}/` });
      else if (entry.isFile && wanted.test(path))
        found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
      // The server refuses a zip of more, and says why.
      if (found.length > maxZipEntries) return found;
    }
  }
  return found;
};

/**
 * Files that were dropped, each folder among them as one. The browser forgets what was dropped when the event is over, so its
 * entries are asked for at once. Null where no folder is among them.
 */
export const droppedFolders = (items: Iterable<DataTransferItem>): Promise<File[]> | null => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return null;
  return Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory
        ? zipOfFolder(entry.name, await filesBelow(entry as FileSystemDirectoryEntry))
        : fileOf(entry as FileSystemFileEntry),
    ),
  );
};

/** Files of a folder that was chosen, as one. */
export const chosenFolder = (files: readonly File[]): Promise<File> => {
  const [root = "notes"] = files[0]?.webkitRelativePath.split("/") ?? [];
  return zipOfFolder(
    root,
    files.map((file) => ({ path: file.webkitRelativePath.slice(root.length + 1), file })),
  );
};
