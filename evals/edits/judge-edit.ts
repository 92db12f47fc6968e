import { placeEdits } from "#lib/editing/place-edits.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import type { EditCase } from "./edit-case.ts";

export type EditOutcome = "meant" | "asked" | "wrong";

export type JudgedEdit = {
  readonly outcome: EditOutcome;
  /** The document after the edit, or why it was not made. */
  readonly result: { readonly text: string } | { readonly why: string };
};

/**
 * Makes one edit as the product makes one of the agent, and compares the whole document with what was meant. The
 * white space that a deletion leaves behind and the numbers of a list are the product's to tidy: there they do not count.
 */
export const judgeEdit = (document: string, item: EditCase): JudgedEdit => {
  const { quote: oldText, newText, start, end, becomes } = item;
  const proposed = { oldText, newText, before: null, after: null, reason: "eval" };
  const placed = placeEdits(document, [proposed], null);
  if (placed.kind !== "placed") {
    const why = placed.kind === "unsure" ? "ambiguous" : (placed.failures[0]?.kind ?? "failed");
    return { outcome: becomes === null ? "meant" : "asked", result: { why } };
  }
  const patches = placed.edits.flatMap((edit) => edit.patches);
  const text = applyPatches(document, patches) ?? document;
  if (becomes === null) return { outcome: "wrong", result: { text } };
  const meant = document.slice(0, start) + becomes + document.slice(end);
  const fold = (whole: string) =>
    newText.trim() === ""
      ? whole
          .replace(/^ *\d{1,9}(?=[.)])/gm, "")
          .replace(/\s+/g, " ")
          .trim()
      : whole;
  return { outcome: fold(text) === fold(meant) ? "meant" : "wrong", result: { text } };
};
