import {
  type EditPlan,
  planBatch,
  planRedo,
  planRestore,
  planUndo,
  planUndoEdit,
  textOfRevision,
} from "#lib/editing/history/plan-edits.ts";
import type { EditBatch, EditOutcome, EditStore } from "#lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { editPage, undoState } from "./edit-pages.ts";
import { lockThread } from "./lock-thread.ts";
import { editsWithKey, type OpenDocument, openDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { storeEdits } from "./store-edits.ts";

interface Change {
  readonly key: string;
  readonly author: EditBatch["author"];
  /** Edits after this revision are read. */
  readonly since: number;
  readonly plan: (document: OpenDocument) => EditPlan;
}

/** Makes a change once: the same key again gives what it did the first time. */
const changeDocument = (db: Database, thread: OwnedThread, change: Change): Promise<EditOutcome> =>
  db.transaction(async (tx) => {
    // Whoever writes to the document holds its thread: nobody else can be between reading and writing.
    await lockThread(tx, thread.ownerId, thread.threadId);
    const document = await openDocument(tx, thread, change.since);
    const known = await editsWithKey(tx, thread, document.id, change.key);
    const made = known.at(-1);
    if (made) return { kind: "applied", edits: known, revision: made.number };
    const { revision } = document;
    const edits = change.plan(document);
    if (edits === "conflict") return { kind: "conflict", revision };
    if (edits.length === 0) return { kind: "applied", edits: [], revision };
    return storeEdits(tx, thread, document, { ...change, edits });
  });

/** Undo and redo depend on all of the history, and are the student's. */
const turnDocument = (
  db: Database,
  thread: OwnedThread,
  key: string,
  plan: Change["plan"],
): Promise<EditOutcome> => changeDocument(db, thread, { key, author: "student", since: 0, plan });

/** Edited documents in PostgreSQL. */
export const editStore = (db: Database): EditStore => ({
  document: async (ownerId, threadId) => {
    const { id, text, revision } = await openDocument(db, { ownerId, threadId });
    return { id, text, revision };
  },
  apply: (ownerId, threadId, batch) => {
    const { key, author } = batch;
    // With the edit that made the base: only then can be told whether the base lies within a batch.
    const since = batch.baseRevision - 1;
    const plan = (document: OpenDocument) => planBatch(document, batch);
    return changeDocument(db, { ownerId, threadId }, { key, author, since, plan });
  },
  undo: (ownerId, threadId, key) => turnDocument(db, { ownerId, threadId }, key, planUndo),
  undoEdit: (ownerId, threadId, number, key) =>
    turnDocument(db, { ownerId, threadId }, key, (document) => planUndoEdit(document, number)),
  redo: (ownerId, threadId, key) => turnDocument(db, { ownerId, threadId }, key, planRedo),
  restore: (ownerId, threadId, revision, key) =>
    changeDocument(
      db,
      { ownerId, threadId },
      {
        ...{ key, author: "student", since: revision },
        plan: (document) => planRestore(document, revision),
      },
    ),
  since: async (ownerId, threadId, revision) => {
    const { edits } = await openDocument(db, { ownerId, threadId }, revision);
    return edits.filter(({ number }) => number > revision);
  },
  page: (ownerId, threadId, page) => editPage(db, { ownerId, threadId }, page),
  undoState: (ownerId, threadId, revision) => undoState(db, { ownerId, threadId }, revision),
  textAt: async (ownerId, threadId, revision) =>
    textOfRevision(await openDocument(db, { ownerId, threadId }, revision), revision),
});
