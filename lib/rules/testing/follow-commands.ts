import { expect } from "vitest";
import { englishDocument, russianDocument } from "#lib/editing/testing/documents.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import { planCommands } from "../edit-commands.ts";
import { readRequest } from "../read-edit-request.ts";

export const documents = { en: englishDocument, ru: russianDocument };

/** What a request makes of the document: the new text, or the word for why it stays as it is. */
export const follow = (
  language: Language,
  request: string,
  selected: string | null = null,
): string => {
  const document = documents[language];
  const start = selected === null ? -1 : document.indexOf(selected);
  const selection = selected === null ? null : { start, end: start + selected.length };
  const read = readRequest(request);
  if (read.kind !== "commands") return read.kind;
  const plan = planCommands({ document, selection, language }, read.commands);
  if (plan.kind === "failed") return plan.failures.map(({ kind }) => kind).join(", ");
  if (plan.kind !== "placed") return plan.kind;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches) ?? "the patches do not fit";
};

/** The document with one passage changed; a passage that is not there once is a mistake of the test. */
export const changed = (
  language: Language,
  ...changes: readonly (readonly [string, string])[]
): string =>
  changes.reduce((text, [from, to]) => {
    expect(text.split(from)).toHaveLength(2);
    return text.split(from).join(to);
  }, documents[language]);
