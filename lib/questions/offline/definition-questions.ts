import type { Language } from "../../schemas/language.ts";
import { blank } from "../check-question.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { seededOrder } from "../seeded-order.ts";
import { upperFirst } from "./bare-definition.ts";
import { chooseDistractors } from "./choose-distractors.ts";
import type { Fact, OfflineDraft } from "./fact.ts";
import { phrases } from "./phrases.ts";
import { wordLikeness } from "./word-likeness.ts";

/** From this likeness on two definitions may say the same, so neither is wrong for the other's term. */
const sameMeaning = 0.6;

/** Questions about a fact that set its term and its definition against those of other facts. */
export const definitionQuestions = (
  fact: Fact,
  facts: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const others = facts.filter((other) => isOther(fact, other));
  return [
    termOfDefinition(fact, others, language, seed),
    definitionOfTerm(fact, others, language, seed),
    swappedStatement(fact, others, language, seed),
    trueStatement(fact, language),
    fillTerm(fact, language),
    conceptOfCode(fact, others, language, seed),
  ].flatMap((draft) => draft ?? []);
};

/** Facts whose term and definition are certainly wrong for this one. */
const isOther = (fact: Fact, other: Fact): boolean => {
  if (other.id === fact.id) return false;
  const term = normaliseAnswer(fact.term);
  const otherTerm = normaliseAnswer(other.term);
  if (
    term === otherTerm ||
    ` ${term} `.includes(` ${otherTerm} `) ||
    ` ${otherTerm} `.includes(` ${term} `)
  )
    return false;
  return wordLikeness(fact.definition, other.definition) < sameMeaning;
};

const base = (fact: Fact, kind: OfflineDraft["kind"], language: Language) => ({
  about: fact.id,
  kind,
  conceptId: fact.conceptId,
  code: null,
  codeLanguage: null,
  evidence: fact.evidence,
  accepted: [],
  explanation: phrases[language].because(upperFirst(fact.term), fact.definition),
});

const namesItself = ({ term, definition }: Fact): boolean =>
  ` ${normaliseAnswer(definition)} `.includes(` ${normaliseAnswer(term)} `);

const termOfDefinition = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  if (namesItself(fact)) return null;
  const definition = normaliseAnswer(fact.definition);
  const terms = others
    .map(({ term }) => upperFirst(term))
    .filter((term) => !definition.includes(normaliseAnswer(term)));
  const wrong = chooseDistractors(upperFirst(fact.term), terms, `${seed} term ${fact.id}`);
  return (
    wrong && {
      ...base(fact, "term", language),
      type: "multiple_choice",
      stem: phrases[language].termOfDefinition(`${upperFirst(fact.definition)}.`),
      options: [upperFirst(fact.term), ...wrong],
      answer: upperFirst(fact.term),
    }
  );
};

const definitionOfTerm = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const term = normaliseAnswer(fact.term);
  const definitions = others
    .filter((other) => !normaliseAnswer(other.definition).includes(term))
    .map(({ definition }) => upperFirst(definition));
  const answer = upperFirst(fact.definition);
  const wrong = chooseDistractors(answer, definitions, `${seed} definition ${fact.id}`);
  return (
    wrong && {
      ...base(fact, "definition", language),
      type: "multiple_choice",
      stem: phrases[language].definitionOfTerm(fact.term),
      options: [answer, ...wrong],
      answer,
    }
  );
};

const trueStatement = (fact: Fact, language: Language): OfflineDraft => ({
  ...base(fact, "statement", language),
  type: "true_false",
  stem: phrases[language].statement(upperFirst(fact.term), fact.definition),
  options: null,
  answer: "true",
});

const swappedStatement = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const term = normaliseAnswer(fact.term);
  const usable = others.filter(
    (other) => !namesItself(other) && !normaliseAnswer(other.definition).includes(term),
  );
  const [other] = seededOrder(`${seed} swap ${fact.id}`, usable, ({ id }) => id);
  return other
    ? {
        ...base(fact, "statement", language),
        type: "true_false",
        stem: phrases[language].statement(upperFirst(fact.term), other.definition),
        options: null,
        answer: "false",
        explanation: phrases[language].notBut(upperFirst(fact.term), fact.definition),
      }
    : null;
};

const fillTerm = (fact: Fact, language: Language): OfflineDraft | null => {
  const words = normaliseAnswer(fact.term).split(" ");
  const definition = new Set(normaliseAnswer(fact.definition).split(" "));
  if (words.length > 4 || words.some((word) => word.length > 3 && definition.has(word)))
    return null;
  const { answer, accepted } = spellings(fact.term);
  return {
    ...base(fact, "term", language),
    type: "fill_in",
    stem: phrases[language].fillTerm(fact.definition, blank),
    options: null,
    answer,
    accepted,
  };
};

/** "Central processing unit (CPU)" may be filled in with either name. */
const spellings = (term: string): { answer: string; accepted: string[] } => {
  const match = /^(.+?)\s*\(([^()]+)\)$/.exec(term);
  return match?.[1] && match[2]
    ? { answer: match[1], accepted: [match[2], term] }
    : { answer: term, accepted: [] };
};

const conceptOfCode = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const { code } = fact;
  if (code === null) return null;
  const terms = others.filter((other) => other.code !== code).map(({ term }) => upperFirst(term));
  const wrong = chooseDistractors(upperFirst(fact.term), terms, `${seed} code ${fact.id}`);
  return (
    wrong && {
      ...base(fact, "code", language),
      type: "multiple_choice",
      stem: phrases[language].conceptOfCode,
      options: [upperFirst(fact.term), ...wrong],
      answer: upperFirst(fact.term),
      code,
      codeLanguage: fact.codeLanguage,
      explanation: phrases[language].codeBelongsTo(upperFirst(fact.term), fact.definition),
    }
  );
};
