import type { Score, TypeScore } from "./score.ts";

/** The score as a table for a terminal, with what went wrong below it. */
export const scoreTable = ({ types, uncarried, misses }: Score): string => {
  const overall = Object.values(types).reduce((sum, type) => ({
    planted: sum.planted + type.planted,
    right: sum.right + type.right,
    reported: sum.reported + type.reported,
    hits: sum.hits + type.hits,
  }));
  return [
    tableRow(["type", "planted", "right", "reported", "precision", "recall"]),
    ...Object.entries(types).map(([name, type]) => typeRow(name, type)),
    typeRow("overall", overall),
    "",
    `in no concept: ${uncarried.planted} of the planted major and code_mismatch, ${uncarried.right} of them reported`,
    "precision: entries of the report that meet a planted defect of their type;",
    "recall: planted defects treated rightly, which for minor and trap means: not reported.",
    ...(misses.length > 0 ? ["", ...misses] : []),
  ].join("\n");
};

const typeRow = (name: string, type: TypeScore): string =>
  tableRow([
    name,
    String(type.planted),
    String(type.right),
    String(type.reported),
    share(type.hits, type.reported),
    share(type.right, type.planted),
  ]);

const share = (part: number, whole: number): string =>
  whole === 0 ? "-" : (part / whole).toFixed(2);

/** A name to the left and figures to the right. */
export const tableRow = ([name = "", ...figures]: readonly string[]): string =>
  [name.padEnd(20), ...figures.map((figure) => figure.padStart(10))].join("");
