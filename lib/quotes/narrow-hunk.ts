import type { Hunk } from "./text-hunks.ts";

/**
 * A hunk without the letters that removed and new text share beyond a word boundary of the passage: where the quote
 * lost a space ("firstsecond"), only the word that changed is changed and the space of the passage stays.
 */
export const narrowHunk = (
  hunk: Hunk,
  quoted: string,
  passage: string,
  partner: Int32Array,
): Hunk => {
  const removed = quoted.slice(hunk.from, hunk.to);
  const head = lastBreak(hunk, sharedHead(removed, hunk.text), passage, partner, 1);
  const rest = { from: hunk.from + head, to: hunk.to, text: hunk.text.slice(head) };
  const tail = lastBreak(rest, sharedTail(removed.slice(head), rest.text), passage, partner, -1);
  return {
    from: rest.from,
    to: rest.to - tail,
    text: rest.text.slice(0, rest.text.length - tail),
  };
};

const sharedHead = (a: string, b: string): number => {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length++;
  return length;
};

const sharedTail = (a: string, b: string): number => {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
};

/** The most of `shared` letters at one end that the passage sets off by white space; 0 when it does not. */
const lastBreak = (
  { from, to }: Hunk,
  shared: number,
  passage: string,
  partner: Int32Array,
  step: 1 | -1,
): number => {
  for (let count = shared; count > 0; count--) {
    const at = step > 0 ? from + count : to - count;
    if (at <= from || at >= to) continue;
    const [left, right] = [partner[at - 1] as number, partner[at] as number];
    if (left >= 0 && right > left + 1 && /^\s+$/.test(passage.slice(left + 1, right))) return count;
  }
  return 0;
};
