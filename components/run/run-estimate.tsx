"use client";

import { useNumbers, useTexts } from "../ui/texts.tsx";

/** About how many tokens, and how much money, a run takes; nothing where that is not known. */
export const RunEstimate = (props: { taken: { tokens: number; usd: number | null } | null }) => {
  const t = useTexts();
  const number = useNumbers();
  if (props.taken === null) return null;
  const { tokens, usd } = props.taken;
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
