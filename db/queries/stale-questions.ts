import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { subjectSources } from "#db/schema/subjects.ts";
import { threadSources } from "#db/schema/thread-sources.ts";
import type { ChangedQuiz } from "#lib/questions/stale-questions.ts";
import { toQuestion } from "./questions.ts";

/** The row that stands for the text from which something was made. */
const former = alias(subjectSources, "former");

const nextStart = sql<number | null>`(
  select min(t.start)::integer from thread_sources t
  where t.thread_id = ${threadSources.threadId} and t.owner_id = ${threadSources.ownerId}
    and t.start > ${threadSources.start}
)`;

/** Where the note says again what it said, a question that was made of other words rests on a change. */
const hasRebuilt = sql`exists (
  select from questions q where q.thread_id = ${threadSources.threadId} and q.owner_id = ${threadSources.ownerId}
    and q.state = 'kept' and q.note_words ->> 'isRebuilt' = 'true'
)`;

/** Those among quizzes of which a source has another text by now; nothing of another's. */
export const changedQuizzes = async (
  db: Database,
  ownerId: string,
  threadIds: readonly string[],
): Promise<ChangedQuiz[]> => {
  if (threadIds.length === 0) return [];
  const sources = await db
    .select({
      ...{ threadId: threadSources.threadId, start: threadSources.start, next: nextStart },
      ...{ id: subjectSources.id, text: subjectSources.text },
    })
    .from(threadSources)
    .innerJoin(former, and(eq(former.id, threadSources.sourceId), eq(former.ownerId, ownerId)))
    .innerJoin(subjectSources, eq(subjectSources.id, former.revisionOf))
    .where(
      and(
        ...[eq(threadSources.ownerId, ownerId), inArray(threadSources.threadId, [...threadIds])],
        eq(subjectSources.ownerId, ownerId),
        or(ne(subjectSources.sha256, former.sha256), hasRebuilt),
        ...[isNull(subjectSources.deletedAt), isNull(subjectSources.binnedAt)],
      ),
    )
    .orderBy(asc(threadSources.start));
  const changed = [...new Set(sources.map(({ threadId }) => threadId))];
  if (changed.length === 0) return [];
  const made = await db
    .select({
      ...{ threadId: quizzes.threadId, language: quizzes.language, check: quizzes.noteCheck },
      note: documents.text,
    })
    .from(quizzes)
    .innerJoin(
      documents,
      and(
        ...[eq(documents.threadId, quizzes.threadId), eq(documents.ownerId, quizzes.ownerId)],
        eq(documents.role, "note"),
      ),
    )
    .where(
      and(
        ...[eq(quizzes.ownerId, ownerId), inArray(quizzes.threadId, changed)],
        inArray(quizzes.status, ["ready", "ready_unchecked"]),
      ),
    );
  const asked = await db
    .select()
    .from(questions)
    .where(
      and(
        ...[eq(questions.ownerId, ownerId), inArray(questions.threadId, changed)],
        eq(questions.state, "kept"),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  return made.map(({ check, ...quiz }) => ({
    ...quiz,
    patches: check?.patches ?? [],
    sources: sources.filter(({ threadId }) => threadId === quiz.threadId),
    questions: asked.filter(({ threadId }) => threadId === quiz.threadId).map(toQuestion),
  }));
};
