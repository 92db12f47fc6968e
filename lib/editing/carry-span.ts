import { type Patch, patchEnd } from "../quotes/patch.ts";
import type { TextSpan } from "./proposed-edit.ts";

/**
 * Where a span stands after edits, oldest first, each with its patches against the text before it. What is written
 * over the span's ends or directly beside them belongs to it.
 * @returns null when nothing is left of it
 */
export const carrySpan = (
  span: TextSpan,
  edits: readonly { readonly patches: readonly Patch[] }[],
): TextSpan | null => {
  const { start, end } = edits.reduce(
    (moved, { patches }) => ({
      start: carryStart(moved.start, patches),
      end: carryEnd(moved.end, patches),
    }),
    span,
  );
  return start < end ? { start, end } : null;
};

const growth = ({ removed, inserted }: Patch): number => inserted.length - removed.length;

const carryStart = (start: number, patches: readonly Patch[]): number => {
  const over = patches.find((patch) => patch.start < start && start < patchEnd(patch));
  const at = over?.start ?? start;
  return patches
    .filter((patch) => patchEnd(patch) <= at && patch.start < at)
    .reduce((moved, patch) => moved + growth(patch), at);
};

const carryEnd = (end: number, patches: readonly Patch[]): number => {
  const over = patches.find((patch) => patch.start < end && end < patchEnd(patch));
  const at = over === undefined ? end : patchEnd(over);
  return patches
    .filter((patch) => patchEnd(patch) <= at)
    .reduce((moved, patch) => moved + growth(patch), at);
};
