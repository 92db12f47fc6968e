import { matchSequences } from "#lib/text/match-sequences.ts";
import { snapToCharacters } from "./finish-span.ts";
import type { Patch } from "./patch.ts";

/** `text` takes the place of `[from, to)` of the first text. */
export type Hunk = { readonly from: number; readonly to: number; readonly text: string };

/** Texts that differ more are one hunk. */
const MOST_EDITS = 2000;
/** A rewrite that keeps less than this share of its words is not a series of small changes. */
const LEAST_KEPT = 0.25;
/** Hunks this near, with nothing but marks between, are one change. */
const JOIN_WITHIN = 3;

const tokensOf = (text: string): string[] =>
  text.match(/\p{L}[\p{L}\p{M}]*|\p{N}+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** What turns `before` into `after`, in whole words, in order. */
export const textHunks = (before: string, after: string): Hunk[] => {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const partner = matchSequences(a, b, MOST_EDITS);
  if (partner === null || isRewrite(a, partner)) return wholeHunk(before, after);
  return joinHunks(before, rawHunks(a, b, partner));
};

const isRewrite = (tokens: readonly string[], partner: Int32Array): boolean => {
  let [words, kept] = [0, 0];
  tokens.forEach((token, index) => {
    if (!/[\p{L}\p{N}]/u.test(token)) return;
    words++;
    if ((partner[index] as number) >= 0) kept++;
  });
  return words > 3 && kept < LEAST_KEPT * words;
};

/** One hunk between the ends that agree. */
const wholeHunk = (before: string, after: string): Hunk[] => {
  let head = 0;
  while (head < before.length && before[head] === after[head] && /\s/.test(before[head] ?? ""))
    head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    before.at(-1 - tail) === after.at(-1 - tail) &&
    /\s/.test(before.at(-1 - tail) ?? "")
  )
    tail++;
  return [
    {
      from: head,
      to: before.length - tail,
      text: after.slice(head, Math.max(head, after.length - tail)),
    },
  ];
};

const rawHunks = (a: readonly string[], b: readonly string[], partner: Int32Array): Hunk[] => {
  const hunks: Hunk[] = [];
  let [offset, from, nextB] = [0, 0, 0];
  const flush = (to: number, untilB: number) => {
    if (to > from || untilB > nextB)
      hunks.push({ from, to, text: b.slice(nextB, untilB).join("") });
  };
  a.forEach((token, index) => {
    const other = partner[index] as number;
    if (other >= 0) {
      flush(offset, other);
      nextB = other + 1;
      from = offset + token.length;
    }
    offset += token.length;
  });
  flush(offset, b.length);
  return hunks;
};

const joinHunks = (before: string, hunks: readonly Hunk[]): Hunk[] => {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const between = last === undefined ? null : before.slice(last.to, hunk.from);
    if (
      last !== undefined &&
      between !== null &&
      between.length <= JOIN_WITHIN &&
      /^[\s\p{P}\p{S}]*$/u.test(between)
    ) {
      joined[joined.length - 1] = {
        from: last.from,
        to: hunk.to,
        text: last.text + between + hunk.text,
      };
    } else joined.push(hunk);
  }
  return joined;
};

/**
 * The least patch that replaces `document.slice(start, end)` by `text`: equal ends are left out, so that it
 * stores little and collides with little. It cuts no character of the old text in half.
 */
export const makePatch = (document: string, start: number, end: number, text: string): Patch => {
  const old = document.slice(start, end);
  const most = Math.min(old.length, text.length);
  let head = 0;
  while (head < most && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const [from, to] = snapToCharacters(document, [start + head, end - tail]);
  const [first, last] = [Math.max(start, from), Math.min(end, to)];
  return {
    start: first,
    removed: document.slice(first, last),
    inserted: text.slice(first - start, text.length - (end - last)),
  };
};
