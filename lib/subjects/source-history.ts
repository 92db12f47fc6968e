import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import type { SourceEdit } from "#lib/schemas/source.ts";
import { matchSequences } from "#lib/text/match-sequences.ts";
import { betweenFences } from "./code-fix.ts";

/** More lines that differ than these are one change. */
const mostDifferences = 1_000;

/** So many changes of a source are kept, the newest, and of them no more than this, in UTF-16 units. */
const mostEdits = 200;
const mostCharacters = 1_000_000;

/** Each line with its end. */
const linesOf = (text: string): string[] => {
  const lines = text.split("\n");
  return lines
    .map((line, at) => (at < lines.length - 1 ? `${line}\n` : line))
    .filter((line) => line !== "");
};

/** What of a text became what, line by line: whole lines, so that a reader sees the sentence around a word. */
export const changedLines = (before: string, after: string): Patch[] => {
  if (before === after) return [];
  const [old, now] = [linesOf(before), linesOf(after)];
  const partners = matchSequences(old, now, mostDifferences);
  if (partners === null) return [{ start: 0, removed: before, inserted: after }];
  const patches: Patch[] = [];
  let [from, to, start] = [0, 0, 0];
  const close = (until: number, end: number) => {
    const removed = old.slice(from, until).join("");
    const inserted = now.slice(to, end).join("");
    if (removed !== inserted) patches.push({ start, removed, inserted });
    start += removed.length;
  };
  for (const [at, partner] of partners.entries()) {
    if (partner < 0) continue;
    close(at, partner);
    start += old[at]?.length ?? 0;
    [from, to] = [at + 1, partner + 1];
  }
  close(old.length, now.length);
  return patches;
};

/** The text before a change was made; null where the change is not of this text. */
const textBefore = (text: string, { patches }: Pick<SourceEdit, "patches">): string | null => {
  let shift = 0;
  const inverse = patches.map(({ start, removed, inserted }) => {
    const patch = { start: start + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return patch;
  });
  return applyPatches(text, inverse);
};

/** What is kept of a source's history. */
interface SourceHistory {
  readonly text: string;
  /** Of the text. */
  readonly revision: number;
  /** In their order; each leads to the revision that it names. */
  readonly edits: readonly SourceEdit[];
}

/** The revisions whose text is known, newest first: the present one, and as far back as the changes reach. */
export const knownRevisions = ({ text, revision, edits }: SourceHistory): Map<number, string> => {
  const known = new Map([[revision, text]]);
  let now: string | null = text;
  for (const edit of edits.toReversed()) {
    // A change that does not lead to the next one ends what is known.
    if (now === null || known.get(edit.revision) !== now) break;
    now = textBefore(now, edit);
    if (now !== null) known.set(edit.revision - 1, now);
  }
  return known;
};

/** The changes with one more, without the oldest where they grew too many. */
export const withEdit = (edits: readonly SourceEdit[], edit: SourceEdit): SourceEdit[] => {
  const kept: SourceEdit[] = [];
  let characters = 0;
  for (const one of [...edits, edit].reverse()) {
    for (const { removed, inserted } of one.patches) characters += removed.length + inserted.length;
    const isTooMuch = kept.length === mostEdits || characters > mostCharacters;
    if (isTooMuch && kept.length > 0) break;
    kept.push(one);
  }
  return kept.reverse();
};

/** So much is shown around what changed, and of what changed, in UTF-16 units. */
const shownAround = 160;
const mostShown = 1_500;

/** Two texts around the place where they differ, with a sign where something was left out; of code with its indentation. */
export const excerpts = (
  before: string,
  after: string,
  isCode = false,
): { before: string; after: string } => {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const begin = head > shownAround ? wordStart(before, head - shownAround) : 0;
  const left = tail > shownAround ? tail - shownAround : 0;
  const cut = (text: string) => {
    const end = left === 0 ? text.length : wordEnd(text, text.length - left);
    const words = text.slice(begin, Math.min(end, begin + mostShown)).toWellFormed();
    const isCut = begin + words.length < text.trimEnd().length;
    const shown = isCode && begin === 0 ? words.trimEnd() : words.trim();
    return `${begin > 0 ? "… " : ""}${shown}${isCut ? " …" : ""}`;
  };
  return { before: before === "" ? "" : cut(before), after: after === "" ? "" : cut(after) };
};

/** The next beginning and end of a word from a place on, so that none is cut. */
const wordStart = (text: string, from: number): number => {
  const space = text.slice(from, from + shownAround).search(/\s/);
  return space === -1 ? from : from + space + 1;
};

const wordEnd = (text: string, from: number): number => {
  const space = text.slice(from).search(/\s/);
  return space === -1 ? text.length : from + space;
};

/** What is seen of lines: indentation is, empty lines and white space at their ends are not. */
const seenOf = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n");

/** Changes of a text as they are shown, each with some text around it; not those of which nothing is seen. */
export const changeExcerpts = (
  before: string,
  patches: readonly Patch[],
): { readonly before: string; readonly after: string; readonly isCode: boolean }[] => {
  const isInCode = betweenFences(patches.length > 0 ? before : "");
  return patches.flatMap(({ start, removed, inserted }) => {
    if (seenOf(removed) === seenOf(inserted)) return [];
    const isCode = isInCode(start);
    return [{ ...excerpts(removed, inserted, isCode), isCode }];
  });
};
