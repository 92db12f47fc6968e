import type { RunRates } from "#lib/schemas/model-settings.ts";
import type { Prices, Usage } from "#lib/schemas/prices.ts";
import type { StudySettings } from "#lib/schemas/study.ts";

/** What is known of a study document before it is made. */
interface StudyPlan {
  readonly depth: StudySettings["depth"];
  /** 0 without notes. */
  readonly noteCharacters: number;
  /** Whether its questions are answered without a stop. */
  readonly answersAlone: boolean;
}

/** Characters of each prompt without its material, schema included, counted for an English topic of a line. */
export const promptSizes = { name: 900, write: 2_900, join: 4_000, questions: 2_000 } as const;

/**
 * Characters of the text that is written on a topic. Nobody has counted them: the standard one is taken for as long as a
 * note of the test set and a half, the others for half and twice of it. The last runs correct all three.
 */
const textLength = { brief: 6_000, standard: 12_000, exhaustive: 24_000 } as const;
/** Of a question and of its answer with quotes; and the characters of text that make a question, 5 to 10 in all. */
const each = { question: 130, answer: 1_200, ofText: 1_300 } as const;
/** Of texts in English and Russian, between the 4 and the 2.5 of common tokenisers. */
const charactersOfToken = 3;

/** Tokens of what is sent and of what is answered. */
const tokensOf = (sent: number, answered: number): Usage => ({
  inputTokens: sent / charactersOfToken,
  outputTokens: answered / charactersOfToken,
});

/**
 * About the tokens of a document up to its questions, and to their answers where they are made alone: a name, the text,
 * the notes put into it, the questions. Levels ask for other words, not for more.
 */
export const usualStudy = ({ depth, noteCharacters, answersAlone }: StudyPlan): Usage => {
  const text = textLength[depth];
  const whole = text + noteCharacters;
  const joined = noteCharacters > 0;
  const questions = Math.min(10, Math.max(5, Math.round(whole / each.ofText)));
  const answers = answersAlone ? questions : 0;
  const { name, write, join, questions: ask } = promptSizes;
  const sent = name + write + (joined ? join + whole : 0) + (ask + whole) * (1 + answers);
  const answered = text + (joined ? whole : 0) + questions * each.question + answers * each.answer;
  return tokensOf(sent, answered);
};

/**
 * About the tokens of a quiz: what each takes, and what each character of its note adds. Of twelve notes of 550 to 35,000
 * characters eleven sent between 0.9 and 1.15 of it, one 1.3.
 */
export const usualQuiz = (noteCharacters: number): Usage =>
  tokensOf(26_000 + 1.9 * noteCharacters, 8_000 + 0.6 * noteCharacters);

/** About what a run takes, by what one like it usually takes and by the last ones here; the dearest model's price. */
export const likelyUsage = (
  { inputTimes, outputTimes, prices }: RunRates,
  usual: Usage,
): { readonly tokens: number; readonly usd: number | null } => {
  const input = usual.inputTokens * inputTimes;
  const output = usual.outputTokens * outputTimes;
  const costs = prices?.map((price) => (input * price.input + output * price.output) / 1_000_000);
  // Nobody knows the models' shares before.
  return { tokens: input + output, usd: costs ? Math.max(0, ...costs) : null };
};

/** What a finished quiz took. */
export interface PastQuiz extends Usage {
  readonly noteCharacters: number;
}

/** What a finished study document took up to its questions. */
export interface PastStudy extends Usage, Omit<StudyPlan, "answersAlone"> {}

/**
 * How many times of what is usual the last runs took, and what it costs.
 * @param models `provider:model` of each that works in a run
 */
const runRates = <Past extends Usage>(
  past: readonly Past[],
  usual: (run: Past) => Usage,
  models: readonly string[],
  prices: Prices,
): RunRates => {
  const times = (of: keyof Usage): number => {
    const took = past.reduce((total, run) => total + run[of], 0);
    return took > 0 ? took / past.reduce((total, run) => total + usual(run)[of], 0) : 1;
  };
  const known = models.flatMap((model) => (Object.hasOwn(prices, model) ? [prices[model]] : []));
  return {
    inputTimes: times("inputTokens"),
    outputTimes: times("outputTokens"),
    prices: known.length === models.length ? known.filter((one) => one !== undefined) : null,
  };
};

/** Of the last quizzes; long ones count for more. */
export const quizRates = (
  past: readonly PastQuiz[],
  models: readonly string[],
  prices: Prices,
): RunRates => runRates(past, ({ noteCharacters }) => usualQuiz(noteCharacters), models, prices);

/** Of the last study documents. */
export const studyRates = (
  past: readonly PastStudy[],
  models: readonly string[],
  prices: Prices,
): RunRates => runRates(past, (run) => usualStudy({ ...run, answersAlone: false }), models, prices);
