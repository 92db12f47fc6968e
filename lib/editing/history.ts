import { diffArrays } from "diff";
import { AppError } from "#lib/errors.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch, patchEnd, rebaseOver } from "#lib/quotes/patch.ts";
import type { EditDiff, EditKind } from "#lib/schemas/study.ts";
import type { EditBatch, NewEdit, StoredEdit } from "#lib/study/study-store.ts";

/** Patches of one text in the order in which they stand there; of two at one place the insertion comes first. */
const inOrder = (patches: readonly Patch[]): Patch[] =>
  patches.toSorted((a, b) => a.start - b.start || patchEnd(a) - patchEnd(b));

/** Patches against one text as a sequence in which each is against the text after those before it. */
const inSequence = (patches: readonly Patch[]): Patch[] => inOrder(patches).reverse();

/** What takes such a list back: patches against the text that it made, in order. */
export const invertPatches = (patches: readonly Patch[]): Patch[] => {
  let shift = 0;
  return inOrder(patches).map(({ start, removed, inserted }) => {
    const inverse = { start: start + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return inverse;
  });
};

/**
 * Edits that were made of the same text as one list against it. Each edit is a list against the text after those before
 * it, and none touches what another wrote, as in a batch.
 */
const joinPatches = (edits: readonly (readonly Patch[])[]): Patch[] =>
  edits.reduce<Patch[]>((joined, patches) => {
    const first = rebasePatches(patches, [invertPatches(joined)]);
    if (first === null) throw new Error("The edits of a batch touch each other");
    return inOrder(joined.concat(first));
  }, []);

/**
 * The list as it must be after `edits` were applied, each a list against the text before it; null when they
 * changed the same words.
 */
export const rebasePatches = (
  patches: readonly Patch[],
  edits: readonly (readonly Patch[])[],
): Patch[] | null => {
  const earlier = edits.flatMap(inSequence);
  const moved: Patch[] = [];
  for (const patch of patches) {
    const rebased = rebaseOver(patch, earlier);
    if (rebased === null) return null;
    moved.push(rebased);
  }
  return moved;
};

/** A stretch of text, UTF-16 offsets, `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a stretch of text stands after `edits`; what they took away of it is left out, and null when nothing is
 * left. An empty stretch is a place between two characters.
 */
export const moveStretch = (
  stretch: Stretch,
  edits: readonly (readonly Patch[])[],
): Stretch | null => moveStretches([stretch], edits)[0] ?? null;

/** Where stretches of one text stand after `edits`; those of which nothing is left are not among them. */
export const moveStretches = (
  stretches: readonly Stretch[],
  edits: readonly (readonly Patch[])[],
): Stretch[] => movedStretches(stretches, edits).filter((moved) => moved !== null);

/** The same, with null in the place of those of which nothing is left. */
export const movedStretches = (
  stretches: readonly Stretch[],
  edits: readonly (readonly Patch[])[],
): (Stretch | null)[] => {
  const sequence = edits.flatMap(inSequence);
  return stretches.map((stretch) =>
    sequence.reduce<Stretch | null>(
      (present, patch) => present && moveOver(present, patch),
      stretch,
    ),
  );
};

const moveOver = (stretch: Stretch, patch: Patch): Stretch | null => {
  const { start, end } = stretch;
  const from = patch.start;
  const to = patchEnd(patch);
  const shift = patch.inserted.length - patch.removed.length;
  if (to <= start) return { start: start + shift, end: end + shift };
  if (from >= end) return stretch;
  // The change lies within: what it brings belongs to the stretch.
  if (from >= start && to <= end) return { start, end: end + shift };
  if (from <= start && to >= end) return null;
  return from < start
    ? { start: from + patch.inserted.length, end: end + shift }
    : { start, end: from };
};

/** What a list of patches brought, from the first word to the last, in the text that it made. */
export const broughtBy = (patches: readonly Patch[]): Stretch => {
  const inverse = invertPatches(patches);
  const start = Math.min(...inverse.map((patch) => patch.start));
  const end = Math.max(...inverse.map(patchEnd));
  return { start, end };
};

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

/** Characters of a preview; from the product's specification. */
const previewLength = 50;

/** The beginning of a passage, by which the history tells of an edit. */
export const editPreview = (text: string): string =>
  [...text.slice(0, 2 * previewLength)].slice(0, previewLength).join("");

/** The revision that an edit was made of. */
export const baseOf = ({ number, first }: Pick<StoredEdit, "number" | "first">): number =>
  (first ?? number) - 1;

/** An edit, as far as the order of undo and redo depends on it. */
export type OrderedEdit = Pick<StoredEdit, "number" | "kind" | "batchId" | "target">;

/** Edits that were applied all or nothing, and so are undone together. */
interface EditUnit {
  /** The edits that made it stand, or the one that took it back, last; oldest first. */
  readonly numbers: readonly number[];
  /** The edits as they were made first. */
  readonly origin: readonly number[];
}

export interface UndoStack {
  /** Units that stand: the last one is undone next. */
  readonly undo: readonly EditUnit[];
  /** Units that were taken back: the last one is brought again next. */
  readonly redo: readonly EditUnit[];
}

/** Neighbours of one batch together. */
const unitsOf = <Edit extends OrderedEdit>(edits: readonly Edit[]): [Edit, ...Edit[]][] => {
  const units: [Edit, ...Edit[]][] = [];
  for (const edit of edits) {
    const last = units.at(-1);
    if (edit.batchId !== null && last?.[0].batchId === edit.batchId) last.push(edit);
    else units.push([edit]);
  }
  return units;
};

/** The edit that an edit took back or brought again; null when it changed the text by itself. */
const turned = ({ kind, target }: OrderedEdit): number | null =>
  kind === "undo" || kind === "redo" ? target : null;

/** What can be undone and redone after these edits, all of the document's in order. A new edit ends every redo. */
export const undoStack = (edits: readonly OrderedEdit[]): UndoStack => {
  const undo: EditUnit[] = [];
  const redo: EditUnit[] = [];
  for (const unit of unitsOf(edits)) {
    const numbers = unit.map(({ number }) => number);
    const target = turned(unit[0]);
    if (target === null) {
      undo.push({ numbers, origin: numbers });
      redo.length = 0;
      continue;
    }
    const [from, to] = unit[0].kind === "undo" ? [undo, redo] : [redo, undo];
    const at = from.findLastIndex(({ origin }) => origin.includes(target));
    const [taken] = at === -1 ? [] : from.splice(at, 1);
    if (taken) to.push({ numbers, origin: taken.origin });
  }
  return { undo, redo };
};

/**
 * What the edits after a revision come to: an undo that is exactly the inverse of what came before it leaves, with
 * it, nothing that another edit could collide with.
 * @param edits without a gap, from that revision or earlier up to the newest one
 */
export const editsAfter = <Edit extends OrderedEdit>(
  edits: readonly Edit[],
  revision: number,
): Edit[] => {
  const standing: [Edit, ...Edit[]][] = [];
  /** The edit that turned a unit last, by the number that names the unit. */
  const forms = new Map<number, number>();
  // Of a batch that the revision cuts in two, only a part is here: no undo is its inverse.
  const cut = edits.find(({ number }) => number === revision)?.batchId ?? null;
  for (const unit of unitsOf(edits.filter(({ number }) => number > revision))) {
    const target = turned(unit[0]);
    const number = unit.at(-1)?.number ?? unit[0].number;
    const last = standing.at(-1);
    const whole = last !== undefined && (cut === null || last[0].batchId !== cut);
    if (target !== null && whole && last.at(-1)?.number === (forms.get(target) ?? target)) {
      standing.pop();
    } else standing.push(unit);
    forms.set(target ?? number, number);
  }
  return standing.flat();
};

/** Texts that differ by more lines are replaced as a whole: the search would take seconds. */
const mostLines = 4_000;

/** Patches that make `to` of `from`, line by line, so that what is the same stays unnamed. */
export const patchesBetween = (from: string, to: string): Patch[] => {
  const changes = diffArrays(linesOf(from), linesOf(to), { maxEditLength: mostLines });
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

const changed = (patches: readonly Patch[]): Patch[] =>
  patches.filter(({ removed, inserted }) => removed !== inserted);

/**
 * What takes a unit back now, wherever it stands in the history: its inverse, moved over what came after it. Null
 * when later edits changed the same words.
 * @param edits from the unit's first one to the newest, without a gap
 */
const turnUnit = (
  edits: readonly (OrderedEdit & { readonly patches: readonly Patch[] })[],
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

/** A document as it is, with edits that led to it: as many of the newest as the question needs, oldest first and without a gap. */
export interface EditedText<Edit = StoredEdit> {
  readonly revision: number;
  readonly text: string;
  readonly edits: readonly Edit[];
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
  { text, edits, ...present }: EditedText<Pick<StoredEdit, "number" | "patches">>,
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

/**
 * Brings again what was taken back last, or the unit of the edit with this number. Needs all edits.
 * @throws AppError nothing_to_redo
 */
export const planRedo = ({ edits }: EditedText, number: number | null = null): EditPlan => {
  const { redo } = undoStack(edits);
  const unit = number === null ? redo.at(-1) : redo.find(({ origin }) => origin.includes(number));
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
