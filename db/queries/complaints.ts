import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { complaints, questions, quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { AppError } from "#lib/errors.ts";
import { restsOn } from "#lib/questions/note-places.ts";
import type { AnswerStore } from "#lib/questions/quiz-view.ts";
import type { Complaint } from "#lib/schemas/quiz.ts";
import { setAside } from "./settled-corrections.ts";
import {
  lockThread,
  type OwnedThread,
  rowsOf,
  storableText,
  studentsChange,
  threadOf,
  touchThread,
  visibleChange,
} from "./thread-rows.ts";

/** What the student of a quiz called wrong, in the order in which they did. */
export const listComplaints = (db: Database, thread: OwnedThread): Promise<Complaint[]> =>
  db
    .select({
      questionId: complaints.questionId,
      kind: complaints.kind,
      words: complaints.words,
      verdict: complaints.verdict,
      leftOut: complaints.leftOut,
      reply: complaints.reply,
      quotes: complaints.quotes,
      alongWith: complaints.alongWith,
    })
    .from(complaints)
    .where(rowsOf(complaints, thread))
    .orderBy(asc(complaints.createdAt), asc(complaints.questionId));

/** @throws AppError not_found */
const complaintOf = async (
  tx: Database,
  thread: OwnedThread,
  questionId: string,
): Promise<Complaint> => {
  const found = (await listComplaints(tx, thread)).find((one) => one.questionId === questionId);
  if (!found) throw new AppError("not_found", `There is no question ${questionId} in this quiz`);
  return found;
};

const ofQuestion = (thread: OwnedThread, questionId: string) =>
  and(rowsOf(complaints, thread), eq(complaints.questionId, questionId));

/** Stores a complaint; the first one about a question counts. @throws AppError not_found */
export const insertComplaint = async (
  tx: Database,
  thread: OwnedThread,
  { questionId, kind, words }: Parameters<AnswerStore["complain"]>[2],
): Promise<Complaint> => {
  await lockThread(tx, thread.ownerId, thread.threadId);
  const [question] = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(rowsOf(questions, thread), eq(questions.id, questionId), eq(questions.state, "kept")),
    );
  if (question) {
    const stored = await tx
      .insert(complaints)
      .values({ ...thread, questionId, kind, words: storableText(words) })
      .onConflictDoNothing()
      .returning({ id: complaints.questionId });
    // A page that waits for the verdict sends it again and again, which is no deed of the student's.
    if (stored.length > 0) await touchThread(tx, thread, studentsChange);
  }
  return complaintOf(tx, thread, questionId);
};

/** Withdraws questions, if they are asked, and says why beside each of them; of what a student wrote only what is judged. */
const withdrawAlong = async (
  tx: Database,
  ownerId: string,
  ids: readonly string[],
  judged: Pick<Complaint, "questionId" | "reply" | "quotes">,
): Promise<void> => {
  const withdrawn = await tx
    .update(questions)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(questions.ownerId, ownerId),
        inArray(questions.id, [...ids]),
        inArray(questions.state, ["kept", "set_aside"]),
        or(eq(questions.id, judged.questionId), isNull(questions.byHand)),
      ),
    )
    .returning({ questionId: questions.id, threadId: questions.threadId });
  const along = withdrawn.filter(({ questionId }) => questionId !== judged.questionId);
  const came = {
    ...{ verdict: "upheld" as const, alongWith: judged.questionId },
    ...{ reply: judged.reply, quotes: judged.quotes },
  };
  for (const one of along) {
    await tx
      .insert(complaints)
      .values({ ...one, ...came, ownerId, words: "" })
      .onConflictDoUpdate({ target: complaints.questionId, set: came });
  }
};

/**
 * What a judge came to, or that there is none, unless one came to something before, or the student took back what was
 * judged and said something else. All threads are held in one order,
 * as whoever ends a quiz holds them.
 */
export const settleComplaint = async (
  tx: Database,
  thread: OwnedThread,
  { along, questionId, kind, words, ...judged }: Parameters<AnswerStore["settleComplaint"]>[2],
): Promise<void> => {
  const { ownerId, threadId } = thread;
  const isUnjudged = judged.verdict === null;
  const ids = judged.verdict === "rejected" ? [] : [questionId, ...along];
  const concerned = tx
    .select({ id: questions.threadId })
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), inArray(questions.id, [questionId, ...ids])));
  const held = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.ownerId, ownerId), inArray(threads.id, concerned)))
    .orderBy(asc(threads.id))
    .for("update");
  const reply = judged.reply === null ? null : storableText(judged.reply);
  const settled = await tx
    .update(complaints)
    .set({ ...judged, reply, ...(isUnjudged && { leftOut: true }) })
    .where(
      and(
        ofQuestion({ ownerId, threadId }, questionId),
        isNull(complaints.verdict),
        eq(complaints.words, words),
        kind === null ? isNull(complaints.kind) : eq(complaints.kind, kind),
      ),
    )
    .returning({ id: complaints.questionId });
  if (settled.length === 0) return;
  await withdrawAlong(tx, ownerId, ids, { questionId, reply, quotes: judged.quotes });
  for (const { id } of held)
    await tx.update(threads).set(visibleChange()).where(threadOf(ownerId, id));
};

/**
 * Leaves a question out at the student's word, or brings it back; without effect on what a judge has withdrawn.
 * @throws AppError not_found, question_in_doubt
 */
export const leaveOut = async (
  tx: Database,
  thread: OwnedThread,
  questionId: string,
  isLeftOut: boolean,
): Promise<void> => {
  await touchThread(tx, thread, studentsChange);
  const said = await complaintOf(tx, thread, questionId);
  if (said.verdict === "upheld" || said.leftOut === isLeftOut) return;
  const own = and(rowsOf(questions, thread), eq(questions.id, questionId));
  if (isLeftOut) {
    await tx.update(complaints).set({ leftOut: true }).where(ofQuestion(thread, questionId));
    await tx
      .update(questions)
      .set({ state: "withdrawn" })
      .where(and(own, inArray(questions.state, ["kept", "set_aside"])));
    return;
  }
  if (said.verdict === null) await tx.delete(complaints).where(ofQuestion(thread, questionId));
  else await tx.update(complaints).set({ leftOut: false }).where(ofQuestion(thread, questionId));
  await bringBack(tx, thread, questionId);
};

/**
 * Has a withdrawn question asked again; set aside, where it rests on a sentence whose correction the student rejects.
 * @throws AppError question_in_doubt
 */
export const bringBack = async (
  tx: Database,
  thread: OwnedThread,
  questionId: string,
): Promise<void> => {
  const own = and(
    ...[rowsOf(questions, thread), eq(questions.id, questionId)],
    eq(questions.state, "withdrawn"),
  );
  const { evidence, byHand, noteWords } = questions;
  const [question] = await tx.select({ evidence, byHand, noteWords }).from(questions).where(own);
  const [quiz] = await tx
    .select({ check: quizzes.noteCheck })
    .from(quizzes)
    .where(rowsOf(quizzes, thread));
  if (!question) return;
  const isOfNote = question.byHand === null && !question.noteWords?.isRebuilt;
  if (isOfNote && restsOn(question.evidence, quiz?.check?.doubts ?? []))
    throw new AppError("question_in_doubt", `Question ${questionId} rests on a doubtful sentence`);
  await tx.update(questions).set({ state: "kept" }).where(own);
  await setAside(tx, thread);
};
