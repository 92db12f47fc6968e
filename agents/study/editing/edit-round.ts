import type { StudyPorts } from "#agents/ports.ts";
import { carrySpan } from "#lib/editing/carry-span.ts";
import { undoStack } from "#lib/editing/history/undo-stack.ts";
import type { TextSpan } from "#lib/editing/proposed-edit.ts";
import type { StoredEdit } from "#lib/study/edit-store.ts";
import type { StoredMessage, Study } from "#lib/study/study-store.ts";
import type { Seen, StudyStateValue } from "../state.ts";

/** Messages that a round is shown at most; older requests are done. */
const longestHistory = 40;
/** So many messages may have come since the round was fixed without changing what it sees. */
const newcomers = 40;

/** What one round of the edit agent works on: the same when it is repeated after a crash. */
export interface EditRound {
  readonly state: StudyStateValue;
  readonly study: Study;
  readonly document: string;
  readonly revision: number;
  /** The conversation, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** The newest edits up to that revision, oldest first; undo and redo show in what they turned. */
  readonly edits: readonly ListedEdit[];
  /** The passage that the student marked, in this document; null when none is, or nothing is left of it. */
  readonly selection: TextSpan | null;
}

export type ListedEdit = Omit<StoredEdit, "patches"> & { readonly undone: boolean };

/** The number of an edit with those of all that were made in the same answer, oldest first. */
export const madeTogether = (
  edits: readonly Pick<ListedEdit, "number" | "batchId">[],
  number: number,
): number[] => {
  const batch = edits.find((edit) => edit.number === number)?.batchId ?? null;
  const same = edits.filter(({ batchId }) => batch !== null && batchId === batch);
  return same.length === 0 ? [number] : same.map((edit) => edit.number);
};

/** Edits that a round is told of at most; for older ones the student has the history. */
const longestList = 30;

/** The present document and conversation, for the next round to look at. */
export const lookNow = async (
  { study, edits }: Pick<StudyPorts, "study" | "edits">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
): Promise<Seen> => {
  const { revision } = await edits.document(ownerId, threadId);
  const [newest] = await study.messages(ownerId, threadId, 1);
  return { revision, messageId: newest?.id ?? null };
};

export const readRound = async (
  { study: store, edits }: Pick<StudyPorts, "study" | "edits">,
  state: StudyStateValue,
  study: Study,
  seen: Seen,
): Promise<EditRound> => {
  const { ownerId, threadId } = state;
  const now = await edits.document(ownerId, threadId);
  const document =
    now.revision === seen.revision
      ? now.text
      : await edits.textAt(ownerId, threadId, seen.revision);
  const all = await store.messages(ownerId, threadId, longestHistory + newcomers);
  const newest = all.findLastIndex(({ id }) => id === seen.messageId);
  const messages = all.slice(0, newest + 1).slice(-longestHistory);
  const { revision } = seen;
  const selection = await readSelection(edits, state, revision, document.length);
  const list = await listEdits(edits, state, revision);
  return { state, study, document, revision, messages, edits: list, selection };
};

const listEdits = async (
  edits: StudyPorts["edits"],
  { ownerId, threadId }: StudyStateValue,
  revision: number,
): Promise<ListedEdit[]> => {
  const since = Math.max(0, revision - 2 * longestList);
  const recent = await edits.since(ownerId, threadId, since);
  const known = recent.filter(({ number }) => number <= revision);
  const standing = new Set(undoStack(known).undo.flatMap(({ origin }) => origin));
  return known
    .filter(({ kind }) => kind !== "undo" && kind !== "redo")
    .slice(-longestList)
    .map(({ patches: _, ...edit }) => ({ ...edit, undone: !standing.has(edit.number) }));
};

const readSelection = async (
  edits: StudyPorts["edits"],
  { ownerId, threadId, selection }: StudyStateValue,
  revision: number,
  length: number,
): Promise<TextSpan | null> => {
  if (selection === null || selection.revision > revision) return null;
  const later = (await edits.since(ownerId, threadId, selection.revision)).filter(
    ({ number }) => number <= revision,
  );
  const carried = carrySpan(selection, later);
  return carried === null || carried.end > length ? null : carried;
};

/** The key of something that this round stores. */
export const roundKey = ({ turn }: Pick<StudyStateValue, "turn">, what: string): string =>
  `edit:${turn}:${what}`;
