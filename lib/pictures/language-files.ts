import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { AppError } from "#lib/errors.ts";

/** The languages that photos are read in, as Tesseract calls them. */
export const readingLanguages = ["rus", "eng"] as const;

/** Where systems keep Tesseract's language files: Debian and Ubuntu, Fedora, Arch, Homebrew. */
const systemFolders = [
  "/usr/share/tesseract-ocr/*/tessdata",
  "/usr/share/tesseract/tessdata",
  "/usr/share/tessdata",
  "/opt/homebrew/share/tessdata",
];

const languageFile = (language: string): string => `${language}.traineddata`;

const isComplete = (folder: string): boolean =>
  readingLanguages.every((language) => existsSync(join(folder, languageFile(language))));

/** Where language files may be, as the environment names it. */
export interface LanguageFolders {
  readonly DATA_DIR: string;
  readonly TESSDATA_DIR?: string | undefined;
}

/** The folder of our own that is filled where the system has none. */
export const ownLanguageFolder = (env: Pick<LanguageFolders, "DATA_DIR">): string =>
  resolve(env.DATA_DIR, "ocr");

/**
 * The folder that has the language files: TESSDATA_DIR when that is set, else the system's, else our own. Null when
 * they must be fetched first.
 * @throws AppError ocr_unavailable when TESSDATA_DIR is set and lacks one
 */
export const findLanguageFiles = (env: LanguageFolders): string | null => {
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

const run = promisify(execFile);

/** Each is about 4 MB. */
const longestWayMs = 60_000;

type Language = (typeof readingLanguages)[number];

/** The project that makes the files, at a fixed state; Debian's packages hold the same bytes. */
const origin = "https://raw.githubusercontent.com/tesseract-ocr/tessdata_fast/4.1.0";
const sha256: Readonly<Record<Language, string>> = {
  eng: "7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2",
  rus: "e16e5e036cce1d9ec2b00063cf8b54472625b9e14d893a169e2b0dedeb4df225",
};

/** A way to get the language files into an empty folder. */
export type FetchWay = (folder: string) => Promise<void>;

/**
 * Fills a folder with the language files, once: by the system's packages where it has such, else from the project that
 * makes them. The files come into the folder whole, whoever else fills it at the same time. Nothing is installed, and
 * no rights are needed but to write there.
 * @throws AppError ocr_unavailable
 */
export const fetchLanguageFiles = async (
  folder: string,
  ways: readonly FetchWay[] = [fromPackages, fromOrigin],
): Promise<void> => {
  const failures: unknown[] = [];
  for (const way of ways) {
    try {
      return await fill(folder, way);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AppError("ocr_unavailable", "The language files of the text reader cannot be had", {
    cause: new AggregateError(failures),
  });
};

const fill = async (folder: string, way: FetchWay): Promise<void> => {
  // In the data folder, which is for this user alone.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // In the same folder, so that the files can be moved and need not be copied.
  const workshop = await mkdtemp(join(folder, ".new-"));
  try {
    await way(workshop);
    for (const language of readingLanguages) {
      const file = languageFile(language);
      await rename(join(workshop, file), join(folder, file));
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
};

/** Debian and its kin: the package is loaded and taken apart, not installed. */
const fromPackages: FetchWay = async (folder) => {
  const packages = readingLanguages.map((language) => `tesseract-ocr-${language}`);
  const options = { cwd: folder, timeout: longestWayMs };
  await run("apt-get", ["download", ...packages], options);
  for (const file of globSync("*.deb", { cwd: folder })) {
    await run("dpkg-deb", ["-x", file, "."], options);
  }
  for (const language of readingLanguages) {
    const [found] = globSync(`usr/share/**/${languageFile(language)}`, { cwd: folder });
    if (found === undefined) throw new Error(`The package has no ${languageFile(language)}`);
    await copyFile(join(folder, found), join(folder, languageFile(language)));
  }
};

const fromOrigin: FetchWay = async (folder) => {
  for (const language of readingLanguages) {
    const address = `${origin}/${languageFile(language)}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWayMs) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const sum = createHash("sha256").update(bytes).digest("hex");
    if (sum !== sha256[language]) throw new Error(`${address} is not the file that it should be`);
    await writeFile(join(folder, languageFile(language)), bytes);
  }
};
