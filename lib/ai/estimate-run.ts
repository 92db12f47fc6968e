import type { RunRates } from "../schemas/model-settings.ts";
import { costInUsd, type Prices, type Usage } from "./prices.ts";

/** What a finished run of the same kind took. */
export interface PastRun extends Usage {
  /** Characters of its notes. */
  readonly characters: number;
}

/** Where nothing has run yet: a quiz of a note of 9,000 characters sends about 60,000 and gets about 16,000. */
const usual = { noteCharacters: 9_000, sent: 60_000, answered: 16_000 };
/** Of texts in English and Russian, between the 4 and the 2.5 of common tokenisers. */
const charactersOfToken = 3;

/**
 * What a run takes for each character of its note, by the last runs of its kind; they count by their length.
 * @param models `provider:model` of each that works in it; the dearest is taken, as nobody knows their shares before
 * @returns null when nothing is known of this kind
 */
export const runRates = (
  kind: "quiz" | "study",
  past: readonly PastRun[],
  models: readonly string[],
  prices: Prices,
): RunRates | null => {
  const characters = past.reduce((sum, run) => sum + run.characters, 0);
  const sum = (of: keyof Usage) => past.reduce((total, run) => total + run[of], 0);
  const known =
    characters > 0
      ? {
          inputTokens: sum("inputTokens") / characters,
          outputTokens: sum("outputTokens") / characters,
        }
      : kind === "quiz"
        ? {
            inputTokens: usual.sent / charactersOfToken / usual.noteCharacters,
            outputTokens: usual.answered / charactersOfToken / usual.noteCharacters,
          }
        : null;
  if (known === null) return null;
  const costs = models.map((model) => costInUsd(prices, model, known));
  const usd = costs.reduce<number | null>(
    (most, cost) => (most === null || cost === null ? null : Math.max(most, cost)),
    0,
  );
  return { ...known, usd };
};
