/**
 * `npm run doctor [-- --lang ru]`: says which models are configured, tries each role once and tells
 * what to do where one does not work, and who reads photos. Ends with 1 when something configured does
 * not work.
 */

import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { language } from "#lib/schemas/language.ts";
import { examineModels, examinePhotos } from "./doctor/examine.ts";
import { readSettings } from "./settings.ts";

/** The system's language, unless `--lang` names one; English when it is neither. */
const chosenLanguage = () => {
  const { values } = parseArgs({ options: { lang: { type: "string" } } });
  const wanted = values.lang ?? Intl.DateTimeFormat().resolvedOptions().locale;
  return language.catch("en").parse(wanted.slice(0, 2).toLowerCase());
};

try {
  const folders = readSettings();
  const examination = {
    models: readModelConfig(folders),
    locale: chosenLanguage(),
    say: (line: string) => console.log(line),
  };
  const newWord = () => `lectern-${randomInt(1_000_000)}`;
  const broken = await examineModels({ ...examination, newWord });
  const colour = (["red", "green", "blue"] as const)[randomInt(3)] ?? "red";
  await examinePhotos({ ...examination, folders, colour });
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
