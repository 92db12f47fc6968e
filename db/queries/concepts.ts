import { and, asc, eq } from "drizzle-orm";
import type { Concept } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { concepts } from "../schema/concepts.ts";
import type { OwnedThread } from "./owned-thread.ts";

/** Rows of one statement: a thousand would hold up the process for a tenth of a second while the statement is made. */
const rowsAtOnce = 200;

/** Replaces all concepts of a thread; call it in a transaction. */
export const replaceConcepts = async (
  tx: Database,
  thread: OwnedThread,
  replacement: readonly Concept[],
): Promise<void> => {
  await tx
    .delete(concepts)
    .where(and(eq(concepts.ownerId, thread.ownerId), eq(concepts.threadId, thread.threadId)));
  const rows = replacement.map((concept, ordinal) => ({ ...concept, ...thread, ordinal }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(concepts).values(rows.slice(from, from + rowsAtOnce));
  }
};

/** The concepts of a thread in the note's order. */
export const listConcepts = (db: Database, thread: OwnedThread): Promise<Concept[]> =>
  db
    .select({
      id: concepts.id,
      term: concepts.term,
      definition: concepts.definition,
      original: concepts.original,
      span: concepts.span,
      codeSpan: concepts.codeSpan,
      code: concepts.code,
      codeLanguage: concepts.codeLanguage,
      status: concepts.status,
      changeType: concepts.changeType,
    })
    .from(concepts)
    .where(and(eq(concepts.ownerId, thread.ownerId), eq(concepts.threadId, thread.threadId)))
    .orderBy(asc(concepts.ordinal));
