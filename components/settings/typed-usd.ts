/** An amount as it stands in a field; empty for none. */
export const usdTyped = (usd: number | null): string => (usd === null ? "" : String(usd));

/** What was typed as an amount, with a point or a comma; null for nothing, "wrong" for what is no amount. */
export const typedUsd = (typed: string): number | null | "wrong" => {
  const plain = typed.trim().replace(",", ".");
  if (plain === "") return null;
  const usd = Number(plain);
  return Number.isFinite(usd) && usd >= 0 && usd <= 1_000_000 ? usd : "wrong";
};
