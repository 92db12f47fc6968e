import { AppError } from "../errors.ts";
import { costInUsd, type Prices } from "./prices.ts";
import type { SettingsStore } from "./settings-store.ts";

export interface Caps {
  readonly threadUsd: number | null;
  readonly monthUsd: number | null;
}

export const noCaps: Caps = { threadUsd: null, monthUsd: null };

/** Holds money for a call that is about to be made; the returned function gives it back once the call is recorded. */
export type Reserve = (call: {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly model: string;
  /** Characters that are sent. */
  readonly characters: number;
}) => Promise<() => void>;

/** Fewer than any tokeniser makes of plain text, Cyrillic included; so a call is estimated too dear, not too cheap. */
const charactersOfToken = 2.5;
/** Longer than most answers: a quiz's longest in `eval:factcheck` has 3,300 tokens. */
const tokensOfAnswer = 4_000;

/**
 * Stops calls before a thread or a month costs more than its cap. What calls of this process may still cost counts, so
 * that several at once do not pass it; other processes' calls count when they are recorded. A model without a price costs
 * nothing here.
 */
export const createBudget = (options: {
  readonly caps: Caps;
  readonly prices: Prices;
  readonly spent: SettingsStore["spent"];
}): Reserve => {
  const { caps, prices, spent } = options;
  const held = new Map<symbol, { ownerId: string; threadId: string | null; usd: number }>();
  const heldBy = (fits: (one: { ownerId: string; threadId: string | null }) => boolean): number =>
    [...held.values()].filter(fits).reduce((sum, { usd }) => sum + usd, 0);

  return async ({ ownerId, threadId, model, characters }) => {
    const none = caps.threadUsd === null && caps.monthUsd === null;
    const usage = { inputTokens: characters / charactersOfToken, outputTokens: tokensOfAnswer };
    const usd = none ? 0 : (costInUsd(prices, model, usage) ?? 0);
    if (usd === 0) return () => {};
    const before = await spent(ownerId, threadId);
    const inThread = heldBy((one) => one.ownerId === ownerId && one.threadId === threadId);
    const inMonth = heldBy((one) => one.ownerId === ownerId);
    if (caps.threadUsd !== null && threadId !== null) {
      stopOver("thread", caps.threadUsd, before.threadUsd + inThread, usd);
    }
    if (caps.monthUsd !== null) stopOver("month", caps.monthUsd, before.monthUsd + inMonth, usd);
    const id = Symbol();
    held.set(id, { ownerId, threadId, usd });
    return () => void held.delete(id);
  };
};

const stopOver = (cap: "thread" | "month", limit: number, spent: number, next: number): void => {
  if (spent + next <= limit) return;
  throw new AppError(
    "budget_reached",
    `${spent} of ${limit} USD a ${cap}, and the next call ${next}`,
    {
      details: { cap, limitUsd: limit, spentUsd: Number(spent.toFixed(4)) },
    },
  );
};
