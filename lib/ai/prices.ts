import { z } from "zod";
import { type Prices, pricesTable, type Usage } from "#lib/schemas/prices.ts";

/**
 * Reads the MODEL_PRICES setting.
 * @throws Error that says what is wrong with it.
 */
export const readPrices = (setting: string | undefined): Prices => {
  if (!setting) return {};
  let value: unknown;
  try {
    value = JSON.parse(setting);
  } catch (cause) {
    throw new Error("MODEL_PRICES is not JSON", { cause });
  }
  const parsed = pricesTable.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`MODEL_PRICES is wrong. ${z.prettifyError(parsed.error)}`);
};

/** US dollars for these tokens, or null when the model's price is not configured. No tokens are free. */
export const costInUsd = (prices: Prices, modelId: string, usage: Usage): number | null => {
  const found = Object.hasOwn(prices, modelId) ? prices[modelId] : undefined;
  if (usage.inputTokens + usage.outputTokens === 0) return 0;
  if (!found) return null;
  return (usage.inputTokens * found.input + usage.outputTokens * found.output) / 1_000_000;
};
