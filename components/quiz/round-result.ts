import type { AnswerState } from "./use-player.ts";

/**
 * How a round went, in whole answers: what was partly right is told beside the right ones, not as a fraction of them.
 * `words` names what is true of it: half is 45 to 55 of a hundred, most is 75 and more, a part counting for a half. Null of
 * less, and where nothing is wholly right: there the numbers say it.
 * What was withdrawn counts neither way.
 */
export const roundResult = (states: readonly AnswerState[]) => {
  const count = (wanted: AnswerState) => states.filter((state) => state === wanted).length;
  const [right, partly, withdrawn] = [count("right"), count("partly"), count("withdrawn")];
  const total = states.length - withdrawn;
  return {
    ...{ right, partly, total, withdrawn },
    ...{ open: count("open"), pending: count("pending"), uncovered: count("uncovered") },
    words: wordsFor(right, partly, total),
  };
};

type RoundWords = "all" | "most" | "more" | "half";

const wordsFor = (right: number, partly: number, total: number): RoundWords | null => {
  if (right === 0) return null;
  if (right === total) return "all";
  const share = (right + partly / 2) / total;
  if (share >= 0.75) return "most";
  if (share > 0.55) return "more";
  return share >= 0.45 ? "half" : null;
};
