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
      withoutEmphasis(text.replace(marker, "")).replace(/(?<![.;,])[.;,]+$/, ""),
    );
    const title = titleBefore(note, group[0]?.start ?? 0);
    const short = items.every((item) => item.length > 0 && item.length <= longestItem);
    const flat = texts.every((text) => !/\n[^\S\n]*(?:[-+*]|\d+[.)])\s/.test(text));
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

/**
 * The heading above a list, because headings can be quoted as names; the line before the list that
 * ends in a colon when there is no heading or it says nothing ("Example").
 */
const titleBefore = (note: ReadNote, start: number): { text: string; start: number } | null => {
  const above = note.items.filter((item) => item.end <= start && item.kind !== "code").slice(-2);
  const last = above.at(-1);
  if (!last || note.text.slice(last.end, start).trim() !== "") return null;
  if (last.kind === "heading") return named(last);
  if (last.kind !== "sentence" || !/:\**$/.test(last.text)) return null;
  const heading = above[0];
  const direct =
    heading?.kind === "heading" && note.text.slice(heading.end, last.start).trim() === "";
  return (direct ? named(heading) : null) ?? named(last);
};

const sayingNothing =
  /^(?:examples?|notes?|list|overview|summary|introduction|details|пример(?:ы)?|заметки|список|обзор|итоги?|введение|подробнее)$/iu;

const named = ({ text, start }: { text: string; start: number }) => {
  const title = withoutEmphasis(text)
    .replace(/^[\d.)\s]+/, "")
    .replace(/[:：.]\s*$/, "");
  const fits = title.length >= 3 && title.length <= 120 && !sayingNothing.test(title);
  return fits ? { text: title, start } : null;
};
