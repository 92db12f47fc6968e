import type { Prices, Usage } from "#lib/schemas/prices.ts";
import { AppError } from "../errors.ts";
import { costInUsd } from "./prices.ts";
import type { SettingsStore } from "./settings-store.ts";

/** Holds money for what a call may take. @throws AppError budget_reached */
export type Reserve = (call: {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly model: string;
  readonly usage: Usage;
}) => Promise<Settle>;

/** Gives the money back once the call is recorded, but for what it took and nobody counted: that stays spent. */
export type Settle = (uncounted: Usage) => Promise<void>;

/** Fewer than any tokeniser makes of plain text, Cyrillic included; so a call is estimated too dear, not too cheap. */
const charactersOfToken = 2.5;
/** Longer than most answers: a quiz's longest in `eval:factcheck` has 3,300 tokens. */
const tokensOfAnswer = 4_000;

/** Tokens of a request by its characters. */
export const tokensOf = (sent: number, answered: number): Usage => ({
  inputTokens: sent / charactersOfToken,
  outputTokens: answered / charactersOfToken,
});

/**
 * What a request may take. No limit of the answer is sent, as models refuse one above their own; so it is held ahead of
 * what has come, 4,000 tokens at a time.
 */
export const mayTake = (sent: number, answered: number): Usage => {
  const { inputTokens, outputTokens } = tokensOf(sent, answered);
  const ahead = Math.floor(outputTokens / tokensOfAnswer) + 1;
  return { inputTokens, outputTokens: ahead * tokensOfAnswer };
};

/**
 * Stops calls before a thread or a month costs more than its cap, which is that of now: one that is set during a run
 * stops it, too. What calls under way may still cost counts, those of other processes, too. A model without a price costs
 * nothing here.
 */
export const createBudget =
  (options: {
    readonly prices: Prices;
    readonly store: Pick<SettingsStore, "hold" | "keepSpent">;
  }): Reserve =>
  async ({ ownerId, threadId, model, usage }) => {
    const { prices, store } = options;
    const usdOf = (used: Usage) => costInUsd(prices, model, used) ?? 0;
    // A cap that is set later in the month counts it, too.
    const keep: Settle = async (uncounted) => {
      const spent = usdOf(uncounted);
      if (spent > 0) await store.keepSpent({ ownerId, threadId, usd: spent });
    };
    const usd = usdOf(usage);
    if (usd === 0) return keep;
    const held = await store.hold({ ownerId, threadId, usd });
    if (held.cap === null) {
      return async (uncounted) => {
        await keep(uncounted);
        await held.release();
      };
    }
    const { cap, limitUsd, spentUsd } = held;
    throw new AppError(
      "budget_reached",
      `${spentUsd} of ${limitUsd} USD a ${cap}, and the next call ${usd}`,
      { details: { cap, limitUsd, spentUsd: Number(spentUsd.toFixed(4)) } },
    );
  };
