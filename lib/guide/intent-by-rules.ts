import { contentWords } from "../questions/content-words.ts";
import { nameInQuestion, speaksOf } from "./name-in-question.ts";
import { questionWords } from "./question-words.ts";

export interface IntentQuestion {
  readonly question: string;
  readonly product: string;
  /** What the pack's differences are about. */
  readonly features: readonly string[];
  /** Whether the search says that the manual answers it. */
  readonly answered: boolean;
  /** Titles of what the search found, best first. */
  readonly titles: readonly string[];
  /** Not shown to a model: what stands in these sections. */
  readonly texts: readonly string[];
}

/** Talk that no manual of a program answers, whatever words stand beside it. Whole words only. */
const smallTalk = [
  /\b(?:weather|joke|jokes|recipe|horoscope|president|football|lottery|meaning of life|who are you|how are you|your name|marry me|good (?:morning|night|evening))\b/iu,
  /(?<!\p{L})(?:погод[аеуы]|анекдот\p{L}*|шутк\p{L}*|рецепт\p{L}*|гороскоп\p{L}*|президент\p{L}*|футбол\p{L}*|лотере\p{L}*|смысл жизни|кто ты|как дела|как тебя зовут|доброе утро|добрый вечер|спокойной ночи)(?!\p{L})/iu,
];

const greetings = new Set(
  contentWords(
    "hi hello hey thanks thank you bye goodbye привет здравствуйте здравствуй спасибо пока благодарю",
  ),
);

/** From this share of what is asked on that the nearest sections speak of, a question may be about the product. */
const leastKnown = 0.5;

/**
 * Whether a question is about the product: the product or one of its features is called by its whole name, the manual answers
 * it, or its nearest sections speak of half of what is asked. What may be about the product is: of a question that the manual
 * does not answer that is said honestly, while one turned away is lost. One word of the product's name is not enough: "where
 * do they live" is not about Live.
 */
export const intentByRules = (given: IntentQuestion): "product" | "other" => {
  const { question, product, features, answered, titles, texts } = given;
  const words = contentWords(question);
  const said = words.filter((word) => !greetings.has(word));
  if (said.length === 0) return "other";
  const plain = new Set(contentWords(product));
  const namesFeature = features.some((feature) => speaksOf(feature, words, plain));
  if (smallTalk.some((talk) => talk.test(question)) && !namesFeature) return "other";
  if (namesFeature || namesProduct(product, question, words)) return "product";
  const asked = questionWords(question, [product]);
  if (asked.length === 0) return "other";
  const known = new Set(contentWords([...titles, ...texts].join(" ")));
  const isKnown = asked.filter((word) => known.has(word)).length >= leastKnown * asked.length;
  return answered || isKnown ? "product" : "other";
};

/** By its name, its maker's, or one word of it as a name is written: "What is Live?" is about Live. */
const namesProduct = (product: string, question: string, words: readonly string[]): boolean =>
  nameInQuestion(product, words) ||
  nameInQuestion(brand(product), words) ||
  product.split(/\s+/u).some((word) => isProperName(word) && holdsInside(question, word));

const isProperName = (word: string): boolean => /^\p{Lu}\p{L}{3,}$/u.test(word);

/** In the same letters, and not where every word has a capital: at the beginning of a sentence. */
const holdsInside = (question: string, word: string): boolean =>
  new RegExp(`[^.!?\\s]\\s+${word}(?!\\p{L})`, "u").test(question);

/** The first word of a name of several is the maker's, and tells: "Ableton" of "Ableton Live". */
const brand = (product: string): string => {
  const [first = "", ...rest] = product.trim().split(/\s+/u);
  return rest.length > 0 && first.length > 3 ? first : "";
};
