import type { Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";
import type { PreparedText } from "./prepared-document.ts";
import { wordsOf } from "./word-gaps.ts";

/** Places of one word that are looked at, and how often its letters may be part of a longer word until then. */
const MOST_PLACES = 64;
const MOST_TRIES = 4000;
/** Characters on each side in which two neighbours are looked for. */
const REACH = 60;

/** Places in the raw text where a folded word stands as a whole, the first ones. */
export const placesOfWord = (document: PreparedText, key: string): Span[] => {
  const { raw, skeleton } = document;
  const text = document.textOf(skeleton);
  const places: Span[] = [];
  let at = text.indexOf(key);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES && places.length < MOST_PLACES; tries++) {
    const from = skeleton.from[at] as number;
    const to = skeleton.to[at + key.length - 1] as number;
    // Letters of two words, as in "t to", are none.
    const isWhole = isWordBoundary(raw, from) && isWordBoundary(raw, to);
    if (isWhole && !/\s/.test(raw.slice(from, to))) places.push([from, to]);
    at = text.indexOf(key, at + 1);
  }
  return places;
};

/** The words around a place: one and two before it, one and two behind it, "" where there is none. */
type Neighbours = {
  readonly before: readonly [next: string, second: string];
  readonly after: readonly [next: string, second: string];
};

export const neighboursAt = (raw: string, [from, to]: Span): Neighbours => {
  const cut = Math.max(0, from - REACH);
  // The outermost word may be the rest of one that the reach cut.
  const before = wordsOf(raw.slice(cut, from)).slice(cut > 0 ? 1 : 0);
  const after = wordsOf(raw.slice(to, to + REACH));
  const behind = to + REACH < raw.length ? after.slice(0, -1) : after;
  return {
    before: [before.at(-1)?.key ?? "", before.at(-2)?.key ?? ""],
    after: [behind[0]?.key ?? "", behind[1]?.key ?? ""],
  };
};

/** Two words in a row on one side, or one on each side: less is shared by chance. */
const settings = ({ before, after }: Neighbours): string[] =>
  [
    [before[1], before[0], "_"],
    [before[0], "_", after[0]],
    ["_", after[0], after[1]],
  ]
    .filter((words) => !words.includes(""))
    .map((words) => words.join(" "));

/** Does one of these places have the surroundings of one of those? */
export const shareSurroundings = (
  raw: string,
  these: readonly Span[],
  those: readonly Span[],
): boolean => {
  const known = new Set(those.flatMap((place) => settings(neighboursAt(raw, place))));
  return these.some((place) =>
    settings(neighboursAt(raw, place)).some((setting) => known.has(setting)),
  );
};
