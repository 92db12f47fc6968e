import { applyPatches } from "#lib/quotes/apply-patch.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import { invertPatches } from "./patch-list.ts";

/** A text after edits in order. @throws Error when one does not fit: the history is not of this text */
export const textAfter = (text: string, edits: readonly { readonly patches: readonly Patch[] }[]) =>
  edits.reduce((present, { patches }) => {
    const next = applyPatches(present, patches);
    if (next === null) throw new Error("An edit of the history does not fit its text");
    return next;
  }, text);

/** The text as it was before these edits, the newest of which made `text`. */
export const textBefore = (
  text: string,
  edits: readonly { readonly patches: readonly Patch[] }[],
): string =>
  textAfter(
    text,
    edits.toReversed().map(({ patches }) => ({ patches: invertPatches(patches) })),
  );
