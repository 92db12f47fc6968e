import { expect, test } from "vitest";
import { openFolder, readZip } from "#lib/library/source/folder.ts";
import {
  chosenFolder,
  droppedFolders,
  type FolderUse,
  RefusedFolder,
  zipOfFolder,
} from "./dropped-folders.ts";

const file = (name: string, text = name) => new File([text], name);

const fileEntry = (name: string) => ({
  ...{ name, isFile: true, isDirectory: false },
  file: (done: (found: File) => void) => done(file(name)),
});
/** Tells its entries in two goes, as a browser does of a large folder. */
const folderEntry = (name: string, entries: readonly object[]) => ({
  ...{ name, isFile: false, isDirectory: true },
  createReader: () => {
    const goes = [entries.slice(0, 1), entries.slice(1), []].filter(
      (some, at) => some.length > 0 || at === 2,
    );
    return { readEntries: (done: (some: readonly object[]) => void) => done(goes.shift() ?? []) };
  },
});
const dropped = (entries: readonly object[], use?: FolderUse) =>
  droppedFolders(
    entries.map((entry) => ({ webkitGetAsEntry: () => entry }) as unknown as DataTransferItem),
    use,
  );

const pathsIn = async (zip: File | undefined) =>
  readZip(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer(0)))
    .map(({ path }) => path)
    .toSorted();

test("a folder is one zip of what is read of it, with its pictures, beside the files of the same drop", async () => {
  const vault = folderEntry("Vault", [
    folderEntry(".obsidian", [fileEntry("app.md")]),
    fileEntry("Waves.md"),
    folderEntry("img", [fileEntry("wall.png"), fileEntry("cell.avif"), fileEntry("film.mp4")]),
  ]);
  const all = await dropped([vault, fileEntry("talk.pptx")]);
  expect(all?.map(({ name }) => name)).toEqual(["Vault.zip", "talk.pptx"]);
  expect(await pathsIn(all?.[0])).toEqual(["Waves.md", "img/cell.avif", "img/wall.png"]);
});

test("files alone stay as they are", () => {
  expect(dropped([fileEntry("a.md")])).toBeNull();
  expect(dropped([])).toBeNull();
});

test("a folder that is chosen is named by itself", async () => {
  const given = ["Notes/a.md", "Notes/deep/b.md", "Notes/.git/c.md"].map(withPath);
  const zip = await chosenFolder(given);
  expect(zip.name).toBe("Notes.zip");
  expect(await pathsIn(zip)).toEqual(["a.md", "deep/b.md"]);
});

const withPath = (path: string): File => {
  const one = file(path.split("/").at(-1) ?? path);
  Object.defineProperty(one, "webkitRelativePath", { value: path });
  return one;
};

test("a folder of a manual is packed by what the library reads: pages without a name for it, and passages", async () => {
  const mirror = folderEntry("wiki", [
    folderEntry(".git", [fileEntry("HEAD")]),
    folderEntry("wiki", [fileEntry("Main_Page"), fileEntry("Cells.html"), fileEntry("a.png")]),
    fileEntry("chunks.json"),
    fileEntry("manual.docx"),
  ]);
  const [zip] = (await dropped([mirror], "manual")) ?? [];
  const packed = ["chunks.json", "wiki/Cells.html", "wiki/Main_Page"];
  expect(await pathsIn(zip)).toEqual(packed);
  const { files } = openFolder("wiki.zip", new Uint8Array((await zip?.arrayBuffer()) ?? []));
  expect(files.map(({ path }) => path)).toEqual(packed);
});

test.each([
  ["nothing of it is read", "notes", ["film.mp4", "chunks.json"]],
  ["nothing of it is read in the library", "manual", ["wall.png", "manual.docx"]],
] as const)("a folder is refused where %s", async (_, use, names) => {
  const [one] = (await dropped([folderEntry("Empty", names.map(fileEntry))], use)) ?? [];
  expect(one).toBeInstanceOf(RefusedFolder);
  expect(one).toMatchObject({ name: "Empty", size: 0, problem: { kind: "empty" } });
});

test.each(["notes", "manual"] as const)(
  "a folder that is too large for %s has no bytes, and its size is told",
  async (use) => {
    const large = { path: "a.md", file: file("a.md", "x".repeat(100)) };
    const both = [large, { ...large, path: "b.md" }];
    const problem = { kind: "large", size: 200, limit: 150 };
    expect(await zipOfFolder("Large", both, use, 150)).toMatchObject({ size: 0, problem });
    // The zip's own names are a part of what is sent.
    const packed = await zipOfFolder("Large", both, use, 200);
    expect(packed).toMatchObject({ size: 0, problem: { kind: "large", limit: 200 } });
    expect(await pathsIn(await zipOfFolder("Large", both, use, 1_000))).toEqual(["a.md", "b.md"]);
  },
);

test("manuals may be twice as large as notes", async () => {
  const one = { path: "a.md", file: file("a.md") };
  Object.defineProperty(one.file, "size", { value: 100 * 1024 * 1024 });
  expect(await zipOfFolder("Large", [one])).toBeInstanceOf(RefusedFolder);
  expect((await zipOfFolder("Large", [one], "manual")).name).toBe("Large.zip");
});

test("a folder of more files than a zip may hold is refused", async () => {
  const one = file("a.md", "x");
  const many = Array.from({ length: 50_001 }, (_, at) => ({ path: `${at}.md`, file: one }));
  expect(await zipOfFolder("Many", many)).toMatchObject({ size: 0, problem: { kind: "many" } });
});
