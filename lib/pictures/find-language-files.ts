import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Env } from "../env.ts";
import { AppError } from "../errors.ts";

/** The languages that photos are read in, as Tesseract calls them. */
export const readingLanguages = ["rus", "eng"] as const;

/** Where systems keep Tesseract's language files: Debian and Ubuntu, Fedora, Arch, Homebrew. */
const systemFolders = [
  "/usr/share/tesseract-ocr/*/tessdata",
  "/usr/share/tesseract/tessdata",
  "/usr/share/tessdata",
  "/opt/homebrew/share/tessdata",
];

export const languageFile = (language: string): string => `${language}.traineddata`;

const isComplete = (folder: string): boolean =>
  readingLanguages.every((language) => existsSync(join(folder, languageFile(language))));

/** The folder of our own that is filled where the system has none. */
export const ownLanguageFolder = (env: Pick<Env, "DATA_DIR">): string =>
  resolve(env.DATA_DIR, "ocr");

/**
 * The folder that has the language files: TESSDATA_DIR when that is set, else the system's, else our own. Null when
 * they must be fetched first.
 * @throws AppError ocr_unavailable when TESSDATA_DIR is set and lacks one
 */
export const findLanguageFiles = (env: Pick<Env, "DATA_DIR" | "TESSDATA_DIR">): string | null => {
  if (env.TESSDATA_DIR !== undefined) {
    const folder = resolve(env.TESSDATA_DIR);
    if (isComplete(folder)) return folder;
    const wanted = readingLanguages.map(languageFile).join(" and ");
    throw new AppError("ocr_unavailable", `TESSDATA_DIR (${folder}) must hold ${wanted}`);
  }
  const own = ownLanguageFolder(env);
  // The newest version last in the alphabet, as in 4.00 and 5.
  const system = systemFolders.flatMap((pattern) => globSync(pattern).sort().reverse());
  return [...system, own].find(isComplete) ?? null;
};
