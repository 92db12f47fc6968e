import type { ReadNote } from "#lib/notes/read-note.ts";
import { orderedSteps } from "#lib/questions/question-from-reply.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { isOfSteps, isPlural, type NamedList, readNamedLists } from "../recall/read-sections.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { readable } from "./pair-in.ts";
import { askedAt, type PlaceOf } from "./place-in-note.ts";
import { type Fact, spanFinder } from "./read-facts.ts";
import { isTitle, mostLabelWords } from "./titled-lists.ts";

/** How lists are asked for, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly all: (count: number) => string;
  readonly order: string;
  readonly next: string;
  readonly first: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    all: (count) => `name the ${count} that your note lists.`,
    order: "put these in the right order.",
    next: "what comes right after this?",
    first: "what comes first?",
  },
  ru: {
    all: (count) => `назовите все (${count}), что перечислены в конспекте.`,
    order: "расположите по порядку.",
    next: "что идёт сразу после этого?",
    first: "что идёт первым?",
  },
};

/** Nobody types more of them. */
const mostNamed = 7;

/** More than this nobody keeps in mind. */
const mostItems = 9;

/** The lists of which a note says what they list: all items, or the order of the steps. */
export function* listForms(
  note: ReadNote,
  facts: readonly Fact[],
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const factAt = spanFinder(facts, ({ evidence }) => evidence);
  const lists = readNamedLists(note).filter(({ items }) => items.length <= mostItems);
  for (const list of lists) {
    const isOrder = isOfSteps.test(list.title) && /^\d/.test(note.text.charAt(list.list.start));
    if (isTitle(list.title) && (isOrder || factAt(list.list) === null))
      yield* formsOf(note, list, isOrder, placeOf);
  }
  yield* lineForms(note, factAt, placeOf);
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
const namedLine = (said: string): NamedLine | null => {
  const chain = chainIn(said);
  if (chain) return { name: chain[1] ?? "", items: (chain[2] ?? "").split(arrow), isOrder: true };
  const [, name = "", rest = ""] = /^([^:\n]{3,70}): ([^:\n]{5,300})$/.exec(said) ?? [];
  const items = namesIn(rest);
  const isOrder = saysOrder.test(name);
  const isCounted = isOrder || (counts[items.length - 2]?.test(name) ?? false);
  const isOfTwo = isCounted || isOfKinds.test(name);
  const isListed = isCounted || isPlural(name);
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
  for (const item of note.items) {
    if (item.kind !== "sentence" || item.role === "row" || factAt(item) !== null) continue;
    const named = namedLine(readable(item.text).replace(/(?<!\s(?:г|гг|руб|мес|в|вв))\.$/u, ""));
    if (!named?.items.every(isTypable)) continue;
    const { name, items, isOrder } = named;
    const { start, end } = item;
    const [label, ...shown] = [name, ...items].map((one) => upperFirst(one, note.language));
    const evidence = { quote: note.text.slice(start, end), start, end };
    const place = placeOf(item, { label });
    const forms =
      isOrder && items.length >= orderedSteps.fewest
        ? orderForms(place, shown, note.language).slice(0, 1)
        : nameForms(place, shown, note.language);
    for (const form of forms)
      yield {
        ...{ kind: "name", conceptId: null, evidence, explanation: "" },
        ...form,
        about: `i${start}`,
      };
  }
}

function* formsOf(
  note: ReadNote,
  list: NamedList,
  isOrder: boolean,
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const show = (text: string) => upperFirst(readable(text), note.language);
  const { start, end } = list.list;
  const [title, items] = [show(list.title), list.items.map(show)];
  const place = placeOf(list.list, { label: title });
  const forms = isOrder
    ? orderForms(place, items, note.language)
    : nameForms(place, items, note.language);
  const covers = note.listItems
    .filter((item) => item.start >= start && item.end <= end)
    .map((item) => `i${item.start}`);
  for (const form of forms) {
    yield {
      ...{ kind: "list", conceptId: null, evidence: list.evidence },
      explanation: `${title}: ${items.join("; ")}.`,
      ...form,
      about: `n${start}${form.about ?? ""}`,
      ...(isOrder ? {} : { covers }),
    };
  }
}

/** What is asked of a list; of one with the same `about` once in a quiz. */
type ListForm = Pick<AskedForm, "stem" | "answer" | "wrong"> &
  Partial<Pick<AskedForm, "about" | "kind" | "explanation">>;

/**
 * Steps are asked for once in a quiz, all in their order, and singly only in a later one; a list that is too long to be
 * arranged is asked for step by step.
 */
const orderForms = (place: string, items: readonly string[], language: Language): ListForm[] => {
  const single = stepForms(place, items, language);
  if (items.length > orderedSteps.most) {
    return single.map((form, index) => ({ ...form, about: `.${index}` }));
  }
  const stem = askedAt(place, phrases[language].order, language);
  const answer = items.join("\n");
  // The list itself is the key.
  return [{ kind: "order", stem, answer, wrong: null, explanation: "" }, ...single];
};

const stepForms = (place: string, items: readonly string[], language: Language): ListForm[] =>
  items.map((answer, index) => {
    const before = items[index - 1];
    const { first, next } = phrases[language];
    const wrong = items.filter((item) => item !== answer && item !== before);
    if (before === undefined) return { stem: askedAt(place, first, language), answer, wrong };
    return { stem: `${askedAt(place, next, language)}\n\n> ${before}`, answer, wrong };
  });

const nameForms = (place: string, items: readonly string[], language: Language): ListForm[] => {
  const stem = askedAt(place, phrases[language].all(items.length), language);
  // The list itself is the key.
  return items.length <= mostNamed && items.every(isTypable)
    ? [{ kind: "name", stem, answer: items.join("\n"), wrong: null, explanation: "" }]
    : [];
};

/** A number with its unit is no name, and what a dash parts are two. */
const isTypable = (item: string): boolean =>
  item.length <= 35 && item.split(/\s+/).length <= 4 && !/[(),/%`_*]|^\d|\s[—–-]\s/.test(item);
