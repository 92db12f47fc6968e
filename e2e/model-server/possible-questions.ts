import type { KeyedType } from "#lib/schemas/quiz.ts";
import { type Material, masked, oneLine, plain, statements } from "./quiz-material.ts";

/** A question as the server's writer answers it. */
export interface ServerQuestion {
  readonly stem: string;
  readonly answer: string;
  readonly wrong: string[];
  readonly beside?: string;
  readonly accepted: string[];
  readonly explanation: string;
  readonly evidence: number[];
}

interface Slot {
  readonly conceptId: string | null;
  readonly type: KeyedType;
  readonly useCode: boolean;
  /** Numbers of the sentences it must ask about. */
  readonly sentences: readonly number[];
}

/** All questions that the server can think of for a slot, best first. */
export const possibleQuestions = (material: Material, slot: Slot): ServerQuestion[] => {
  const own = statementsFor(material, slot);
  const shapes = { multiple_choice: choices, true_false: truths, fill_in: fillIns, open: opens };
  return own.flatMap(({ text }) =>
    shapes[slot.type](material, text, slot).map((question) => ({
      ...question,
      explanation: firstWords(text, explained),
      evidence: evidenceOf(material, slot, text),
    })),
  );
};

/** The slot's own sentences, those of the definition that is asked about, or the one most like it. */
const evidenceOf = (material: Material, { sentences, conceptId }: Slot, text: string): number[] => {
  const concept = material.concepts.find(({ id }) => id === conceptId);
  const cited = sentences.length > 0 ? sentences : (concept?.sentences.slice(0, mostCited) ?? []);
  return cited.length > 0 ? [...cited] : evidenceFor(material, text);
};

const mostCited = 3;

const statementsFor = (material: Material, { conceptId, sentences }: Slot): { text: string }[] => {
  if (sentences.length > 0) {
    return material.sentences.filter(({ number }) => sentences.includes(number));
  }
  const all = statements(material);
  return conceptId === null ? all : all.filter((one) => one.conceptId === conceptId);
};

/** Words of an option and of an explanation, at most: a model that writes well writes no more. */
const optionWords = 8;
const explained = 12;

export const firstWords = (text: string, most: number): string => {
  const words = oneLine(text).split(" ");
  return words.slice(0, most).join(" ");
};

type Shape = Omit<ServerQuestion, "explanation" | "evidence">;
const shared = { wrong: [], accepted: [] };

const choices = (material: Material, text: string, slot: Slot): Shape[] => {
  const concept = material.concepts.find(({ id }) => id === slot.conceptId);
  const others = material.concepts.filter((other) => other !== concept);
  const questions: Shape[] = [];
  const add = (stem: string, answer: string, others: readonly string[]) => {
    const wrong = threeOthers(answer, others);
    if (wrong) questions.push({ ...shared, stem, answer, wrong });
  };
  const spare = wordsOf(material).map(({ word }) => word);
  const spoken = plain(text);
  const strange = spare.filter((word) => !spoken.includes(plain(word)));
  if (concept) {
    const terms = [...others.map(({ term }) => term), ...strange];
    if (slot.useCode && concept.code !== null)
      add("To what does this code belong?", concept.term, terms);
    add(`What holds for “${concept.term}”?`, firstWords(text, optionWords), [
      ...others.map(({ definition }) => firstWords(definition, optionWords)),
      ...spare.map((word) => `${concept.term}: ${word}`),
    ]);
    add(`What is described here? “${masked(text, concept.term)}”`, concept.term, terms);
  }
  for (const { word } of longWords(text)) {
    add(`Which word is missing? “${gapped(text, word)}”`, word, strange);
  }
  return questions;
};

const truths = (material: Material, text: string): Shape[] => {
  const spoken = plain(text);
  const strange = wordsOf(material).filter(({ word }) => !spoken.includes(plain(word)));
  const wrong = longWords(text).flatMap(({ word }, index) => {
    const other = strange[index]?.word;
    return other ? [{ stem: text.replace(word, other), answer: "false" }] : [];
  });
  return [...wrong.slice(0, 1), { stem: text, answer: "true" }, ...wrong.slice(1)].map((one) => ({
    ...shared,
    ...one,
  }));
};

const fillIns = (_: Material, text: string): Shape[] =>
  longWords(text).map(({ word }) => ({
    ...shared,
    stem: `Fill in: “${gapped(text, word)}”`,
    answer: word,
  }));

const opens = ({ concepts }: Material, text: string, slot: Slot): Shape[] => {
  const term = concepts.find(({ id }) => id === slot.conceptId)?.term ?? longWords(text)[0]?.word;
  const wrong = untruths.map((untrue) => `${untrue}: ${firstWords(text, explained)}.`);
  const stem = `Explain “${term}” in your own words.`;
  // As the server's solver cannot tell what answers a question, this is recognised as no sentence of the material.
  const beside = `Elsewhere: ${firstWords(text, explained)}.`;
  return term ? [{ ...shared, stem, answer: text, wrong, beside }] : [];
};

/** What makes a statement one that the material does not make. */
const untruths = ["Never", "Nowhere", "Nobody"];

/** Words shown on each side of a gap: few, so that gaps of one text make different questions. */
const shownAround = 3;

/** A word's neighbourhood with a gap in its place. */
const gapped = (text: string, word: string): string => {
  const at = text.indexOf(word);
  const before = text
    .slice(0, at)
    .split(" ")
    .slice(-shownAround - 1)
    .join(" ");
  const after = text
    .slice(at + word.length)
    .split(" ")
    .slice(0, shownAround + 1)
    .join(" ");
  return `${before}____${after}`;
};

const threeOthers = (answer: string, others: readonly string[]): string[] | null => {
  const known = new Set(["", plain(answer)]);
  const wrong: string[] = [];
  for (const one of others) {
    if (wrong.length === 3) break;
    if (!known.has(plain(one))) wrong.push(one);
    known.add(plain(one));
  }
  return wrong.length === 3 ? wrong : null;
};

const wordsOf = (material: Material): { word: string }[] =>
  [...statements(material), ...material.sentences].flatMap(({ text }) => longWords(text));

/** The words that occur once in a text, longest first. */
const longWords = (text: string): { word: string }[] => {
  const words = text.match(/\p{L}{5,}/gu) ?? [];
  return words
    .filter((word) => text.toLowerCase().split(word.toLowerCase()).length === 2)
    .sort((left, right) => right.length - left.length)
    .map((word) => ({ word }));
};

/** The sentence that shares most words with a text. */
const evidenceFor = ({ sentences }: Material, text: string): number[] => {
  const words = new Set(plain(text).split(" "));
  const scored = sentences.map(({ number, text: sentence }) => ({
    number,
    shared: plain(sentence)
      .split(" ")
      .filter((word) => words.has(word)).length,
  }));
  const [best] = scored.sort((left, right) => right.shared - left.shared);
  return best ? [best.number] : [];
};
