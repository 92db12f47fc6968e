import type { HistoryEdit } from "#lib/schemas/study.ts";

/** Typing with shorter pauses is one piece of work to a reader. */
const typingPauseMs = 120_000;

/** Edits that a reader sees as one: a batch, or a run of typing. */
export interface EditGroup {
  readonly first: number;
  readonly last: number;
  /** Newest first. */
  readonly edits: readonly HistoryEdit[];
  /** The newest of the group, which speaks for it. */
  readonly edit: HistoryEdit;
}

const belongs = ({ edits, edit }: EditGroup, older: HistoryEdit): boolean => {
  if (edit.batchId !== null && edit.batchId === older.batchId) return true;
  if (edit.kind !== "typed" || older.kind !== "typed" || edit.undone !== older.undone) return false;
  const pause = Date.parse(edits.at(-1)?.createdAt ?? "") - Date.parse(older.createdAt);
  return pause < typingPauseMs;
};

/** Edits, newest first, with batches and runs of typing taken together. */
export const groupEdits = (edits: readonly HistoryEdit[]): EditGroup[] => {
  const groups: EditGroup[] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    if (group && belongs(group, edit)) {
      groups[groups.length - 1] = { ...group, first: edit.number, edits: [...group.edits, edit] };
    } else groups.push({ first: edit.number, last: edit.number, edits: [edit], edit });
  }
  return groups;
};
