import type { ModelConfig } from "#lib/ai/model-config.ts";
import { modelStatus } from "#lib/ai/model-setting.ts";
import { type Colour, seeColour, type Trial, tryRole } from "#lib/ai/try-model.ts";
import { toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import {
  fetchLanguageFiles,
  findLanguageFiles,
  type LanguageFolders,
  ownLanguageFolder,
  readingLanguages,
} from "#lib/pictures/language-files.ts";
import { startTesseract } from "#lib/pictures/tesseract-thread.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ModelStatus } from "#lib/schemas/model-settings.ts";

type RoleStatus = ModelStatus["roles"][number];

interface Examination {
  readonly models: ModelConfig;
  readonly locale: Language;
  /** Writes one line for the user. */
  readonly say: (line: string) => void;
  /** A word that has not been asked before. */
  readonly newWord: () => string;
}

/**
 * Says what is configured for each role and tries it once.
 * @returns the number of roles that are configured and do not work.
 */
export const examineModels = async (examination: Examination): Promise<number> => {
  const { models, locale, say } = examination;
  const t = translator(locale, "doctor");
  const status = modelStatus(models);
  if (status.offline) say(`${t("offline")}\n${t("connect")}\n`);
  const configured = status.roles.some(({ state }) => state !== "not_set");
  let broken = 0;
  for (const role of status.roles) {
    if (role.state === "not_set" || role.state === "falls_back_to_writer") {
      say(unset(examination, role));
    } else if (!(await examineRole(examination, role))) {
      broken += 1;
    }
  }
  if (configured) say(`\n${broken === 0 ? t("allWell") : t("notWell", { count: broken })}`);
  return broken;
};

const unset = ({ locale }: Examination, role: RoleStatus): string => {
  const t = translator(locale, "doctor");
  const about = { role: roleName(locale, role), setting: role.setting };
  if (role.state === "falls_back_to_writer") return t("fallsBack", about);
  return role.role === "embedding" ? t("notSetEmbedding", about) : t("notSet", about);
};

/** @returns whether the role works. */
const examineRole = async (examination: Examination, role: RoleStatus): Promise<boolean> => {
  const { models, locale, say } = examination;
  const t = translator(locale, "doctor");
  const model = role.model === null ? "?" : `${role.provider}:${role.model}`;
  say(t("trying", { role: roleName(locale, role), setting: role.setting, model }));
  if (role.state === "ready") {
    const trial = await tryRole(models, role.role, examination.newWord(), {
      onWait: ({ until }) => say(`  … ${t("waiting", { time: until.toLocaleTimeString(locale) })}`),
    });
    for (const line of trialLines(examination, trial)) say(line);
    return trial.works;
  }
  const { setting, missing } = role;
  const key =
    role.state === "key_missing" || role.state === "base_url_missing" ? role.state : "wrong";
  say(
    `  ✗ ${t("fails", { reason: t(`reasons.${key}`, { setting, missing: missing ?? setting }) })}`,
  );
  return false;
};

const trialLines = ({ models, locale }: Examination, trial: Trial): string[] => {
  const t = translator(locale, "doctor");
  if (!trial.works) {
    const code = knownReason(trial.error.code);
    const reason = t(`reasons.${code}`, { seconds: models.silenceMs / 1_000 });
    const detail = t("detail", { message: trial.error.message });
    return [`  ✗ ${t("fails", { reason })}`, `    ${detail}`];
  }
  const { ms, inputTokens, outputTokens, usd } = trial.call;
  const about = { seconds: (ms / 1_000).toFixed(1), tokens: inputTokens + outputTokens };
  const line =
    usd === null ? t("works", about) : t("worksPriced", { ...about, usd: usd.toFixed(6) });
  return [`  ✓ ${line}`];
};

const roleName = (locale: Language, { role }: RoleStatus): string =>
  translator(locale, "settings")(`models.roles.${role}`);

const reasons = [
  "model_refused_key",
  "model_refused_request",
  "model_context_exceeded",
  "model_unavailable",
  "model_rate_limited",
  "model_timeout",
  "model_reply_invalid",
] as const;

const knownReason = (code: string): (typeof reasons)[number] | "other" =>
  reasons.find((reason) => reason === code) ?? "other";

interface PhotoExamination {
  readonly models: ModelConfig;
  readonly folders: LanguageFolders;
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

const examineModel = async ({
  models,
  locale,
  say,
  colour,
}: PhotoExamination): Promise<boolean> => {
  const t = translator(locale, "doctor");
  const vision = modelStatus(models).roles.find(({ role }) => role === "vision");
  if (!vision || vision.provider === null) {
    say(`  ${t("photos.noModel")}`);
    return false;
  }
  const model = `${vision.provider}:${vision.model}`;
  try {
    await seeColour(models, "vision", colour);
    say(`  ✓ ${t("photos.model", { model })}`);
    return true;
  } catch (error) {
    say(`  ✗ ${t("photos.blindModel", { model })}`);
    say(`    ${t("detail", { message: toAppError(error).message })}`);
    return false;
  }
};

const examineRecognition = async (examination: PhotoExamination): Promise<boolean> => {
  const { folders, locale, say, fetchFiles = fetchLanguageFiles } = examination;
  const t = translator(locale, "doctor");
  try {
    const folder = findLanguageFiles(folders) ?? ownLanguageFolder(folders);
    if (findLanguageFiles(folders) === null) await fetchFiles(folder);
    await (await startTesseract(readingLanguages, folder)).stop();
    say(`  ✓ ${t("photos.recognition", { folder })}`);
    return true;
  } catch (error) {
    say(`  ✗ ${translator(locale, "errors")("ocr_unavailable")}`);
    say(`    ${t("detail", { message: toAppError(error).message })}`);
    return false;
  }
};
