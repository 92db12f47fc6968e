import type { ReadNote } from "#lib/concepts/read-note.ts";
import { seededOrder } from "#lib/questions/compare-solution.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Question } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { type AskedForm, clozeForms } from "./cloze-forms.ts";
import { listForms } from "./list-forms.ts";
import { type Fact, readFacts } from "./read-facts.ts";

/** A question by rules before it has its place in a quiz. */
export type OfflineDraft = Omit<Question, "id" | "difficulty"> & {
  /** The fact it is about: a quiz asks about each once. */
  readonly about: string;
  /** The way it asks; ways take turns in a quiz. */
  readonly kind: AskedForm["kind"];
};

/**
 * The questions of which rules are sure: from the structure that a note's author made. The same note yields the same
 * questions in the same order. One after the other, because those of a note of 1 MB take seconds, and a server has other
 * work to do in between.
 */
export function* offlineQuestions(
  note: ReadNote,
  concepts: readonly Concept[],
  seed: string,
): Generator<OfflineDraft> {
  for (const form of askedForms(note, concepts)) {
    const { wrong, ...asked } = form;
    const chosen =
      wrong && chooseDistractors(asked.answer, wrong, `${seed} ${asked.kind} ${asked.about}`);
    if (wrong && !chosen) continue;
    const draft: OfflineDraft = {
      ...asked,
      ...(asked.kind === "order"
        ? { type: "ordering", options: asked.answer.split("\n") }
        : chosen
          ? { type: "multiple_choice", options: [asked.answer, ...chosen] }
          : { type: "fill_in", options: null }),
      ...{ accepted: [], code: null, codeLanguage: null },
    };
    if (findQuestionFault(draft) === null) yield draft;
  }
}

/**
 * All ways in which a note's facts can be asked, also those for which there are not enough wrong options; nothing that a
 * check has changed.
 */
export function* askedForms(note: ReadNote, concepts: readonly Concept[]): Generator<AskedForm> {
  const changed = concepts.filter(({ definition, original }) => definition !== original);
  for (const form of allForms(note, concepts))
    if (!changed.some(({ span }) => overlap(span, form.evidence))) yield form;
}

function* allForms(note: ReadNote, concepts: readonly Concept[]): Generator<AskedForm> {
  const facts = readFacts(note, concepts);
  const groups = Map.groupBy(facts, ({ group }) => group);
  for (const fact of facts) {
    const siblings = groups.get(fact.group) ?? [];
    const at = siblings.indexOf(fact);
    yield* factForms(fact, siblings.slice(Math.max(0, at - reach), at + reach + 1), note.language);
  }
  yield* listForms(note, facts);
  yield* clozeForms(note, facts);
}

/** Siblings on each side that wrong options are taken from: those of the same chapter. */
const reach = 30;

/** How the facts of each shape are asked, in the note's language. Part of the content, not of the interface. */
type Phrases = Readonly<
  Record<
    Fact["shape"],
    {
      readonly meaningOf: (term: string, column: string, rows: string) => string;
      readonly termOf: (rows: string) => string;
    }
  >
>;

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    term: {
      meaningOf: (term) => `Which description fits “${term}”?`,
      termOf: () => "What does this describe?",
    },
    command: {
      meaningOf: (term) => `What does ${term} do or stand for?`,
      termOf: () => "Which name or command is described here?",
    },
    date: {
      meaningOf: (term) => `What belongs to this date: ${term}?`,
      termOf: () => "When was this?",
    },
    line: {
      meaningOf: (term) => `What does this line do?\n\n> ${term}`,
      termOf: () => "Which line does this?",
    },
    cell: {
      meaningOf: (term, column, rows) => `${rows} “${term}” — ${column}: which is right?`,
      termOf: (rows) => `${rows}: which one does this belong to?`,
    },
  },
  ru: {
    term: {
      meaningOf: (term) => `Что означает «${term}»?`,
      termOf: () => "Что здесь описано?",
    },
    command: {
      meaningOf: (term) => `Что делает или означает ${term}?`,
      termOf: () => "Какое имя или какая команда здесь описаны?",
    },
    date: {
      meaningOf: (term) => `Что относится к этой дате: ${term}?`,
      termOf: () => "Когда это было?",
    },
    line: {
      meaningOf: (term) => `Что делает эта строка?\n\n> ${term}`,
      termOf: () => "Какая строка это делает?",
    },
    cell: {
      meaningOf: (term, column, rows) => `${rows} «${term}» — ${column}: что верно?`,
      termOf: (rows) => `${rows}: к чему это относится?`,
    },
  },
};

const quoted = (text: string): string => `\n\n> ${text}`;

function* factForms(
  fact: Fact,
  siblings: readonly Fact[],
  language: Language,
): Generator<AskedForm> {
  const others = siblings.filter((other) => isOther(fact, other));
  if (givesItselfAway(fact, others)) return;
  const { shape, id, conceptId, evidence } = fact;
  const [rows, column] = fact.columns ?? ["", ""];
  const { meaningOf, termOf } = phrases[language][shape];
  const show = (text: string) => upperFirst(text, language);
  const [term, meaning] = [show(fact.term), show(fact.meaning)];
  const said = shape === "cell" ? `${column}: ${fact.meaning}` : fact.meaning;
  const base = { about: id, conceptId, evidence, explanation: `${term} — ${said}.` };
  if (shape === "cell" && isOfFeatures.test(rows)) {
    // What stands above each other there is of different kinds.
    if (plainWords(fact.meaning).length <= 3)
      yield {
        ...base,
        kind: "typed",
        stem: `${term} — ${column}: ____`,
        answer: fact.meaning,
        wrong: null,
      };
    return;
  }
  const distinct = others.filter(isSpecific);
  const shown = distinct.map((other) => show(other.meaning));
  yield {
    ...base,
    kind: "definition",
    stem: meaningOf(term, column, rows),
    answer: meaning,
    wrong: shown,
  };
  if (!isSpecific(fact)) return;
  const stem = termOf(rows);
  const terms = others.map((other) => show(other.term));
  yield { ...base, kind: "term", stem: stem + quoted(show(said)), answer: term, wrong: terms };
  if (others.length >= 3 || !isTypable(fact, siblings)) return;
  const gap = quoted(`____ — ${fact.meaning}`);
  yield { ...base, kind: "typed", stem: stem + gap, answer: fact.term, wrong: null };
}

const isOfFeatures =
  /^(?:features?|propert(?:y|ies)|criteri(?:on|a)|characteristics?|aspects?|attributes?|parameters?|признаки?|свойств[оа]|критери[йи]|характеристик[аи]|параметры?|показател[ьи])?$/iu;

const fewestSiblings = 3;
const wordsOfCloze = 6;

/** Nobody types a long name sign by sign; a sentence of its own is said about something, and describes nothing. */
const isTypable = ({ term, meaning, shape }: Fact, siblings: readonly Fact[]): boolean =>
  (siblings.length >= fewestSiblings ||
    (shape === "term" && plainWords(meaning).length >= wordsOfCloze)) &&
  (shape === "term" || shape === "command") &&
  /^(?:\p{Ll}|An? |The |[\p{N}`("«])/u.test(meaning) &&
  plainWords(term).length <= 3 &&
  !/^(?:an?|the) /i.test(term) &&
  term.length <= 30 &&
  !/[(),/]|` `/.test(term);

/** Whether the meaning gives its own term away. */
const givesItselfAway = (fact: Fact, others: readonly Fact[]): boolean =>
  fact.shape === "term"
    ? namesItself(fact, others)
    : fact.shape === "command" && fact.meaning.includes(fact.term.replaceAll("`", ""));

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
  const seen = new Set([plainOption(answer)]);
  const different = candidates.filter((candidate) => {
    const plain = plainOption(candidate);
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

const plainOption = (text: string): string => normaliseAnswer(text) || text.trim();

/** In steps, so that options of nearly the same length count as equally near. */
const lengthDistance = (left: string, right: string): number =>
  Math.round(Math.abs(Math.log((left.length + 4) / (right.length + 4))) * 4);

/** From this share of the shorter one on, two meanings may be said of the same thing. */
const sameMeaning = 0.5;

/** Siblings whose term and meaning are certainly wrong for this one. */
const isOther = (fact: Fact, other: Fact): boolean => {
  if (other.id === fact.id || plainOption(fact.meaning) === plainOption(other.meaning))
    return false;
  if (fact.shape !== "term" || other.shape !== "term")
    return plainOption(fact.term) !== plainOption(other.term);
  return (
    fact.isPlural === other.isPlural &&
    !areTwins(fact, other) &&
    !names(fact, other) &&
    !names(other, fact) &&
    sharedPart(fact.words.meaning, other.words.meaning) < sameMeaning
  );
};

/** "Process" and "processes", "queue" and "priority queue": one is as right as the other. */
const areTwins = (left: Fact, right: Fact): boolean => {
  const [short, long] = [left.words.term, right.words.term].toSorted((a, b) => a.length - b.length);
  return !short || !long || short.every((word) => long.some((one) => isSameWord(one, word)));
};

/** Words that begin alike are forms of each other. */
const isSameWord = (left: string, right: string): boolean =>
  left === right ||
  (Math.min(left.length, right.length) >= 5 && left.slice(0, 5) === right.slice(0, 5));

/** What a sentence says in few words may be true of many things; what stands in a list is told from its siblings. */
const isSpecific = ({ shape, words }: Fact): boolean => shape !== "term" || words.meaning.size >= 2;

/** Whether the meaning gives its own term away, by a word that no sibling is called by. */
const namesItself = ({ words }: Fact, others: readonly Fact[]): boolean =>
  words.term.some(
    (word) =>
      word.length > 2 &&
      [...words.meaning].some((one) => isSameWord(one, word)) &&
      !others.some((other) => other.words.term.includes(word)),
  );

/** Whether the meaning of one has a word of the other's term, or its short form: "Continuous integration (CI) is". */
const names = (one: Fact, other: Fact): boolean =>
  other.words.term.some((word) => [...one.words.meaning].some((own) => isSameWord(own, word))) ||
  shortForms(other).some((form) => plainWords(one.meaning).includes(form));

const shortForms = ({ term, evidence }: Fact): readonly string[] =>
  /\(([^()]*)\)/
    .exec(evidence.quote.slice(0, term.length + 20))?.[1]
    ?.match(/\p{Lu}[\p{Lu}\p{N}]+/gu) ?? [];

const sharedPart = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared / Math.max(1, Math.min(left.size, right.size));
};
