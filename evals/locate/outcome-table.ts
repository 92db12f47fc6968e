import type { Outcome } from "./judge.ts";

const results = ["hit", "wrong", "not found"] as const;

/** Shares of 100 by kind, the most frequent kind first, and of all. */
export const outcomeTable = (outcomes: readonly Outcome[]): string => {
  const kinds = [...Map.groupBy(outcomes, ({ kind }) => kind)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const rows = [...kinds, ["all", outcomes] as const].map(([kind, ofKind]) => [
    kind,
    String(ofKind.length),
    ...results.map((result) => share(ofKind, result)),
  ]);
  const head = ["kind", "targets", ...results.map((result) => `${result} %`)];
  return [head, ...rows].map(tableRow).join("\n");
};

const share = (outcomes: readonly Outcome[], result: Outcome["result"]): string => {
  const count = outcomes.filter((outcome) => outcome.result === result).length;
  return outcomes.length === 0 ? "–" : ((100 * count) / outcomes.length).toFixed(1);
};

const tableRow = ([kind = "", ...cells]: readonly string[]): string =>
  kind.padEnd(16) + cells.map((cell) => cell.padStart(12)).join("");
