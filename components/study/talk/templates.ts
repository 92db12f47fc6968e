import { commandExamples } from "#lib/editing/commands/command-examples.ts";
import { editTemplates } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";

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
