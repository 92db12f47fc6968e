import { frontMatterEnd, readNote } from "#lib/notes/read-note.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { JudgedNote } from "./judged-note.ts";

/** What came of a set of notes. */
interface Yield {
  readonly notes: number;
  readonly words: number;
  readonly keyed: number;
  readonly recalled: number;
  /** Rows of tables, items of a few words, and items and lines that begin with what is in bold or in code, or with a label. */
  readonly setOff: number;
  /** Those of them that a keyed question rests on and holds in its own words. */
  readonly asked: number;
}

/**
 * Counts what an author set off without the rules that make the questions, so that they do not measure themselves;
 * prose in a list, and labels of no fact are counted too, so that a reader's own count comes out higher.
 */
export const yieldOf = (notes: readonly JudgedNote[]): Yield =>
  notes.map(ofNote).reduce((sum, one) => ({
    notes: sum.notes + one.notes,
    words: sum.words + one.words,
    keyed: sum.keyed + one.keyed,
    recalled: sum.recalled + one.recalled,
    setOff: sum.setOff + one.setOff,
    asked: sum.asked + one.asked,
  }));

const ofNote = ({ text, questions }: JudgedNote): Yield => {
  const keyed = questions.filter(({ type }) => type !== "free_recall");
  const facts = setOffIn(text);
  return {
    ...{ notes: 1, words: wordsIn(text), keyed: keyed.length },
    recalled: questions.length - keyed.length,
    setOff: facts.length,
    asked: facts.filter((fact) => keyed.some((question) => asks(question, fact, text))).length,
  };
};

/** A question that rests on a whole list asks about an item of it where it says the item. */
const asks = (
  { evidence, stem, answer, options }: Question,
  fact: { readonly start: number; readonly end: number },
  text: string,
): boolean => {
  if (!overlap(fact, evidence)) return false;
  const said = new Set(contentWords([stem, answer, ...(options ?? [])].join("\n")));
  const words = [...new Set(contentWords(text.slice(fact.start, fact.end)))];
  const shared = words.filter((word) => said.has(word)).length;
  return shared >= Math.min(4, words.length / 2);
};

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu)?.length ?? 0;

const label =
  /^(?:[-+*]|\d{1,4}[.)])?\s{0,3}(?:(?:\*\*|`(?!`))[^\s*]|: \S|[\p{L}\p{N}][^\n:—.]{1,40}(?:: | (?:[—–-]|=) ))[^\n]*$/gmu;
const isShort = (item: string): boolean =>
  wordsIn(item) > 0 && wordsIn(item) <= 7 && !/https?:|\]\(/.test(item);

const setOffIn = (text: string): { start: number; end: number }[] => {
  const { sentences, listItems, codeBlocks } = readNote(text);
  const rows = sentences.filter(({ role, header }) => role === "row" && header !== null);
  const short = listItems.filter(({ start, end }) => isShort(text.slice(start, end)));
  const lines = [...text.matchAll(label)]
    // What ends with a colon announces a fact, and is none.
    .filter(({ 0: line }) => !/:[*_]*\s*$|^\*\*[^*]*\*\*\s*$/.test(line))
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
    .filter((line) => ![...rows, ...short, ...codeBlocks].some((other) => overlap(line, other)))
    .filter(({ start }) => start >= frontMatterEnd(text));
  return [...rows, ...short, ...lines];
};

/** From so many facts for 1,000 words on a note is dense. */
const denseFrom = 25;

export const sayYield = ({ words, keyed, recalled, setOff, asked }: Yield): string =>
  `${keyed} keyed and ${recalled} recalled of ${words} words, ${asked} of ${setOff} facts set off`;

/** Dense notes and plain prose apart. */
export const yieldTable = (notes: readonly JudgedNote[]): string => {
  const isDense = (note: JudgedNote) => {
    const { setOff, words } = yieldOf([note]);
    return (setOff * 1000) / Math.max(1, words) >= denseFrom;
  };
  const { dense = [], prose = [] } = Object.groupBy(notes, (note) =>
    isDense(note) ? "dense" : "prose",
  );
  return [
    "| notes | count | words | keyed | for 1,000 words | recalled | facts set off | asked with a key |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...Object.entries({ dense, prose }).flatMap(([kind, some]) =>
      some.length === 0 ? [] : [row(kind, yieldOf(some))],
    ),
  ].join("\n");
};

const row = (kind: string, one: Yield): string =>
  `| ${[kind, one.notes, one.words, one.keyed, ((one.keyed * 1000) / Math.max(1, one.words)).toFixed(1), one.recalled, one.setOff, one.asked].join(" | ")} |`;
