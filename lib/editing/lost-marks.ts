import type { NewEdit } from "#lib/study/study-store.ts";
import { plainWords } from "#lib/text/words.ts";
import { parseMarkdown } from "./check-edit.ts";

/** Marks that say something of the words in them: a term, code, a formula. */
const markTypes = ["strong", "inlineCode", "inlineMath"] as const;
type MarkType = (typeof markTypes)[number];

/**
 * The marked words of a passage, with their marks, whose marks the new text has not: "The **step size** controls …" that
 * was translated as a whole into a sentence without bold. Of each kind as many as there are fewer, those first whose words
 * stand nowhere marked. None where the new text only takes marks away, which was then asked for, or says much less.
 */
export const lostMarks = ({ oldText, newText }: Pick<NewEdit, "oldText" | "newText">): string[] => {
  const [before, after] = [plainWords(oldText), plainWords(newText)];
  if (after.length < before.length / 2 || after.join(" ") === before.join(" ")) return [];
  const [old, now] = [marksIn(oldText), marksIn(newText)];
  return markTypes.flatMap((type) => {
    const kept = now.get(type) ?? [];
    const marked = old.get(type) ?? [];
    const gone = marked.filter((source) => !kept.includes(source));
    return gone.slice(0, Math.max(0, marked.length - kept.length));
  });
};

/** The marked passages of each kind as they are written. */
const marksIn = (markdown: string): Map<MarkType, string[]> => {
  const { text, nodes } = parseMarkdown(markdown);
  const found = new Map<MarkType, string[]>();
  for (const { type, position } of nodes) {
    const kind = markTypes.find((one) => one === type);
    if (kind === undefined || position === undefined) continue;
    const source = text.slice(position.start.offset, position.end.offset);
    found.set(kind, [...(found.get(kind) ?? []), source]);
  }
  return found;
};
