const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 12 });

/** An amount as it stands in a field; empty for none. */
export const usdTyped = (usd: number | null): string => (usd === null ? "" : plain.format(usd));

/**
 * What was typed as an amount, with a point or a comma; null for nothing, "wrong" for what is no amount, or could be two:
 * `1,000` is a thousand to some and one to others.
 */
export const typedUsd = (typed: string): number | null | "wrong" => {
  const amount = typed.trim();
  if (amount === "") return null;
  if (!/^\d{1,7}(?:[.,]\d{1,12})?$/.test(amount) || /^[1-9]\d{0,2},\d{3}$/.test(amount))
    return "wrong";
  const usd = Number(amount.replace(",", "."));
  return usd <= 1_000_000 ? usd : "wrong";
};
