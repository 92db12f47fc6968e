import type { EditKind } from "#lib/schemas/study.ts";

/** An edit, as far as the order of undo and redo depends on it. */
export interface HistoryEdit {
  readonly number: number;
  readonly kind: EditKind;
  readonly batchId: string | null;
  /** The edit that an undo took back or a redo brought again; of a batch, its last one. */
  readonly target: number | null;
}

/** Edits that were applied all or nothing, and so are undone together. */
export interface EditUnit {
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
const unitsOf = <Edit extends HistoryEdit>(edits: readonly Edit[]): [Edit, ...Edit[]][] => {
  const units: [Edit, ...Edit[]][] = [];
  for (const edit of edits) {
    const last = units.at(-1);
    if (edit.batchId !== null && last?.[0].batchId === edit.batchId) last.push(edit);
    else units.push([edit]);
  }
  return units;
};

/** The edit that an edit took back or brought again; null when it changed the text by itself. */
const turned = ({ kind, target }: HistoryEdit): number | null =>
  kind === "undo" || kind === "redo" ? target : null;

/** What can be undone and redone after these edits, all of the document's in order. A new edit ends every redo. */
export const undoStack = (edits: readonly HistoryEdit[]): UndoStack => {
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
export const editsAfter = <Edit extends HistoryEdit>(
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
