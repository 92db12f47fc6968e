import type { Outcome } from "./judge.ts";

const results = ["hit", "wrong", "not found"] as const;

/** Shares of 100 by kind, the most frequent kind first, and of all; candidates of the targets that the screen has. */
export const outcomeTable = (outcomes: readonly Outcome[]): string => {
  const kinds = [...Map.groupBy(outcomes, ({ kind }) => kind)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const rows = [...kinds, ["all", outcomes] as const].map(([kind, ofKind]) => [
    kind,
    String(ofKind.length),
    ...results.map((result) => share(ofKind, (one) => one.result === result)),
    ...(["offered", "marked"] as const).map((known) =>
      share(
        ofKind.filter((one) => one[known] !== null),
        (one) => one[known] === true,
      ),
    ),
  ]);
  const head = [
    "kind",
    "targets",
    ...results.map((result) => `${result} %`),
    "candidate %",
    "unread %",
  ];
  return [head, ...rows].map(tableRow).join("\n");
};

const share = (outcomes: readonly Outcome[], test: (one: Outcome) => boolean): string =>
  outcomes.length === 0 ? "–" : ((100 * outcomes.filter(test).length) / outcomes.length).toFixed(1);

const tableRow = ([kind = "", ...cells]: readonly string[]): string =>
  kind.padEnd(16) + cells.map((cell) => cell.padStart(12)).join("");
