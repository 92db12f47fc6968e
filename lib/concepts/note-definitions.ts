import { contentWords } from "../questions/content-words.ts";
import type { Language } from "../schemas/language.ts";
import { type Definition, definitionIn, type Refusal } from "./definition-in.ts";
import type { WindowItem } from "./note-windows.ts";
import { isEnglishKind } from "./noun-phrase.en.ts";

type Sentence = Extract<WindowItem, { kind: "sentence" }>;

export interface NoteDefinition extends Definition {
  /** The number of the sentence or row. */
  readonly sentence: number;
}

/** Why what reads like a definition is left out: by its own words, or by its place in the note. */
export type OmittedReason =
  | Refusal
  | "not_set_off"
  | "lone_item"
  | "lone_label"
  | "lone_row"
  | "repeated_label"
  | "cut_term";

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
  const read = readInOrder(items, language);
  const omitted = read.flatMap(({ sentence, term, reason }) =>
    reason === null ? [] : [{ sentence, term, reason }],
  );
  const found = read.flatMap((one): Placed[] => (one.definition ? [one.definition] : []));
  const labels = repeatedLabels([...found, ...omitted]);
  const terms = new Set<string>();
  const definitions = found.filter((definition) => {
    const { sentence, term } = definition;
    const reason = omissionOf(definition, found, labels, items);
    if (reason !== null) omitted.push({ sentence, term, reason });
    else if (!definition.marked && isBeginning(term, found))
      omitted.push({ sentence, term, reason: "cut_term" });
    else if (!terms.has(key(term))) return terms.add(key(term));
    return false;
  });
  return {
    definitions: definitions.map(({ at: _at, section: _section, ...definition }) => definition),
    omitted,
  };
};

/** "A candidate is …" beside "A candidate key is …"; a term in bold is whole. */
const isBeginning = (term: string, all: readonly { readonly term: string }[]): boolean =>
  all.some((other) => key(other.term).startsWith(`${key(term)} `));

/** What stands before colons between two headings: how much there is, and how much of it defines something. */
interface Section {
  readonly heading: string;
  labels: number;
  terms: number;
}

interface Placed extends NoteDefinition {
  readonly at: number;
  readonly section: Section;
}

interface Read {
  readonly sentence: number;
  readonly term: string;
  readonly reason: OmittedReason | null;
  readonly definition: Placed | null;
}

const readInOrder = (items: readonly WindowItem[], language: Language): Read[] => {
  const read: Read[] = [];
  let section: Section = { heading: "", labels: 0, terms: 0 };
  for (const [at, item] of items.entries()) {
    if (item.kind === "heading") section = { heading: item.text, labels: 0, terms: 0 };
    const one =
      item.kind === "sentence" ? readSentence(items, at, item, { section, language }) : null;
    if (one) read.push(one);
  }
  return read;
};

const readSentence = (
  items: readonly WindowItem[],
  at: number,
  sentence: Sentence,
  { section, language }: { readonly section: Section; readonly language: Language },
): Read | null => {
  const isHeader = sentence.role === "row" && sentence.header === null;
  const read =
    sentence.role === "formula" || isHeader ? null : definitionIn(sentence.text, language);
  if (read === null) return null;
  const place = { sentence: sentence.number, term: read.term };
  const isLabel = /:$/.test(read.opening);
  if (isLabel) section.labels += 1;
  if ("refused" in read) return { ...place, reason: read.refused, definition: null };
  if (!isSetOff(read, sentence, items[at - 1], section.heading))
    return { ...place, reason: "not_set_off", definition: null };
  if (isLabel) section.terms += 1;
  return { ...place, reason: null, definition: { ...read, ...place, at, section } };
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
  // A name in code is that of something in a program at hand, of a folder, of a parameter.
  if (/^(?:\| ?|(?:an?|the) )?`/i.test(form === "row" ? sentence.text : opening))
    return names(heading, term);
  if (form === "row" || marked) return true;
  if (isLoose.test(term) || /(?:was|were)$/i.test(opening) || isBare(opening, meaning))
    return names(heading, term);
  const begins = before?.kind !== "sentence" || before.block !== sentence.block;
  if (!begins) return isClassifying(opening, meaning);
  if (form === "label")
    return sentence.role === "item" || (/[—–-]$/.test(opening) && /[а-яё]/i.test(opening));
  return !/^the /i.test(opening) || names(heading, term);
};

/** "Journey is a dangerous place" is said of this journey; "Encryption is the process of …" of any. */
const isBare = (opening: string, meaning: string): boolean =>
  / is$/.test(opening) && !/^an? /i.test(opening) && !isEnglishKind(meaning);

/** "Debris from comets", «вера в учителя»: words that stand together once, and no name. */
const isLoose =
  /\s(?:of|from|in|on|for|with|to|by|at|into|between|within|в|во|на|из|от|для|с|по|при|к|у|о|об|до)\s/iu;

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
  definition: Placed,
  found: readonly { readonly at: number; readonly form: Definition["form"] }[],
  labels: ReadonlySet<string>,
  items: readonly WindowItem[],
): OmittedReason | null => {
  const { form, term, marked, at } = definition;
  if (form === "label" && labels.has(key(term))) return "repeated_label";
  if (form === "label" && isLoneLabel(definition)) return "lone_label";
  if (form === "row" && !isTableOfTerms(at, items)) return "lone_row";
  const item = items[at];
  if (form !== "label" || marked || item?.kind !== "sentence" || item.role !== "item") return null;
  if (isClassifying(definition.opening, definition.meaning)) return null;
  return isGlossary(at, found, items) ? null : "lone_item";
};

/** A colon stands behind anything; that it stands behind terms shows in a section full of them, or in the wording. */
const isLoneLabel = ({ opening, meaning, section }: Placed): boolean =>
  /:$/.test(opening) &&
  !(section.terms >= 2 && section.terms >= leastShare * section.labels) &&
  !/(?<!\p{L})(?:котор\p{L}+|that|which|who|in which|where|used (?:to|for|in))(?!\p{L})/iu.test(
    meaning,
  );

/** The header of a table of terms; fields of a form and settings stand in tables, too. */
const isOfTerms = (header: string): boolean => {
  const [, first = "", second = ""] = header.split("|");
  return (
    /\b(?:term|concept|word|name|notion|abbreviation|acronym)s?\b|термин|поняти|слово|название|сокращени|аббревиатур/iu.test(
      first,
    ) &&
    /\b(?:definition|meaning|what it (?:is|means)|stands for)s?\b|определени|значени|смысл|расшифровк|что (?:это|такое|значит)/iu.test(
      second,
    )
  );
};

const isTableOfTerms = (at: number, items: readonly WindowItem[]): boolean => {
  const row = items[at];
  if (row?.kind !== "sentence") return false;
  const title = items.find((item) => item.kind === "sentence" && item.number === row.header);
  return title?.kind === "sentence" && isOfTerms(title.text);
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
