import { blankPictures } from "#lib/text/card-pictures.ts";

/** A sentence of a text, what it should say, and the offset at which it stood when that was found. */
export interface SentenceFix {
  readonly original: string;
  readonly fixed: string;
  readonly at: number;
}

type Wording = "original" | "fixed";

interface Standing {
  readonly wording: Wording;
  readonly start: number;
}

/**
 * Where a sentence stands in one of its wordings, in order; of two that begin at a place, the longer. Its words are those of
 * a reading, which sees spaces in the place of pictures.
 */
const standings = (written: string, fix: SentenceFix): Standing[] => {
  const text = blankPictures(written);
  const found: Standing[] = [];
  const wordings = (["original", "fixed"] as const)
    .filter((wording) => fix[wording] !== "")
    .toSorted((a, b) => fix[b].length - fix[a].length);
  // Each wording is looked for again only behind its last place.
  const next = new Map(wordings.map((wording) => [wording, text.indexOf(fix[wording])]));
  for (let from = 0; ; ) {
    let first: Standing | null = null;
    for (const wording of wordings) {
      let start = next.get(wording) ?? -1;
      if (start !== -1 && start < from) {
        start = text.indexOf(fix[wording], from);
        next.set(wording, start);
      }
      if (start !== -1 && (first === null || start < first.start)) first = { wording, start };
    }
    if (first === null) return found;
    found.push(first);
    from = first.start + fix[first.wording].length;
  }
};

/**
 * Which of its two wordings a sentence has now, and where; null when nobody can tell, because the text was changed there:
 * a sentence that stood in either wording so many times must stand so many times still, or another one would be taken for
 * it, perhaps one that was right.
 * @param former the text in which the sentence was found
 */
export const wordingOf = (text: string, fix: SentenceFix, former: string): Standing | null => {
  const before = standings(former, fix);
  const now = standings(text, fix);
  const place = before.findIndex(({ start }) => start === fix.at);
  return before.length === now.length ? (now[place] ?? null) : null;
};

/** The text with other words at a place, what is equal of both left as it stands; null where a picture stands between. */
const reworded = (text: string, start: number, from: string, to: string): string | null => {
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < most - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  const [begin, end] = [start + head, start + from.length - tail];
  if (blankPictures(text).slice(begin, end) !== text.slice(begin, end)) return null;
  return text.slice(0, begin) + to.slice(head, to.length - tail) + text.slice(end);
};

/** The text in which these sentences have one of their wordings, and how many of them were not found in either. */
export const withWording = (
  text: string,
  fixes: readonly SentenceFix[],
  wording: Wording,
  former: string,
): { readonly text: string; readonly gone: number } => {
  let changed = text;
  let gone = 0;
  // From the end on, so that what stands before keeps its place.
  for (const fix of fixes.toSorted((a, b) => b.at - a.at)) {
    const now = wordingOf(changed, fix, former);
    if (now === null) gone += 1;
    else if (now.wording !== wording) {
      const next = reworded(changed, now.start, fix[now.wording], fix[wording]);
      changed = next ?? changed;
      if (next === null) gone += 1;
    }
  }
  return { text: changed, gone };
};
