import { type CallCost, costOf, type QuizPart } from "./count-calls.ts";
import type { MadeQuiz } from "./make-quiz.ts";
import { tableRow } from "./score-table.ts";

/** For the median of notes of 9 kB without replacements, the share for each; the product's specification. */
const goal = { share: 1, calls: 4, charactersIn: 30_000, charactersOut: 16_000, waits: 3 };

interface NoteCost {
  readonly name: string;
  readonly quiz: Pick<MadeQuiz, "share" | "calls">;
}

type CostRow = CallCost & {
  /** Null for a part of the quiz in which nothing is checked. */
  readonly share: number | null;
};

/** What each note cost, and the median against the goal, as tables for a terminal. */
export const costTable = (notes: readonly NoteCost[]): string =>
  [
    ...partTable("The check alone", notes, ["check"]),
    "",
    ...partTable("The whole quiz without replacements", notes, ["check", "questions"]),
    costRow("goal", goal),
    verdict(costsOf(notes, ["check", "questions"])),
    "",
    ...partTable("Rounds of replacements", notes, ["replacements"]),
    "",
    "prose: characters of sentences, list items, table rows and formulas that the checker was shown and",
    "answered; in, out: characters of all messages and replies; waits: the longest chain of calls of which",
    "each began after the one before had ended.",
  ].join("\n");

const partTable = (
  title: string,
  notes: readonly NoteCost[],
  parts: readonly QuizPart[],
): string[] => {
  const costs = costsOf(notes, parts);
  return [
    title,
    tableRow(["note", "prose", "calls", "in", "out", "waits"]),
    ...costs.map((cost, index) => costRow(notes[index]?.name ?? "", cost)),
    costRow("median", medianOf(costs)),
  ];
};

const costsOf = (notes: readonly NoteCost[], parts: readonly QuizPart[]): CostRow[] =>
  notes.map(({ quiz: { share, calls } }) => ({
    ...costOf(calls.filter(({ part }) => parts.includes(part))),
    share: parts.includes("check") ? shareOf(share) : null,
  }));

const shareOf = ({ all, checked }: MadeQuiz["share"]): number => (all === 0 ? 1 : checked / all);

const medianOf = (costs: readonly CostRow[]): CostRow => ({
  share: costs.some(({ share }) => share === null)
    ? null
    : median(costs.map(({ share }) => share ?? 0)),
  calls: median(costs.map(({ calls }) => calls)),
  charactersIn: median(costs.map(({ charactersIn }) => charactersIn)),
  charactersOut: median(costs.map(({ charactersOut }) => charactersOut)),
  waits: median(costs.map(({ waits }) => waits)),
});

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (lower + upper) / 2;
};

const costRow = (name: string, cost: CostRow): string =>
  tableRow([
    name,
    // Rounded down, so that 100 says that nothing is missing.
    cost.share === null ? "-" : `${(Math.floor(cost.share * 1000) / 10).toFixed(1)} %`,
    String(cost.calls),
    cost.charactersIn.toLocaleString("en"),
    cost.charactersOut.toLocaleString("en"),
    String(cost.waits),
  ]);

const verdict = (costs: readonly CostRow[]): string => {
  const cost = medianOf(costs);
  const over = (["calls", "charactersIn", "charactersOut", "waits"] as const).filter(
    (field) => cost[field] > goal[field],
  );
  const open = costs.some(({ share }) => share !== null && share < goal.share);
  const missed = [...(open ? ["prose"] : []), ...over];
  return missed.length === 0 ? "The goal is met." : `The goal is missed: ${missed.join(", ")}.`;
};
