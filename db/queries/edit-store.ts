import { inOrder, rebasePatches } from "../../lib/editing/history/patch-list.ts";
import { patchesBetween } from "../../lib/editing/history/patches-between.ts";
import { textBefore } from "../../lib/editing/history/text-at.ts";
import { turnUnit } from "../../lib/editing/history/turn-unit.ts";
import {
  type EditUnit,
  type HistoryEdit,
  undoStack,
  withoutCancelled,
} from "../../lib/editing/history/undo-stack.ts";
import { AppError } from "../../lib/errors.ts";
import { applyPatches } from "../../lib/quotes/apply-patch.ts";
import type { EditBatch, EditOutcome, EditStore } from "../../lib/study/edit-store.ts";
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
    const made = known.at(-1);
    if (made) return { kind: "applied", edits: known, revision: made.number };
    const edits = change.plan(document);
    if (edits === "conflict") return { kind: "conflict", revision };
    if (edits.length === 0) return { kind: "applied", edits: [], revision };
    return storeEdits(tx, thread, document, { ...change, edits });
  });

/** The batch against the present text, each edit against the one before it. */
const planBatch =
  (batch: EditBatch): Plan =>
  (document) => {
    // A source editor moves its own words over the edits of others, where their author can see it.
    const stale = batch.kind === "typed" && batch.baseRevision !== document.revision;
    if (stale || batch.baseRevision > document.revision) return "conflict";
    const later = document.edits.filter(({ number }) => number > batch.baseRevision);
    const earlier = withoutCancelled(later).map(({ patches }) => patches);
    const base = textOf(document, batch.baseRevision);
    const next: NextEdit[] = [];
    for (const edit of batch.edits) {
      const changes = inOrder(edit.patches.filter(({ removed, inserted }) => removed !== inserted));
      if (applyPatches(base, changes) === null) return "conflict";
      const patches = rebasePatches(changes, earlier);
      if (patches === null) return "conflict";
      if (patches.length === 0) continue;
      next.push({ ...edit, patches, kind: batch.kind, target: null });
      earlier.push(patches);
    }
    return next;
  };

/** The one edit that takes a unit back or brings it again. */
const planTurn = (
  { edits }: OpenDocument,
  unit: EditUnit,
  kind: "undo" | "redo",
): readonly NextEdit[] | "conflict" => {
  const patches = turnUnit(edits, unit);
  if (patches === null) return "conflict";
  const [first] = unit.numbers;
  const target = unit.origin.at(-1) ?? null;
  const made = edits.find(({ number }) => number === first);
  const [oldText, newText] = [made?.newPreview ?? "", made?.oldPreview ?? ""];
  return [{ kind, patches, target, similarity: null, reason: "", oldText, newText }];
};

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
