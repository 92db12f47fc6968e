import { compilePattern, type Scan, scanText } from "./bit-parallel-search.ts";
import { gramWindows } from "./gram-windows.ts";

/** A place where the pattern ends, exclusive, and its edit distance. */
export type Ending = { readonly end: number; readonly distance: number };

/** From here on grams lead the search: below, reading the whole text is as fast. */
const GRAMS_FROM = 128;
const GRAM = 8;
const MOST_WINDOWS = 24;
const MOST_ENDINGS = 12;

/** `[start, end)` of a text in units. */
export type Region = { readonly start: number; readonly end: number };

/**
 * The best place within `limit` edits and its rivals, best first. Nearer than half a pattern is the same place.
 * Places much worse than the best are left out: they cannot compete. `regions` are apart.
 */
export const approximateSearch = (
  text: Uint16Array,
  pattern: Uint16Array,
  limit: number,
  regions: readonly Region[] = [{ start: 0, end: text.length }],
): Ending[] => {
  const compiled = compilePattern(pattern);
  const endings = regions.flatMap((region) =>
    windowsIn(text.subarray(region.start, region.end), pattern, limit).flatMap(({ start, end }) => {
      const offset = region.start + start;
      const scan = scanText(text.subarray(offset, region.start + end), compiled, limit);
      return lowPoints(scan, pattern.length, limit).map((low) => ({
        end: low.end + offset,
        distance: low.distance,
      }));
    }),
  );
  return endings.sort(byDistance).slice(0, MOST_ENDINGS);
};

const byDistance = (a: Ending, b: Ending): number => a.distance - b.distance || a.end - b.end;

const windowsIn = (text: Uint16Array, pattern: Uint16Array, limit: number): readonly Region[] => {
  const led = pattern.length >= GRAMS_FROM && text.length >= 4 * pattern.length;
  return (
    (led ? gramWindows(text, pattern, GRAM, limit, MOST_WINDOWS) : null) ?? [
      { start: 0, end: text.length },
    ]
  );
};

const lowPoints = ({ scores, best }: Scan, length: number, limit: number): Ending[] => {
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
  for (const low of [...lows].sort(byDistance)) {
    if (kept.length === MOST_ENDINGS) break;
    if (kept.every((other) => Math.abs(other.end - low.end) > apart)) kept.push(low);
  }
  return kept;
};
