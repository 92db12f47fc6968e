import { contentWords } from "../questions/content-words.ts";
import { nameInQuestion, speaksOf } from "./name-in-question.ts";
import { questionWords, titleCovers } from "./question-words.ts";

export interface IntentQuestion {
  readonly question: string;
  readonly product: string;
  /** What the pack's differences are about. */
  readonly features: readonly string[];
  /** Whether the search says that the manual answers it. */
  readonly answered: boolean;
  /** Titles of what the search found, best first. */
  readonly titles: readonly string[];
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

/**
 * Whether a question is about the product: the manual answers it or has a section of that title, or the product or one of its
 * features is called by its whole name. One word of a name is not enough: "where do they live" is not about Live.
 */
export const intentByRules = (given: IntentQuestion): "product" | "other" => {
  const { question, product, features, answered, titles } = given;
  const words = contentWords(question);
  const said = words.filter((word) => !greetings.has(word));
  if (said.length === 0) return "other";
  const plain = new Set(contentWords(product));
  const namesFeature = features.some((feature) => speaksOf(feature, words, plain));
  if (smallTalk.some((talk) => talk.test(question)) && !namesFeature) return "other";
  const namesProduct = nameInQuestion(product, words) || nameInQuestion(brand(product), words);
  const asked = questionWords(question, [product]);
  const isTitled = titles.some((title) => titleCovers(title, asked));
  return answered || namesProduct || namesFeature || isTitled ? "product" : "other";
};

/** The first word of a name of several is the maker's, and tells: "Ableton" of "Ableton Live". */
const brand = (product: string): string => {
  const [first = "", ...rest] = product.trim().split(/\s+/u);
  return rest.length > 0 && first.length > 3 ? first : "";
};
