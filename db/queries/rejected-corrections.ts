import { and, asc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { corrections, questions } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { correctionsOf } from "#lib/questions/quiz-view.ts";
import { type Correction, correction } from "#lib/schemas/quiz.ts";
import {
  type OwnedThread,
  rowsOf,
  threadNotFound,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/**
 * Has corrections of a quiz rejected by the student, or no longer, and the same corrections of the same sentences in all
 * other quizzes.
 * @throws AppError not_found
 */
export const rejectCorrections = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  ids: readonly string[],
  isRejected: boolean,
): Promise<void> => {
  const chosen = await tx
    .select()
    .from(corrections)
    .where(and(rowsOf(corrections, { ownerId, threadId }), inArray(corrections.id, [...ids])));
  if (chosen.length === 0) throw threadNotFound(threadId);
  const same = and(eq(corrections.ownerId, ownerId), saySame(chosen));
  const concerned = tx.select({ id: corrections.threadId }).from(corrections).where(same);
  // All in one order, as whoever ends a quiz holds them.
  const held = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.ownerId, ownerId), inArray(threads.id, concerned)))
    .orderBy(asc(threads.id))
    .for("update");
  await tx
    .update(corrections)
    .set({ status: isRejected ? "rejected" : "open" })
    .where(same);
  for (const { id } of held) {
    await setAside(tx, { ownerId, threadId: id });
    await tx.update(threads).set(visibleChange()).where(threadOf(ownerId, id));
  }
};

/**
 * Sets the kept questions of a quiz aside that rest on a rejected correction, and brings back those that do no longer. What
 * its student wrote or changed stays, and what was made again of other words of the note.
 */
export const setAside = async (tx: Database, thread: OwnedThread): Promise<void> => {
  const rejected = await tx
    .select()
    .from(corrections)
    .where(and(rowsOf(corrections, thread), eq(corrections.status, "rejected")));
  const reasons = rejected.map((row) => correction.parse(row));
  const own = and(rowsOf(questions, thread), inArray(questions.state, ["kept", "set_aside"]));
  const rows = await tx
    .select({
      ...{ id: questions.id, state: questions.state, byHand: questions.byHand },
      ...{ conceptId: questions.conceptId, evidence: questions.evidence },
      noteWords: questions.noteWords,
    })
    .from(questions)
    .where(own);
  const changed = rows.filter(({ state, byHand, noteWords, ...row }) => {
    const isOfNote = byHand === null && !noteWords?.isRebuilt;
    return (isOfNote && correctionsOf(row, reasons).length > 0) !== (state === "set_aside");
  });
  for (const state of ["kept", "set_aside"] as const) {
    const ids = changed.flatMap((row) => (row.state === state ? [] : [row.id]));
    await tx
      .update(questions)
      .set({ state })
      .where(and(own, inArray(questions.id, ids)));
  }
};

/** What of a report the student rejected in another quiz stays rejected. */
export const withRejections = async (
  tx: Database,
  ownerId: string,
  report: readonly Correction[],
): Promise<Correction[]> => {
  if (report.length === 0) return [];
  const rejected = await tx
    .select({ original: corrections.original, fixed: corrections.fixed })
    .from(corrections)
    .where(
      and(eq(corrections.ownerId, ownerId), eq(corrections.status, "rejected"), saySame(report)),
    );
  return report.map((one) => {
    const isRejected = rejected.some(
      ({ original, fixed }) => one.original === original && one.fixed === fixed,
    );
    return isRejected ? { ...one, status: "rejected" } : one;
  });
};

/** Whether a correction says of the same sentence what one of these says of it; there is at least one. */
const saySame = (report: readonly Pick<Correction, "original" | "fixed">[]): SQL | undefined =>
  or(
    ...report.map(({ original, fixed }) =>
      and(eq(corrections.original, original), eq(corrections.fixed, fixed)),
    ),
  );
