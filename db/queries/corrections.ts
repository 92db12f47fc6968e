import { and, asc, eq } from "drizzle-orm";
import type { Correction } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { corrections } from "../schema/corrections.ts";
import type { OwnedThread } from "./owned-thread.ts";

/** Replaces the report of a thread; call it in a transaction. */
export const replaceCorrections = async (
  tx: Database,
  thread: OwnedThread,
  report: readonly Correction[],
): Promise<void> => {
  await tx
    .delete(corrections)
    .where(and(eq(corrections.ownerId, thread.ownerId), eq(corrections.threadId, thread.threadId)));
  if (report.length === 0) return;
  await tx
    .insert(corrections)
    .values(report.map((correction, ordinal) => ({ ...correction, ...thread, ordinal })));
};

/** The report of a thread in the note's order. */
export const listCorrections = (db: Database, thread: OwnedThread): Promise<Correction[]> =>
  db
    .select({
      id: corrections.id,
      conceptId: corrections.conceptId,
      term: corrections.term,
      type: corrections.type,
      message: corrections.message,
      original: corrections.original,
      fixed: corrections.fixed,
      span: corrections.span,
      patch: corrections.patch,
      removedCode: corrections.removedCode,
      basis: corrections.basis,
      evidence: corrections.evidence,
      status: corrections.status,
    })
    .from(corrections)
    .where(and(eq(corrections.ownerId, thread.ownerId), eq(corrections.threadId, thread.threadId)))
    .orderBy(asc(corrections.ordinal));
