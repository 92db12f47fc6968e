import { noteTitle } from "#lib/notes/note-title.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst, withoutEmphasis } from "../definitions/bare-definition.ts";
import { headingName } from "../recall/read-sections.ts";
import { inQuotes } from "../recall/recall-questions.ts";

/** What a question says of where it comes from, "" where nothing says it; never what its answer says, nor a name twice. */
export type PlaceOf = (
  place: Pick<Span, "start">,
  by?: {
    readonly label?: string;
    readonly answer?: string;
    /** Whether the nearest heading may be of something else. */
    readonly isLoose?: boolean;
  },
) => string;

/** What is read before a question at a glance, in UTF-16 units. */
const longest = { path: 110, title: 70, item: 50 };

/** The names that a part of a note stands under, from its title on, also those of outer items: "Cells › Organelles". */
export const placesIn = (note: ReadNote): PlaceOf => {
  const title = titleOf(note);
  const open: { depth: number; name: string }[] = [];
  const paths = note.headings.map((heading) => {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    open.push({ depth: heading.depth, name: headingName(heading) });
    return { start: heading.start, names: open.map(({ name }) => name) };
  });
  const outer: { end: number; name: string }[] = [];
  const items = note.listItems.map(({ start, end }) => {
    while ((outer.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= start) outer.pop();
    const names = outer.map(({ name }) => name);
    outer.push({ end, name: itemName(note.text.slice(start, Math.min(end, start + 200))) });
    return { start, end, names };
  });
  return ({ start }, { label = "", answer = "", isLoose = false } = {}) => {
    const under = paths[lastUpTo(paths, start)]?.names ?? [];
    const item = items[lastUpTo(items, start)];
    const given = /^\d{1,3}$/.test(answer) ? [] : contentWords(answer);
    // A label that says by itself what it is of need not stand under the nearest heading.
    const isOwn = !under.includes(label) && contentWords(label).length > 1;
    const inside = item && start < item.end ? item.names : [];
    const path = [...(isOwn || isLoose ? under.slice(0, 1) : under), ...inside, label];
    const names = [...new Set([title, ...path])].filter((name) => {
      const words = new Set(contentWords(name));
      return name !== "" && (given.length === 0 || !given.every((word) => words.has(word)));
    });
    while (names.length > 2 && names.join(" › ").length > longest.path) names.splice(1, 1);
    if (names.join(" › ").length > longest.path) names.shift();
    return names.join(" › ");
  };
};

/** What an item is called that others stand in: what it says before a colon or a dash. */
export const itemName = (item: string): string => {
  const [line = ""] = item.replace(/^(?:\d{1,4}[.)]|[-+*])\s+/, "").split("\n", 1);
  const [name = ""] = withoutEmphasis(line).split(/:(?:\s|$)|\s(?:[—–-]|\()\s?/, 1);
  return name.length <= longest.item ? name.trim() : "";
};

const lastUpTo = (paths: readonly { readonly start: number }[], offset: number): number => {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** A short first line that stands alone; a heading at the top is part of each path below it. */
const titleOf = ({ text, items }: ReadNote): string => {
  if (items[0]?.kind === "heading") return "";
  const [line = "", below = ""] = text.trimStart().split("\n", 2);
  const [name = ""] = noteTitle(line).split(/ (?:--|[—–-]|\() ?|[.;] /, 1);
  const isName = name.length <= longest.title && plainWords(name).length > 1 && !/[=|`]/.test(line);
  return below.trim() === "" && isName && !/[.:;,!?]$/.test(line) ? name : "";
};

/** A question with the place that it is about before it. */
export const askedAt = (place: string, question: string, language: Language): string =>
  place === "" ? upperFirst(question, language) : `${inQuotes[language](place)}: ${question}`;
