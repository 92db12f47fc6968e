import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type FetchWay,
  fetchLanguageFiles,
  findLanguageFiles,
  ownLanguageFolder,
} from "./language-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-languages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = ["eng.traineddata", "rus.traineddata"];
const write = (into: string, names: readonly string[], text = "data") => {
  for (const name of names) writeFileSync(join(into, name), text);
};
const bring =
  (names: readonly string[], text?: string): FetchWay =>
  async (into) =>
    write(into, names, text);
const fail: FetchWay = () => Promise.reject(new Error("no network"));

test("a folder that the student names is used, and must be whole", () => {
  const env = { DATA_DIR: "/nowhere", TESSDATA_DIR: folder };
  write(folder, ["eng.traineddata"]);
  expect(() => findLanguageFiles(env)).toThrow(
    expect.objectContaining({ code: "ocr_unavailable" }),
  );
  write(folder, files);
  expect(findLanguageFiles(env)).toBe(folder);
});

test("the files come whole, and nothing else stays", async () => {
  await fetchLanguageFiles(folder, [bring(files)]);
  expect(readdirSync(folder).sort()).toEqual(files);
});

test("when one way fails, or brings half, the next is tried", async () => {
  await fetchLanguageFiles(folder, [fail, bring(["eng.traineddata"], "half"), bring(files, "all")]);
  expect(readdirSync(folder).sort()).toEqual(files);
  expect(files.map((file) => readFileSync(join(folder, file), "utf8"))).toEqual(["all", "all"]);
});

test("when no way leads there, the reasons are kept and the folder is clean", async () => {
  const error = await fetchLanguageFiles(folder, [fail, fail]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "ocr_unavailable" });
  expect(error).toMatchObject({ cause: { errors: [{ message: "no network" }, {}] } });
  expect(readdirSync(folder)).toEqual([]);
});

test("several who fetch at once do not disturb each other", async () => {
  await Promise.all(
    ["a", "b", "c"].map((text) => fetchLanguageFiles(folder, [bring(files, text)])),
  );
  expect(readdirSync(folder).sort()).toEqual(files);
});

test("the own folder stands in the data folder", () => {
  expect(ownLanguageFolder({ DATA_DIR: folder })).toBe(join(folder, "ocr"));
});
