/** Shorter lines stand in many texts. */
const shortestLine = 20;
/** From this share of its lines on, one of two texts was taken from the other. */
const copied = 0.5;

const linesOf = (text: string): Set<string> =>
  new Set(
    text
      .split("\n")
      .map((line) => line.trim().toLowerCase())
      .filter((line) => line.length >= shortestLine),
  );

/**
 * Whether one text is another state of the other, or was put together of it: at least half of the lines of one stand in the
 * other. Such a text proves nothing of the other, as its faults were copied, too.
 */
export const isCopy = (one: string, other: string): boolean => {
  const [a, b] = [linesOf(one), linesOf(other)];
  const least = Math.min(a.size, b.size);
  return least > 0 && a.intersection(b).size >= copied * least;
};
