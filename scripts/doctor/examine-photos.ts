import { modelStatus } from "#lib/ai/model-status.ts";
import { type Colour, seeColour } from "#lib/ai/see-colour.ts";
import type { Env } from "#lib/env.ts";
import { toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import { fetchLanguageFiles } from "#lib/pictures/fetch-language-files.ts";
import {
  findLanguageFiles,
  ownLanguageFolder,
  readingLanguages,
} from "#lib/pictures/find-language-files.ts";
import { startTesseract } from "#lib/pictures/tesseract-thread.ts";
import type { Language } from "#lib/schemas/language.ts";

interface PhotoExamination {
  readonly env: Env;
  readonly locale: Language;
  /** Writes one line for the user. */
  readonly say: (line: string) => void;
  /** What the model must see; another one each time. */
  readonly colour: Colour;
  /** How missing language files are fetched. */
  readonly fetchFiles?: (folder: string) => Promise<void>;
}

/**
 * Says who reads photos of notes: the model, when it sees pictures, or the text recognition, whose language files are
 * fetched here where the machine has none.
 * @returns whether photos can be read at all
 */
export const examinePhotos = async (examination: PhotoExamination): Promise<boolean> => {
  const { locale, say } = examination;
  say(`\n${translator(locale, "doctor")("photos.title")}`);
  const byModel = await examineModel(examination);
  const byRules = await examineRecognition(examination);
  return byModel || byRules;
};

const examineModel = async ({ env, locale, say, colour }: PhotoExamination): Promise<boolean> => {
  const t = translator(locale, "doctor");
  const vision = modelStatus(env).roles.find(({ role }) => role === "vision");
  if (!vision || vision.provider === null) {
    say(`  ${t("photos.noModel")}`);
    return false;
  }
  const model = `${vision.provider}:${vision.model}`;
  try {
    await seeColour(env, "vision", colour);
    say(`  ✓ ${t("photos.model", { model })}`);
    return true;
  } catch (error) {
    say(`  ✗ ${t("photos.blindModel", { model })}`);
    say(`    ${t("detail", { message: toAppError(error).message })}`);
    return false;
  }
};

const examineRecognition = async (examination: PhotoExamination): Promise<boolean> => {
  const { env, locale, say, fetchFiles = fetchLanguageFiles } = examination;
  const t = translator(locale, "doctor");
  try {
    const folder = findLanguageFiles(env) ?? ownLanguageFolder(env);
    if (findLanguageFiles(env) === null) await fetchFiles(folder);
    await (await startTesseract(readingLanguages, folder)).stop();
    say(`  ✓ ${t("photos.recognition", { folder })}`);
    return true;
  } catch (error) {
    say(`  ✗ ${translator(locale, "errors")("ocr_unavailable")}`);
    say(`    ${t("detail", { message: toAppError(error).message })}`);
    return false;
  }
};
