import type { RunRates } from "../schemas/model-settings.ts";
import { costInUsd, type Prices, type Usage } from "./prices.ts";

/** What a finished run of the same kind took. */
export interface PastRun extends Usage {
  /** Characters of its notes. */
  readonly characters: number;
}

/**
 * Characters where nothing has run yet, of a note of 9,000. A quiz's were counted. A document sends its note twice, with
 * instructions; what it answers is taken for a text as long as the note, and one of both.
 */
const usual = {
  noteCharacters: 9_000,
  quiz: { sent: 60_000, answered: 16_000 },
  study: { sent: 20_000, answered: 20_000 },
} as const;
/** Of texts in English and Russian, between the 4 and the 2.5 of common tokenisers. */
const charactersOfToken = 3;

/**
 * What a run takes for each character of its note, by the last runs of its kind; they count by their length.
 * @param models `provider:model` of each that works in it; the dearest is taken, as nobody knows their shares before
 */
export const runRates = (
  kind: "quiz" | "study",
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
          inputTokens: perCharacter(usual[kind].sent),
          outputTokens: perCharacter(usual[kind].answered),
        };
  const costs = models.map((model) => costInUsd(prices, model, known));
  const usd = costs.reduce<number | null>(
    (most, cost) => (most === null || cost === null ? null : Math.max(most, cost)),
    0,
  );
  return { ...known, usd };
};
