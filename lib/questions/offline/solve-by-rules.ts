import type { ReadNote } from "../../concepts/read-note.ts";
import type { Language } from "../../schemas/language.ts";
import type { Concept, Question } from "../../schemas/quiz.ts";
import { blank } from "../check-question.ts";
import { upperFirst, withoutEmphasis } from "./bare-definition.ts";
import type { Fact } from "./fact.ts";
import { phrases } from "./phrases.ts";
import { readFacts } from "./read-facts.ts";
import { type NoteList, readLists } from "./read-lists.ts";

/** A question as its solver sees it. */
export type KeylessQuestion = Pick<Question, "type" | "stem" | "options" | "code">;

/** What a note says, in the forms in which rules ask for it. */
export interface NoteKnowledge {
  readonly facts: readonly Fact[];
  readonly lists: readonly NoteList[];
  readonly sentences: ReadonlySet<string>;
  readonly codes: readonly string[];
  readonly language: Language;
}

export const readKnowledge = (note: ReadNote, concepts: readonly Concept[]): NoteKnowledge => ({
  facts: readFacts(note, concepts),
  lists: readLists(note),
  sentences: new Set(note.sentences.map(({ text }) => withoutEmphasis(text))),
  codes: note.codeBlocks.map(({ code }) => code.replace(/^\n+/, "").trimEnd()),
  language: note.language,
});

/**
 * Every answer that the note supports to a question made by rules, found without its key. A good
 * question has exactly one.
 */
export const solveByRules = (question: KeylessQuestion, known: NoteKnowledge): string[] => {
  if (question.type === "true_false") return [String(isTrue(question.stem, known))];
  if (question.options)
    return question.options.filter((option) => isRight(question, option, known));
  return [...new Set(missingParts(question.stem, known))];
};

const isTrue = (stem: string, { facts, lists, sentences, language }: NoteKnowledge): boolean =>
  sentences.has(stem) ||
  facts.some((fact) => stem === phrases[language].statement(fact)) ||
  lists.some(({ title, items }) =>
    items.some(
      (item) => stem === phrases[language].listStatement(title, upperFirst(item, language)),
    ),
  );

const isRight = (
  { stem, code }: KeylessQuestion,
  option: string,
  known: NoteKnowledge,
): boolean => {
  const { facts, language } = known;
  const say = phrases[language];
  const label = (text: string) => upperFirst(text, language);
  if (stem.includes(blank)) return fitsGap(stem, option, known);
  return (
    facts.some(
      ({ term, definition, code: own }) =>
        (label(term) === option && stem === say.termOfDefinition(`${label(definition)}.`)) ||
        (label(definition) === option && stem === say.definitionOfTerm(term)) ||
        (label(term) === option && stem === say.conceptOfCode && own === code),
    ) || known.lists.some((list) => isRightOfList(stem, option, list, language))
  );
};

const isRightOfList = (
  stem: string,
  option: string,
  { title, items }: NoteList,
  language: Language,
): boolean => {
  const say = phrases[language];
  const shown = items.map((item) => upperFirst(item, language));
  const at = shown.indexOf(option);
  if (stem === say.notInList(title)) return at === -1;
  if (at === -1) return false;
  return (
    stem === say.inList(title) ||
    (stem === say.firstInList(title) && at === 0) ||
    (stem === say.lastInList(title) && at === shown.length - 1) ||
    (at > 0 && stem === say.nextInList(title, shown[at - 1] ?? ""))
  );
};

const fitsGap = (stem: string, option: string, { sentences, codes }: NoteKnowledge): boolean => {
  const gapped = gappedText(stem);
  const filled = gapped.replace(blank, () => option);
  return sentences.has(filled) || codes.includes(filled);
};

/** What stands in the note where the gap is. */
const missingParts = (
  stem: string,
  { facts, sentences, codes, language }: NoteKnowledge,
): string[] => {
  const terms = facts.filter((fact) => stem === phrases[language].fillTerm(fact, blank));
  if (terms.length > 0) return terms.map(({ term }) => term);
  const [before = "", after = ""] = gappedText(stem).split(blank);
  return [...sentences, ...codes]
    .filter(
      (text) =>
        text.startsWith(before) &&
        text.endsWith(after) &&
        text.length > before.length + after.length,
    )
    .map((text) => text.slice(before.length, text.length - after.length).replace(/^`|`$/g, ""));
};

/** The quoted or fenced part of a stem. */
const gappedText = (stem: string): string => {
  const fence = /\n(`{3,})(?!`)[^\n]*\n/.exec(stem);
  const from = fence === null ? 0 : fence.index + fence[0].length;
  const to = stem.length - (fence?.[1]?.length ?? 0) - 1;
  const isFenced = fence !== null && from <= to && stem.endsWith(`\n${fence[1]}`);
  if (isFenced) return stem.slice(from, to);
  return stem
    .split("\n")
    .flatMap((line) => (line.startsWith("> ") ? [line.slice(2)] : []))
    .join("\n");
};
