import { seededOrder } from "#lib/questions/compare-solution.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import type { Fact } from "./read-facts.ts";

/** A question by rules before it has its place in a quiz. */
export type OfflineDraft = Omit<Question, "id" | "difficulty"> & {
  /** The fact it is about: a quiz asks about each once. */
  readonly about: string;
  /** The way it asks; ways take turns in a quiz. */
  readonly kind: "term" | "definition";
};

/** A term with its meaning, as it is said in a sentence. */
type Said = Pick<Fact, "opening" | "meaning">;

/** How questions made by rules are put, in the note's language. Part of the content, not of the interface. */
interface Phrases {
  readonly termOfMeaning: (meaning: string) => string;
  readonly meaningOfTerm: (term: string) => string;
  readonly because: (fact: Said) => string;
}

const quoted = (text: string): string => `> ${text}`;

const said = ({ opening, meaning }: Said, language: Language): string =>
  `${upperFirst(opening, language)} ${meaning}.`;

export const questionPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    termOfMeaning: (meaning) => `What does this describe?\n\n${quoted(`${meaning}.`)}`,
    meaningOfTerm: (term) => `Which description fits “${term}”?`,
    because: (fact) => said(fact, "en"),
  },
  ru: {
    termOfMeaning: (meaning) => `Что здесь описано?\n\n${quoted(`${meaning}.`)}`,
    meaningOfTerm: (term) => `Что означает «${term}»?`,
    because: (fact) => said(fact, "ru"),
  },
};

/** Facts on each side that wrong options are taken from: those of the same chapter. */
const reach = 30;

/**
 * The questions of which rules are sure: from a note's definitions. The same note yields the same questions in the
 * same order. One after the other, because those of a note of 1 MB take seconds, and a server has other work to do in
 * between.
 */
export function* offlineQuestions(
  facts: readonly Fact[],
  language: Language,
  seed: string,
): Generator<OfflineDraft> {
  for (const [at, fact] of facts.entries()) {
    const near = facts.slice(Math.max(0, at - reach), at + reach + 1);
    const drafts = definitionQuestions(fact, near, language, seed);
    yield* drafts.filter((draft) => findQuestionFault(draft) === null);
  }
}

/** How many of the nearest in length the wrong options are drawn from. */
const poolSize = 8;

/**
 * Three wrong options of about the answer's length, the same ones for the same seed, all
 * different; null when there are not enough.
 */
const chooseDistractors = (
  answer: string,
  candidates: readonly string[],
  seed: string,
): string[] | null => {
  const seen = new Set([normaliseAnswer(answer)]);
  const different = candidates.filter((candidate) => {
    const plain = normaliseAnswer(candidate);
    if (plain === "" || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
  const nearest = seededOrder(seed, different)
    .map((text) => ({ text, distance: lengthDistance(text, answer) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, poolSize)
    .map(({ text }) => text);
  const chosen = seededOrder(seed, nearest).slice(0, 3);
  return chosen.length === 3 ? chosen : null;
};

/** In steps, so that options of nearly the same length count as equally near. */
const lengthDistance = (left: string, right: string): number =>
  Math.round(Math.abs(Math.log((left.length + 4) / (right.length + 4))) * 4);

/** Questions about a fact that set its term and its meaning against those of other facts. */
const definitionQuestions = (
  fact: Fact,
  facts: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const others = withoutTwins(
    facts.filter((other) => isOther(fact, other) && !facts.some((one) => isKindOf(one, other))),
  );
  if (!isSpecific(fact) || namesItself(fact)) return [];
  return [
    termOfMeaning(fact, others, language, seed),
    meaningOfTerm(
      fact,
      others.filter(({ kind }) => kind?.meaning === fact.kind?.meaning),
      language,
      seed,
    ),
  ].flatMap((draft) => draft ?? []);
};

/** From this share of the shorter one on, two meanings may be said of the same thing. */
const sameMeaning = 0.5;

/** Facts of the same kind whose term and meaning are certainly wrong for this one. */
const isOther = (fact: Fact, other: Fact): boolean =>
  other.id !== fact.id &&
  fact.kind !== null &&
  other.kind !== null &&
  other.kind.term === fact.kind.term &&
  !areTwins(fact, other) &&
  other.words.meaning.size > fewestWords &&
  !names(fact, other) &&
  !names(other, fact) &&
  sharedPart(fact.words.meaning, other.words.meaning) < sameMeaning;

/** "Process" and "processes", "queue" and "priority queue": one is as right as the other. */
const areTwins = (left: Fact, right: Fact): boolean => {
  const [short, long] = [left.words.term, right.words.term].toSorted((a, b) => a.length - b.length);
  return !short || !long || short.every((word) => long.some((one) => isSameWord(one, word)));
};

const withoutTwins = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact, at) => !facts.slice(0, at).some((earlier) => areTwins(earlier, fact)));

/** Words that begin alike are forms of each other. */
const isSameWord = (left: string, right: string): boolean =>
  left === right ||
  (Math.min(left.length, right.length) >= 5 && left.slice(0, 5) === right.slice(0, 5));

/** What says little may be true of many things: all the more where it is to be wrong. */
const fewestWords = 3;

const isSpecific = ({ words }: Fact): boolean => words.meaning.size >= fewestWords;

/** Whether the meaning gives its own term away. */
const namesItself = ({ words }: Fact): boolean =>
  words.term.some(
    (word) => word.length > 2 && [...words.meaning].some((one) => isSameWord(one, word)),
  );

/** "A set is a collection that …": what is said of any collection may be true of more than these two. */
const isKindOf = (one: Fact, other: Fact): boolean =>
  one.id !== other.id &&
  other.words.term.every((word) => one.words.kind.some((own) => isSameWord(own, word)));

/** Whether the meaning of one has a word of the other's term, or its short form: "Continuous integration (CI) is". */
const names = (one: Fact, other: Fact): boolean =>
  other.words.term.some((word) => [...one.words.meaning].some((own) => isSameWord(own, word))) ||
  shortForms(other).some((form) => plainWords(one.meaning).includes(form));

const shortForms = ({ opening }: Fact): readonly string[] =>
  /\(([^()]*)\)/.exec(opening)?.[1]?.match(/\p{Lu}[\p{Lu}\p{N}]+/gu) ?? [];

const sharedPart = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared / Math.max(1, Math.min(left.size, right.size));
};

const base = (fact: Fact, kind: OfflineDraft["kind"], language: Language) => ({
  about: fact.id,
  kind,
  conceptId: fact.conceptId,
  code: null,
  codeLanguage: null,
  evidence: fact.evidence,
  accepted: [],
  explanation: questionPhrases[language].because(fact),
});

const termOfMeaning = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const answer = upperFirst(fact.term, language);
  const terms = others.map(({ term }) => upperFirst(term, language));
  const wrong = chooseDistractors(answer, terms, `${seed} term ${fact.id}`);
  return (
    wrong && {
      ...base(fact, "term", language),
      type: "multiple_choice",
      stem: questionPhrases[language].termOfMeaning(upperFirst(fact.meaning, language)),
      options: [answer, ...wrong],
      answer,
    }
  );
};

const meaningOfTerm = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const meanings = others.map(({ meaning }) => upperFirst(meaning, language));
  const answer = upperFirst(fact.meaning, language);
  const wrong = chooseDistractors(answer, meanings, `${seed} definition ${fact.id}`);
  return (
    wrong && {
      ...base(fact, "definition", language),
      type: "multiple_choice",
      stem: questionPhrases[language].meaningOfTerm(upperFirst(fact.term, language)),
      options: [answer, ...wrong],
      answer,
    }
  );
};
