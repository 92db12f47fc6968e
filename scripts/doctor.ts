/**
 * `npm run doctor [-- --lang ru]`: says which models are configured, tries each role once and tells
 * what to do where one does not work. Ends with 1 when something configured does not work.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { language } from "../lib/schemas/language.ts";
import { examineModels } from "./doctor/examine-models.ts";
import { readSettings } from "./settings.ts";

/** The system's language, unless `--lang` names one; English when it is neither. */
const chosenLanguage = () => {
  const { values } = parseArgs({ options: { lang: { type: "string" } } });
  const wanted = values.lang ?? Intl.DateTimeFormat().resolvedOptions().locale;
  return language.catch("en").parse(wanted.slice(0, 2).toLowerCase());
};

try {
  const broken = await examineModels({
    env: readSettings(),
    locale: chosenLanguage(),
    say: (line) => console.log(line),
    newWord: () => `lectern-${randomInt(1_000_000)}`,
  });
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
