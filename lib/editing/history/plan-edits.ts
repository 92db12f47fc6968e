import { diffArrays } from "diff";
import { AppError } from "#lib/errors.ts";
import { applyPatches } from "#lib/quotes/apply-patch.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { EditKind } from "#lib/schemas/study.ts";
import type { EditBatch, NewEdit, StoredEdit } from "#lib/study/edit-store.ts";
import { inOrder, invertPatches, joinPatches, rebasePatches } from "./patch-list.ts";
import { textBefore } from "./text-at.ts";
import type { HistoryEdit } from "./undo-stack.ts";
import { type EditUnit, editsAfter, undoStack } from "./undo-stack.ts";

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

/**
 * What takes a unit back now, wherever it stands in the history: its inverse, moved over what came after it. Null
 * when later edits changed the same words.
 * @param edits from the unit's first one to the newest, without a gap
 */
const turnUnit = (
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

/** A document as it is, with edits that led to it: as many of the newest as the question needs, without a gap. */
export interface EditedText {
  readonly revision: number;
  readonly text: string;
  readonly edits: readonly StoredEdit[];
}

/** An edit as it will stand: its patches are against the text after the one before it. */
export interface PlannedEdit extends NewEdit {
  readonly kind: EditKind;
  readonly target: number | null;
}

/** The edits that make a change, or that others changed the same words. None when there is nothing to change. */
export type EditPlan = readonly PlannedEdit[] | "conflict";

/** @throws AppError not_found when the document never had this revision */
export const textOfRevision = (
  { text, edits, ...present }: EditedText,
  revision: number,
): string => {
  if (revision < 0 || revision > present.revision) {
    throw new AppError("not_found", `There is no revision ${revision}`);
  }
  return textBefore(
    text,
    edits.filter(({ number }) => number > revision),
  );
};

/** The batch against the present text, each edit against the one before it. Needs the edits from its base on. */
export const planBatch = (document: EditedText, batch: EditBatch): EditPlan => {
  // A source editor moves its own words over the edits of others, where their author can see it.
  const stale = batch.kind === "typed" && batch.baseRevision !== document.revision;
  if (stale || batch.baseRevision > document.revision) return "conflict";
  const base = textOfRevision(document, batch.baseRevision);
  const earlier = editsAfter(document.edits, batch.baseRevision).map(({ patches }) => patches);
  const planned: PlannedEdit[] = [];
  for (const edit of batch.edits) {
    const changes = inOrder(edit.patches.filter(({ removed, inserted }) => removed !== inserted));
    if (applyPatches(base, changes) === null) return "conflict";
    const patches = rebasePatches(changes, earlier);
    if (patches === null) return "conflict";
    if (patches.length === 0) continue;
    planned.push({ ...edit, patches, kind: batch.kind, target: null });
    earlier.push(patches);
  }
  return planned;
};

/** The one edit that takes a unit back or brings it again. */
const planTurn = (
  edits: readonly StoredEdit[],
  unit: EditUnit,
  kind: "undo" | "redo",
): EditPlan => {
  const patches = turnUnit(edits, unit);
  if (patches === null) return "conflict";
  const target = unit.origin.at(-1) ?? null;
  const made = edits.find(({ number }) => number === unit.numbers[0]);
  const [oldText, newText] = [made?.newPreview ?? "", made?.oldPreview ?? ""];
  return [{ kind, patches, target, similarity: null, reason: "", oldText, newText }];
};

/** Takes back the newest unit that stands. Needs all edits. @throws AppError nothing_to_undo */
export const planUndo = ({ edits }: EditedText): EditPlan => {
  const unit = undoStack(edits).undo.at(-1);
  if (!unit) throw new AppError("nothing_to_undo", "No edit stands");
  return planTurn(edits, unit, "undo");
};

/** Takes back the unit of this edit. Needs all edits. @throws AppError not_found, nothing_to_undo */
export const planUndoEdit = ({ edits }: EditedText, number: number): EditPlan => {
  if (!edits.some((edit) => edit.number === number)) {
    throw new AppError("not_found", `There is no edit ${number}`);
  }
  const unit = undoStack(edits).undo.find(
    ({ numbers, origin }) => numbers.includes(number) || origin.includes(number),
  );
  if (!unit) throw new AppError("nothing_to_undo", `Edit ${number} does not stand`);
  return planTurn(edits, unit, "undo");
};

/** Brings again what was taken back last. Needs all edits. @throws AppError nothing_to_redo */
export const planRedo = ({ edits }: EditedText): EditPlan => {
  const unit = undoStack(edits).redo.at(-1);
  if (!unit) throw new AppError("nothing_to_redo", "Nothing was taken back since the last edit");
  return planTurn(edits, unit, "redo");
};

/** Makes the text of a revision the present one. Needs the edits after it. @throws AppError not_found */
export const planRestore = (document: EditedText, revision: number): EditPlan => {
  const patches = patchesBetween(document.text, textOfRevision(document, revision));
  const [first] = patches;
  if (!first) return [];
  const { removed: oldText, inserted: newText } = first;
  return [
    { kind: "restore", patches, target: revision, similarity: null, reason: "", oldText, newText },
  ];
};
