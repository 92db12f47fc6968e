import type { Language } from "../../schemas/language.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { seededOrder } from "../seeded-order.ts";
import { upperFirst } from "./bare-definition.ts";
import { chooseDistractors } from "./choose-distractors.ts";
import type { OfflineDraft } from "./fact.ts";
import { phrases } from "./phrases.ts";
import type { NoteList } from "./read-lists.ts";
import { wordLikeness } from "./word-likeness.ts";

/** Questions about what is in a list and in which order. */
export const listQuestions = (
  list: NoteList,
  lists: readonly NoteList[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const foreign = foreignItems(list, lists).map((item) => upperFirst(item, language));
  return [
    ...(list.ordered && list.items.length >= 4 ? order(list, language, seed) : []),
    ...members(list, foreign, language, seed),
  ];
};

/** Items of other lists that are certainly not in this one. */
const foreignItems = (list: NoteList, lists: readonly NoteList[]): string[] => {
  const own = list.items.map(normaliseAnswer);
  return lists
    .filter((other) => other !== list && wordLikeness(other.title, list.title) < 0.6)
    .flatMap(({ items }) => items)
    .filter((item) => {
      const plain = normaliseAnswer(item);
      return !own.some((mine) => mine.includes(plain) || plain.includes(mine));
    });
};

const base = (list: NoteList, kind: "list" | "order", language: Language) => ({
  kind,
  about: `list ${list.evidence.start}`,
  conceptId: null,
  code: null,
  codeLanguage: null,
  accepted: [],
  evidence: list.evidence,
  explanation: phrases[language].listSays(list.title, list.items),
});

const members = (
  list: NoteList,
  foreign: readonly string[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const place = `${seed} list ${list.evidence.start}`;
  const [inside, ...rest] = seededOrder(
    place,
    list.items.map((item) => upperFirst(item, language)),
  );
  const [outside] = seededOrder(place, foreign);
  if (inside === undefined || outside === undefined) return [];
  const drafts: OfflineDraft[] = [
    {
      ...base(list, "list", language),
      type: "true_false",
      stem: phrases[language].listStatement(list.title, inside),
      options: null,
      answer: "true",
    },
    {
      ...base(list, "list", language),
      type: "true_false",
      stem: phrases[language].listStatement(list.title, outside),
      options: null,
      answer: "false",
    },
  ];
  const wrong = chooseDistractors(inside, foreign, `${place} in`);
  if (wrong) {
    drafts.push({
      ...base(list, "list", language),
      type: "multiple_choice",
      stem: phrases[language].inList(list.title),
      options: [inside, ...wrong],
      answer: inside,
    });
  }
  if (rest.length >= 3) {
    drafts.push({
      ...base(list, "list", language),
      type: "multiple_choice",
      stem: phrases[language].notInList(list.title),
      options: [outside, ...rest.slice(0, 3)],
      answer: outside,
    });
  }
  return drafts;
};

const order = (list: NoteList, language: Language, seed: string): OfflineDraft[] => {
  const items = list.items.map((item) => upperFirst(item, language));
  const place = `${seed} order ${list.evidence.start}`;
  const choice = (answer: string, others: readonly string[], stem: string): OfflineDraft[] => {
    const wrong = seededOrder(`${place} ${answer}`, others).slice(0, 3);
    return wrong.length < 3
      ? []
      : [
          {
            ...base(list, "order", language),
            type: "multiple_choice",
            stem,
            options: [answer, ...wrong],
            answer,
          },
        ];
  };
  const first = items[0] ?? "";
  const last = items.at(-1) ?? "";
  const steps = seededOrder(
    place,
    items.slice(0, -1).map((_, index) => index),
  ).slice(0, 3);
  return [
    ...choice(first, items.slice(1), phrases[language].firstInList(list.title)),
    ...steps.flatMap((index) => {
      const [item = "", next = ""] = items.slice(index, index + 2);
      const others = items.filter((other) => other !== item && other !== next);
      return choice(next, others, phrases[language].nextInList(list.title, item));
    }),
    ...choice(last, items.slice(0, -1), phrases[language].lastInList(list.title)),
  ];
};
