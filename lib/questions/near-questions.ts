import { comparedWords, hashEmbedder } from "#lib/ai/hash-words.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { normaliseAnswer, sameAnswer } from "./same-answer.ts";

/** Cosine similarity of two vectors of the same length; 0 when one of them is all zero. */
export const cosine = (left: readonly number[], right: readonly number[]): number => {
  let product = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  for (let index = 0; index < left.length; index += 1) {
    const a = left[index] ?? 0;
    const b = right[index] ?? 0;
    product += a * b;
    leftSquare += a * a;
    rightSquare += b * b;
  }
  const length = Math.sqrt(leftSquare * rightSquare);
  return length === 0 ? 0 : product / length;
};

/**
 * The text by which a question is compared with earlier ones: what is asked, the right answer and
 * the code. Wrong options are left out: the same question with other distractors is a repeat. The answer of a free
 * recall is a whole passage, and nothing is compared with it.
 */
export const questionVectorText = (
  question: Pick<Question, "type" | "stem" | "answer" | "code">,
): string =>
  [question.stem, isCompared(question.type) ? question.answer : null, question.code]
    .filter((part) => part !== null && part.trim() !== "")
    .join("\n");

const isCompared = (type: Question["type"]): boolean =>
  type !== "true_false" && type !== "free_recall";

/**
 * What is asked, without the answer: two questions of a quiz with the same key and different answers
 * would contradict each other. The code belongs to it, as "What does this print?" asks of the code.
 */
export const stemKey = ({
  stem,
  code,
  type,
  options,
}: Pick<Question, "stem" | "code"> & Partial<Pick<Question, "type" | "options">>): string => {
  const isAmong = type === "matching" || asksAmong.test(stem);
  const among = isAmong ? (options ?? []).toSorted().join("\n") : "";
  return `${normaliseAnswer(stem)}\n${code ?? ""}${among}`;
};

/** What is asked then depends on the options. */
const asksAmong = /^(?:which of these|что из этого)(?!\p{L})/iu;

export type ComparedQuestion = Pick<Question, "type" | "stem" | "answer" | "accepted" | "code"> &
  Partial<Pick<Question, "options">>;

/** How like two questions are in the space of an embedding model. */
export interface Likeness {
  readonly modelId: string;
  /** Cosine similarity. */
  readonly similarity: number;
}

/** Whether two questions ask the same; `doubtful` when only somebody who understands them can tell. */
export type Kinship = "repeat" | "doubtful" | "different";

/**
 * In the space of words: from here on two questions with the same answer are repeats when one has all words of the
 * other. A replaced word is what tells February's revolution from October's, at .83.
 */
const sameWordsFrom = 0.65;
/** In the space of words: from here on two questions with the same answer are repeats whatever words were replaced, statements apart. */
const sameAnswerFrom = 0.85;
/** Below these likenesses, in the space of words and in a model's, two questions with the same answer are not looked at. */
const doubtfulFrom = { words: 0.4, model: 0.7 };

/**
 * What two questions are to each other that are so alike. In the space of an embedding model `threshold` decides; in
 * that of words it does, too, but paraphrases lie below it. The limits of that space were chosen on the half of the
 * pairs in `testing/near-pairs.ts` that is for it, and hold on the other: `near-questions.test.ts` states how well.
 * @param threshold REPEAT_THRESHOLD
 */
export const kinship = (
  left: ComparedQuestion,
  right: ComparedQuestion,
  { modelId, similarity }: Likeness,
  threshold: number,
): Kinship => {
  // A passage is worth being recalled again, and whoever makes a quiz chooses those that were not asked for before.
  if (left.type === "free_recall" || right.type === "free_recall") return "different";
  if (similarity >= threshold) return "repeat";
  if (similarity < leastLikeness(modelId, threshold)) return "different";
  const isStatement = left.type === "true_false" || right.type === "true_false";
  const hasSameAnswer = sameKey(left, right);
  if (modelId === hashEmbedder.modelId && similarity >= sameWordsFrom) {
    const isSame = similarity >= sameAnswerFrom && !isStatement;
    const isRepeat = hasSameAnswer && sameCode(left, right) && (isSame || hasAllWords(left, right));
    return isRepeat ? "repeat" : "doubtful";
  }
  return hasSameAnswer && !isStatement ? "doubtful" : "different";
};

/**
 * What two questions are to each other that rest on the same sentence, however unlike their words are: with a judge
 * somebody tells; without one they are a repeat when they ask for the same in it, its key or its gap.
 */
export const kinshipInSentence = (
  left: ComparedQuestion,
  right: ComparedQuestion,
  hasJudge: boolean,
): Kinship => {
  if (left.type === "free_recall" || right.type === "free_recall") return "different";
  if (hasJudge) return "doubtful";
  return asksTheSame(left, right) ? "repeat" : "different";
};

/** Whether two questions on one sentence have the same key; "true" is the key of half of all statements. */
export const asksTheSame = (left: ComparedQuestion, right: ComparedQuestion): boolean =>
  left.type !== "true_false" &&
  right.type !== "true_false" &&
  sameKey(left, right) &&
  sameCode(left, right);

/** The likeness below which two questions of a space are different whatever they say. */
export const leastLikeness = (modelId: string, threshold: number): number =>
  Math.min(threshold, modelId === hashEmbedder.modelId ? doubtfulFrom.words : doubtfulFrom.model);

/** How near a likeness comes to a repeat, to put those of different spaces in one order. */
export const nearness = ({ modelId, similarity }: Likeness, threshold: number): number => {
  const least = leastLikeness(modelId, threshold);
  return threshold === least ? 1 : (similarity - least) / (threshold - least);
};

const sameKey = (left: ComparedQuestion, right: ComparedQuestion): boolean =>
  sameAnswer(left.answer, right.answer, right.accepted) ||
  sameAnswer(right.answer, left.answer, left.accepted);

/** Each word of a snippet tells. */
const sameCode = (left: ComparedQuestion, right: ComparedQuestion): boolean =>
  (left.code ?? "").trim() === (right.code ?? "").trim();

/** Whether the words of one question are all in the other. */
const hasAllWords = (left: ComparedQuestion, right: ComparedQuestion): boolean => {
  const [ofLeft, ofRight] = [left, right].map((one) => comparedWords(questionVectorText(one)));
  if (!ofLeft || !ofRight) return false;
  return isWithin(ofLeft, ofRight) || isWithin(ofRight, ofLeft);
};

type Words = ReturnType<typeof comparedWords>;

/** What the longer one has besides may not be a number, an operator or a "not". */
const isWithin = (shorter: Words, longer: Words): boolean => {
  const without = (some: Words, others: Words) =>
    [...some.keys()].filter(
      (word) => !isFiller(word) && ![...others.keys()].some((other) => sameStem(word, other)),
    );
  return (
    without(shorter, longer).length === 0 &&
    without(longer, shorter).every((word) => longer.get(word)?.isInformative === false)
  );
};

/** Forms of a word whose endings grammar changes more than the stemmer cuts. */
const sameStem = (left: string, right: string): boolean => {
  if (left === right) return true;
  if (!/^\p{L}+$/u.test(left) || !/^\p{L}+$/u.test(right)) return false;
  const longest = Math.max(left.length, right.length);
  let shared = 0;
  while (shared < longest && left[shared] === right[shared]) shared += 1;
  return shared >= 5 && shared >= 0.7 * longest;
};

const isFiller = (word: string): boolean => fillers.has(word) || /^_+$/.test(word);

/** Stems of words that a question put otherwise brings along. */
const fillers = new Set(
  "use used they them their because becaus during s get got год году помощь ход ходе".split(" "),
);
