import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { matchedPairCount } from "#lib/schemas/question-limits.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { headingName } from "../recall/read-sections.ts";
import { inQuotes } from "../recall/recall-questions.ts";
import type { AskedForm } from "./cloze-forms.ts";
import { askedAt, type PlaceOf } from "./place-in-note.ts";
import { type Fact, lastBefore } from "./read-facts.ts";
import { areAlike, kindOf } from "./same-kind.ts";
import { isTitle, labelIn } from "./titled-lists.ts";

const { en: english, ru: russian } = inQuotes;

/** How pairs are asked for, in the note's language. Part of the content, not of the interface. */
const phrases: Readonly<
  Record<Language, Partial<Record<Fact["shape"], string>> & { term: string; columns: Columns }>
> = {
  en: {
    term: "match each with its description.",
    date: "match each date with what belongs to it.",
    line: "match each line with what it does.",
    value: "match what belongs together.",
    columns: (rows, column) =>
      `match ${rows === "" ? "each" : english(rows)} with what stands under ${english(column)}.`,
  },
  ru: {
    term: "соотнесите с описаниями.",
    date: "соотнесите даты и события.",
    line: "соотнесите строки с тем, что они делают.",
    value: "соотнесите, что к чему относится.",
    columns: (rows, column) =>
      rows === ""
        ? `соотнесите с тем, что указано в столбце ${russian(column)}.`
        : `соотнесите ${russian(rows)} и ${russian(column)}.`,
  },
};

type Columns = (rows: string, column: string) => string;

/** A passage that can be looked at beside its question, in UTF-16 units. */
const longestEvidence = 1_600;

/** What the student reads at a glance, in UTF-16 units. */
const longestMeaning = 140;

/**
 * The facts of one list, table or run of lines put together in one question, of which the first that can be told apart
 * are taken; the others are left to questions of their own.
 */
export function* matchForms(
  note: ReadNote,
  siblings: readonly Fact[],
  isOther: (fact: Fact, other: Fact) => boolean,
  placeOf: PlaceOf,
): Generator<AskedForm> {
  const pairs: Fact[] = [];
  const alike = largestKind(siblings);
  const wanted = pairsOf(alike.length);
  for (const fact of alike) {
    if (pairs.length === wanted) break;
    const isApart = pairs.every((one) => isOther(fact, one) && isOther(one, fact));
    if (isApart && fact.meaning.length <= longestMeaning) pairs.push(fact);
  }
  const [first] = pairs;
  const evidence = passageOf(note, pairs);
  if (!first || pairs.length < matchedPairCount.fewest || evidence === null) return;
  const show = (text: string) => upperFirst(text, note.language);
  const [rows, column] = first.columns ?? ["", ""];
  const label = titleAbove(note, siblings[0] ?? first);
  const { columns, ...say } = phrases[note.language];
  const asked = first.columns === null ? (say[first.shape] ?? say.term) : columns(rows, column);
  yield {
    ...{ about: `m${first.group}`, covers: pairs.map(({ id }) => id), kind: "match" },
    ...{ conceptId: first.conceptId, evidence, explanation: "" },
    stem: askedAt(placeOf(evidence, { label }), asked, note.language),
    answer: pairs.map(({ meaning }) => show(meaning)).join("\n"),
    wrong: pairs.map(({ term }) => show(term)),
  };
}

/** The facts of whose meanings none stands out by its form; what happened at a date may be told in any. */
const largestKind = (siblings: readonly Fact[]): readonly Fact[] => {
  if (siblings[0]?.shape === "date") return siblings;
  const kinds = siblings.map(({ meaning }) => kindOf(meaning));
  const [alike = []] = kinds
    .map((kind) => siblings.filter((_, at) => areAlike(kind, kinds[at] ?? kind)))
    .sort((left, right) => right.length - left.length);
  return alike;
};

/** What a list, a table or a run of lines stands under: a label or a heading, with nothing but prose between. */
export const titleAbove = (note: ReadNote, fact: Fact): string =>
  fact.label ?? titleOfList(note, fact);

const titleOfList = (note: ReadNote, { evidence, group }: Fact): string => {
  // What is gathered from all over the note stands under nothing.
  if (/^d|^k introduced/.test(group)) return "";
  let label = labelAbove(note, evidence.start);
  let [at, isNext] = [evidence.start, true];
  for (let steps = 0; label === null && steps < farthest; steps += 1) {
    const before = lastBefore(note.items, at);
    if (before?.kind === "heading") return headingName(before);
    if (before?.kind !== "sentence" || before.role === "item") return "";
    isNext &&= /^(?:(?:```|~~~)[^\n]*)?$/.test(note.text.slice(before.end, at).trim());
    if (before.role === "text") {
      label = isNext ? labelIn(before.text) : null;
      isNext = false;
    }
    at = before.start;
  }
  return label !== null && isTitle(label) ? label : "";
};

/** What the line right above says, if it is a label. */
const labelAbove = ({ text, language }: ReadNote, start: number): string | null => {
  const end = text.lastIndexOf("\n", start - 1);
  const from = text.lastIndexOf("\n", end - 1) + 1;
  const above = text.slice(from, Math.max(0, end));
  // A line in small letters is one where it begins a paragraph: "burns, degrees:".
  const isFirst = /:$/.test(above) && (from < 2 || text.charAt(from - 2) === "\n");
  return labelIn(isFirst ? upperFirst(above, language) : above);
};

/** Sentences above a list to which its heading is too far away. */
const farthest = 30;

/** Some facts of a long list are left to be asked by themselves. */
const pairsOf = (facts: number): number =>
  facts < 6 ? facts : facts < 9 ? 4 : facts < 12 ? 5 : matchedPairCount.most;

const passageOf = ({ text }: ReadNote, pairs: readonly Fact[]): Passage | null => {
  const start = pairs[0]?.evidence.start ?? 0;
  const end = pairs.at(-1)?.evidence.end ?? 0;
  return end - start <= longestEvidence ? { quote: text.slice(start, end), start, end } : null;
};
