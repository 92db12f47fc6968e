import { and, asc, between, desc, eq, gt, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import {
  baseOf,
  type EditPlan,
  editPreview,
  type PlannedEdit,
  planBatch,
  planRedo,
  planRestore,
  planUndo,
  planUndoEdit,
  textAfter,
  textBefore,
  textOfRevision,
} from "#lib/editing/history.ts";
import { AppError } from "#lib/errors.ts";
import { sha256, stableId } from "#lib/ids.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import type { EditAuthor } from "#lib/schemas/study.ts";
import type {
  EditBatch,
  EditOutcome,
  EditPage,
  EditStore,
  StoredEdit,
} from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { documents, edits } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { compactEdits } from "./compact-edits.ts";
import {
  checkStudyText,
  lockThread,
  type OwnedThread,
  storableText,
  studentsChange,
  threadNotFound,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/** The edited document: its snapshot, and the edits that lead from there to the present text. */
export interface OpenDocument {
  readonly id: string;
  readonly revision: number;
  readonly snapshotRevision: number;
  readonly compactedRevision: number;
  /** The text of `revision`. */
  readonly text: string;
  /** Edits from the asked revision on, and at least those after the snapshot, oldest first; without a gap. */
  readonly edits: readonly StoredEdit[];
}

export const editColumns = {
  number: edits.number,
  first: edits.first,
  kind: edits.kind,
  author: edits.author,
  patches: edits.patches,
  batchId: edits.batchId,
  target: edits.target,
  similarity: edits.similarity,
  reason: edits.reason,
  oldPreview: edits.oldPreview,
  newPreview: edits.newPreview,
  createdAt: edits.createdAt,
};

const editsOf = ({ ownerId, threadId }: OwnedThread, documentId: string): SQL | undefined =>
  and(eq(edits.documentId, documentId), eq(edits.ownerId, ownerId), eq(edits.threadId, threadId));

/** Edits of a document after a revision up to another, oldest first; of typed ones that were taken together the later. */
const editsBetween = async (
  db: Database,
  thread: OwnedThread,
  documentId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<StoredEdit[]> => {
  const [oldest, ...others] = await db
    .select(editColumns)
    .from(edits)
    .where(and(editsOf(thread, documentId), gt(edits.number, after), lte(edits.number, upTo)))
    .orderBy(asc(edits.number));
  if (!oldest) return [];
  if (baseOf(oldest) >= after) return [oldest, ...others];
  const steps = await takenTogether(db, thread, documentId, oldest);
  return [...steps.filter(({ number }) => number > after), ...others];
};

/** The edits that stand in one, each as it was made. */
const takenTogether = async (
  db: Database,
  thread: OwnedThread,
  documentId: string,
  edit: StoredEdit,
): Promise<(StoredEdit & { readonly key: string })[]> => {
  const [row] = await db
    .select({ steps: edits.steps })
    .from(edits)
    .where(and(editsOf(thread, documentId), eq(edits.number, edit.number)));
  return (row?.steps ?? []).map(({ key, patches }, place) => ({
    ...{ ...edit, key, patches, first: null, number: baseOf(edit) + 1 + place },
  }));
};

/** The edits that were stored under this key, oldest first. */
const editsWithKey = async (
  db: Database,
  thread: OwnedThread,
  { id: documentId, compactedRevision }: Pick<OpenDocument, "id" | "compactedRevision">,
  { key, typedInto = compactedRevision }: Pick<Change, "key" | "typedInto">,
): Promise<StoredEdit[]> => {
  const { ownerId } = thread;
  const [first] = await db
    .select(editColumns)
    .from(edits)
    .where(
      and(
        eq(edits.documentId, documentId),
        eq(edits.ownerId, ownerId),
        eq(edits.key, editKey(key, 0)),
      ),
    );
  if (!first) {
    if (typedInto >= compactedRevision) return [];
    // What was typed made the very next revision, if it was stored at all.
    const [holder] = await db
      .select(editColumns)
      .from(edits)
      .where(and(editsOf(thread, documentId), gt(edits.number, typedInto)))
      .orderBy(asc(edits.number))
      .limit(1);
    const steps = holder ? await takenTogether(db, thread, documentId, holder) : [];
    return steps.filter((step) => step.number === typedInto + 1 && step.key === editKey(key, 0));
  }
  if (first.batchId === null) return [first];
  return db
    .select(editColumns)
    .from(edits)
    .where(
      and(
        eq(edits.documentId, documentId),
        eq(edits.ownerId, ownerId),
        eq(edits.batchId, first.batchId),
      ),
    )
    .orderBy(asc(edits.number));
};

/** The key of one edit of a batch. */
const editKey = (key: string, place: number): string => `${key}#${place}`;

/**
 * The document with its edits after `since`. The row says of which moment all is: edits up to its revision stay as they
 * are, so that two queries need no transaction.
 * @throws AppError not_found, document_not_ready
 */
export const openDocument = async (
  tx: Database,
  thread: OwnedThread,
  since = Number.POSITIVE_INFINITY,
): Promise<OpenDocument> => {
  const { ownerId, threadId } = thread;
  const [row] = await tx
    .select({
      document: {
        id: documents.id,
        revision: documents.revision,
        snapshotRevision: documents.snapshotRevision,
        compactedRevision: documents.compactedRevision,
        text: documents.text,
      },
    })
    .from(threads)
    .leftJoin(
      documents,
      and(
        eq(documents.threadId, threads.id),
        eq(documents.ownerId, threads.ownerId),
        eq(documents.role, "synthesised"),
      ),
    )
    .where(and(threadOf(ownerId, threadId), eq(threads.kind, "study")));
  if (!row) throw threadNotFound(threadId);
  const { document } = row;
  if (!document) {
    throw new AppError("document_not_ready", `Thread ${threadId} has no document yet`);
  }
  const { revision, snapshotRevision } = document;
  const span = { after: Math.min(since, snapshotRevision), upTo: revision };
  const known = await editsBetween(tx, thread, document.id, span);
  const unsaved = known.filter(({ number }) => number > snapshotRevision);
  return { ...document, text: textAfter(document.text, unsaved), edits: known };
};

const { patches: _, ...columns } = editColumns;

const turnKinds = ["undo", "redo"] as const;

/** Newest first; the batch that the limit would cut is whole. */
const readPage = async (
  db: Database,
  all: SQL | undefined,
  { before, limit }: { readonly before: number; readonly limit: number },
) => {
  const page = await db
    .select(columns)
    .from(edits)
    .where(and(all, lt(edits.number, before)))
    .orderBy(desc(edits.number))
    .limit(limit);
  const oldest = page.at(-1);
  if (!oldest?.batchId) return page;
  const others = await db
    .select(columns)
    .from(edits)
    .where(and(all, eq(edits.batchId, oldest.batchId), lt(edits.number, oldest.number)))
    .orderBy(desc(edits.number));
  return [...page, ...others];
};

/** The numbers in a stretch that name what an undo took back and no redo brought again. */
const turnedBack = async (
  db: Database,
  all: SQL | undefined,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<ReadonlySet<number | null>> => {
  const newest = await db
    .selectDistinctOn([edits.target], { target: edits.target, kind: edits.kind })
    .from(edits)
    .where(and(all, inArray(edits.kind, turnKinds), between(edits.target, first, last)))
    .orderBy(edits.target, desc(edits.number));
  return new Set(newest.flatMap(({ target, kind }) => (kind === "undo" ? [target] : [])));
};

/**
 * A page of a document's history. However long the history is, it reads at most `limit` edits, the rest of one batch,
 * and as many edits that turned them.
 * @throws AppError not_found, document_not_ready
 */
const editPage = async (
  db: Database,
  thread: OwnedThread,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<EditPage> => {
  const { id, revision } = await openDocument(db, thread);
  const all = editsOf(thread, id);
  const page = await readPage(db, all, { before: before ?? revision + 1, limit });
  const [newest, oldest] = [page[0], page.at(-1)];
  if (!newest || !oldest) return { edits: [], more: false };
  const back = await turnedBack(db, all, { first: oldest.number, last: newest.number });
  // An undo names a batch by its last edit.
  const lastOf = new Map(page.toReversed().map(({ number, batchId }) => [batchId, number]));
  return {
    edits: page.map((edit) => {
      const name = edit.batchId === null ? edit.number : lastOf.get(edit.batchId);
      return { ...edit, undone: back.has(name ?? edit.number) };
    }),
    more: baseOf(oldest) > 0,
  };
};

/**
 * A new snapshot is written after so many edits: reading applies at most these, and a snapshot of 100 kB costs
 * some 50 kB of WAL, so one edit bears about 1 kB of it.
 */
const editsPerSnapshot = 50;
const patchSize = (patches: readonly Patch[]): number =>
  patches.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0);

/** Whether reading would be dearer than writing the text once more. */
const wantsSnapshot = (
  document: OpenDocument,
  next: readonly PlannedEdit[],
  text: string,
): boolean => {
  const { revision, snapshotRevision } = document;
  if (revision + next.length - snapshotRevision >= editsPerSnapshot) return true;
  const since = document.edits.filter(({ number }) => number > snapshotRevision);
  const size = [...since, ...next].reduce((sum, { patches }) => sum + patchSize(patches), 0);
  return size > Math.max(20_000, text.length / 4);
};

/**
 * The text after the edits; null when one does not fit. What they take away and bring is checked by itself: two halves
 * of different characters would make a whole one.
 * @throws AppError text_broken, document_too_long
 */
const textAfterEdits = (before: string, edits: readonly PlannedEdit[]): string | null => {
  let text = before;
  for (const { patches } of edits) {
    for (const { removed, inserted } of patches) {
      checkStudyText(removed);
      checkStudyText(inserted);
    }
    const next = applyPatches(text, patches);
    if (next === null) return null;
    text = next;
  }
  checkStudyText(text);
  return text;
};

/** An edit as text that can be stored whatever it is told of: a model may give anything as its reason. */
const rowOf = ({ oldText, newText, ...edit }: PlannedEdit) => ({
  kind: edit.kind,
  patches: [...edit.patches],
  target: edit.target,
  similarity: edit.similarity,
  reason: storableText(edit.reason),
  oldPreview: storableText(editPreview(oldText)),
  newPreview: storableText(editPreview(newText)),
});

/**
 * Stores edits one after another, all or none, and raises the document's and the thread's revision. The caller
 * holds the thread's row. A conflict when one does not fit the text.
 * @throws AppError text_broken, document_too_long
 */
const storeEdits = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  document: OpenDocument,
  change: {
    readonly key: string;
    readonly author: EditAuthor;
    readonly edits: readonly PlannedEdit[];
  },
): Promise<EditOutcome> => {
  const { id: documentId } = document;
  const text = textAfterEdits(document.text, change.edits);
  if (text === null) return { kind: "conflict", revision: document.revision };
  const batchId = change.edits.length > 1 ? stableId("bat", documentId, change.key) : null;
  const stored = await tx
    .insert(edits)
    .values(
      change.edits.map((edit, place) => ({
        id: stableId("edt", documentId, change.key, place),
        ...{ ownerId, threadId, documentId, batchId, author: change.author },
        number: document.revision + place + 1,
        key: editKey(change.key, place),
        ...rowOf(edit),
      })),
    )
    .returning(editColumns);
  const revision = document.revision + change.edits.length;
  const snapshot = wantsSnapshot(document, change.edits, text)
    ? { text, sha256: sha256(text), snapshotRevision: revision }
    : null;
  await tx
    .update(documents)
    .set({ revision, updatedAt: sql`now()`, ...snapshot })
    .where(and(eq(documents.id, documentId), eq(documents.ownerId, ownerId)));
  const isOwn = change.author === "student" || change.author === "client";
  await tx
    .update(threads)
    .set(isOwn ? studentsChange() : visibleChange())
    .where(threadOf(ownerId, threadId));
  // Now and then, and what it brings is bounded: so much for so many edits that a long history is caught up with.
  if (snapshot) await compactEdits(tx, { ownerId, threadId }, { ...document, revision });
  return { kind: "applied", edits: stored.toSorted((a, b) => a.number - b.number), revision };
};

interface Change {
  readonly key: string;
  readonly author: EditBatch["author"];
  /** Edits after this revision are read. */
  readonly since: number;
  /** The revision that it was typed into. */
  readonly typedInto?: number;
  readonly plan: (document: OpenDocument, tx: Database) => EditPlan | Promise<EditPlan>;
}

/** Makes a change once: the same key again gives what it did the first time. */
const changeDocument = (db: Database, thread: OwnedThread, change: Change): Promise<EditOutcome> =>
  db.transaction(async (tx) => {
    // Whoever writes to the document holds its thread: nobody else can be between reading and writing.
    await lockThread(tx, thread.ownerId, thread.threadId);
    const document = await openDocument(tx, thread, change.since);
    const known = await editsWithKey(tx, thread, document, change);
    const made = known.at(-1);
    if (made) return { kind: "applied", edits: known, revision: made.number };
    const { revision } = document;
    const edits = await change.plan(document, tx);
    if (edits === "conflict") return { kind: "conflict", revision };
    if (edits.length === 0) return { kind: "applied", edits: [], revision };
    return storeEdits(tx, thread, document, { ...change, edits });
  });

/**
 * A change that depends on much of the history. Edits stay as they are, so that those which are there already are read
 * before the thread is held, and only later ones while it is.
 */
const turnDocument = async (
  db: Database,
  thread: OwnedThread,
  { since, plan, ...change }: Change,
): Promise<EditOutcome> => {
  const before = await openDocument(db, thread, since);
  return changeDocument(db, thread, {
    ...change,
    since: before.revision,
    plan: async (document, tx) => {
      // Typed ones were taken together meanwhile, and have other numbers.
      if (document.compactedRevision !== before.compactedRevision)
        return plan(await openDocument(tx, thread, since), tx);
      const later = document.edits.filter(({ number }) => number > before.revision);
      return plan({ ...document, edits: [...before.edits, ...later] }, tx);
    },
  });
};

/** Undo and redo depend on all of the history, and are the student's. */
const wholeHistory = (key: string, plan: Change["plan"]): Change => ({
  ...{ key, author: "student", since: 0, plan },
});

/** Edited documents in PostgreSQL. */
export const editStore = (db: Database): EditStore => ({
  document: async (ownerId, threadId) => {
    const { id, text, revision } = await openDocument(db, { ownerId, threadId });
    return { id, text, revision };
  },
  apply: (ownerId, threadId, batch) => {
    const { key, author, baseRevision: base } = batch;
    const thread = { ownerId, threadId };
    const plan: Change["plan"] = async (document, tx) => {
      // Typing that was taken together is no batch, and is parted at the base: read from before it, it would be whole.
      const isWithin = document.edits.some((edit) => baseOf(edit) < base && base < edit.number);
      return planBatch(isWithin ? await openDocument(tx, thread, base) : document, batch);
    };
    const typed = batch.kind === "typed" ? { typedInto: base } : {};
    // With the edit that made the base: only then can be told whether the base lies within a batch.
    return changeDocument(db, thread, { key, author, since: base - 1, plan, ...typed });
  },
  undo: (ownerId, threadId, key) =>
    turnDocument(db, { ownerId, threadId }, wholeHistory(key, planUndo)),
  undoEdit: (ownerId, threadId, number, key) => {
    const plan = (document: OpenDocument) => planUndoEdit(document, number);
    return turnDocument(db, { ownerId, threadId }, wholeHistory(key, plan));
  },
  redo: (ownerId, threadId, key, number = null) => {
    const plan = (document: OpenDocument) => planRedo(document, number);
    return turnDocument(db, { ownerId, threadId }, wholeHistory(key, plan));
  },
  restore: (ownerId, threadId, revision, key) =>
    turnDocument(
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
  edit: async (ownerId, threadId, number) => {
    const thread = { ownerId, threadId };
    const { id } = await openDocument(db, thread);
    const [edit] = await db
      .select(editColumns)
      .from(edits)
      .where(and(editsOf(thread, id), eq(edits.number, number)));
    if (!edit) throw new AppError("not_found", `There is no edit ${number}`);
    const after = textOfRevision(await openDocument(db, thread, baseOf(edit)), number);
    return { patches: edit.patches, before: textBefore(after, [edit]), after };
  },
  textAt: async (ownerId, threadId, revision) =>
    textOfRevision(await openDocument(db, { ownerId, threadId }, revision), revision),
});
