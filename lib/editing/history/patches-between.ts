import { diffArrays } from "diff";
import { makePatch } from "#lib/quotes/make-patch.ts";
import type { Patch } from "#lib/quotes/patch.ts";

/** Texts that differ by more lines are replaced as a whole: the search would take seconds. */
const mostLines = 4_000;

/** Patches that make `to` of `from`, line by line, so that what is the same stays unnamed. */
export const patchesBetween = (from: string, to: string): Patch[] => {
  const changes = diffArrays(lines(from), lines(to), { maxEditLength: mostLines });
  if (!changes) return changed([makePatch(from, 0, from.length, to)]);
  const patches: Patch[] = [];
  let at = 0;
  let hunk = { start: 0, end: 0, inserted: "" };
  const close = () => patches.push(makePatch(from, hunk.start, hunk.end, hunk.inserted));
  for (const { value, added, removed } of changes) {
    const text = value.join("");
    if (added) hunk.inserted += text;
    else at += text.length;
    if (removed) hunk.end = at;
    if (added || removed) continue;
    close();
    hunk = { start: at, end: at, inserted: "" };
  }
  close();
  return changed(patches);
};

const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const changed = (patches: readonly Patch[]): Patch[] =>
  patches.filter(({ removed, inserted }) => removed !== inserted);
