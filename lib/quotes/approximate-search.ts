import { compilePattern, scanText } from "./bit-parallel-search.ts";
import { gramWindows } from "./gram-windows.ts";

/** A place where the pattern ends, exclusive, and its edit distance. */
export type Ending = { readonly end: number; readonly distance: number };

/** From here on grams lead the search: below, reading the whole text is as fast. */
const GRAMS_FROM = 128;
const GRAM = 8;
const MOST_WINDOWS = 24;
const MOST_ENDINGS = 12;

/**
 * The best place within `limit` edits and its rivals, best first. Nearer than half a pattern is the same place.
 * Places much worse than the best are left out: they cannot compete.
 */
export const approximateSearch = (text: Uint16Array, pattern: Uint16Array, limit: number): Ending[] => {
  const compiled = compilePattern(pattern);
  const windows =
    pattern.length < GRAMS_FROM || text.length < 4 * pattern.length
      ? null
      : gramWindows(text, pattern, GRAM, limit, MOST_WINDOWS);
  const parts = windows ?? [{ start: 0, end: text.length }];
  const endings = parts.flatMap(({ start, end }) =>
    lowPoints(scanText(text.subarray(start, end), compiled, limit), pattern.length, limit).map((ending) => ({
      end: ending.end + start,
      distance: ending.distance,
    })),
  );
  return endings.sort((a, b) => a.distance - b.distance || a.end - b.end).slice(0, MOST_ENDINGS);
};

const lowPoints = (scores: Uint16Array, length: number, limit: number): Ending[] => {
  let best = limit + 1;
  for (const score of scores) if (score < best) best = score;
  if (best > limit) return [];
  const bound = Math.min(limit, best + Math.max(4, Math.ceil(0.2 * best)));
  const apart = Math.max(1, length >> 1);
  const lows: Ending[] = [];
  for (let at = 0; at < scores.length; at++) {
    const distance = scores[at] as number;
    if (distance > bound) continue;
    const last = lows.at(-1);
    if (last === undefined || at + 1 - last.end > apart) lows.push({ end: at + 1, distance });
    else if (distance < last.distance) lows[lows.length - 1] = { end: at + 1, distance };
  }
  return distinct(lows, apart);
};

const distinct = (lows: readonly Ending[], apart: number): Ending[] => {
  const kept: Ending[] = [];
  for (const low of [...lows].sort((a, b) => a.distance - b.distance || a.end - b.end)) {
    if (kept.length === MOST_ENDINGS) break;
    if (kept.every((other) => Math.abs(other.end - low.end) > apart)) kept.push(low);
  }
  return kept;
};
