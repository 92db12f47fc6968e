import type { WindowItem } from "#lib/concepts/note-windows.ts";
import type { Language } from "#lib/schemas/language.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { type Definition, definitionIn, type Refusal } from "../definition-in.ts";
import { isEnglishKind } from "./noun-phrase.en.ts";
import { isRussianKind } from "./noun-phrase.ru.ts";

type Sentence = Extract<WindowItem, { kind: "sentence" }>;

export interface NoteDefinition extends Definition {
  /** The number of the sentence or row. */
  readonly sentence: number;
}

/** Why what reads like a definition is left out: by its own words, or by its place in the note. */
type OmittedReason =
  | Refusal
  | "not_set_off"
  | "feature"
  | "no_kind"
  | "lone_item"
  | "lone_row"
  | "repeated_label"
  | "said_once"
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
  const use = wordUse(found.length > 0 ? items : []);
  const dense = isOfDefinitions(found, items);
  // "A candidate is …" beside "A candidate key is …"; a term in bold is whole.
  const longer = beginningsOf(found.map(({ term }) => key(term)));
  const terms = new Set<string>();
  const definitions = found.filter((definition) => {
    const { sentence, term } = definition;
    const reason = omissionOf(definition, found, labels, items);
    if (reason !== null) omitted.push({ sentence, term, reason });
    else if (!definition.marked && (longer.has(key(term)) || isCut(term, use)))
      omitted.push({ sentence, term, reason: "cut_term" });
    else if (!(dense && isPlain(definition)) && !isOfNote(definition, use))
      omitted.push({ sentence, term, reason: "said_once" });
    else if (!terms.has(singular(term))) return terms.add(singular(term));
    return false;
  });
  return {
    definitions: definitions.map(({ at: _at, headings: _headings, ...definition }) => definition),
    omitted,
  };
};

/** With what words the longer ones of these texts begin; a set, as a long note has thousands of terms. */
const beginningsOf = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...texts].flatMap((text) => [...text.matchAll(/ /g)].map(({ index }) => text.slice(0, index))),
  );

/** "Earliest deadline is …" under "Earliest deadline first": the headings know the term by a longer name alone. */
const isCut = (term: string, { topics, longerTopics }: WordUse): boolean => {
  const words = contentWords(term).join(" ");
  return !topics.has(words) && longerTopics.has(words);
};

/** What a note speaks of: the words of its headings, and in which of its sentences each word stands. */
interface WordUse {
  readonly topics: ReadonlySet<string>;
  /** With what the longer ones of them begin. */
  readonly longerTopics: ReadonlySet<string>;
  readonly texts: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

const wordUse = (items: readonly WindowItem[]): WordUse => {
  const topics = new Set<string>();
  const texts: string[] = [];
  const places = new Map<string, number[]>();
  for (const item of items) {
    if (item.kind === "code") continue;
    const words = contentWords(item.text);
    if (item.kind === "heading") for (const topic of topicsOf(item.text)) topics.add(topic);
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known) known.push(texts.length);
      else places.set(word, [texts.length]);
    }
    texts.push(` ${words.join(" ")} `);
  }
  return { topics, longerTopics: beginningsOf(topics), texts, places };
};

/** What a heading names: all of it, and each of several things, without what only says that it is explained. */
const topicsOf = (heading: string): string[] =>
  [heading, heading.replace(/\([^()]*\)/g, " "), ...heading.split(severalThings)].map((part) =>
    contentWords(part)
      .filter((word) => !explaining.has(word) && !/^\d+$/.test(word))
      .join(" "),
  );

const severalThings = /\s(?:vs\.?|and|и|или|or|&)\s|[:,;()|/—–]/iu;
const explaining = new Set(
  contentWords(
    "definition introduction intro overview basics understanding lecture chapter lesson what's определение введение понятие такое такая такие лекция глава урок тема часть",
  ),
);

/**
 * Whether a term is one of its note: a heading names it, or the note, which may be a glossary, says it again. What is
 * said once is a remark, a field of a form or a point of an argument as often as a term.
 */
const isOfNote = (definition: Placed, use: WordUse): boolean => {
  const { form, term, marked, headings } = definition;
  // In a glossary the nearest heading may be a letter.
  const heading = headings.find((one) => one.length > 2) ?? "";
  if (form === "row" || isOfWords.test(heading)) return true;
  const words = contentWords(term).join(" ");
  if (words === "" || isOfExamples.test(heading)) return false;
  const isKind = saysKind(definition);
  if (use.topics.has(words)) return form === "sentence" || marked || isKind;
  return isKind && timesSaid(words, use) > (marked ? 1 : 2);
};

/** Whether so much of a note defines that it is one of definitions, each of which may stand there once. */
const isOfDefinitions = (found: readonly Placed[], items: readonly WindowItem[]): boolean => {
  const plain = found.filter(isPlain).length;
  const sentences = items.filter(({ kind }) => kind === "sentence").length;
  return plain >= sentences * (plain >= 3 ? 0.3 : 0.5);
};

/** A whole sentence that says of what kind its term is, or has set it off. */
const isPlain = (definition: Placed): boolean =>
  definition.form !== "row" &&
  (definition.marked || saysKind(definition)) &&
  !isOfExamples.test(definition.headings[0] ?? "");

const isOfExamples = /\bexamples?\b|(?<!\p{L})пример/iu;

const timesSaid = (words: string, { texts, places }: WordUse): number => {
  const [rarest = []] = words
    .split(" ")
    .map((word) => places.get(word) ?? [])
    .toSorted((left, right) => left.length - right.length);
  return rarest.filter((at) => texts[at]?.includes(` ${words} `)).length;
};

interface Placed extends NoteDefinition {
  readonly at: number;
  /** The heading it stands under, and those above that. */
  readonly headings: readonly string[];
}

interface Read {
  readonly sentence: number;
  readonly term: string;
  readonly reason: OmittedReason | null;
  readonly definition: Placed | null;
}

const readInOrder = (items: readonly WindowItem[], language: Language): Read[] => {
  const read: Read[] = [];
  let above: readonly Extract<WindowItem, { kind: "heading" }>[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind === "heading") above = [item, ...above.filter(({ depth }) => depth < item.depth)];
    if (item.kind !== "sentence") continue;
    const headings = above.map(({ text }) => text);
    const one = readSentence(items, at, item, { headings, language });
    if (one) read.push(one);
  }
  return read;
};

const readSentence = (
  items: readonly WindowItem[],
  at: number,
  sentence: Sentence,
  { headings, language }: { readonly headings: readonly string[]; readonly language: Language },
): Read | null => {
  const isHeader = sentence.role === "row" && sentence.header === null;
  const read =
    sentence.role === "formula" || isHeader ? null : definitionIn(sentence.text, language);
  if (read === null) return null;
  const place = { sentence: sentence.number, term: read.term };
  if ("refused" in read) return { ...place, reason: read.refused, definition: null };
  if (!isSetOff(read, sentence, items[at - 1], headings[0] ?? ""))
    return { ...place, reason: "not_set_off", definition: null };
  return { ...place, reason: null, definition: { ...read, ...place, at, headings } };
};

const key = (term: string): string => term.toLowerCase().replaceAll("ё", "е");

/** "Want" and "wants" are one term. */
const singular = (term: string): string => key(term).replace(/(?<=[a-z]{3})s$/, "");

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
  return (
    isTopic(heading, term) ||
    (/ это$/iu.test(opening)
      ? /[—–-] это$/iu.test(opening) && isRussianKind(meaning)
      : !/^the /i.test(opening))
  );
};

/**
 * "Journey is a dangerous place" is said of this journey, "City is a landscape that replicated …" of one city, "Working is a way of knowing the land" of the authors;
 * "Encryption is the process of …" of any.
 */
const isBare = (opening: string, meaning: string): boolean =>
  / is$/.test(opening) &&
  !/^an? /i.test(opening) &&
  (!isEnglishKind(meaning) ||
    / (?:that|which) (?!used )\p{L}+ed /u.test(meaning) ||
    /^(?:an?|the) (?:\p{L}+ )?(?:way|play|book|film|novel|poem) /iu.test(meaning));

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

/** Whether a heading hardly says more than a term. */
const isTopic = (heading: string, term: string): boolean =>
  names(heading, term) && contentWords(term).length >= contentWords(heading).length / 2;

/** "**Syntax**: …" under each heading labels a part and is no term. */
const repeatedLabels = (
  all: readonly { readonly term: string; readonly sentence: number }[],
): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { term } of all) counts.set(key(term), (counts.get(key(term)) ?? 0) + 1);
  return new Set([...counts].flatMap(([term, count]) => (count > 1 ? [term] : [])));
};

/** "Senses are sources of knowledge" is claimed of them; "antigens are proteins that mark a cell" tells them apart. */
const isClaim = (definition: Placed): boolean =>
  / are$/.test(definition.opening) &&
  !/^an? /i.test(definition.meaning) &&
  !/ (?:that|which|who|whose|where|when|used|made|composed|consisting|containing|designed|caused|formed) /.test(
    definition.meaning,
  ) &&
  !isAnnounced(definition);

/** Whether the heading above says that terms follow, or which one. */
const isAnnounced = ({ term, headings }: Placed): boolean =>
  isGlossary(headings) || isTopic(headings[0] ?? "", term);

const omissionOf = (
  definition: Placed,
  found: readonly Placed[],
  labels: ReadonlySet<string>,
  items: readonly WindowItem[],
): OmittedReason | null => {
  const { form, term, at } = definition;
  if (form === "row") return isTableOfTerms(at, items) ? null : "lone_row";
  if (form === "sentence") return isClaim(definition) ? "no_kind" : null;
  if (labels.has(key(term))) return "repeated_label";
  return isAnnounced(definition) ? null : unannounced(definition, found, items);
};

const unannounced = (
  definition: Placed,
  found: readonly Placed[],
  items: readonly WindowItem[],
): OmittedReason | null => {
  const { at, marked, headings } = definition;
  const inList = isItem(items[at]);
  if (isOfFeatures.test(headings[0] ?? "")) return "feature";
  if (!(inList || marked ? saysKind : isClassified)(definition)) return "no_kind";
  return inList && !isListOfKinds(at, found, items) ? "lone_item" : null;
};

/** What stands in a list under such a heading has the form of a term with its meaning, and is none. */
const isOfFeatures =
  /(?<!\p{L})(?:features?|benefits?|advantages?|disadvantages?|limitations?|drawbacks?|pros|cons|use cases?|practices|considerations|tips|steps?|settings?|options|parameters?|requirements?|how it works|problems?|challenges?|mistakes?|возможност|функци|преимуществ|достоинств|недостат|особенност|плюс|минус|характеристик|этап|шаг|настройк|параметр|требовани|совет|проблем|ошибк|задач|интерфейс|вывод|related|see also|references|пример|применени|использовани|см\.|смотри|источник|литератур)|^\P{L}*(?:links?|connections|связи|связанн\p{L}+(?: \p{L}+)?|ссылки)\P{L}*$/iu;

/** A heading that says "terms" is one over definitions; one that says "concepts" only of what stands right below. */
const isGlossary = ([own = "", ...above]: readonly string[]): boolean =>
  isOfTermsNamed.test(own) || [own, ...above].some((heading) => isOfWords.test(heading));
const isOfWords =
  /\b(?:glossary|vocab(?:ulary)?|terminology|(?:key|important|basic) (?:terms|words)|terms(?! of)|definitions)\b|глоссари|словар[ьи](?!\p{L})|термин(?:ы|ология)(?!\p{L})/iu;
const isOfTermsNamed =
  /\b(?:(?:key|core|main|basic|important) (?:concepts|definitions|notions)|definitions?)\b|(?<!\p{L})(?:определени[ея]|(?:основные|ключевые|базовые|главные|общие) (?:понятия|определения|термины)|понятия)(?!\p{L})/iu;

/**
 * Whether the text says what kind of thing the term is. "Undo — going back one step" tells what can be done, and has
 * the form of a term with its meaning all the same.
 */
const saysKind = (definition: Definition): boolean =>
  isClassified(definition) || isRussianKind(definition.meaning);

/** "File size - the type long in Java": where nothing sets a term off, what it is must be told from others. */
const isClassified = ({ opening, meaning }: Definition): boolean =>
  isClassifying(opening, meaning) || isEnglishKind(meaning);

const isItem = (item: WindowItem | undefined): boolean =>
  item?.kind === "sentence" && item.role === "item";

/** Whether the most of a list says of what kind something is: a list of anything has such items here and there. */
const isListOfKinds = (
  at: number,
  found: readonly Placed[],
  items: readonly WindowItem[],
): boolean => {
  let [start, end] = [at, at];
  while (isItem(items[start - 1])) start -= 1;
  while (isItem(items[end + 1])) end += 1;
  const count = found.filter(
    (one) => one.at >= start && one.at <= end && (one.form === "sentence" || saysKind(one)),
  ).length;
  return count >= 2 && count >= (end - start + 1) / 2;
};

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
