import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cards } from "#db/schema/cards.ts";
import {
  attempts,
  complaints,
  type QuestionState,
  questions,
  questionVectors,
  quizzes,
} from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { hashEmbedder, hashWords } from "#lib/ai/hash-words.ts";
import { AppError } from "#lib/errors.ts";
import { isWithdrawn } from "#lib/questions/is-withdrawn.ts";
import { questionVectorText } from "#lib/questions/near-questions.ts";
import type { OwnQuestionStore } from "#lib/questions/own-question-store.ts";
import type { ByHand, ListedQuestion, NoteWords, Question } from "#lib/schemas/quiz.ts";
import { lockOwner } from "./asked-questions.ts";
import { bringBack } from "./complaints.ts";
import { keepAsOwn, returnToQuestion } from "./own-cards.ts";
import { toQuestion } from "./questions.ts";
import {
  boundToThread,
  lockThread,
  type OwnedThread,
  rowsOf,
  studentsChange,
  touchThread,
} from "./thread-rows.ts";

/** What was put to the student and is not deleted. */
const there: QuestionState[] = ["kept", "withdrawn"];

const noQuestion = (questionId: string) =>
  new AppError("not_found", `There is no question ${questionId} in this quiz`);

const ownQuestion = (thread: OwnedThread, questionId: string, states: QuestionState[] = there) =>
  and(
    ...[rowsOf(questions, thread), eq(questions.id, questionId)],
    inArray(questions.state, states),
  );

/** @throws AppError not_found, also while there are no questions yet */
const readyQuiz = async (db: Database, thread: OwnedThread) => {
  const [quiz] = await db
    .select({
      ...{ language: quizzes.language, subjectId: threads.subjectId },
      // Of this moment, and not of the transaction, which may have waited for its locks.
      now: sql`clock_timestamp()`.mapWith(questions.createdAt),
    })
    .from(quizzes)
    .innerJoin(threads, eq(threads.id, quizzes.threadId))
    .where(and(rowsOf(quizzes, thread), inArray(quizzes.status, ["ready", "ready_unchecked"])));
  if (!quiz) throw new AppError("not_found", `There is no quiz ${thread.threadId} with questions`);
  return quiz;
};

const listQuestions = async (db: Database, thread: OwnedThread): Promise<ListedQuestion[]> => {
  await readyQuiz(db, thread);
  const rows = await db
    .select({ question: questions, cardId: cards.id })
    .from(questions)
    .leftJoin(cards, and(eq(cards.questionId, questions.id), eq(cards.ownerId, questions.ownerId)))
    .where(and(rowsOf(questions, thread), inArray(questions.state, [...there, "deleted"])))
    .orderBy(asc(questions.ordinal), asc(questions.id));
  return rows.map(({ question: { id, type, stem, byHand, flagged, state, ...row }, cardId }) => ({
    ...{ id, type, stem, flagged, cardId },
    passage: passageOf(row),
    ...(byHand && { byHand }),
    state: state === "withdrawn" || state === "deleted" ? state : "asked",
    hasCard: cardId !== null,
  }));
};

/** Where the note shows what a question rests on. */
const passageOf = ({
  evidence: { quote, start, end },
  noteWords,
}: Pick<typeof questions.$inferSelect, "evidence" | "noteWords">): ListedQuestion["passage"] =>
  quote === "" || noteWords?.isRebuilt || start >= end ? null : { start, end };

/** The question, held until the transaction ends. @throws AppError not_found */
const heldQuestion = async (
  tx: Database,
  thread: OwnedThread,
  questionId: string,
  states?: QuestionState[],
) => {
  await lockThread(tx, thread.ownerId, thread.threadId);
  const quiz = await readyQuiz(tx, thread);
  const [row] = await tx
    .select({ question: questions })
    .from(questions)
    .where(ownQuestion(thread, questionId, states));
  if (!row) throw noQuestion(questionId);
  return { ...row, ...quiz };
};

const readQuestion = async (
  db: Database,
  thread: OwnedThread,
  questionId: string,
): Promise<Question> => {
  await readyQuiz(db, thread);
  const [row] = await db.select().from(questions).where(ownQuestion(thread, questionId));
  if (!row) throw noQuestion(questionId);
  return toQuestion(row);
};

/** Has new questions compared with these words, and no longer with the former. The owner's lock is held. */
const likenTo = async (tx: Database, ownerId: string, question: Omit<Question, "byHand">) => {
  const { id: questionId, type } = question;
  await tx
    .delete(questionVectors)
    .where(and(eq(questionVectors.questionId, questionId), eq(questionVectors.ownerId, ownerId)));
  if (type === "free_recall") return;
  const embedding = hashWords(questionVectorText(question));
  await tx
    .insert(questionVectors)
    .values({ questionId, ownerId, embedding, modelId: hashEmbedder.modelId })
    .onConflictDoNothing();
};

const addQuestion = (
  db: Database,
  thread: OwnedThread,
  question: Omit<Question, "byHand">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId, threadId } = thread;
    await lockOwner(tx, ownerId);
    await lockThread(tx, ownerId, threadId);
    const at = (await readyQuiz(tx, thread)).now.toISOString();
    const [last] = await tx
      .select({ ordinal: max(questions.ordinal) })
      .from(questions)
      .where(
        and(
          rowsOf(questions, thread),
          inArray(questions.state, [...there, "set_aside", "deleted"]),
        ),
      );
    const added = await tx
      .insert(questions)
      .values({
        ...{ ...question, ownerId, threadId, ordinal: (last?.ordinal ?? -1) + 1, round: 0 },
        ...{ byHand: { as: "added", at }, state: "kept" as const },
      })
      .onConflictDoNothing()
      .returning({ id: questions.id });
    if (added.length === 0) return;
    await likenTo(tx, ownerId, question);
    const { id } = question;
    await tx.insert(cards).values({ id, questionId: id, ownerId, due: sql`now()` });
    await touchThread(tx, thread, studentsChange);
  });

const changeQuestion = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  change: Parameters<OwnQuestionStore["changeQuestion"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, thread.ownerId);
    const { question: row, now } = await heldQuestion(tx, thread, questionId);
    const changed = change(toQuestion(row));
    if (changed === null) return;
    const { id: _, flagged: __, proof = null, ...words } = changed.question;
    const as = row.byHand?.as ?? "changed";
    if (changed.isReworded) {
      const byHand: ByHand = { as, at: now.toISOString() };
      await tx
        .update(questions)
        .set({ ...words, proof, byHand, state: "kept" })
        .where(ownQuestion(thread, questionId));
      await forgetFormer(tx, thread, changed.question);
    } else {
      // What is asked is as old as it was, and so are its answers.
      const byHand: ByHand = { as, at: row.byHand?.at ?? row.createdAt.toISOString() };
      const { explanation } = words;
      await tx
        .update(questions)
        .set({ explanation, byHand })
        .where(ownQuestion(thread, questionId));
    }
    await touchThread(tx, thread, studentsChange);
  });

/**
 * What belongs to the former words of a question: what was said against them, and an answer that waits for its judge, who
 * would grade it by the new ones. What was recalled stays, as its passage does.
 */
const forgetFormer = async (
  tx: Database,
  thread: OwnedThread,
  question: Omit<Question, "byHand">,
): Promise<void> => {
  const { id: questionId, type } = question;
  await tx
    .delete(complaints)
    .where(and(rowsOf(complaints, thread), eq(complaints.questionId, questionId)));
  if (type !== "free_recall")
    await tx
      .delete(attempts)
      .where(
        and(
          ...[rowsOf(attempts, thread), eq(attempts.questionId, questionId)],
          isNull(attempts.correct),
        ),
      );
  await likenTo(tx, thread.ownerId, question);
};

const flagQuestion = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  isFlagged: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    await heldQuestion(tx, thread, questionId);
    await tx.update(questions).set({ flagged: isFlagged }).where(ownQuestion(thread, questionId));
    await touchThread(tx, thread, studentsChange);
  });

const deleteQuestion = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  keptAs: Parameters<OwnQuestionStore["deleteQuestion"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId } = thread;
    const { question, language, subjectId } = await heldQuestion(tx, thread, questionId);
    if (keptAs !== null) {
      const sides = keptAs(toQuestion(question), language);
      await keepAsOwn(tx, { ownerId, subjectId }, [{ ...sides, cardId: questionId }]);
    }
    await tx.update(questions).set({ state: "deleted" }).where(ownQuestion(thread, questionId));
    await touchThread(tx, thread, studentsChange);
  });

/** Withdrawn, where it was that before; else asked again, unless what it rests on is in doubt by now. */
const bringBackQuestion = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  keptAs: Parameters<OwnQuestionStore["bringBackQuestion"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId } = thread;
    const { question, language } = await heldQuestion(tx, thread, questionId, ["deleted"]);
    const sides = keptAs(toQuestion(question), language);
    await returnToQuestion(tx, { ownerId, cardId: questionId }, sides);
    await tx
      .update(questions)
      .set({ state: "withdrawn" })
      .where(ownQuestion(thread, questionId, ["deleted"]));
    const [said] = await tx
      .select({ verdict: complaints.verdict, leftOut: complaints.leftOut })
      .from(complaints)
      .where(and(rowsOf(complaints, thread), eq(complaints.questionId, questionId)));
    if (said === undefined || !isWithdrawn(said)) await bringBack(tx, thread, questionId);
    await touchThread(tx, thread, studentsChange);
  });

const keepQuestion = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  noteWords: NoteWords,
): Promise<void> =>
  db.transaction(async (tx) => {
    await heldQuestion(tx, thread, questionId, ["kept"]);
    await tx
      .update(questions)
      .set({ noteWords })
      .where(and(rowsOf(questions, thread), eq(questions.id, questionId)));
    await touchThread(tx, thread, studentsChange);
  });

const replaceQuestion = (
  db: Database,
  thread: OwnedThread,
  former: Question,
  question: Parameters<OwnQuestionStore["replaceQuestion"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { ownerId, threadId } = thread;
    const questionId = former.id;
    await lockOwner(tx, ownerId);
    const held = await heldQuestion(tx, thread, questionId, ["kept", "deleted"]);
    const own = and(rowsOf(questions, thread), eq(questions.id, question.id));
    const [known] = await tx.select().from(questions).where(own);
    if (known?.state === "kept" && held.question.state === "deleted") return;
    if (held.question.state === "deleted")
      throw new AppError("not_found", `Question ${questionId} was deleted`);
    const { byHand, noteWords } = toQuestion(held.question);
    if (!isDeepStrictEqual([byHand, noteWords], [former.byHand, former.noteWords]))
      throw new AppError("question_changed", `Question ${questionId} was changed meanwhile`);
    const { ordinal, round, flagged } = held.question;
    const kept = { ...question, flagged, state: "kept" as const };
    // One that was made before and deleted by its student comes back.
    await tx
      .insert(questions)
      .values({ ...kept, ownerId, threadId, ordinal, round })
      .onConflictDoUpdate({
        target: questions.id,
        set: { state: "kept", flagged },
        setWhere: and(own, eq(questions.state, "deleted")),
      });
    await likenTo(tx, ownerId, known ? toQuestion(known) : question);
    const ofFormer = and(eq(cards.questionId, questionId), eq(cards.ownerId, ownerId));
    const { memory, suspendedAt, tags } = cards;
    const [card] = await tx.select({ memory, suspendedAt, tags }).from(cards).where(ofFormer);
    // Due at once, as its answer may be another one; what is remembered of the matter is not lost.
    if (card)
      await tx
        .insert(cards)
        .values({ ...card, id: question.id, questionId: question.id, ownerId, due: sql`now()` })
        .onConflictDoNothing();
    await tx
      .update(questions)
      .set({ state: "deleted" })
      .where(and(rowsOf(questions, thread), eq(questions.id, questionId)));
    await touchThread(tx, thread, studentsChange);
  });

/** What students do with their questions by hand, in PostgreSQL. */
export const ownQuestionStore = (db: Database): OwnQuestionStore =>
  boundToThread(db, {
    ...{ listQuestions, readQuestion, addQuestion, changeQuestion },
    ...{ flagQuestion, deleteQuestion, bringBackQuestion, keepQuestion, replaceQuestion },
  });
