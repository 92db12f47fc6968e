import type { Language } from "../../schemas/language.ts";
import { upperFirst } from "./bare-definition.ts";
import type { Fact } from "./fact.ts";

/** A term with a definition, as it is said in a sentence. */
export type Said = Pick<Fact, "term" | "definition" | "shape">;

/** How questions made by rules are put, in the note's language. Part of the content, not of the interface. */
export interface Phrases {
  readonly termOfDefinition: (definition: string) => string;
  readonly definitionOfTerm: (term: string) => string;
  readonly statement: (fact: Said) => string;
  readonly fillTerm: (fact: Omit<Said, "term">, blank: string) => string;
  readonly missingWord: (sentence: string) => string;
  readonly fillWord: (sentence: string) => string;
  readonly inList: (list: string) => string;
  readonly notInList: (list: string) => string;
  readonly firstInList: (list: string) => string;
  readonly lastInList: (list: string) => string;
  readonly nextInList: (list: string, item: string) => string;
  readonly listStatement: (list: string, item: string) => string;
  readonly conceptOfCode: string;
  readonly missingToken: (code: string, language: string) => string;
  readonly fillToken: (code: string, language: string) => string;
  readonly because: (fact: Said) => string;
  readonly notBut: (fact: Said) => string;
  readonly noteSays: (sentence: string) => string;
  readonly listSays: (list: string, items: readonly string[]) => string;
  readonly codeBelongsTo: (fact: Said) => string;
}

/** "— это" goes before a noun; what stands in a table's cell may be a sentence. */
const isJoined = ({ definition, shape }: Omit<Said, "term">): string =>
  shape === "row" ? `: ${definition}` : ` — это ${definition}`;

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

const fenced = (code: string, language: string): string => {
  const fence = "`".repeat(
    Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return `${fence}${language}\n${code}\n${fence}`;
};

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    termOfDefinition: (definition) => `Which term fits this definition?\n\n${quoted(definition)}`,
    definitionOfTerm: (term) => `What does the term “${term}” mean?`,
    statement: ({ term, definition }) => `“${upperFirst(term, "en")}” means: ${definition}.`,
    fillTerm: ({ definition }, blank) => `Fill in the term.\n\n> ${blank}: ${definition}.`,
    missingWord: (sentence) =>
      `What is missing in this sentence from the notes?\n\n${quoted(sentence)}`,
    fillWord: (sentence) => `Fill the gap in this sentence from the notes.\n\n${quoted(sentence)}`,
    inList: (list) => `Which of these do the notes list under “${list}”?`,
    notInList: (list) => `Which of these do the notes **not** list under “${list}”?`,
    firstInList: (list) => `Which of these comes first in “${list}”?`,
    lastInList: (list) => `Which of these comes last in “${list}”?`,
    nextInList: (list, item) => `In “${list}”, what comes right after this?\n\n${quoted(item)}`,
    listStatement: (list, item) => `The notes list this under “${list}”: ${item}.`,
    conceptOfCode: "Which concept does this code illustrate?",
    missingToken: (code, language) =>
      `What belongs in the gap of this code from the notes?\n\n${fenced(code, language)}`,
    fillToken: (code, language) =>
      `Fill the gap in this code from the notes.\n\n${fenced(code, language)}`,
    because: ({ term, definition }) => `**${upperFirst(term, "en")}**: ${definition}.`,
    notBut: ({ term, definition }) =>
      `That describes something else. **${upperFirst(term, "en")}**: ${definition}.`,
    noteSays: (sentence) => `In the notes: ${sentence}`,
    listSays: (list, items) => `“${list}” in the notes: ${items.join("; ")}.`,
    codeBelongsTo: ({ term, definition }) => `The code belongs to **${term}**: ${definition}.`,
  },
  ru: {
    termOfDefinition: (definition) =>
      `Какому понятию соответствует определение?\n\n${quoted(definition)}`,
    definitionOfTerm: (term) => `Что означает термин «${term}»?`,
    statement: (fact) => `«${upperFirst(fact.term, "ru")}»${isJoined(fact)}.`,
    fillTerm: (fact, blank) => `Впишите термин.\n\n> ${blank}${isJoined(fact)}.`,
    missingWord: (sentence) =>
      `Что пропущено в этом предложении из конспекта?\n\n${quoted(sentence)}`,
    fillWord: (sentence) => `Заполните пропуск в предложении из конспекта.\n\n${quoted(sentence)}`,
    inList: (list) => `Что из этого входит в список «${list}»?`,
    notInList: (list) => `Что из этого **не** входит в список «${list}»?`,
    firstInList: (list) => `Что из этого идёт первым в списке «${list}»?`,
    lastInList: (list) => `Что из этого идёт последним в списке «${list}»?`,
    nextInList: (list, item) =>
      `Что в списке «${list}» идёт сразу после этого пункта?\n\n${quoted(item)}`,
    listStatement: (list, item) => `В список «${list}» входит: ${item}.`,
    conceptOfCode: "Какое понятие показывает этот код?",
    missingToken: (code, language) =>
      `Что стоит на месте пропуска в этом коде из конспекта?\n\n${fenced(code, language)}`,
    fillToken: (code, language) =>
      `Заполните пропуск в коде из конспекта.\n\n${fenced(code, language)}`,
    because: (fact) => `**${upperFirst(fact.term, "ru")}**${isJoined(fact)}.`,
    notBut: (fact) =>
      `Здесь описано другое понятие. **${upperFirst(fact.term, "ru")}**${isJoined(fact)}.`,
    noteSays: (sentence) => `В конспекте: ${sentence}`,
    listSays: (list, items) => `Список «${list}» в конспекте: ${items.join("; ")}.`,
    codeBelongsTo: (fact) => `Этот код относится к понятию **${fact.term}**: ${fact.definition}.`,
  },
};
