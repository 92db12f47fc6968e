import { z } from "zod";

const price = z.object({
  /** US dollars per million tokens. */
  input: z.number().nonnegative(),
  output: z.number().nonnegative().default(0),
});
/** As `MODEL_PRICES` has it. */
export const pricesTable = z.record(z.string(), price);

/** What one million tokens of each `provider:model` cost. */
export type Prices = z.infer<typeof pricesTable>;

/** What one call took. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}
