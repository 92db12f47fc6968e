import { and, between, desc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { EditPage, UndoState } from "#lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { edits } from "../schema/edits.ts";
import { editColumns, openDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";

const { patches: _, ...columns } = editColumns;

const turnKinds = ["undo", "redo"] as const;

const editsOf = ({ ownerId, threadId }: OwnedThread, documentId: string): SQL | undefined =>
  and(eq(edits.documentId, documentId), eq(edits.ownerId, ownerId), eq(edits.threadId, threadId));

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
export const editPage = async (
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
    more: oldest.number > 1,
  };
};

/**
 * Whether there is something to undo and to redo at a revision, as `undoStack` tells from all edits, in one row: every
 * undo takes one unit away, every redo brings one again, and a new edit ends every redo.
 * @throws AppError not_found, document_not_ready
 */
export const undoState = async (
  db: Database,
  thread: OwnedThread,
  revision: number,
): Promise<UndoState> => {
  const { id } = await openDocument(db, thread);
  const known = and(editsOf(thread, id), lte(edits.number, revision));
  const made = sql`${edits.kind} not in ('undo', 'redo')`;
  const balance = sql`count(*) filter (where ${edits.kind} = 'undo') - count(*) filter (where ${edits.kind} = 'redo')`;
  const lastMade = db
    .select({ number: sql`coalesce(max(${edits.number}), 0)` })
    .from(edits)
    .where(and(known, made));
  const [stands] = await db
    .select({
      undo: sql<boolean>`count(distinct coalesce(${edits.batchId}, ${edits.id})) filter (where ${made}) > ${balance}`,
    })
    .from(edits)
    .where(known);
  const [taken] = await db
    .select({ redo: sql<boolean>`${balance} > 0` })
    .from(edits)
    .where(and(known, sql`${edits.number} > (${lastMade})`));
  return { canUndo: stands?.undo ?? false, canRedo: taken?.redo ?? false };
};
