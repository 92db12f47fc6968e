import type { EditKind } from "../../schemas/study.ts";

/** An edit, as far as the order of undo and redo depends on it. */
export interface HistoryEdit {
  readonly number: number;
  readonly kind: EditKind;
  readonly batchId: string | null;
  /** The edit that an undo took back or a redo brought again. */
  readonly target: number | null;
}

/** Edits that were applied all or nothing, and so are undone together. */
export interface EditUnit {
  /** The edits that made it stand, or that took it back; oldest first. */
  readonly numbers: readonly number[];
  /** The edits as they were made first. */
  readonly origin: readonly number[];
}

export interface UndoStack {
  /** Units that stand, oldest first: the last one is undone next. */
  readonly undo: readonly EditUnit[];
  /** Units that were taken back: the last one is brought again next. */
  readonly redo: readonly EditUnit[];
}

/** Neighbours of one batch together. */
const unitsOf = (edits: readonly HistoryEdit[]): HistoryEdit[][] => {
  const units: HistoryEdit[][] = [];
  for (const edit of edits) {
    const last = units.at(-1);
    if (edit.batchId !== null && last?.[0]?.batchId === edit.batchId) last.push(edit);
    else units.push([edit]);
  }
  return units;
};

const take = (stack: EditUnit[], targets: ReadonlySet<number>): EditUnit | null => {
  const at = stack.findLastIndex(({ numbers }) => numbers.some((number) => targets.has(number)));
  return at === -1 ? null : (stack.splice(at, 1)[0] ?? null);
};

/** What can be undone and redone after these edits, all of the document's in order. A new edit ends every redo. */
export const undoStack = (edits: readonly HistoryEdit[]): UndoStack => {
  const undo: EditUnit[] = [];
  const redo: EditUnit[] = [];
  for (const unit of unitsOf(edits)) {
    const numbers = unit.map(({ number }) => number);
    const targets = new Set(unit.flatMap(({ target }) => target ?? []));
    const kind = unit[0]?.kind;
    if (kind === "undo" || kind === "redo") {
      const [from, to] = kind === "undo" ? [undo, redo] : [redo, undo];
      const turned = take(from, targets);
      if (turned) to.push({ numbers, origin: turned.origin });
    } else {
      undo.push({ numbers, origin: numbers });
      redo.length = 0;
    }
  }
  return { undo, redo };
};

/**
 * The edits without those that were taken back at once: what an undo made good leaves no trace that a later one
 * could collide with.
 */
export const withoutCancelled = <Edit extends HistoryEdit>(edits: readonly Edit[]): Edit[] => {
  const standing: Edit[] = [];
  for (const edit of edits) {
    const turns = edit.kind === "undo" || edit.kind === "redo";
    if (turns && standing.at(-1)?.number === edit.target) standing.pop();
    else standing.push(edit);
  }
  return standing;
};
