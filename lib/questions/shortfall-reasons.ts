import type { Shortfall } from "../schemas/quiz.ts";

/** A sentence of the catalogue's `report.shortfall`, with what it counts. */
export interface ShortfallReason {
  readonly key: "repeats" | "unproved" | "unwritten" | "note";
  readonly count: number;
}

/**
 * What a student is told about missing questions. That the note has no more to ask about is only
 * said when every question written for it was asked before.
 */
export const shortfallReasons = ({ wanted, delivered, ...lost }: Shortfall): ShortfallReason[] => {
  const exhausted = lost.repeats > 0 && lost.repeats >= wanted - delivered;
  return [
    ...(["repeats", "unproved", "unwritten"] as const)
      .filter((key) => lost[key] > 0)
      .map((key) => ({ key, count: lost[key] })),
    ...(exhausted ? [{ key: "note" as const, count: wanted - delivered }] : []),
  ];
};
