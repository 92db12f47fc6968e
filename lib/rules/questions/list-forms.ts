import type { NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { orderedSteps } from "#lib/schemas/question-limits.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst, withoutEmphasis } from "../definitions/bare-definition.ts";
import {
  headingName,
  isOfSteps,
  isPlural,
  type NamedList,
  nameOf,
  readNamedLists,
} from "../recall/read-sections.ts";
import { type AskedForm, saysWhatToDo } from "./cloze-forms.ts";
import { pairIn, readable } from "./pair-in.ts";
import { askedAt, itemName, type PlaceOf } from "./place-in-note.ts";
import { type Entry, type Fact, lastBefore, readLists, spanFinder } from "./read-facts.ts";
import { isTitle, mostLabelWords } from "./titled-lists.ts";

/** How lists are asked for, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly all: (count: number) => string;
  readonly order: string;
  readonly steps: (first: number, last: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    all: (count) => `name the ${count} that your note lists.`,
    order: "put these in the right order.",
    steps: (first, last) => `put steps ${first} to ${last} in the right order.`,
  },
  ru: {
    all: (count) => `назовите все (${count}), что перечислены в конспекте.`,
    order: "расположите по порядку.",
    steps: (first, last) => `расположите по порядку шаги с ${first}-го по ${last}-й.`,
  },
};

/** Nobody types more of them. */
const mostNamed = 7;

/** The lists of which a note says what they list: all items, or the order of the steps. */
export function* listForms(
  note: ReadNote,
  facts: readonly Fact[],
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const factAt = spanFinder(facts, ({ evidence }) => evidence);
  const lists = readLists(note).filter((list) => list.length >= orderedSteps.fewest);
  const ordered = new Set<number>();
  for (const list of lists) {
    for (const form of stepForms(note, list, placeOf)) {
      ordered.add(form.evidence.start);
      yield form;
    }
  }
  const named = readNamedLists(note).filter(({ title }) => isTitle(title));
  const places = new Map(note.listItems.map(({ start }, at) => [start, at]));
  const within = lists.flatMap((list) => nestedIn(note, list, places) ?? []);
  for (const { list, items, evidence, title } of [...named, ...within])
    if (factAt(list) === null && !ordered.has(list.start))
      yield* nameForms(note, { list, items, evidence, title }, placeOf);
  yield* lineForms(note, factAt, placeOf);
}

type Titled = Pick<NamedList, "title" | "items" | "list" | "evidence">;

/** A list in an item that is a name, which its place says. */
const nestedIn = (
  note: ReadNote,
  list: readonly Entry[],
  places: ReadonlyMap<number, number>,
): Titled | null => {
  const [start, end] = [list[0]?.start ?? 0, list.at(-1)?.end ?? 0];
  const parent = note.listItems[(places.get(start) ?? 0) - 1];
  if (!parent || parent.end < end || itemName(note.text.slice(parent.start, start)) === "")
    return null;
  const items = list.map(({ text }) => nameOf(text) ?? "");
  const evidence = { quote: note.text.slice(parent.start, end), start: parent.start, end };
  return { title: "", items, list: { start, end }, evidence };
};

/** A step as it can be arranged: what it begins with, without what stands in brackets. */
const stepIn = ({ text }: Entry, language: Language): string | null => {
  const pair = pairIn(text);
  if (pair !== null) return upperFirst(pair.term, language);
  const plain = readable(text).replace(/ \([^()]{1,80}\)/g, "");
  const [whole] = splitSentences(plain, language);
  const first = plain.slice(0, whole?.end).replace(/[.;,]$/, "");
  const step = first.length <= longestStep ? first : (/^.{20,90}(?=[,;:] )/.exec(first)?.[0] ?? "");
  return plainWords(step).length > 0 && !/[?:]$/.test(step) ? upperFirst(step, language) : null;
};
const longestStep = 90;

/** From this share of its items on that say what to do, a numbered list is one of steps, whatever it is called. */
const shareOfOrders = 0.7;

/** The steps of a numbered list and what it stands under; null of a list that is none of steps. */
const stepsIn = (
  note: ReadNote,
  list: readonly Entry[],
): { steps: readonly string[]; label: string } | null => {
  const start = list[0]?.start ?? 0;
  if (!/^\d/.test(note.text.charAt(start))) return null;
  const steps = list.flatMap((entry) => stepIn(entry, note.language) ?? []);
  const before = lastBefore(note.items, start);
  const line = before?.kind === "sentence" ? withoutEmphasis(before.text) : "";
  const lead = before?.kind === "heading" ? headingName(before) : line;
  const orders = list.filter(({ text }) => saysWhatToDo.test(text)).length;
  const isSteps =
    (isOfSteps.test(lead) && lead.length <= longestStep) || orders >= list.length * shareOfOrders;
  const label = line.replace(/:$/, "").replace(/^the | ?\([^()]*\)$/gi, "");
  return isSteps && new Set(steps).size === list.length ? { steps, label } : null;
};

/** Steps are put in order, of a long list some at a time. */
function* stepForms(
  note: ReadNote,
  list: readonly Entry[],
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const read = stepsIn(note, list);
  if (read === null) return;
  const say = phrases[note.language];
  const place = placeOf(list[0] ?? { start: 0 }, { label: upperFirst(read.label, note.language) });
  const parts = Math.ceil(list.length / orderedSteps.most);
  const size = Math.ceil(list.length / parts);
  for (let from = 0; from < list.length; from += size) {
    const some = list.slice(from, from + size);
    const [start, end] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0];
    if (some.length < orderedSteps.fewest) continue;
    const asked = parts === 1 ? say.order : say.steps(from + 1, from + some.length);
    yield {
      ...{ about: `n${start}`, kind: "order", conceptId: null, wrong: null, explanation: "" },
      stem: askedAt(place, asked, note.language),
      answer: read.steps.slice(from, from + some.length).join("\n"),
      evidence: { quote: note.text.slice(start, end), start, end },
    };
  }
}

/** Who says "and others" names not all. */
const isRest =
  /^(?:etc|others?|more|so on|друг\p{L}+|др|проч\p{L}+|так далее|т\.? ?[дп])(?!\p{L})/iu;

/** What "possible values" are of stands elsewhere. */
const isOfSomething =
  /^(?:available|possible|valid|supported|allowed|accepted|доступные|возможные|допустимые|поддерживаемые)(?!\p{L})/iu;

const counts: readonly RegExp[] = [
  /(?<!\p{L})(?:2|two|два|две|двух|двое)(?!\p{L})/iu,
  /(?<!\p{L})(?:3|three|три|тр[её]х|трое)(?!\p{L})/iu,
  /(?<!\p{L})(?:4|four|четыре|четыр[её]х)(?!\p{L})/iu,
  /(?<!\p{L})(?:5|five|пять|пяти)(?!\p{L})/iu,
  /(?<!\p{L})(?:6|six|шесть|шести)(?!\p{L})/iu,
  /(?<!\p{L})(?:7|seven|семь|семи)(?!\p{L})/iu,
];

/** "From bottom to top: …", "по порядку: …": what is listed there has an order. */
const saysOrder =
  /(?<!\p{L})(?:from \p{L}+ to \p{L}+|in order|order of|stages|phases|steps|(?:по|в) порядк\p{L}+|последовательность|от \p{L}+ (?:к|до) \p{L}+|этапы|стадии|фазы)(?!\p{L})/iu;

const arrow = / ?(?:→|->|⇒) ?/;

/** "Levels: organism → population → community": what its line says to come one after the other. */
const chainIn = (text: string): RegExpExecArray | null =>
  /[=+]|^\P{L}/u.test(text)
    ? null
    : /^(?:([^:\n]{3,70}): )?([^:→>⇒\n]{2,40}(?: ?(?:→|->|⇒) ?[^:→>⇒\n]{2,40}){2,6})$/u.exec(text);

/** "Kinds of cells: …" of which there may be two. */
const isOfKinds = /^(?:kinds|types|forms|виды|типы|формы) /iu;
const mostLeadWords = 8;

/** What a line names, without what stands in brackets behind a name; a name may hold an "and". */
const namesIn = (rest: string): string[] => {
  const parts = /^[•·▪◦●–—] /.test(rest)
    ? rest.slice(2).split(/ [•·▪◦●–—] /)
    : rest.split(/[,;] (?![^()]*\))/);
  const last = parts.pop() ?? "";
  const ends = /^(?:and|or|и|или) /.test(last) ? [last] : last.split(/ (?:and|or|и|или) /);
  return [...parts, ...ends].map((one) =>
    one
      .replace(/^(?:and|or|и|или) /, "")
      .replace(/[;,]$/, "")
      .replace(/\s\([^()]*\)$/, "")
      .trim(),
  );
};

interface NamedLine {
  readonly name: string;
  readonly items: readonly string[];
  /** Whether they come one after the other. */
  readonly isOrder: boolean;
}

/** What a line names, and what it calls it; null where it does not say that it names all of them. */
const namedLine = (said: string, isMarked: boolean): NamedLine | null => {
  const chain = chainIn(said);
  if (chain) return { name: chain[1] ?? "", items: (chain[2] ?? "").split(arrow), isOrder: true };
  const [, lead = "", rest = ""] = /^([^:\n]{3,70}): ([^:\n]{5,300})$/.exec(said) ?? [];
  // A sentence before it, that no capital letter parts from it, names nothing.
  const name = lead.slice(lead.lastIndexOf(". ") + 1).trimStart();
  const items = namesIn(rest);
  const isOrder = saysOrder.test(name);
  const isCounted = isOrder || (counts[items.length - 2]?.test(name) ?? false);
  const isOfTwo = isCounted || isOfKinds.test(name);
  const isListed = isCounted || isMarked || isPlural(name);
  const isNamed =
    isTitle(name) &&
    isListed &&
    plainWords(name).length <= (isCounted ? mostLeadWords : mostLabelWords) &&
    !isOfSomething.test(name) &&
    /^[\p{L}\d](?!.* [—–-] )[^`$]*$/u.test(name);
  const areAll =
    items.length >= (isOfTwo ? 2 : 3) &&
    items.length <= mostNamed &&
    !items.some((one) => isRest.test(one));
  return isNamed && areAll ? { name, items, isOrder } : null;
};

/** "Common shells: bash, zsh, fish", "Three stages: …": a line that names what there is. */
function* lineForms(
  note: ReadNote,
  factAt: (place: Span) => Fact | null,
  placeOf: PlaceOf,
): Generator<AskedForm> {
  for (const [index, item] of note.items.entries()) {
    if (item.kind !== "sentence" || item.role === "row" || factAt(item) !== null) continue;
    const said = readable(item.text).replace(/(?<!\s(?:г|гг|руб|мес|в|вв))\.$/u, "");
    const named = namedLine(said, item.text.startsWith("**"));
    if (!named?.items.every(isTypable)) continue;
    const { name, items, isOrder } = named;
    const { start, end } = item;
    const [label, ...shown] = [name, ...items].map((one) => upperFirst(one, note.language));
    const evidence = { quote: note.text.slice(start, end), start, end };
    const owner = isOfOwner.test(name) ? ownerIn(note.items[index - 1], item) : "";
    const place = placeOf(item, { label: `${owner}${label}` });
    const isArranged = isOrder && items.length >= orderedSteps.fewest;
    const say = phrases[note.language];
    const asked = isArranged ? say.order : say.all(items.length);
    yield {
      ...{ about: `i${start}`, kind: isArranged ? "order" : "name", conceptId: null, wrong: null },
      ...{ stem: askedAt(place, asked, note.language), answer: shown.join("\n") },
      ...{ evidence, explanation: "" },
    };
  }
}

/** What something has, and is no thing of its own beside others. */
const isOfOwner =
  /^(?:elements|parts|components|types|kinds|forms|functions|features|properties|signs|symptoms|causes|reasons|effects|stages|phases|members|examples|элементы|части|компоненты|состав|виды|типы|формы|функции|признаки|свойства|симптомы|причины|последствия|этапы|стадии|фазы|примеры)$/iu;

/** "Elements: …" behind what a tort is are those of a tort. */
const ownerIn = (before: NoteItem | undefined, { block }: NoteSentence): string => {
  const isBeside = before?.kind === "sentence" && before.block === block;
  const term = isBeside ? pairIn(before.text)?.term : undefined;
  return term === undefined ? "" : `${term} › `;
};

function* nameForms(
  note: ReadNote,
  { list, items, evidence, title }: Titled,
  placeOf: PlaceOf,
): Generator<AskedForm> {
  if (items.length < 3 || items.length > mostNamed || !items.every(isTypable)) return;
  const [label = "", ...shown] = [title, ...items].map((one) =>
    upperFirst(readable(one), note.language),
  );
  const place = placeOf(list, { label });
  const covers = note.listItems
    .filter((item) => item.start >= list.start && item.end <= list.end)
    .map((item) => `i${item.start}`);
  yield {
    ...{ about: `n${list.start}`, covers, kind: "name", conceptId: null, wrong: null },
    stem: askedAt(place, phrases[note.language].all(items.length), note.language),
    ...{ answer: shown.join("\n"), evidence, explanation: "" },
  };
}

/** A number with its unit is no name, and what a dash parts are two. */
const isTypable = (item: string): boolean =>
  item.length > 1 &&
  item.length <= 35 &&
  item.split(/\s+/).length <= 4 &&
  !/[(),/%`_*]|^\d|\s[—–-]\s/.test(item);
