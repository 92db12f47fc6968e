/**
 * The usual search for an inexact quote, as a baseline: for a quote with at most `k` errors one of
 * k + 1 pieces must stand exactly (n-grams), every such piece is expanded to both sides by dynamic programming, and
 * the first match at the threshold is taken. A plain port of the idea, not tuned.
 */
export type ReferenceMatch = {
  readonly start: number;
  readonly end: number;
  readonly distance: number;
};

const THRESHOLD = 0.85;
const EXACT_BELOW = 10;
const MOST_ERRORS = 15;
const LONG = 100;

const allowedErrors = (length: number): number => {
  if (length < EXACT_BELOW) return 0;
  const errors = Math.max(1, Math.floor(length * (1 - THRESHOLD)));
  return length > LONG ? Math.min(errors, MOST_ERRORS) : errors;
};

/** Cheapest way to consume the whole of `pattern` from the start of `text`: edits and units of text used, or null. */
const expand = (
  pattern: string,
  text: string,
  most: number,
): { edits: number; used: number } | null => {
  if (pattern === "") return { edits: 0, used: 0 };
  let row = Array.from({ length: pattern.length + 1 }, (_, index) => index);
  let best = row[pattern.length] as number;
  let used = 0;
  for (let at = 0; at < text.length; at++) {
    const next = [at + 1];
    let least = at + 1;
    for (let index = 1; index <= pattern.length; index++) {
      const change = (row[index - 1] as number) + (pattern[index - 1] === text[at] ? 0 : 1);
      const cost = Math.min(change, (row[index] as number) + 1, (next[index - 1] as number) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    row = next;
    const whole = row[pattern.length] as number;
    if (whole <= best) {
      best = whole;
      used = at + 1;
    }
    if (least > most) break;
  }
  return best <= most ? { edits: best, used } : null;
};

const reversed = (text: string): string => [...text].reverse().join("");

/** All matches, as the reference collects them before it takes the first. */
const referenceMatches = (document: string, quote: string): ReferenceMatch[] => {
  const errors = allowedErrors(quote.length);
  const piece = Math.floor(quote.length / (errors + 1));
  const matches: ReferenceMatch[] = [];
  if (piece === 0) return matches;
  for (let from = 0; from + piece <= quote.length; from += piece) {
    const gram = quote.slice(from, from + piece);
    const before = reversed(quote.slice(0, from));
    const after = quote.slice(from + piece);
    for (let at = document.indexOf(gram); at >= 0; at = document.indexOf(gram, at + 1)) {
      const end = at + piece;
      const right = expand(after, document.slice(end, end + after.length + errors), errors);
      if (right === null) continue;
      const left = expand(
        before,
        reversed(document.slice(Math.max(0, at - before.length - errors), at)),
        errors - right.edits,
      );
      if (left !== null)
        matches.push({
          start: at - left.used,
          end: end + right.used,
          distance: left.edits + right.edits,
        });
    }
  }
  return matches;
};

export const referenceSearch = (document: string, quote: string): ReferenceMatch | null =>
  referenceMatches(document, quote).sort((a, b) => a.start - b.start)[0] ?? null;
