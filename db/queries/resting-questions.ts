import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cards } from "#db/schema/cards.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { subjectSources } from "#db/schema/subjects.ts";
import { threadSources } from "#db/schema/thread-sources.ts";
import { threads } from "#db/schema/threads.ts";
import type { RestingQuiz } from "#lib/questions/resting-questions.ts";
import type { Language } from "#lib/schemas/language.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import {
  cutOnce,
  excerptColumns,
  isMadeRow,
  madeRow,
  mostQuizzes,
  nextStart,
  presentText,
} from "./subject-sources.ts";

/** What was made from a former text was made from the source all the same. */
const isMadeOf = sql`${subjectSources.id} = coalesce(${madeRow.revisionOf}, ${madeRow.id})`;

/** A question that the student added is a card at once, and is known to them. */
const isAnswered = sql<boolean>`(${cards.id} is not null or exists (
  select from attempts a where a.question_id = ${questions.id} and a.owner_id = ${questions.ownerId}
))`;

/** A source of which parts were chosen: read once for all of its quizzes, as it may be a book. */
const readBook = async (db: Database, ownerId: string, sourceId: string) => {
  const { id, revision, text, title, fileName, places, edits } = subjectSources;
  const [book] = await db
    .select({ id, revision, text, title, fileName, places, edits })
    .from(subjectSources)
    .where(and(eq(id, sourceId), eq(subjectSources.ownerId, ownerId)));
  return book ?? null;
};

/** The quizzes that were made from a source, those that are named or the newest, newest first, with the questions that they ask; none of another's. */
export const quizzesOnSource = async (
  db: Database,
  ownerId: string,
  sourceId: string,
  quizIds?: readonly string[],
): Promise<(RestingQuiz & { readonly language: Language })[]> => {
  const made = await db
    .select({
      ...{ id: threads.id, title: threads.title, language: quizzes.language },
      ...{ start: threadSources.start, next: nextStart, note: documents.text },
      ...{ madeAt: excerptColumns.madeAt, madeOf: excerptColumns.madeOf },
    })
    .from(threadSources)
    .innerJoin(madeRow, and(isMadeRow, eq(madeRow.ownerId, ownerId)))
    .innerJoin(subjectSources, isMadeOf)
    .innerJoin(threads, eq(threads.id, threadSources.threadId))
    .innerJoin(quizzes, eq(quizzes.threadId, threads.id))
    .innerJoin(
      documents,
      and(
        ...[eq(documents.threadId, threads.id), eq(documents.ownerId, threads.ownerId)],
        eq(documents.role, "note"),
      ),
    )
    .where(
      and(
        ...[eq(threadSources.ownerId, ownerId), eq(subjectSources.ownerId, ownerId)],
        ...[eq(subjectSources.id, sourceId), isNull(subjectSources.deletedAt)],
        isNull(subjectSources.binnedAt),
        ...[eq(threads.ownerId, ownerId), isNull(threads.binnedAt)],
        inArray(quizzes.status, ["ready", "ready_unchecked"]),
        quizIds === undefined ? undefined : inArray(threads.id, [...quizIds]),
      ),
    )
    .orderBy(desc(threads.createdAt), asc(threads.id))
    .limit(quizIds?.length ?? mostQuizzes);
  if (made.length === 0) return [];
  const book = made.some(({ madeOf }) => madeOf !== null)
    ? await readBook(db, ownerId, sourceId)
    : null;
  const ids = made.map(({ id }) => id);
  const asked = await db
    .select({
      ...{ id: questions.id, threadId: questions.threadId, stem: questions.stem },
      ...{ evidence: questions.evidence, cardId: cards.id, isAnswered },
    })
    .from(questions)
    .leftJoin(cards, and(eq(cards.questionId, questions.id), eq(cards.ownerId, ownerId)))
    .where(
      and(
        ...[eq(questions.ownerId, ownerId), inArray(questions.threadId, ids)],
        eq(questions.state, "kept"),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  const cut = cutOnce();
  return made.flatMap(({ note, next, madeAt, madeOf, ...quiz }) => {
    const now =
      madeOf === null || book === null ? null : presentText({ ...book, madeAt, madeOf }, cut);
    // Of parts that cannot be told any more nothing can be placed.
    if (madeOf !== null && now === null) return [];
    const questions = asked.filter(({ threadId }) => threadId === quiz.id);
    const former = blankPictures(note).slice(quiz.start, next ?? undefined);
    return { ...quiz, former, present: now, questions };
  });
};
