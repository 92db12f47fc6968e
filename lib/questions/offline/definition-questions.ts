import type { Language } from "../../schemas/language.ts";
import { blank } from "../check-question.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { seededOrder } from "../seeded-order.ts";
import { upperFirst } from "./bare-definition.ts";
import { chooseDistractors } from "./choose-distractors.ts";
import type { Fact, OfflineDraft } from "./fact.ts";
import { neighbours } from "./neighbours.ts";
import { phrases } from "./phrases.ts";
import { setLikeness } from "./word-likeness.ts";

/** From this likeness on two definitions may say the same, so neither is wrong for the other's term. */
const sameMeaning = 0.6;

/** Questions about a fact that set its term and its definition against those of other facts. */
export const definitionQuestions = (
  fact: Fact,
  facts: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft[] => {
  const near = neighbours(facts, facts.indexOf(fact), reach);
  const others = near.filter((other) => isOther(fact, other));
  const unique = facts.every(
    (other) => other === fact || other.plain.definition !== fact.plain.definition,
  );
  return [
    termOfDefinition(fact, others, language, seed),
    definitionOfTerm(fact, others, language, seed),
    swappedStatement(fact, others, language, seed),
    trueStatement(fact, language),
    unique ? fillTerm(fact, language) : null,
    conceptOfCode(fact, others, language, seed),
  ].flatMap((draft) => draft ?? []);
};

/** Facts on each side that wrong options are taken from. */
const reach = 30;

/** Facts whose term and definition are certainly wrong for this one. */
const isOther = (fact: Fact, other: Fact): boolean => {
  if (other.id === fact.id) return false;
  const [term, otherTerm] = [` ${fact.plain.term} `, ` ${other.plain.term} `];
  if (term.includes(otherTerm) || otherTerm.includes(term)) return false;
  return setLikeness(fact.words, other.words) < sameMeaning;
};

const base = (fact: Fact, kind: OfflineDraft["kind"], language: Language) => ({
  about: fact.id,
  kind,
  conceptId: fact.conceptId,
  code: null,
  codeLanguage: null,
  evidence: fact.evidence,
  accepted: [],
  explanation: phrases[language].because(fact),
});

const namesItself = ({ plain }: Fact): boolean =>
  ` ${plain.definition} `.includes(` ${plain.term} `);

const termOfDefinition = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  if (namesItself(fact)) return null;
  const { definition } = fact.plain;
  const terms = others
    .map(({ term }) => upperFirst(term, language))
    .filter((term) => !definition.includes(normaliseAnswer(term)));
  const wrong = chooseDistractors(
    upperFirst(fact.term, language),
    terms,
    `${seed} term ${fact.id}`,
  );
  return (
    wrong && {
      ...base(fact, "term", language),
      type: "multiple_choice",
      stem: phrases[language].termOfDefinition(`${upperFirst(fact.definition, language)}.`),
      options: [upperFirst(fact.term, language), ...wrong],
      answer: upperFirst(fact.term, language),
    }
  );
};

const definitionOfTerm = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const { term } = fact.plain;
  const definitions = others
    .filter((other) => other.shape === fact.shape && !other.plain.definition.includes(term))
    .map(({ definition }) => upperFirst(definition, language));
  const answer = upperFirst(fact.definition, language);
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
  stem: phrases[language].statement(fact),
  options: null,
  answer: "true",
});

const swappedStatement = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const { term } = fact.plain;
  const usable = others.filter(
    (other) =>
      other.shape === fact.shape && !namesItself(other) && !other.plain.definition.includes(term),
  );
  const [other] = seededOrder(`${seed} swap ${fact.id}`, usable, ({ id }) => id);
  return other
    ? {
        ...base(fact, "statement", language),
        type: "true_false",
        stem: phrases[language].statement({ ...other, term: fact.term }),
        options: null,
        answer: "false",
        explanation: phrases[language].notBut(fact),
      }
    : null;
};

const fillTerm = (fact: Fact, language: Language): OfflineDraft | null => {
  const words = fact.plain.term.split(" ");
  const definition = new Set(fact.plain.definition.split(" "));
  if (words.length > 4 || words.some((word) => word.length > 3 && definition.has(word)))
    return null;
  const { answer, accepted } = spellings(fact.term);
  return {
    ...base(fact, "term", language),
    type: "fill_in",
    stem: phrases[language].fillTerm(fact, blank),
    options: null,
    answer,
    accepted,
  };
};

/** "Central processing unit (CPU)" may be filled in with either name. */
const spellings = (term: string): { answer: string; accepted: string[] } => {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(term);
  return match?.[1] && match[2]
    ? { answer: match[1], accepted: [match[2], term] }
    : { answer: term, accepted: [] };
};

/** Code that names another concept may show that one as well. */
const isNamedIn = (code: string, term: string): boolean =>
  ` ${code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${term.toLowerCase()} `);

const conceptOfCode = (
  fact: Fact,
  others: readonly Fact[],
  language: Language,
  seed: string,
): OfflineDraft | null => {
  const { code } = fact;
  if (code === null || others.some((other) => isNamedIn(code, other.term))) return null;
  const terms = others
    .filter((other) => other.code !== code)
    .map(({ term }) => upperFirst(term, language));
  const wrong = chooseDistractors(
    upperFirst(fact.term, language),
    terms,
    `${seed} code ${fact.id}`,
  );
  return (
    wrong && {
      ...base(fact, "code", language),
      type: "multiple_choice",
      stem: phrases[language].conceptOfCode,
      options: [upperFirst(fact.term, language), ...wrong],
      answer: upperFirst(fact.term, language),
      code,
      codeLanguage: fact.codeLanguage,
      explanation: phrases[language].codeBelongsTo(fact),
    }
  );
};
