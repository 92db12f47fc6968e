import type { ArtifactFile } from "../artifacts/artifact-snapshot.ts";
import { AppError } from "../errors.ts";
import { translator } from "../i18n/translator.ts";
import type { Language } from "../schemas/language.ts";
import { attachment, fileName } from "./attachment.ts";

const markdown = "text/markdown; charset=utf-8";

const typeOf = (path: string): string =>
  path.endsWith(".json") ? "application/json; charset=utf-8" : markdown;

/**
 * One of the files, to be saved under the thread's title and its own name.
 * @throws AppError not_found
 */
export const artifactAnswer = (
  title: string,
  files: readonly ArtifactFile[],
  path: string,
): Response => {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new AppError("not_found", "The thread has no such file.");
  const name = `${fileName(title)} - ${path.split("/").at(-1) ?? path}`;
  return attachment(file.text, { name, type: typeOf(path) });
};

/** A file for a person, under the thread's title; of what is not the document itself the name tells that. */
export const downloadAnswer = (
  title: string,
  name: string,
  text: string,
  locale: Language,
): Response => {
  const t = translator(locale, "desk");
  const parts: Readonly<Record<string, string>> = {
    notes: t("exports.names.notes"),
    questions: t("exports.names.questions"),
  };
  const saved = [fileName(title), parts[name]].filter((part) => part !== undefined).join(" - ");
  return attachment(text, { name: `${saved}.md`, type: markdown });
};
