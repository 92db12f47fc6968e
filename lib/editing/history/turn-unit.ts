import type { Patch } from "#lib/quotes/patch.ts";
import { invertPatches, joinPatches, rebasePatches } from "./patch-list.ts";
import { type EditUnit, editsAfter, type HistoryEdit } from "./undo-stack.ts";

/**
 * What takes a unit back now, wherever it stands in the history: its inverse, moved over what came after it. Null
 * when later edits changed the same words.
 * @param edits from the unit's first one to the newest, without a gap
 */
export const turnUnit = (
  edits: readonly (HistoryEdit & { readonly patches: readonly Patch[] })[],
  { numbers }: Pick<EditUnit, "numbers">,
): Patch[] | null => {
  const own = edits.filter(({ number }) => numbers.includes(number));
  const last = numbers.at(-1) ?? 0;
  const later = editsAfter(edits, last);
  return rebasePatches(
    invertPatches(joinPatches(own.map(({ patches }) => patches))),
    later.map(({ patches }) => patches),
  );
};
