import { normaliseAnswer } from "../normalise-answer.ts";
import { seededOrder } from "../seeded-order.ts";

/** How many of the nearest in length the wrong options are drawn from. */
const poolSize = 8;

/**
 * Three wrong options of about the answer's length, the same ones for the same seed, all
 * different; null when there are not enough.
 */
export const chooseDistractors = (
  answer: string,
  candidates: readonly string[],
  seed: string,
): string[] | null => {
  const seen = new Set([normaliseAnswer(answer)]);
  const different = candidates.filter((candidate) => {
    const plain = normaliseAnswer(candidate);
    if (plain === "" || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
  const nearest = seededOrder(seed, different)
    .map((text) => ({ text, distance: lengthDistance(text, answer) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, poolSize)
    .map(({ text }) => text);
  const chosen = seededOrder(seed, nearest).slice(0, 3);
  return chosen.length === 3 ? chosen : null;
};

/** In steps, so that options of nearly the same length count as equally near. */
const lengthDistance = (left: string, right: string): number =>
  Math.round(Math.abs(Math.log((left.length + 4) / (right.length + 4))) * 4);
