import { editTemplatesEn } from "../i18n/messages/editing.en.ts";
import { editTemplatesRu } from "../i18n/messages/editing.ru.ts";
import type { Language } from "../schemas/language.ts";

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
