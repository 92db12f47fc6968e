import { blankPictures } from "#lib/text/card-pictures.ts";
import { type CutBlock, isFence, isOpening, linePrefix, placeOfCut } from "./code-fix.ts";

/** A sentence of a text, what it should say, and the offset at which it stood when that was found. */
export interface SentenceFix {
  readonly original: string;
  readonly fixed: string;
  /** What the student wrote in its place; null or absent while they wrote nothing. */
  readonly own?: string | null;
  readonly at: number;
  /** Of code: its block, which is taken out, so that `fixed` is empty. It stands in the former text once. */
  readonly block?: CutBlock;
}

const wordings = ["original", "fixed", "own"] as const;
export type Wording = (typeof wordings)[number];

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
  const sought = wordings
    .map((wording) => ({ wording, words: fix[wording] ?? "" }))
    .filter(({ words }) => words !== "")
    .toSorted((a, b) => b.words.length - a.words.length)
    .map((one) => ({ ...one, start: text.indexOf(one.words) }));
  for (let from = 0; ; ) {
    let first: (typeof sought)[number] | null = null;
    for (const one of sought) {
      // Each wording is looked for again only behind its last place.
      if (one.start !== -1 && one.start < from) one.start = text.indexOf(one.words, from);
      if (one.start !== -1 && (first === null || one.start < first.start)) first = one;
    }
    if (first === null) return found;
    found.push({ wording: first.wording, start: first.start });
    from = first.start + first.words.length;
  }
};

/**
 * Which of its wordings a sentence has now, and where; null when nobody can tell, because the text was changed there:
 * a sentence that stood in any wording so many times must stand so many times still, or another one would be taken for
 * it, perhaps one that was right.
 * @param former the text in which the sentence was found
 */
export const wordingOf = (text: string, fix: SentenceFix, former: string): Standing | null => {
  const now = standings(text, fix);
  if (fix.block) return standingOfCode(text, fix.block, now, former);
  const before = standings(former, fix);
  const place = before.findIndex(({ start }) => start === fix.at);
  return before.length === now.length ? (now[place] ?? null) : null;
};

/** Code that is no more in a text was taken out, where its place can still be told. */
const standingOfCode = (
  text: string,
  block: CutBlock,
  now: readonly Standing[],
  former: string,
): Standing | null => {
  if (now.length > 0) return now.length === 1 ? (now[0] ?? null) : null;
  const start = placeOfCut(text, former, block);
  return start === null ? null : { wording: "fixed", start };
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
      const next = reworded(changed, now.start, fix[now.wording] ?? "", fix[wording] ?? "");
      // Code whose place nobody could tell afterwards stays.
      const isSure = next !== null && (!fix.block || wordingOf(next, fix, former) !== null);
      if (isSure) changed = next;
      else gone += 1;
    }
  }
  return { text: changed, gone };
};

/** So many characters longer than the words in whose place it stands a wording may be: more than that is a text of its own. */
const longestAddition = 2_000;

/**
 * What a student wrote in place of a sentence, as it will stand there: without blank lines, which would end its paragraph, and
 * in a row of a table on one line.
 */
export const ownWords = (written: string, original: string): string =>
  written
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join(original.trimStart().startsWith("|") ? " " : "\n")
    .trim();

/**
 * The same of code, which has its own lines; in a list or a quotation each begins as all do there. Code whose first line does
 * not begin so was written without it, and has indentation of its own.
 */
export const ownCode = (written: string, block: CutBlock): string => {
  const lines = written.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  const said =
    first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== "") + 1);
  const prefix = linePrefix(block);
  const isWithin = (line: string) => line.startsWith(prefix) || line === prefix.trimEnd();
  const hasOwn = prefix.trim() === "" && !isWithin(said[0] ?? "");
  return said
    .map((line) => (isWithin(line) && !hasOwn ? line : `${prefix}${line}`.trimEnd()))
    .join("\n");
};

/** What is wrong with such words by themselves; null where nothing is. */
export const faultOfOwnWords = (
  own: string,
  { original, fixed, isCode }: Pick<SentenceFix, "original" | "fixed"> & { isCode: boolean },
): "empty" | "long" | "original" | "proposed" | "fence" | null => {
  if (own.trim() === "") return "empty";
  // It would end the block in which it stands, or make code of what follows.
  if (own.split("\n").some(isCode ? isFence : isOpening)) return "fence";
  if (own.length > original.length + longestAddition) return "long";
  if (own.trim() === original.trim()) return "original";
  return own === fixed.trim() ? "proposed" : null;
};

/** Why a wording of the student's own cannot stand in the text; `unfit` where it could not be told apart from then on. */
type OwnFault = "gone" | "unchanged" | "picture" | "unfit";

/**
 * The text in which a sentence says what the student wrote in its place. It must be found again, alone and among all other
 * corrections, so that each of them can still be taken over and put back: words that repeat another sentence are refused.
 * @param own what they wrote
 * @param others the other corrections of the text
 * @param former the text in which the sentences were found
 */
export const withOwnWording = (
  text: string,
  fix: SentenceFix,
  own: string,
  others: readonly SentenceFix[],
  former: string,
): { readonly text: string } | { readonly fault: OwnFault } => {
  const now = wordingOf(text, fix, former);
  if (now === null) return { fault: "gone" };
  const before = fix[now.wording] ?? "";
  if (before === own) return { fault: "unchanged" };
  const next = reworded(text, now.start, before, own);
  if (next === null) return { fault: "picture" };
  const kept = { ...fix, own };
  const isFound = wordings.every((wording) => {
    if (fix.block && wording === "fixed") return true;
    const back = withWording(next, [kept], wording, former);
    return back.gone === 0 && wordingOf(back.text, kept, former)?.wording === wording;
  });
  const areKept = others.every(
    (one) => wordingOf(next, one, former)?.wording === wordingOf(text, one, former)?.wording,
  );
  return isFound && areKept ? { text: next } : { fault: "unfit" };
};
