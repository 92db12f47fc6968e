import type { ReadNote } from "#lib/notes/read-note.ts";
import { orderedSteps } from "#lib/questions/question-from-reply.ts";
import type { Language } from "#lib/schemas/language.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { headingName, type NamedList, readNamedLists } from "../recall/read-sections.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { readable } from "./pair-in.ts";
import { type Fact, spanFinder } from "./read-facts.ts";
import { isTitle, mostLabelWords } from "./titled-lists.ts";

/** How lists are asked for, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly all: (count: number, title: string) => string;
  readonly order: (title: string) => string;
  readonly next: (title: string) => string;
  readonly first: (title: string) => string;
  readonly foreign: (title: string) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    all: (count, title) => `“${title}”: name all ${count}.`,
    order: (title) => `“${title}”: put these in the right order.`,
    next: (title) => `“${title}”: what comes right after this?`,
    first: (title) => `“${title}”: what comes first?`,
    foreign: (title) => `Which one does not belong to “${title}”?`,
  },
  ru: {
    all: (count, title) => `«${title}»: назовите все (${count}).`,
    order: (title) => `«${title}»: расположите по порядку.`,
    next: (title) => `«${title}»: что идёт сразу после этого?`,
    first: (title) => `«${title}»: что идёт первым?`,
    foreign: (title) => `Что не относится к списку «${title}»?`,
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
  for (const [at, list] of lists.entries()) {
    // "Advantages" of what, where several lists are called so?
    const isClear = titles.get(list.title)?.length === 1 && isTitle(list.title);
    if (isClear && factAt(list.list) === null)
      yield* formsOf(note, list, foreignItem(list, [lists[at + 1], lists[at - 1]]));
  }
  yield* lineForms(note);
}

/** Who says "and others" names not all. */
const isRest =
  /^(?:etc|others?|more|so on|друг\p{L}+|др|проч\p{L}+|так далее|т\.? ?[дп])(?!\p{L})/iu;

/** "Common shells: bash, zsh, fish": a line that names what there is. */
function* lineForms(note: ReadNote): Generator<AskedForm> {
  const lines = note.items.flatMap((item) => {
    const isLine = item.kind === "sentence" && (item.role === "text" || item.role === "item");
    const [, name = "", rest = ""] =
      (isLine && /^([^:\n]{3,60}): ([^:\n]{5,200}?)\.?$/.exec(readable(item.text))) || [];
    const items = rest.split(/, (?:and |or |и |или )?| (?:and|or|и|или) /);
    const isNamed =
      isTitle(name) &&
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
    const [all] = itemForms(
      title,
      items.map((one) => upperFirst(one, note.language)),
      {
        foreign: null,
        language: note.language,
      },
    );
    const evidence = { quote: note.text.slice(start, end), start, end };
    if (all)
      yield {
        ...all,
        kind: "name",
        about: `i${start}`,
        conceptId: null,
        evidence,
        explanation: "",
      };
  }
}

function* formsOf(note: ReadNote, list: NamedList, foreign: string | null): Generator<AskedForm> {
  const show = (text: string) => upperFirst(readable(text), note.language);
  const { start, end } = list.list;
  const [title, items] = [show(list.title), list.items.map(show)];
  const isOrder = /^\d/.test(note.text.charAt(start)) && isOfSteps.test(title);
  const forms = isOrder
    ? orderForms(title, items, note.language)
    : itemForms(title, items, { foreign: foreign && show(foreign), language: note.language });
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

const itemForms = (
  title: string,
  items: readonly string[],
  { foreign, language }: { readonly foreign: string | null; readonly language: Language },
): ListForm[] => {
  const say = phrases[language];
  const other =
    foreign === null ? [] : [{ stem: say.foreign(title), answer: foreign, wrong: items }];
  const isNamed = items.length <= mostNamed && items.every(isTypable);
  const all: ListForm[] = isNamed
    ? [{ kind: "name", stem: say.all(items.length, title), answer: items.join("\n"), wrong: null }]
    : [];
  return [...all.map((form) => ({ ...form, explanation: "" })), ...other];
};

const isOfSteps =
  /\b(?:steps?|order|phases?|stages?|algorithm|procedure|process|sequence|layers|levels|life ?cycle|work ?flow|pipeline|how to)\b|how (?:it|\p{L}+) works|(?<!\p{L})(?:шаг|этап|поряд|стади|фаз|алгоритм|последовательност|уровн|процедур|процесс|цикл|как )/iu;

const isTypable = (item: string): boolean =>
  item.length <= 30 && item.split(/\s+/).length <= 3 && !/[(),/]/.test(item);

/** An item of a neighbouring list that shares no item with this one. */
const foreignItem = (
  list: NamedList,
  neighbours: readonly (NamedList | undefined)[],
): string | null => {
  const own = list.items.join(" ").toLowerCase();
  const other = neighbours.find(
    (one) =>
      one !== undefined &&
      one.title !== list.title &&
      !one.items.some((item) => own.includes(item.toLowerCase())),
  );
  return other?.items[0] ?? null;
};
