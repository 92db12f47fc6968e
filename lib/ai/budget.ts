import { AppError } from "../errors.ts";
import { costInUsd, type Prices } from "./prices.ts";
import type { SettingsStore } from "./settings-store.ts";

export interface Caps {
  readonly threadUsd: number | null;
  readonly monthUsd: number | null;
}

export const noCaps: Caps = { threadUsd: null, monthUsd: null };

/** Holds money for a request that is about to be made; the returned function gives it back once the call is recorded. */
export type Reserve = (call: {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly model: string;
  /** Characters that are sent. */
  readonly characters: number;
}) => Promise<() => Promise<void>>;

/** Fewer than any tokeniser makes of plain text, Cyrillic included; so a call is estimated too dear, not too cheap. */
const charactersOfToken = 2.5;
/** Longer than most answers: a quiz's longest in `eval:factcheck` has 3,300 tokens. */
const tokensOfAnswer = 4_000;

/**
 * Stops calls before a thread or a month costs more than its cap. What calls under way may still cost counts, those of
 * other processes, too. A model without a price costs nothing here.
 */
export const createBudget =
  (options: {
    readonly caps: Caps;
    readonly prices: Prices;
    readonly hold: SettingsStore["hold"];
  }): Reserve =>
  async ({ ownerId, threadId, model, characters }) => {
    const { caps, prices, hold } = options;
    const none = caps.threadUsd === null && caps.monthUsd === null;
    const usage = { inputTokens: characters / charactersOfToken, outputTokens: tokensOfAnswer };
    const usd = none ? 0 : (costInUsd(prices, model, usage) ?? 0);
    if (usd === 0) return async () => {};
    const held = await hold({ ownerId, threadId, usd }, caps);
    // What cannot be given back ends by itself; the call was made all the same.
    if (held.cap === null) return () => held.giveBack().catch(() => {});
    const { cap, limitUsd, spentUsd } = held;
    throw new AppError(
      "budget_reached",
      `${spentUsd} of ${limitUsd} USD a ${cap}, and the next call ${usd}`,
      { details: { cap, limitUsd, spentUsd: Number(spentUsd.toFixed(4)) } },
    );
  };
