import type { ReadNote } from "#lib/concepts/read-note.ts";
import { orderedSteps } from "#lib/questions/question-from-reply.ts";
import type { Language } from "#lib/schemas/language.ts";
import { overlap } from "#lib/text/text-span.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { type NamedList, readNamedLists } from "../recall/read-sections.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { readable } from "./pair-in.ts";
import type { Fact } from "./read-facts.ts";

/** How lists are asked for, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly missing: string;
  readonly order: (title: string) => string;
  readonly next: (title: string) => string;
  readonly first: (title: string) => string;
  readonly foreign: (title: string) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    missing: "Which one is missing?",
    order: (title) => `“${title}”: put these in the right order.`,
    next: (title) => `“${title}”: what comes right after this?`,
    first: (title) => `“${title}”: what comes first?`,
    foreign: (title) => `Which one does not belong to “${title}”?`,
  },
  ru: {
    missing: "Чего здесь не хватает?",
    order: (title) => `«${title}»: расположите по порядку.`,
    next: (title) => `«${title}»: что идёт сразу после этого?`,
    first: (title) => `«${title}»: что идёт первым?`,
    foreign: (title) => `Что не относится к списку «${title}»?`,
  },
};

/** More than this nobody keeps in mind. */
const mostItems = 9;

/** The lists of which a note says what they list: the item that is missing, that is foreign, or the step that comes next. */
export function* listForms(note: ReadNote, facts: readonly Fact[]): Generator<AskedForm> {
  const lists = readNamedLists(note).filter(({ items }) => items.length <= mostItems);
  for (const [at, list] of lists.entries()) {
    const show = (text: string) => upperFirst(readable(text), note.language);
    const items = list.items.map(show);
    const { start, end } = list.list;
    if (facts.some((fact) => overlap(fact.evidence, { start, end }))) continue;
    const title = show(list.title);
    const { evidence } = list;
    const isOrder = /^\d/.test(note.text.charAt(start)) && isOfSteps.test(title);
    const other = isOrder ? null : foreignItem(list, [lists[at + 1], lists[at - 1]]);
    const forms = isOrder
      ? orderForms(title, items, note.language)
      : itemForms(title, items, {
          foreign: other === null ? null : show(other),
          language: note.language,
        });
    for (const form of forms) {
      yield {
        ...{ kind: "list", conceptId: null, evidence },
        explanation: `${title}: ${items.join("; ")}.`,
        ...form,
        about: `n${start}${form.about ?? ""}`,
      };
    }
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
  const missing = items.filter(isTypable).map((answer) => {
    const shown = items.map((item) => (item === answer ? "____" : item)).join("; ");
    return { stem: `${say.missing}\n\n> ${title}: ${shown}`, answer, wrong: null };
  });
  return foreign === null
    ? missing
    : [{ stem: say.foreign(title), answer: foreign, wrong: items }, ...missing];
};

const isOfSteps =
  /\b(?:steps?|order|phases?|stages?|algorithm|procedure|process|sequence|layers|levels|life ?cycle|how to)\b|(?<!\p{L})(?:шаг|этап|поряд|стади|фаз|алгоритм|последовательност|уровн|процедур|процесс|цикл|как )/iu;

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
