import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { corrections, questions } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { correctionsOf } from "#lib/questions/quiz-view.ts";
import { type Correction, correction } from "#lib/schemas/quiz.ts";
import type { SourceText } from "#lib/subjects/source-store.ts";
import { rewriteSources } from "./subject-sources.ts";
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
  const { same, held } = await holdSame(tx, { ownerId, threadId }, ids);
  await tx
    .update(corrections)
    .set({ status: isRejected ? "rejected" : "open" })
    .where(same);
  for (const { id } of held) {
    await setAside(tx, { ownerId, threadId: id });
    await tx.update(threads).set(visibleChange()).where(threadOf(ownerId, id));
  }
};

/** Threads that rest on a source of this one, on whichever of its texts: what is written into its sources stands in theirs. */
const onSameSources = ({ ownerId, threadId }: OwnedThread): SQL => {
  const of = sql`from thread_sources t
    join subject_sources r on r.id = t.source_id and r.owner_id = t.owner_id where t.owner_id = ${ownerId}`;
  return sql`${corrections.threadId} in (
    select t.thread_id ${of} and coalesce(r.revision_of, r.id) in (
      select coalesce(r.revision_of, r.id) ${of} and t.thread_id = ${threadId}
    )
  )`;
};

/**
 * Stores what the student wrote in place of a sentence, at its corrections in all quizzes of the same sources, and in these.
 * @throws AppError not_found, source_known
 */
export const keepOwnWording = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  ids: readonly string[],
  own: string,
  rewritten: (source: SourceText) => string | null,
): Promise<void> => {
  const within = onSameSources({ ownerId, threadId });
  const { same, held } = await holdSame(tx, { ownerId, threadId }, ids, within);
  await tx.update(corrections).set({ own }).where(same);
  for (const { id } of held)
    await tx.update(threads).set(visibleChange()).where(threadOf(ownerId, id));
  await rewriteSources(tx, ownerId, threadId, rewritten, "own");
};

/** Corrections of a quiz and the same ones of the same sentences in all others, whose threads are held. */
const holdSame = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  ids: readonly string[],
  within?: SQL,
) => {
  const chosen = await tx
    .select()
    .from(corrections)
    .where(and(rowsOf(corrections, { ownerId, threadId }), inArray(corrections.id, [...ids])));
  if (chosen.length === 0) throw threadNotFound(threadId);
  const same = and(eq(corrections.ownerId, ownerId), saySame(chosen), within);
  const concerned = tx.select({ id: corrections.threadId }).from(corrections).where(same);
  // All in one order, as whoever ends a quiz holds them.
  const held = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.ownerId, ownerId), inArray(threads.id, concerned)))
    .orderBy(asc(threads.id))
    .for("update");
  return { same, held };
};

/**
 * Sets the kept questions of a quiz aside that rest on a rejected or a disputed correction, and brings back those that do no
 * longer. What its student wrote or changed stays, and what was made again of other words of the note.
 */
export const setAside = async (tx: Database, thread: OwnedThread): Promise<void> => {
  const isDisputed = sql`${corrections.evidence} ->> 'certainty' = 'disputed'`;
  const contested = await tx
    .select()
    .from(corrections)
    .where(and(rowsOf(corrections, thread), or(eq(corrections.status, "rejected"), isDisputed)));
  const reasons = contested.map((row) => correction.parse(row));
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

/**
 * What of a report the student rejected in another quiz stays rejected, and what they wrote in its place in another quiz of the
 * same sources stays known.
 */
export const withDecisions = async (
  tx: Database,
  thread: OwnedThread,
  report: readonly Correction[],
): Promise<Correction[]> => {
  if (report.length === 0) return [];
  const { original, fixed, removedCode, status, own } = corrections;
  const decided = await tx
    .select({
      ...{ original, fixed, removedCode, status, own },
      isOfSources: sql<boolean>`${onSameSources(thread)}`,
    })
    .from(corrections)
    .where(
      and(
        eq(corrections.ownerId, thread.ownerId),
        or(eq(status, "rejected"), isNotNull(own)),
        saySame(report),
      ),
    );
  return report.map((one) => {
    const same = decided.filter(
      (row) =>
        one.original === row.original &&
        one.fixed === row.fixed &&
        one.removedCode === row.removedCode,
    );
    const isRejected = same.some((row) => row.status === "rejected");
    return {
      ...one,
      ...(isRejected && { status: "rejected" }),
      own: one.own ?? same.find((row) => row.isOfSources && row.own !== null)?.own ?? null,
    };
  });
};

/** Whether a correction says of the same sentence what one of these says of it; there is at least one. */
const saySame = (
  report: readonly Pick<Correction, "original" | "fixed" | "removedCode">[],
): SQL | undefined =>
  or(
    ...report.map(({ original, fixed, removedCode }) =>
      and(
        eq(corrections.original, original),
        eq(corrections.fixed, fixed),
        removedCode === null
          ? isNull(corrections.removedCode)
          : eq(corrections.removedCode, removedCode),
      ),
    ),
  );
