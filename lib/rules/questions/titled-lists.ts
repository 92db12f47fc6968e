import type { NoteHeading, NoteItem, ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst, withoutEmphasis } from "../definitions/bare-definition.ts";
import { headingName, isUnlisted } from "../recall/read-sections.ts";
import { inQuotes, pointsBack } from "../recall/recall-questions.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { readable } from "./pair-in.ts";
import type { PlaceOf } from "./place-in-note.ts";
import { type Entry, type Fact, lastBefore, readLists, spanFinder } from "./read-facts.ts";

/** A list with what stands above it. */
interface TitledList {
  readonly title: string;
  /** The title without what stands above it. */
  readonly name: string;
  readonly nameWords: readonly string[];
  /** Where lists stand beside each other: the labels of one section, the sections of one chapter. */
  readonly section: number;
  readonly chapter: number;
  readonly items: readonly Item[];
  /** Whether the heading above names it beside others: "TCP vs UDP". */
  readonly isOfTwo: boolean;
  /** The words of its title, which give an item away. */
  readonly words: ReadonlySet<string>;
}

interface Item extends Span {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** How a list is told from another, in the note's language. Part of the content, not of the interface. */
const phrases: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Which one does not belong to ${inQuotes.en(title)}?`,
  ru: (title) => `Что не относится к списку ${inQuotes.ru(title)}?`,
};

/**
 * The items of a list among items of a list beside it that is titled alike: pros among cons, what is said of one thing
 * among what is said of others. What pairs are made of is asked as such.
 */
export function* belongForms(
  note: ReadNote,
  facts: readonly Fact[],
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const factAt = spanFinder(facts, ({ evidence }) => evidence);
  const lists = titledLists(note).map((list) => ({
    ...list,
    items: list.items.filter((item) => factAt(item) === null),
  }));
  const sections = Map.groupBy(lists, ({ section }) => section);
  const chapters = Map.groupBy(lists, ({ chapter }) => chapter);
  for (const list of lists) {
    const beside = foreignItems(list, sections.get(list.section));
    const others =
      beside.length >= fewestForeign ? beside : foreignItems(list, chapters.get(list.chapter));
    const items = list.items.filter(
      (item) =>
        ![...list.words].some((word) => item.words.has(word)) &&
        !others.some((other) => isLike(other, item)),
    );
    const [start, end] = [items[0]?.start ?? 0, items.at(-1)?.end ?? 0];
    const title = placeOf({ start }, { label: list.name });
    const [foreign] = others;
    if (foreign && items.length >= fewestForeign)
      yield {
        ...{ kind: "list", conceptId: null, explanation: "" },
        ...{ about: `b${start}`, covers: items.map((item) => `i${item.start}`) },
        ...{ stem: phrases[note.language](title), answer: foreign.text, wrong: items.map(textOf) },
        evidence: { quote: note.text.slice(start, end), start, end },
      };
  }
}

const textOf = ({ text }: Item): string => text;

const fewestForeign = 3;
/** Among more of them one is no neighbour of the other, and each is compared with each. */
const mostForeign = 150;

/** What stands in other lists that are titled alike, and is like nothing in this one. */
const foreignItems = (list: TitledList, near: readonly TitledList[] = []): Item[] => {
  if (near.length > mostForeign) return [];
  const items = near.flatMap((one) =>
    one.title !== list.title && areParallel(one, list) ? one.items : [],
  );
  return items.length > mostForeign
    ? []
    : items.filter((item) => !list.items.some((own) => isLike(own, item)));
};

/**
 * Whether two titles part one matter: the uses of two things, "Plant cells" and "Animal cells", pros and cons. A word in
 * common elsewhere does not: what is in "Why the wall matters" is true of the "Gram-positive wall", too.
 */
const areParallel = (one: TitledList, other: TitledList): boolean =>
  (one.section === other.section && one.isOfTwo && other.isOfTwo) ||
  [0, -1].some((at) => {
    const word = one.nameWords.at(at);
    return word !== undefined && word === other.nameWords.at(at);
  }) ||
  opposites.some(
    ([left, right]) =>
      (left.test(one.name) && right.test(other.name)) ||
      (right.test(one.name) && left.test(other.name)),
  );

const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:pros|strengths|benefits|dos?)$/iu, /^(?:cons|weaknesses|drawbacks|don['’]ts?)$/iu],
  [/^advantages(?: |$)/iu, /^(?:disadvantages|drawbacks)(?: |$)/iu],
  [/^(?:плюсы|достоинства|преимущества)(?: |$)/iu, /^(?:минусы|недостатки)(?: |$)/iu],
  [/^(?:сильные|внутренние) /iu, /^(?:слабые|внешние) /iu],
  [/^(?:можно|нужно)$/iu, /^(?:нельзя|не нужно)$/iu],
];

/** From this share of the shorter one on, two items may say the same. */
const likeFrom = 0.5;

const isLike = (one: Item, other: Item): boolean => {
  let shared = 0;
  for (const word of one.words) if (other.words.has(word)) shared += 1;
  return shared >= Math.max(1, Math.min(one.words.size, other.words.size) * likeFrom);
};

const titledLists = (note: ReadNote): TitledList[] => {
  const headingBefore = headingFinder(note);
  const lists = readLists(note).flatMap((entries) => {
    const [first] = entries;
    // Steps lean on each other.
    if (!first || /^\d/.test(note.text.charAt(first.start))) return [];
    const before = lastBefore(note.items, first.start);
    const name = before ? titleIn(note, before, first.start) : null;
    const items = entries.flatMap((entry) => itemIn(entry, note.language));
    if (!before || name === null || items.length < entries.length / 2) return [];
    const own = headingBefore(before.start, before.kind === "heading" ? before.depth : 7);
    const isLabel = before.kind !== "heading";
    return [{ name, isLabel, items, own, chapter: own && headingBefore(own.start, own.depth) }];
  });
  const counts = new Map<string, number>();
  for (const { name } of lists) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lists.flatMap(({ name, isLabel, items, own, chapter }) => {
    const above = own ? headingName(own) : "";
    // "Advantages" of what?
    const isAgain = (counts.get(name) ?? 0) > 1 || (isLabel && plainWords(name).length === 1);
    if (isAgain && above === "") return [];
    const title = isAgain ? `${above} — ${name}` : name;
    const words = new Set(contentWords(title));
    const place = { section: own?.start ?? -1, chapter: chapter?.start ?? -1 };
    const isOfTwo = / (?:vs\.?|versus|and|or|и|или) /i.test(above) && isPartOf(name, above);
    return [{ title, name, nameWords: contentWords(name), isOfTwo, items, words, ...place }];
  });
};

const isPartOf = (name: string, heading: string): boolean => {
  const words = contentWords(heading);
  return contentWords(name).every((word) => words.includes(word));
};

/** The heading that stands last before an offset, or the last one of those that it stands under. */
const headingFinder =
  ({ headings }: ReadNote) =>
  (offset: number, depth: number): NoteHeading | null =>
    headings.findLast((one) => one.start < offset && one.depth < depth) ?? null;

const longest = { item: 140, words: 20, title: 60 };

/** What can be told from others by itself: words of its own, and nothing that leads on or away. */
const itemIn = ({ text, start, end }: Entry, language: Language): Item[] => {
  const shown = readable(text).replace(/[.;,]$/, "");
  const count = plainWords(shown).length;
  const fits =
    shown.length <= longest.item &&
    count <= longest.words &&
    contentWords(shown).length > 0 &&
    !/\]\(/.test(text) &&
    !/[:?]$|https?:|\]\(|!\[|\$|^[)\]|]|\.\.\.|…|[.!] \p{Lu}/u.test(shown) &&
    !/^(?:e\.?g\.?|i\.?e\.?|examples?|например|пример\p{L}*|think|см|see)(?!\p{L})/iu.test(shown) &&
    !pointsBack.test(shown);
  const words = new Set(contentWords(shown));
  return fits ? [{ text: upperFirst(shown, language), words, start, end }] : [];
};

/** What leads to a list: the line before it that ends with a colon or is bold, else the heading right above. */
const titleIn = (note: ReadNote, before: NoteItem, start: number): string | null => {
  if (note.text.slice(before.end, start).trim() !== "") return null;
  const isText = before.kind === "sentence" && before.role !== "row";
  const name =
    before.kind === "heading" ? headingName(before) : isText ? labelIn(before.text) : null;
  return name !== null && isTitle(name) ? name : null;
};

/** "Advantages:", or a line that is bold or has no end. */
export const labelIn = (line: string): string | null => {
  const plain = withoutEmphasis(line.trim()).replace(/^(?:[-+*]|\d{1,2}[.)]) /, "");
  const isBare =
    /^\*\*[^*]+\*\*:?$/.test(line.trim()) || /^\p{Lu}(?!.* - )[^.:!?=|—–]{1,40}$/u.test(plain);
  const label = isBare ? plain.replace(/:$/, "") : /^(\p{Lu}.{1,59}):$/u.exec(plain)?.[1];
  return label !== undefined && plainWords(label).length <= mostLabelWords ? label : null;
};

export const mostLabelWords = 5;

export const isTitle = (name: string): boolean =>
  name !== "" &&
  !refersBack.test(name) &&
  !endsInVerb.test(name) &&
  name.length <= longest.title &&
  !isUnlisted(name) &&
  !/\?$|(?<!\p{L})(?:checklist|options|parameters|arguments|commands|параметры|опции|ключи|команды|topics?|contents|agenda|examples?|summary|links?|references?|see also|resources|to ?do|(?:key|main|simple|core) (?:ideas?|points?|takeaways?|facts?)|(?:good|best) practices|(?:common )?mistakes|takeaways|facts|details|notes|tips|questions|exercises?|чек-?лист|темы|содержание|план|пример\p{L}*|например|for example|итог\p{L}*|вывод\p{L}*|ссылк\p{L}*|источник\p{L}*|литератур\p{L}*|вопрос\p{L}*|задани\p{L}*)(?!\p{L})/iu.test(
    name,
  );

/** "Rights 755 mean:" begins a sentence. */
const endsInVerb =
  /(?<!\p{L})(?:are|is|means?|includes?|contains?|входят|служат|значит)$|(?:ют|ает|яет|ует|ется|ится|ятся|атся|утся)$/iu;

/** Words that join a title to what stands before it: "And also", «Для этого используются». */
const refersBack =
  /^(?:there|here|and|but|also|other|another|more|however|so|then|thus|if|when|to|for|а|и|но|однако|также|так|ещё|еще|если|когда|чтобы|для|при|где|здесь|вот|поэтому)(?!\p{L})|(?<!\p{L})(?:it|this|these|those|them|they|i|we|я|мы|следующ\p{L}+|эт(?:от|а|о|и|ого|ой|их|ому|им|ими|ом)|него|ней|них|нему|ним|ними|он|она|оно|они|его|её|их)(?!\p{L})/iu;
