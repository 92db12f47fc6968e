/** A longer target or tag is taken for text: bounds the search for its end. */
const LONGEST_TARGET = 600;
const LONGEST_TAG = 200;

/** `[start, end)` of every `](target)` and HTML tag, in order. */
export const linkRanges = (raw: string): (readonly [number, number])[] => {
  const ranges: (readonly [number, number])[] = [];
  for (const match of raw.matchAll(/\]\(|<\/?[a-zA-Z]/g)) {
    if (match.index < (ranges.at(-1)?.[1] ?? 0)) continue;
    const end = match[0] === "](" ? afterTarget(raw, match.index) : afterTag(raw, match.index);
    if (end > 0) ranges.push([match.index, end]);
  }
  return ranges;
};

/** The offset after the closing bracket, or 0. */
const afterTarget = (raw: string, index: number): number => {
  const limit = Math.min(raw.length, index + LONGEST_TARGET);
  let depth = 0;
  for (let at = index + 1; at < limit; at++) {
    const sign = raw[at];
    if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return at + 1;
    else if (sign === "\n" && raw[at + 1] === "\n") return 0;
  }
  return 0;
};

const afterTag = (raw: string, index: number): number => {
  const tag = /^<\/?[a-zA-Z][a-zA-Z0-9]*(?:[\s/][^>\n]*)?>/.exec(
    raw.slice(index, index + LONGEST_TAG),
  );
  return tag === null ? 0 : index + tag[0].length;
};
