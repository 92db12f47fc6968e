import type { ReadNote } from "../../concepts/read-note.ts";
import type { Passage, Span } from "../../schemas/quiz.ts";
import { withoutEmphasis } from "./bare-definition.ts";

export interface NoteList {
  /** What introduces it: the line before it that ends in a colon, or the heading above. */
  readonly title: string;
  readonly items: readonly string[];
  readonly ordered: boolean;
  readonly evidence: Passage;
}

const marker = /^(?:(?<number>\d{1,4})[.)]|[-+*])[ \t]+(?:\[[ xX]\][ \t]+)?/;

/** Longest item that can be an option, in UTF-16 units. */
const longestItem = 140;

/** The flat lists of a note that have a title and at least three short items. */
export const readLists = (note: ReadNote): NoteList[] =>
  groups(note).flatMap((group) => {
    const texts = group.map(({ start, end }) => note.text.slice(start, end));
    const items = texts.map((text) =>
      withoutEmphasis(text.replace(marker, "")).replace(/[.;,]+$/, ""),
    );
    const title = titleBefore(note, group[0]?.start ?? 0);
    const short = items.every((item) => item.length > 0 && item.length <= longestItem);
    const flat = texts.every((text) => !/\n\s*(?:[-+*]|\d+[.)])\s/.test(text));
    if (!title || !short || !flat || new Set(items).size !== items.length) return [];
    const start = title.start;
    const end = group.at(-1)?.end ?? start;
    return [
      {
        title: title.text,
        items,
        ordered: texts.every((text) => marker.exec(text)?.groups?.number !== undefined),
        evidence: { quote: note.text.slice(start, end), start, end },
      },
    ];
  });

/** Runs of at least three list items with nothing but white space between them. */
const groups = (note: ReadNote): Span[][] => {
  const runs: Span[][] = [];
  for (const item of note.listItems) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last && item.start >= last.end && note.text.slice(last.end, item.start).trim() === "";
    if (run && follows && numbered(note, item) === numbered(note, last)) run.push(item);
    else runs.push([item]);
  }
  return runs.filter((run) => run.length >= 3);
};

const numbered = (note: ReadNote, { start, end }: Span): boolean =>
  /^\d/.test(note.text.slice(start, end));

const titleBefore = (note: ReadNote, start: number): { text: string; start: number } | null => {
  const before = note.items.findLast((item) => item.end <= start && item.kind !== "code");
  if (!before || before.kind === "code" || note.text.slice(before.end, start).trim() !== "")
    return null;
  if (before.kind === "sentence" && !/:\**$/.test(before.text)) return null;
  const text = withoutEmphasis(before.text).replace(/[:：]\s*$/, "");
  return text.length >= 3 && text.length <= 120 ? { text, start: before.start } : null;
};
