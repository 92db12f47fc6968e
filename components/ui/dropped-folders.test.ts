import { expect, test } from "vitest";
import { readZip } from "#lib/library/source/folder.ts";
import { chosenFolder, droppedFolders, zipOfFolder } from "./dropped-folders.ts";

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
const dropped = (entries: readonly object[]) =>
  droppedFolders(
    entries.map((entry) => ({ webkitGetAsEntry: () => entry }) as unknown as DataTransferItem),
  );

const pathsIn = async (zip: File | undefined) =>
  readZip(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer(0)))
    .map(({ path }) => path)
    .toSorted();

test("a folder is one zip of what is read of it, with its pictures, beside the files of the same drop", async () => {
  const vault = folderEntry("Vault", [
    folderEntry(".obsidian", [fileEntry("app.md")]),
    fileEntry("Waves.md"),
    folderEntry("img", [fileEntry("wall.png"), fileEntry("film.mp4")]),
  ]);
  const all = await dropped([vault, fileEntry("talk.pptx")]);
  expect(all?.map(({ name }) => name)).toEqual(["Vault.zip", "talk.pptx"]);
  expect(await pathsIn(all?.[0])).toEqual(["Waves.md", "img/wall.png"]);
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

test("a folder that is too large is not read, and its size is told", async () => {
  const large = { path: "a.md", file: file("a.md", "x".repeat(100)) };
  const one = await zipOfFolder("Large", [large, { ...large, path: "b.md" }], 150);
  expect([one.name, one.size]).toEqual(["Large.zip", 200]);
});
