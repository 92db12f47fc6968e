import { applyPatches } from "../quotes/apply-patch.ts";
import { type Patch, patchEnd } from "../quotes/patch.ts";
import {
  blocksTouching,
  type MarkdownBlock,
  markdownBlocks,
  openFenceAt,
} from "./markdown-blocks.ts";
import {
  definitionLabels,
  formulasIn,
  lostDefinitions,
  type MarkdownFault,
  markdownFaults,
  type ParsedMarkdown,
  parseMarkdown,
} from "./markdown-faults.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** Something that an edit broke. */
export interface Breakage extends Omit<MarkdownFault, "code"> {
  readonly code: MarkdownFault["code"] | "code_fence" | "formula_fence";
}

/** A longer block is not taken apart: the parser needs a second for a paragraph of 100,000 characters. */
const longestBlock = 12_000;

interface Side {
  readonly text: string;
  readonly blocks: readonly MarkdownBlock[];
  /** The blocks that the edit changed, and the lines of text in them. */
  readonly touched: readonly MarkdownBlock[];
}

/**
 * What patches of one text break in its formulas, code, tables and links. What was broken before is not theirs,
 * and only the blocks that they touch are taken apart, so that a long document costs no more than a short one.
 */
export const checkEdit = (document: string, patches: readonly Patch[]): Breakage[] => {
  const edited = applyPatches(document, patches);
  if (edited === null || edited === document) return [];
  const ordered = patches.toSorted((a, b) => a.start - b.start);
  const before = sideOf(
    document,
    ordered.map((patch) => ({ start: patch.start, end: patchEnd(patch) })),
  );
  const after = sideOf(edited, spansAfter(ordered));
  const fence = brokenFence(before, after, ordered);
  // Behind a broken fence everything else is read wrongly, too.
  return fence === null ? introduced(before, after) : [fence];
};

const sideOf = (text: string, spans: readonly TextSpan[]): Side => {
  const blocks = markdownBlocks(text);
  return { text, blocks, touched: blocksTouching(blocks, spans) };
};

const spansAfter = (ordered: readonly Patch[]): TextSpan[] => {
  let shift = 0;
  return ordered.map(({ start, removed, inserted }) => {
    const span = { start: start + shift, end: start + shift + inserted.length };
    shift += inserted.length - removed.length;
    return span;
  });
};

/**
 * A fence that the edit leaves open or closes in the wrong place: the first line behind the edit is read in another
 * way than before. Closing what was open to the end of the document is a repair.
 */
const brokenFence = (before: Side, after: Side, ordered: readonly Patch[]): Breakage | null => {
  const open = after.blocks.findLast(({ closed }) => !closed);
  const wasOpen = before.blocks.some(({ closed }) => !closed);
  if (wasOpen && open === undefined) return null;
  const lastEnd = Math.max(...ordered.map(patchEnd));
  const lineEnd = before.text.indexOf("\n", lastEnd);
  const shift = after.text.length - before.text.length;
  const fenceBefore = lineEnd < 0 ? "" : openFenceAt(before.blocks, lineEnd + 1);
  const fenceAfter = lineEnd < 0 ? "" : openFenceAt(after.blocks, lineEnd + 1 + shift);
  const newlyOpen = open !== undefined && !wasOpen ? open.fence : null;
  const wrong = newlyOpen ?? (fenceBefore === fenceAfter ? null : fenceAfter || fenceBefore);
  if (wrong === null) return null;
  return {
    code: wrong.startsWith("$") ? "formula_fence" : "code_fence",
    source: wrong,
    problem:
      newlyOpen === null ? "the text behind the edit changes its meaning" : "it is never closed",
  };
};

/** The faults that the edited side has more of. */
const introduced = (before: Side, after: Side): Breakage[] => {
  const [definedBefore, definedAfter] = [before, after].map(({ text }) =>
    definitionLabels(text),
  ) as [Set<string>, Set<string>];
  const [partsBefore, partsAfter] = [before, after].map(({ touched, text }) =>
    touched.filter(isRead).map(({ start, end }) => parseMarkdown(text.slice(start, end))),
  ) as [ParsedMarkdown[], ParsedMarkdown[]];
  const known = new Set(partsBefore.flatMap((part) => [...formulasIn(part)]));
  const kept = new Set(
    partsAfter.flatMap((part) => [...formulasIn(part)]).filter((formula) => known.has(formula)),
  );
  const old = partsBefore.flatMap((part) => markdownFaults(part, definedBefore, kept));
  const fresh = partsAfter.flatMap((part) => markdownFaults(part, definedAfter, kept));
  const codes = [...new Set(fresh.map(({ code }) => code))];
  return [
    ...codes.flatMap((code) => {
      const allowed = old.filter((fault) => fault.code === code);
      const sources = new Set(allowed.map(({ source }) => source));
      const found = fresh.filter((fault) => fault.code === code);
      const isOld = (fault: MarkdownFault) => sources.has(fault.source);
      const suspects = [...found.filter((fault) => !isOld(fault)), ...found.filter(isOld)];
      return suspects.slice(0, Math.max(0, found.length - allowed.length));
    }),
    ...lostDefinitions(definedBefore, definedAfter, after.text),
  ];
};

const isRead = ({ kind, start, end }: MarkdownBlock): boolean =>
  kind !== "code" && end - start <= longestBlock;
