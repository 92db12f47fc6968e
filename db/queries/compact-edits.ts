import { and, asc, between, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { editPreview } from "#lib/editing/history.ts";
import { composePatches, longestRun, typedRuns } from "#lib/editing/typed-runs.ts";
import type { Database } from "../client.ts";
import { documents, edits } from "../schema/study.ts";
import { type OwnedThread, rowsOf, storableText } from "./thread-rows.ts";

/** So many of the newest edits stay as they were made, so that undo takes them back one by one; and all of a day. */
const untouchedEdits = 200;
const untouchedTime = sql`interval '1 day'`;

interface Looked {
  readonly id: string;
  readonly revision: number;
  /** Up to here all was looked through. */
  readonly compactedRevision: number;
}

const ofDocument = (thread: OwnedThread, id: string) =>
  and(rowsOf(edits, thread), eq(edits.documentId, id));

/** Edits that were not yet looked through, but for the newest, oldest first; at most as many as the longest run has. */
const nextEdits = async (tx: Database, thread: OwnedThread, document: Looked) => {
  const { id, revision, compactedRevision } = document;
  const later = and(ofDocument(thread, id), gt(edits.number, compactedRevision));
  const rows = await tx
    .select({
      number: edits.number,
      first: edits.first,
      kind: edits.kind,
      key: edits.key,
      patches: edits.patches,
      createdAt: edits.createdAt,
      isOld: sql<boolean>`${edits.createdAt} < now() - ${untouchedTime}`,
    })
    .from(edits)
    .where(and(later, lte(edits.number, revision - untouchedEdits)))
    .orderBy(asc(edits.number))
    .limit(longestRun);
  if (rows.length < 2) return [];
  const turns = await tx
    .select({ target: edits.target })
    .from(edits)
    .where(and(later, inArray(edits.kind, ["undo", "redo"])));
  const named = new Set(turns.map(({ target }) => target));
  return rows.map((edit) => ({ ...edit, named: named.has(edit.number) }));
};

/**
 * Takes runs of typing of long ago together, each as one edit in the place of its last one, which keeps those that it
 * stands for. What others made, what was undone, and every text that the document ever had stay. The caller holds the
 * thread's row.
 */
export const compactEdits = async (
  tx: Database,
  thread: OwnedThread,
  document: Looked,
): Promise<void> => {
  const all = ofDocument(thread, document.id);
  const runs = typedRuns(await nextEdits(tx, thread, document));
  // The last may go on, unless it is as long as any.
  const whole = runs[0]?.length === longestRun ? runs : runs.slice(0, -1);
  const young = whole.findIndex((run) => !run.at(-1)?.isOld);
  const ended = young === -1 ? whole : whole.slice(0, young);
  for (const run of ended) {
    const [first, last] = [run[0].number, run.at(-1)?.number ?? 0];
    if (first === last) continue;
    const patches = composePatches(run.map((edit) => edit.patches));
    await tx.delete(edits).where(and(all, between(edits.number, first, last - 1)));
    await tx
      .update(edits)
      .set({
        first,
        patches,
        steps: run.map((edit) => ({ key: edit.key, patches: edit.patches })),
        oldPreview: storableText(editPreview(patches[0]?.removed ?? "")),
        newPreview: storableText(editPreview(patches[0]?.inserted ?? "")),
      })
      .where(and(all, eq(edits.number, last)));
  }
  const compactedRevision = ended.at(-1)?.at(-1)?.number;
  if (compactedRevision === undefined) return;
  await tx
    .update(documents)
    .set({ compactedRevision })
    .where(and(rowsOf(documents, thread), eq(documents.id, document.id)));
};
