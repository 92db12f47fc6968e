import { diffArrays } from "diff";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { EditDiff } from "#lib/schemas/study.ts";
import { invertPatches } from "./patch-list.ts";

/** So much of the text around is shown, at most, in UTF-16 units; it begins and ends between words. */
const context = 160;
/** Longer passages are compared line by line: word by word would take seconds. */
const mostByWords = 20_000;

type Part = EditDiff["parts"][number];

/** What an edit changed, word by word, with some text around; `before` is the text that it was made against. */
export const editParts = (before: string, after: string, patches: readonly Patch[]): Part[] => {
  if (patches.length === 0) return [];
  const [from, to] = around(before, patches);
  const inverse = invertPatches(patches);
  const start = Math.min(...patches.map((patch) => patch.start)) - from;
  const end = to - Math.max(...patches.map(patchEnd));
  const newFrom = Math.min(...inverse.map((patch) => patch.start)) - start;
  const newTo = Math.max(...inverse.map(patchEnd)) + end;
  const old = before.slice(from, to);
  const young = after.slice(newFrom, newTo);
  const cut = Math.max(old.length, young.length) > mostByWords ? linesOf : wordsOf;
  return diffArrays(cut(old), cut(young)).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
};

/** From some words before the first change to some words after the last, within its paragraphs. */
const around = (text: string, patches: readonly Patch[]): [number, number] => {
  const first = Math.min(...patches.map((patch) => patch.start));
  const last = Math.max(...patches.map(patchEnd));
  const head = text.slice(Math.max(0, first - context), first);
  const tail = text.slice(last, last + context);
  const opening = head.lastIndexOf("\n\n");
  const closing = tail.indexOf("\n\n");
  const from =
    opening !== -1 ? opening + 2 : first > context ? Math.max(0, head.search(/\s/) + 1) : 0;
  const to =
    closing !== -1 ? closing : last + context < text.length ? lastSpace(tail) : tail.length;
  return [first - head.length + from, last + to];
};

const lastSpace = (text: string): number => {
  const at = text.search(/\s\S*$/);
  return at === -1 ? text.length : at;
};

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const wordsOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
