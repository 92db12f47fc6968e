import type { CardCounts } from "./card-store.ts";

/**
 * How many cards come on each day. Fresh ones wait for a day with room: `today` is left of today's, `perDay` of each later.
 */
export const forecast = (
  { until, untilFresh }: Pick<CardCounts, "until" | "untilFresh">,
  { today, perDay }: { readonly today: number; readonly perDay: number },
): number[] => {
  let begun = 0;
  return until.map((sum, day) => {
    const fresh = Math.min(day === 0 ? today : perDay, (untilFresh[day] ?? 0) - begun);
    begun += fresh;
    return sum - (until[day - 1] ?? 0) + fresh;
  });
};
