import { stableId } from "../ids.ts";

/** The id of a question is its place, so that a step that is repeated writes the same row again. */
export const questionId = (threadId: string, round: number, slot: number): string =>
  stableId("qst", threadId, round, slot);

/** The places in the quiz that no kept question holds, in order. */
export const freeOrdinals = (
  wanted: number,
  kept: readonly { readonly ordinal: number }[],
): number[] => {
  const taken = new Set(kept.map(({ ordinal }) => ordinal));
  return Array.from({ length: wanted }, (_, ordinal) => ordinal).filter(
    (ordinal) => !taken.has(ordinal),
  );
};
