import type { NoteItem, ReadNote } from "./read-note.ts";

/**
 * A shortened view of a whole note, for a question about the note as such: all headings, and from
 * its beginning to its end the first sentences of evenly chosen blocks and first lines of code.
 *
 * @param limit characters; headings alone may be cut to it as evenly.
 */
export const noteOutline = (note: ReadNote, limit: number): string => {
  const entries = note.items.filter((item, index) => startsBlock(item, note.items[index - 1]));
  const lines = entries.map(outlineLine);
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const every = Math.max(1, Math.ceil(total / limit));
  const chosen = lines.filter(
    (_, index) => index % every === 0 || (every < 8 && entries[index]?.kind === "heading"),
  );
  return evenly(chosen, limit).join("\n");
};

const startsBlock = (item: NoteItem, before: NoteItem | undefined): boolean =>
  item.kind !== "sentence" || before?.kind !== "sentence" || before.block !== item.block;

const longestLine = 200;

const outlineLine = (item: NoteItem): string => {
  if (item.kind === "heading") return `${"#".repeat(item.depth)} ${shorten(item.text)}`;
  if (item.kind === "sentence") return shorten(item.text);
  const [first = ""] = item.code.trim().split(/\r?\n/);
  return `[code${item.language ? `, ${item.language}` : ""}] ${shorten(first)}`;
};

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > longestLine ? `${line.slice(0, longestLine).toWellFormed()}…` : line;
};

const evenly = (lines: readonly string[], limit: number): readonly string[] => {
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (total <= limit) return lines;
  const every = Math.ceil(total / limit);
  return lines.filter((_, index) => index % every === 0);
};
