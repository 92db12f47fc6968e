"use client";

import type { RunRates } from "#lib/schemas/model-settings.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";

/** About how many tokens, and how much money, a run with a note of this length takes; nothing without a note. */
export const RunEstimate = (props: { rates: RunRates | null; characters: number }) => {
  const t = useTexts();
  const number = useNumbers();
  const { rates, characters } = props;
  if (rates === null || characters === 0) return null;
  const tokens = (rates.inputTokens + rates.outputTokens) * characters;
  const count = number(tokens, { maximumSignificantDigits: 2 });
  const usd = rates.usd === null ? null : rates.usd * characters;
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
