import { invertPatches, rebasePatches } from "../../lib/editing/history/patch-list.ts";
import { patchesBetween } from "../../lib/editing/history/patches-between.ts";
import { textBefore } from "../../lib/editing/history/text-at.ts";
import {
  type EditUnit,
  type HistoryEdit,
  undoStack,
  withoutCancelled,
} from "../../lib/editing/history/undo-stack.ts";
import { AppError } from "../../lib/errors.ts";
import type { Patch } from "../../lib/quotes/patch.ts";
import type { EditBatch, EditOutcome, EditStore, StoredEdit } from "../../lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { lockThread } from "./lock-thread.ts";
import { editsWithKey, type OpenDocument, openDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { type NextEdit, storeEdits } from "./store-edits.ts";

/** What is to be done to an open document, or that it cannot be. */
type Plan = (document: OpenDocument) => readonly NextEdit[] | "conflict";

interface Change {
  readonly key: string;
  readonly author: EditBatch["author"];
  /** Edits after this revision are read. */
  readonly since: number;
  readonly plan: Plan;
}

/** Makes a change once: the same key again gives what it did the first time. */
const changeDocument = (db: Database, thread: OwnedThread, change: Change): Promise<EditOutcome> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const document = await openDocument(tx, thread, change.since);
    const known = await editsWithKey(tx, thread, document.id, change.key);
    const { revision } = document;
    if (known.length > 0) return { kind: "applied", edits: known, revision };
    const edits = change.plan(document);
    if (edits === "conflict") return { kind: "conflict", revision };
    if (edits.length === 0) return { kind: "applied", edits: [], revision };
    return storeEdits(tx, thread, document, { ...change, edits });
  });

/** The batch against the present text, each edit against the one before it. */
const planBatch =
  (batch: EditBatch): Plan =>
  (document) => {
    const later = document.edits
      .filter(({ number }) => number > batch.baseRevision)
      .map(({ patches }) => patches);
    if (batch.baseRevision > document.revision) return "conflict";
    const next: NextEdit[] = [];
    for (const edit of batch.edits) {
      const earlier = [...later, ...next.map(({ patches }) => patches)];
      const patches = rebasePatches(edit.patches, earlier);
      if (patches === null) return "conflict";
      next.push({ ...edit, patches, kind: batch.kind, target: null });
    }
    return next;
  };

/** What takes a unit back, newest edit first, moved over whatever came after it and still stands. */
const planTurn = (
  document: OpenDocument,
  unit: EditUnit,
  kind: "undo" | "redo",
): readonly NextEdit[] | "conflict" => {
  const next: (NextEdit & HistoryEdit)[] = [];
  for (const number of unit.numbers.toReversed()) {
    const edit = document.edits.find((one) => one.number === number);
    if (!edit) return "conflict";
    const after = document.edits.filter((one) => one.number > number);
    const later = withoutCancelled<HistoryEdit & Pick<NextEdit, "patches">>([...after, ...next]);
    const patches = rebasePatches(
      invertPatches(edit.patches),
      later.map((one) => one.patches),
    );
    if (patches === null) return "conflict";
    const place = document.revision + next.length + 1;
    next.push({ ...turned(edit, patches, kind), number: place, batchId: null });
  }
  return next;
};

const turned = (edit: StoredEdit, patches: readonly Patch[], kind: "undo" | "redo"): NextEdit => ({
  ...{ kind, patches, target: edit.number, similarity: null, reason: "" },
  oldText: edit.newPreview,
  newText: edit.oldPreview,
});

const undo = (db: Database, thread: OwnedThread, key: string): Promise<EditOutcome> =>
  changeDocument(db, thread, {
    ...{ key, author: "student", since: 0 },
    plan: (document) => {
      const unit = undoStack(document.edits).undo.at(-1);
      if (!unit) throw new AppError("nothing_to_undo", `${thread.threadId} has nothing to undo`);
      return planTurn(document, unit, "undo");
    },
  });

const undoEdit = (
  db: Database,
  thread: OwnedThread,
  number: number,
  key: string,
): Promise<EditOutcome> =>
  changeDocument(db, thread, {
    ...{ key, author: "student", since: 0 },
    plan: (document) => {
      const unit = undoStack(document.edits).undo.findLast(
        ({ numbers, origin }) => numbers.includes(number) || origin.includes(number),
      );
      if (!unit) throw new AppError("nothing_to_undo", `Edit ${number} does not stand`);
      return planTurn(document, unit, "undo");
    },
  });

const redo = (db: Database, thread: OwnedThread, key: string): Promise<EditOutcome> =>
  changeDocument(db, thread, {
    ...{ key, author: "student", since: 0 },
    plan: (document) => {
      const unit = undoStack(document.edits).redo.at(-1);
      if (!unit) throw new AppError("nothing_to_redo", `${thread.threadId} has nothing to redo`);
      return planTurn(document, unit, "redo");
    },
  });

const restore = (
  db: Database,
  thread: OwnedThread,
  revision: number,
  key: string,
): Promise<EditOutcome> =>
  changeDocument(db, thread, {
    ...{ key, author: "student", since: revision },
    plan: (document) => {
      const patches = patchesBetween(document.text, textOf(document, revision));
      const [first] = patches;
      if (!first) return [];
      const { removed: oldText, inserted: newText } = first;
      const kind = "restore" as const;
      return [{ kind, patches, target: revision, similarity: null, reason: "", oldText, newText }];
    },
  });

/** @throws AppError not_found when the document never had this revision */
const textOf = (document: OpenDocument, revision: number): string => {
  if (revision < 0 || revision > document.revision) {
    throw new AppError("not_found", `There is no revision ${revision}`);
  }
  return textBefore(
    document.text,
    document.edits.filter(({ number }) => number > revision),
  );
};

/** Snapshot and edits are two queries: both see the same moment. */
const readDocument = (db: Database, thread: OwnedThread, since?: number): Promise<OpenDocument> =>
  db.transaction((tx) => openDocument(tx, thread, since), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });

/** Edited documents in PostgreSQL. */
export const editStore = (db: Database): EditStore => ({
  document: async (ownerId, threadId) => {
    const { id, text, revision } = await readDocument(db, { ownerId, threadId });
    return { id, text, revision };
  },
  apply: (ownerId, threadId, batch) =>
    changeDocument(
      db,
      { ownerId, threadId },
      {
        ...{ key: batch.key, author: batch.author, since: batch.baseRevision },
        plan: planBatch(batch),
      },
    ),
  undo: (ownerId, threadId, key) => undo(db, { ownerId, threadId }, key),
  undoEdit: (ownerId, threadId, number, key) => undoEdit(db, { ownerId, threadId }, number, key),
  redo: (ownerId, threadId, key) => redo(db, { ownerId, threadId }, key),
  restore: (ownerId, threadId, revision, key) => restore(db, { ownerId, threadId }, revision, key),
  since: async (ownerId, threadId, revision) => {
    const { edits } = await readDocument(db, { ownerId, threadId }, revision);
    return edits.filter(({ number }) => number > revision);
  },
  textAt: async (ownerId, threadId, revision) =>
    textOf(await readDocument(db, { ownerId, threadId }, revision), revision),
});
