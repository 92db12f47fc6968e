import { editCommandsEn, editTemplatesEn } from "#lib/i18n/messages/editing.en.ts";
import { editCommandsRu, editTemplatesRu } from "#lib/i18n/messages/editing.ru.ts";
import type { Language } from "#lib/schemas/language.ts";

// Both languages go to the browser, because a document's need not be the page's.
const examples = { en: editCommandsEn.examples, ru: editCommandsRu.examples };

/** Commands as they can be typed, in the language of the document. */
const commandExamples = (language: Language): string[] =>
  examples[language].split("\n").map((line) => line.replace("- ", ""));

const templateIds = [
  "examples",
  "derive",
  "shorter",
  "simpler",
  "definitions",
  "analogy",
  "mistakes",
  "structure",
] as const satisfies readonly (keyof typeof editTemplatesEn)[];
type TemplateId = (typeof templateIds)[number];

// Both languages go to the browser, because a document's need not be the page's; the whole catalogue would be too much.
const wordings = { en: editTemplatesEn, ru: editTemplatesRu };

/** Common corrections in the language of the document: what the menu says, and the request it makes. */
export const editTemplates = (
  language: Language,
  onPassage: boolean,
): readonly { readonly id: TemplateId; readonly label: string; readonly request: string }[] =>
  templateIds.map((id) => {
    const { label, document, passage } = wordings[language][id];
    return { id, label, request: onPassage ? passage : document };
  });

// Its texts are loaded when the menu is first opened.

export interface Template {
  readonly label: string;
  readonly request: string;
}

/** Common wishes, or without a model what is understood, in the language of the document. */
export const templates = (
  language: Language,
  { offline, onSelection }: { offline: boolean; onSelection: boolean },
): readonly Template[] =>
  offline
    ? commandExamples(language).map((line) => ({ label: line, request: line }))
    : editTemplates(language, onSelection);
