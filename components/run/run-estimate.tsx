"use client";

import type { RunRates } from "#lib/schemas/model-settings.ts";
import { likelyUsage } from "#lib/threads/run-usage.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";

/** About how many tokens, and how much money, a run takes; nothing where that is not known. */
export const RunEstimate = (props: {
  rates: RunRates | null;
  /** What a run like this usually takes; null before there is anything to work on. */
  usual: Parameters<typeof likelyUsage>[1] | null;
}) => {
  const t = useTexts();
  const number = useNumbers();
  if (props.rates === null || props.usual === null) return null;
  const { tokens, usd } = likelyUsage(props.rates, props.usual);
  const count = number(tokens, { maximumSignificantDigits: 2 });
  // Less than a cent is no sum that anybody weighs; a model of one's own costs nothing.
  const money =
    usd === null || usd === 0
      ? null
      : number(Math.max(usd, 0.01), {
          style: "currency",
          currency: "USD",
          maximumFractionDigits: 2,
        });
  return (
    <span className="block">
      {money === null
        ? t("shell.estimate.tokens", { count })
        : t("shell.estimate.money", { count, money })}
    </span>
  );
};
