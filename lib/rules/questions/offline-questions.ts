import type { ReadNote } from "#lib/notes/read-note.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import { seededOrder } from "#lib/questions/seeded-order.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Question } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { inQuotes, pointsBack } from "../recall/recall-questions.ts";
import { type AskedForm, clozeForms, hintAt } from "./cloze-forms.ts";
import { listForms } from "./list-forms.ts";
import { matchForms, titleAbove } from "./match-forms.ts";
import { namedIn } from "./pair-in.ts";
import { askedAt, placesIn } from "./place-in-note.ts";
import { type Fact, readFacts } from "./read-facts.ts";
import { isSameKind } from "./same-kind.ts";
import { belongForms } from "./titled-lists.ts";

/** A question by rules before it has its place in a quiz. */
export type OfflineDraft = Omit<Question, "id" | "difficulty"> & {
  /** The facts it is about: a quiz asks about each once. */
  readonly covers: readonly string[];
  /** The way it asks; ways take turns in a quiz. What code does is known by running it. */
  readonly kind: AskedForm["kind"] | "run";
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
    const { wrong: _wrong, about, covers = [about], ...asked } = form;
    const answered = answerPlace(form, seed);
    if (answered === null) continue;
    const draft: OfflineDraft = {
      ...{ ...asked, ...answered, covers },
      ...{ accepted: [], code: null, codeLanguage: null },
    };
    if (findQuestionFault(draft) === null) yield draft;
  }
}

/** How a form is answered; null where there are not enough wrong options. */
const answerPlace = (
  { kind, about, answer, wrong }: AskedForm,
  seed: string,
): Pick<OfflineDraft, "type" | "options"> | null => {
  const lines = answer.split("\n");
  if (kind === "order") return { type: "ordering", options: lines };
  if (kind === "name") return { type: "naming", options: null };
  if (kind === "match") return { type: "matching", options: [...(wrong ?? []), ...lines] };
  if (wrong === null) return { type: "fill_in", options: null };
  const chosen = chooseDistractors(answer, wrong, `${seed} ${kind} ${about}`);
  return chosen && { type: "multiple_choice", options: [answer, ...chosen] };
};

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
  const lines = facts.filter(({ shape }) => shape === "line");
  const placeOf = placesIn(note);
  for (const fact of facts) {
    // The lines of a note's snippets are of one kind; what another list says is not.
    const own = groups.get(fact.group) ?? [];
    const siblings = fact.shape === "line" ? lines : own;
    const at = siblings.indexOf(fact);
    // Those that stand nearest are most of a kind.
    const near = siblings
      .slice(Math.max(0, at - reach), at + reach + 1)
      .map((one, index) => ({ one, away: Math.abs(index - Math.min(at, reach)) }))
      .sort((left, right) => left.away - right.away)
      .map(({ one }) => one);
    const label = titleAbove(note, own[0] ?? fact);
    yield* factForms(
      fact,
      near,
      (answer) => placeOf(fact.evidence, { label, answer }),
      note.language,
    );
  }
  for (const group of groups.values()) {
    const siblings = group.slice(0, 2 * reach);
    const pairs = siblings.filter(
      (one) =>
        isSpecific(one) &&
        !namesSiblings(one, siblings) &&
        !givesItselfAway(
          one,
          siblings.filter((other) => other !== one),
        ),
    );
    yield* matchForms(note, pairs, isOther, placeOf);
  }
  yield* listForms(note, facts, placeOf);
  yield* belongForms(note, facts, placeOf);
  yield* clozeForms(note, facts, placeOf);
}

/** Siblings on each side that wrong options are taken from: those of the same chapter. */
const reach = 30;

/**
 * How the facts of each shape are asked, for the meaning and for the term, in the note's language: with what stands in
 * quotes, or as code. Part of the content, not of the interface.
 */
const phrases: Readonly<
  Record<Language, Readonly<Record<Fact["shape"], readonly [string, string]>>>
> = {
  en: {
    term: ["which description fits {quoted}?", "what does this describe?"],
    command: ["what does {term} do or stand for?", "which name or command is described here?"],
    date: ["what belongs to this date: {term}?", "when was this?"],
    value: ["which of these belongs to {quoted}?", "what does this belong to?"],
    line: ["what does this line do?\n\n> {term}", "which line does this?"],
    cell: ["what stands under {column} for {quoted}?", "which {rows} does this belong to?"],
  },
  ru: {
    term: ["что означает {quoted}?", "что здесь описано?"],
    command: ["что делает или означает {term}?", "какое имя или какая команда здесь описаны?"],
    date: ["что относится к этой дате: {term}?", "когда это было?"],
    value: ["что из этого относится к {quoted}?", "к чему это относится?"],
    line: ["что делает эта строка?\n\n> {term}", "какая строка это делает?"],
    cell: [
      "что указано в столбце {column} для {quoted}?",
      "к чему из столбца {rows} это относится?",
    ],
  },
};

const quoted = (text: string): string => `\n\n> ${text}`;

function* factForms(
  fact: Fact,
  siblings: readonly Fact[],
  placeOf: (answer: string) => string,
  language: Language,
): Generator<AskedForm> {
  const others = siblings.filter((other) => isOther(fact, other));
  if (givesItselfAway(fact, others) || namesSiblings(fact, siblings)) return;
  const { shape, id, conceptId, evidence } = fact;
  const [rows, column] = fact.columns ?? ["", ""];
  const show = (text: string) => upperFirst(text, language);
  const [term, meaning] = [show(fact.term), show(fact.meaning)];
  const said = shape === "cell" ? `${column}: ${fact.meaning}` : fact.meaning;
  const base = { about: id, conceptId, evidence, explanation: `${term} — ${said}.` };
  // What stands above each other there is of different kinds, and told apart as pairs alone.
  if (shape === "cell" && isOfFeatures.test(rows)) return;
  // A bare number is a name with the head of its column alone.
  const named = shape === "cell" && !/\p{L}/u.test(term) ? `${rows} ${term}`.trim() : term;
  const words = {
    term,
    quoted: inQuotes[language](named),
    rows: inQuotes[language](rows),
    column: inQuotes[language](column),
  };
  const filled = (phrase: string) =>
    phrase.replace(/\{(term|quoted|rows|column)\}/g, (_, name: keyof typeof words) => words[name]);
  const [meaningOf, termOf] = phrases[language][shape];
  const shown = others.filter(isSpecific).map((other) => show(other.meaning));
  yield {
    ...base,
    kind: "definition",
    stem: askedAt(placeOf(""), filled(meaningOf), language),
    answer: meaning,
    wrong: shown,
  };
  if (!isSpecific(fact)) return;
  const terms = others.map((other) => show(other.term));
  const which = askedAt(placeOf(""), filled(termOf), language);
  yield { ...base, kind: "term", stem: which + quoted(show(said)), answer: term, wrong: terms };
  const isChosen = terms.filter((one) => isSameKind(one, term)).length >= 3;
  if (isChosen || !isTypable(fact, siblings)) return;
  const [place, whole] = [placeOf(fact.term), placeOf("")];
  // The note's title says the answer, and what is left says not of what it is.
  if (place !== "" && place.split(" › ")[0] !== whole.split(" › ")[0]) return;
  const open = askedAt(place, filled(termOf), language);
  const stem = `${open}${quoted(`____ — ${fact.meaning}`)}${hintAt(fact.term, language)}`;
  yield { ...base, kind: "typed", stem, answer: fact.term, wrong: null };
}

const isOfFeatures =
  /^(?:features?|propert(?:y|ies)|criteri(?:on|a)|characteristics?|aspects?|attributes?|parameters?|признаки?|свойств[оа]|критери[йи]|характеристик[аи]|параметры?|показател[ьи])?$/iu;

/** Goes on with a sentence, or tells what is not so. */
const leansOn =
  /^(?:which|whose|where|that|unlike|while|instead|after|before|котор|за котор|где|после|перед|в отличие|вместо|\p{L}{1,2} ?:)/iu;

/** Words that a meaning needs to call for one name: beside siblings, and alone. */
const wordsToName = { beside: 4, alone: 4 };

/** Nobody types a long name sign by sign; a sentence of its own is said about something, and describes nothing. */
const isTypable = ({ term, meaning, shape, group }: Fact, siblings: readonly Fact[]): boolean =>
  (shape === "term" || (shape === "command" && siblings.length > 2)) &&
  // "Field tools: fingernail 2.5, glass 5.5" tells of several things what they are.
  (meaning.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) < 2 &&
  !/^(?:yes|no|да|нет)(?!\p{L})/iu.test(meaning) &&
  (siblings.length > 2
    ? plainWords(meaning).length >= wordsToName.beside
    : plainWords(meaning).length >= wordsToName.alone && /^(?:\p{Ll}|An? |The )/u.test(meaning)) &&
  (!group.startsWith("d") || /^(?:\p{Ll}|An? |The |[\p{N}`("«])/u.test(meaning)) &&
  !leansOn.test(meaning) &&
  namedIn(meaning) < 3 &&
  !pointsBack.test(meaning) &&
  plainWords(term).length <= 3 &&
  !/^(?:an?|the) /i.test(term) &&
  term.length <= 30 &&
  // Nobody types the second of something.
  !/[(),/[+=&]|` `|^-|^[IVX]{1,4}$/.test(term);

/** Whether the meaning gives its own term away, or the term its meaning. */
const givesItselfAway = (fact: Fact, others: readonly Fact[]): boolean =>
  fact.shape !== "date" &&
  (namesItself(fact, others) ||
    (fact.term.includes(" ") && fact.meaning.toLowerCase().includes(fact.term.toLowerCase())));

/** "The exposure triangle: aperture, shutter speed and ISO" above these three is said of all of them. */
const namesSiblings = ({ shape, words }: Fact, siblings: readonly Fact[]): boolean =>
  shape === "term" &&
  siblings.filter(
    (other) =>
      other.words.term.length > 0 && other.words.term.every((word) => words.meaning.has(word)),
  ).length > 1;

/** How many of the nearest the wrong options are drawn from. */
const poolSize = 6;

/** Three wrong options of the answer's kind, the same ones for the same seed, all different; null when there are not enough. */
const chooseDistractors = (
  answer: string,
  candidates: readonly string[],
  seed: string,
): string[] | null => {
  const seen = new Set([plainOption(answer)]);
  const different = candidates.filter((candidate) => {
    const plain = plainOption(candidate);
    if (plain === "" || seen.has(plain) || !isSameKind(candidate, answer)) return false;
    seen.add(plain);
    return true;
  });
  const chosen = seededOrder(seed, different.slice(0, poolSize)).slice(0, 3);
  return chosen.length === 3 ? chosen : null;
};

const plainOption = (text: string): string => normaliseAnswer(text) || text.trim();

/** From this share of the shorter one on, two meanings may be said of the same thing. */
const sameMeaning = 0.5;

/** The same of two entries of one list. */
const besideMeaning = 0.8;

/** Siblings whose term and meaning are certainly wrong for this one. */
const isOther = (fact: Fact, other: Fact): boolean => {
  if (other.id === fact.id || plainOption(fact.meaning) === plainOption(other.meaning))
    return false;
  if (plainOption(fact.term) === plainOption(other.term)) return false;
  if (fact.shape === "term" && year.test(fact.term) !== year.test(other.term)) return false;
  if (fact.shape === "date" && other.shape === "date" && haveSameYear(fact.term, other.term))
    return false;
  if (fact.shape === "cell" && ` ${other.meaning} `.includes(` ${fact.meaning} `)) return false;
  const shared = sharedPart(fact.words.meaning, other.words.meaning);
  const isBeside = fact.group === other.group && /^[lt]/.test(fact.group);
  // Who sets two things beside each other tells one from the other, unless by the same words.
  if (fact.shape !== "term" || other.shape !== "term" || isBeside)
    return fact.shape === "cell" || shared < besideMeaning;
  return (
    fact.isPlural === other.isPlural &&
    !areTwins(fact, other) &&
    !names(fact, other) &&
    !names(other, fact) &&
    shared < sameMeaning
  );
};

/** "218–201" and "202": what was in one was in the other. */
const haveSameYear = (left: string, right: string): boolean => {
  const [[from = 0, to = from], [start = 0, end = start]] = [yearsIn(left), yearsIn(right)];
  return from <= end && start <= to;
};

/** The first and the last year of a date, the less one first. */
const yearsIn = (date: string): number[] =>
  (date.match(/\d{2,4}/g) ?? []).map(Number).sort((a, b) => a - b);

const year = /(?<!\d)(?:1\d|20)\d\d(?!\d)/;

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
const isSpecific = ({ shape, group, words }: Fact): boolean =>
  shape !== "term" || !group.startsWith("d") || words.meaning.size >= 2;

/** Whether the meaning gives its own term away, by a word that is in no sibling; "kill" in "SIGKILL" does, too. */
const namesItself = ({ words, shape, meaning }: Fact, others: readonly Fact[]): boolean =>
  words.term.some(
    (word) =>
      word.length > 2 &&
      ([...words.meaning].some((one) => isSameWord(one, word)) ||
        (/command|line/.test(shape) && word.length > 3 && meaning.toLowerCase().includes(word))) &&
      !others.some((other) => other.words.term.includes(word) || other.words.meaning.has(word)),
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
