import { asc, eq } from "drizzle-orm";
import type { Correction } from "../../lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { corrections } from "../schema/corrections.ts";

/** Replaces the report of a thread; call it in a transaction. */
export const replaceCorrections = async (
  tx: Database,
  thread: { readonly threadId: string; readonly ownerId: string },
  report: readonly Correction[],
): Promise<void> => {
  await tx.delete(corrections).where(eq(corrections.threadId, thread.threadId));
  if (report.length === 0) return;
  await tx
    .insert(corrections)
    .values(report.map((correction, ordinal) => ({ ...correction, ...thread, ordinal })));
};

/** The report of a thread in the note's order. */
export const listCorrections = (db: Database, threadId: string): Promise<Correction[]> =>
  db
    .select({
      id: corrections.id,
      conceptId: corrections.conceptId,
      term: corrections.term,
      type: corrections.type,
      message: corrections.message,
      original: corrections.original,
      fixed: corrections.fixed,
      removedCode: corrections.removedCode,
      basis: corrections.basis,
      evidence: corrections.evidence,
      status: corrections.status,
    })
    .from(corrections)
    .where(eq(corrections.threadId, threadId))
    .orderBy(asc(corrections.ordinal));
