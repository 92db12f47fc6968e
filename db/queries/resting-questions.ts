import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cards } from "#db/schema/cards.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { threadSources } from "#db/schema/thread-sources.ts";
import { threads } from "#db/schema/threads.ts";
import type { RestingQuiz } from "#lib/questions/resting-questions.ts";
import type { Language } from "#lib/schemas/language.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { mostQuizzes, nextStart } from "./subject-sources.ts";

/** What was made from a former text was made from the source all the same. */
const isOfSource = (ownerId: string, sourceId: string) => sql`exists (
  select from subject_sources r join subject_sources s on s.id = coalesce(r.revision_of, r.id)
  where r.id = ${threadSources.sourceId} and s.id = ${sourceId}
    and r.owner_id = ${ownerId} and s.owner_id = ${ownerId} and s.deleted_at is null and s.binned_at is null
)`;

/** A question that the student added is a card at once, and is known to them. */
const isAnswered = sql<boolean>`(${cards.id} is not null or exists (
  select from attempts a where a.question_id = ${questions.id} and a.owner_id = ${questions.ownerId}
))`;

/** The quizzes that were made from a source, newest first, with the questions that they ask; none of another's. */
export const quizzesOnSource = async (
  db: Database,
  ownerId: string,
  sourceId: string,
): Promise<(RestingQuiz & { readonly language: Language })[]> => {
  const made = await db
    .select({
      ...{ id: threads.id, title: threads.title, language: quizzes.language },
      ...{ start: threadSources.start, next: nextStart, note: documents.text },
    })
    .from(threadSources)
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
        ...[eq(threadSources.ownerId, ownerId), isOfSource(ownerId, sourceId)],
        ...[eq(threads.ownerId, ownerId), isNull(threads.binnedAt)],
        inArray(quizzes.status, ["ready", "ready_unchecked"]),
      ),
    )
    .orderBy(desc(threads.createdAt), asc(threads.id))
    .limit(mostQuizzes);
  if (made.length === 0) return [];
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
  return made.map(({ note, next, ...quiz }) => ({
    ...quiz,
    former: blankPictures(note).slice(quiz.start, next ?? undefined),
    questions: asked.filter(({ threadId }) => threadId === quiz.id),
  }));
};
