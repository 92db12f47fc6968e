import type { RunRates, StudyRates } from "../schemas/model-settings.ts";
import { charactersOfToken, type StudyPlan, usualStudy } from "../study/study-usage.ts";
import { costInUsd, type Prices, type Usage } from "./prices.ts";

/** What a finished quiz took. */
export interface PastRun extends Usage {
  /** Characters of its notes. */
  readonly characters: number;
}

/** What a finished study document took up to its questions. */
export interface PastStudy extends Usage, Omit<StudyPlan, "answersAlone"> {}

/** Characters of a quiz from a note of 9,000 where none was made yet; they were counted. */
const usual = { noteCharacters: 9_000, sent: 60_000, answered: 16_000 } as const;

/**
 * What a quiz takes for each character of its note, by the last ones; they count by their length.
 * @param models `provider:model` of each that works in it; the dearest is taken, as nobody knows their shares before
 */
export const runRates = (
  past: readonly PastRun[],
  models: readonly string[],
  prices: Prices,
): RunRates => {
  const characters = past.reduce((sum, run) => sum + run.characters, 0);
  const sum = (of: keyof Usage) => past.reduce((total, run) => total + run[of], 0);
  const perCharacter = (told: number) => told / charactersOfToken / usual.noteCharacters;
  const known =
    characters > 0
      ? {
          inputTokens: sum("inputTokens") / characters,
          outputTokens: sum("outputTokens") / characters,
        }
      : {
          inputTokens: perCharacter(usual.sent),
          outputTokens: perCharacter(usual.answered),
        };
  const costs = models.map((model) => costInUsd(prices, model, known));
  const usd = costs.reduce<number | null>(
    (most, cost) => (most === null || cost === null ? null : Math.max(most, cost)),
    0,
  );
  return { ...known, usd };
};

/**
 * How many times what documents usually take the last ones took.
 * @param models as above
 */
export const studyRates = (
  past: readonly PastStudy[],
  models: readonly string[],
  prices: Prices,
): StudyRates => {
  const times = (of: keyof Usage): number => {
    const took = past.reduce((total, run) => total + run[of], 0);
    const expected = past.reduce(
      (total, run) => total + usualStudy({ ...run, answersAlone: false })[of],
      0,
    );
    return took > 0 ? took / expected : 1;
  };
  const known = models.flatMap((model) => (Object.hasOwn(prices, model) ? [prices[model]] : []));
  return {
    inputTimes: times("inputTokens"),
    outputTimes: times("outputTokens"),
    prices: known.length === models.length ? known.filter((one) => one !== undefined) : null,
  };
};
