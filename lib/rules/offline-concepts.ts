import type { NumberedConcept } from "#lib/concepts/concepts-from-numbers.ts";
import type { NoteWindow, WindowItem } from "#lib/concepts/note-windows.ts";
import type { Language } from "#lib/schemas/language.ts";
import { noteDefinitions } from "./definitions/note-definitions.ts";

/**
 * The door of the task `extract-concepts`: concepts found without a model, which are the definitions that rules are sure
 * of. Finds much less than a model, and nothing that is no term.
 */
export const offlineConcepts = (window: NoteWindow, language: Language): NumberedConcept[] => {
  const { definitions } = noteDefinitions(window.items, language);
  const defining = new Set(definitions.map(({ sentence }) => sentence));
  const taken = new Set<number>();
  return definitions.map(({ term, sentence }) => {
    const code = codeOf(window.items, sentence, { taken, defining });
    if (code !== null) taken.add(code);
    return { term, sentences: [sentence], code };
  });
};

/**
 * The code that belongs to a definition: the next block before another definition or heading
 * begins, else the one directly before it.
 */
const codeOf = (
  items: readonly WindowItem[],
  sentence: number,
  { taken, defining }: Record<"taken" | "defining", ReadonlySet<number>>,
): number | null => {
  const index = items.findIndex((item) => item.kind === "sentence" && item.number === sentence);
  for (const item of items.slice(index + 1)) {
    if (item.kind === "code") return item.number;
    if (item.kind === "heading" || defining.has(item.number)) break;
  }
  const before = items[index - 1];
  return before?.kind === "code" && !taken.has(before.number) ? before.number : null;
};
