import type { ReadNote } from "#lib/notes/read-note.ts";
import { orderedSteps } from "#lib/questions/question-from-reply.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import {
  headingName,
  isOfSteps,
  isPlural,
  type NamedList,
  readNamedLists,
} from "../recall/read-sections.ts";
import { inQuotes } from "../recall/recall-questions.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { readable } from "./pair-in.ts";
import { type Fact, spanFinder } from "./read-facts.ts";
import { isTitle, mostLabelWords } from "./titled-lists.ts";

const { en: english, ru: russian } = inQuotes;

/** How lists are asked for, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly all: (count: number, title: string) => string;
  readonly order: (title: string) => string;
  readonly next: (title: string) => string;
  readonly first: (title: string) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    all: (count, title) => `${english(title)}: name all ${count}.`,
    order: (title) => `${english(title)}: put these in the right order.`,
    next: (title) => `${english(title)}: what comes right after this?`,
    first: (title) => `${english(title)}: what comes first?`,
  },
  ru: {
    all: (count, title) => `${russian(title)}: назовите все (${count}).`,
    order: (title) => `${russian(title)}: расположите по порядку.`,
    next: (title) => `${russian(title)}: что идёт сразу после этого?`,
    first: (title) => `${russian(title)}: что идёт первым?`,
  },
};

/** Nobody types more of them. */
const mostNamed = 7;

/** More than this nobody keeps in mind. */
const mostItems = 9;

/** The lists of which a note says what they list: all items, the one that is foreign, or the step that comes next. */
export function* listForms(note: ReadNote, facts: readonly Fact[]): Generator<AskedForm> {
  const factAt = spanFinder(facts, ({ evidence }) => evidence);
  const lists = readNamedLists(note).filter(({ items }) => items.length <= mostItems);
  const titles = Map.groupBy(lists, ({ title }) => title);
  for (const list of lists) {
    // "Advantages" of what, where several lists are called so?
    const isClear = titles.get(list.title)?.length === 1 && isTitle(list.title);
    if (isClear && factAt(list.list) === null) yield* formsOf(note, list);
  }
  yield* lineForms(note, factAt);
}

/** Who says "and others" names not all. */
const isRest =
  /^(?:etc|others?|more|so on|друг\p{L}+|др|проч\p{L}+|так далее|т\.? ?[дп])(?!\p{L})/iu;

/** What "possible values" are of stands elsewhere. */
const isOfSomething =
  /^(?:available|possible|valid|supported|allowed|accepted|доступные|возможные|допустимые|поддерживаемые)(?!\p{L})/iu;

/** "Common shells: bash, zsh, fish": a line that names what there is. */
function* lineForms(note: ReadNote, factAt: (place: Span) => Fact | null): Generator<AskedForm> {
  const lines = note.items.flatMap((item) => {
    const isLine = item.kind === "sentence" && item.role !== "row" && factAt(item) === null;
    const [, name = "", rest = ""] =
      (isLine && /^([^:\n]{3,60}): ([^:\n]{5,300}?)\.?$/.exec(readable(item.text))) || [];
    const items = /^[•·▪◦●–—] /.test(rest)
      ? rest
          .slice(2)
          .split(/ [•·▪◦●–—] /)
          .map((one) => one.replace(/[;,]$/, "").replace(/\s\([^()]*\)$/, ""))
      : rest.split(/, (?:and |or |и |или )?| (?:and|or|и|или) /);
    const isNamed =
      isTitle(name) &&
      isPlural(name) &&
      !isOfSomething.test(name) &&
      /^\p{Lu}(?!.* [—–-] )[^`$]*$/u.test(name) &&
      plainWords(name).length <= mostLabelWords &&
      items.length >= 3 &&
      items.length <= mostNamed &&
      !items.some((one) => isRest.test(one));
    return isNamed && items.every(isTypable) ? [{ name, items, item }] : [];
  });
  const names = Map.groupBy(lines, ({ name }) => name);
  for (const { name, items, item } of lines) {
    const heading = note.headings.findLast(({ start }) => start < item.start);
    const above = heading ? headingName(heading) : "";
    // "Uses: …" is said of what the heading names.
    const isClear = names.get(name)?.length === 1 && (above === "" || plainWords(name).length > 1);
    if (!isClear && above === "") continue;
    const title = isClear ? name : `${above} — ${name}`;
    const { start, end } = item;
    const shown = items.map((one) => upperFirst(one, note.language));
    const evidence = { quote: note.text.slice(start, end), start, end };
    const shared = { conceptId: null, evidence, explanation: "", about: `i${start}` };
    for (const form of nameForms(title, shown, note.language))
      yield { ...shared, ...form, kind: "name" };
  }
}

function* formsOf(note: ReadNote, list: NamedList): Generator<AskedForm> {
  const show = (text: string) => upperFirst(readable(text), note.language);
  const { start, end } = list.list;
  const [title, items] = [show(list.title), list.items.map(show)];
  const isOrder = /^\d/.test(note.text.charAt(start)) && isOfSteps.test(title);
  const forms = isOrder
    ? orderForms(title, items, note.language)
    : nameForms(title, items, note.language);
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
const orderForms = (title: string, items: readonly string[], language: Language): ListForm[] => {
  const single = stepForms(title, items, language);
  if (items.length > orderedSteps.most) {
    return single.map((form, index) => ({ ...form, about: `.${index}` }));
  }
  const stem = phrases[language].order(title);
  const answer = items.join("\n");
  // The list itself is the key.
  return [{ kind: "order", stem, answer, wrong: null, explanation: "" }, ...single];
};

const stepForms = (title: string, items: readonly string[], language: Language): ListForm[] =>
  items.map((answer, index) => {
    const before = items[index - 1];
    const { first, next } = phrases[language];
    const wrong = items.filter((item) => item !== answer && item !== before);
    if (before === undefined) return { stem: first(title), answer, wrong };
    const stem = `${next(title)}\n\n> ${before}`;
    return wrong.length < 3 && isTypable(answer)
      ? { stem: `${stem} → ____`, answer, wrong: null }
      : { stem, answer, wrong };
  });

const nameForms = (title: string, items: readonly string[], language: Language): ListForm[] => {
  const stem = phrases[language].all(items.length, title);
  // The list itself is the key.
  return items.length <= mostNamed && items.every(isTypable)
    ? [{ kind: "name", stem, answer: items.join("\n"), wrong: null, explanation: "" }]
    : [];
};

/** A number with its unit is no name, and what a dash parts are two. */
const isTypable = (item: string): boolean =>
  item.length <= 30 && item.split(/\s+/).length <= 3 && !/[(),/%`_*]|^\d|\s[—–-]\s/.test(item);
