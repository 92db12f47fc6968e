import { editCommandsEn } from "#lib/i18n/messages/editing.en.ts";
import { editCommandsRu } from "#lib/i18n/messages/editing.ru.ts";
import type { Language } from "#lib/schemas/language.ts";

// Both languages go to the browser, because a document's need not be the page's.
const examples = { en: editCommandsEn.examples, ru: editCommandsRu.examples };

/** Commands as they can be typed, in the language of the document. */
export const commandExamples = (language: Language): string[] =>
  examples[language].split("\n").map((line) => line.replace("- ", ""));
