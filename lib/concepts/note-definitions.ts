import { contentWords } from "../questions/content-words.ts";
import type { Language } from "../schemas/language.ts";
import { type Definition, definitionIn, type Refusal } from "./definition-in.ts";
import type { WindowItem } from "./note-windows.ts";

type Sentence = Extract<WindowItem, { kind: "sentence" }>;

export interface NoteDefinition extends Definition {
  /** The number of the sentence or row. */
  readonly sentence: number;
}

/** Why what reads like a definition is left out: by its own words, or by its place in the note. */
export type OmittedReason = Refusal | "not_set_off" | "lone_item" | "repeated_label";

export interface Omitted {
  readonly sentence: number;
  readonly term: string;
  readonly reason: OmittedReason;
}

/** The definitions of a note in its order, each term once, and what reads like one and is left out. */
export const noteDefinitions = (
  items: readonly WindowItem[],
  language: Language,
): { definitions: NoteDefinition[]; omitted: Omitted[] } => {
  const omitted: Omitted[] = [];
  const found: (NoteDefinition & { readonly at: number })[] = [];
  let heading = "";
  items.forEach((item, at) => {
    if (item.kind === "heading") heading = item.text;
    if (item.kind !== "sentence" || item.role === "formula") return;
    const read = definitionIn(item.text, language);
    if (read === null) return;
    const place = { sentence: item.number, term: read.term };
    if ("refused" in read) {
      omitted.push({ ...place, reason: read.refused });
      return;
    }
    if (isSetOff(read, item, items[at - 1], heading)) found.push({ ...read, ...place, at });
    else omitted.push({ ...place, reason: "not_set_off" });
  });
  const labels = repeatedLabels([...found, ...omitted]);
  const terms = new Set<string>();
  const definitions = found.filter((definition) => {
    const { sentence, term } = definition;
    const reason = omissionOf(definition, found, labels, items);
    if (reason !== null) omitted.push({ sentence, term, reason });
    else if (!terms.has(key(term))) return terms.add(key(term));
    return false;
  });
  return { definitions: definitions.map(({ at: _at, ...definition }) => definition), omitted };
};

const key = (term: string): string => term.toLowerCase().replaceAll("ё", "е");

/**
 * Whether a sentence is about its term: an author sets a term off by its type, names it in the heading or begins a
 * paragraph with it. In the middle of a text "The result is a list of …" defines nothing.
 */
const isSetOff = (
  { form, opening, marked, term, meaning }: Definition,
  sentence: Sentence,
  before: WindowItem | undefined,
  heading: string,
): boolean => {
  if (form === "row" || marked) return true;
  const begins = before?.kind !== "sentence" || before.block !== sentence.block;
  if (!begins) return isClassifying(opening, meaning);
  if (form === "label")
    return sentence.role === "item" || (/[—–-]$/.test(opening) && /[а-яё]/i.test(opening));
  return !/^the /i.test(opening) || names(heading, term);
};

/** "A remote is a name for …", «Гомологи — соединения, имеющие …»: a kind of thing and what sets the term apart in it. */
const isClassifying = (opening: string, meaning: string): boolean =>
  (/^an? /i.test(opening) && /^an? /i.test(meaning)) ||
  (/[а-яё].{0,60} [—–-](?: это)?$/iu.test(opening) &&
    /^[^,]{3,80}, (?:(?:в|на|по|с|из|у|при|для|к|под|о) )?(?:котор|\p{L}+(?:щ|вш|нн|ем|им)(?:ий|ая|ее|ие|ый|ое|ые)(?:ся)?(?!\p{L}))/u.test(
      meaning,
    ));

const names = (heading: string, term: string): boolean => {
  const inHeading = new Set(contentWords(heading));
  const words = contentWords(term);
  return words.length > 0 && words.every((word) => inHeading.has(word));
};

/** "**Syntax**: …" under each heading labels a part and is no term. */
const repeatedLabels = (
  all: readonly { readonly term: string; readonly sentence: number }[],
): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { term } of all) counts.set(key(term), (counts.get(key(term)) ?? 0) + 1);
  return new Set([...counts].flatMap(([term, count]) => (count > 1 ? [term] : [])));
};

/** So many items of a list together define terms, and nearly all of them: an outline has such items here and there. */
const fewestItems = 3;
const leastShare = 0.75;

const omissionOf = (
  definition: NoteDefinition & { readonly at: number },
  found: readonly { readonly at: number; readonly form: Definition["form"] }[],
  labels: ReadonlySet<string>,
  items: readonly WindowItem[],
): OmittedReason | null => {
  const { form, term, marked, at } = definition;
  if (form === "label" && labels.has(key(term))) return "repeated_label";
  const item = items[at];
  if (form !== "label" || marked || item?.kind !== "sentence" || item.role !== "item") return null;
  if (isClassifying(definition.opening, definition.meaning)) return null;
  return isGlossary(at, found, items) ? null : "lone_item";
};

/** Whether the list around an item consists of definitions. */
const isGlossary = (
  at: number,
  found: readonly { readonly at: number }[],
  items: readonly WindowItem[],
): boolean => {
  const isItem = (index: number) => {
    const item = items[index];
    return item?.kind === "sentence" && item.role === "item";
  };
  let [start, end] = [at, at];
  while (isItem(start - 1)) start -= 1;
  while (isItem(end + 1)) end += 1;
  const count = found.filter((one) => one.at >= start && one.at <= end).length;
  return count >= fewestItems && count >= leastShare * (end - start + 1);
};
