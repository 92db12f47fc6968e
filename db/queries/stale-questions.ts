import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { subjectSources } from "#db/schema/subjects.ts";
import { threadSources } from "#db/schema/thread-sources.ts";
import { contestedSentences } from "#lib/concepts/add-doubts.ts";
import type { ChangedQuiz } from "#lib/questions/stale-questions.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Correction } from "#lib/schemas/quiz.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { toQuestion } from "./questions.ts";
import { listCorrections } from "./quizzes.ts";
import { nextStart } from "./subject-sources.ts";

/** The row that stands for the text from which something was made. */
const former = alias(subjectSources, "former");

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
  const corrected = new Map<string, readonly Correction[]>();
  for (const threadId of changed)
    corrected.set(threadId, await listCorrections(db, { ownerId, threadId }));
  return made.map(({ check, note, ...quiz }) => ({
    ...quiz,
    // As it is read: with spaces in the place of pictures.
    note: blankPictures(note),
    ...partedPatches(check?.patches ?? [], corrected.get(quiz.threadId) ?? []),
    sources: sources.filter(({ threadId }) => threadId === quiz.threadId),
    questions: asked.filter(({ threadId }) => threadId === quiz.threadId).map(toQuestion),
  }));
};

/** Those that nobody contests, and the others. */
const partedPatches = (
  all: readonly Patch[],
  corrections: readonly Correction[],
): Pick<ChangedQuiz, "patches" | "contested"> => {
  const doubts = contestedSentences(corrections);
  const isContested = (patch: Patch) =>
    doubts.some(({ span }) => patch.start >= span.start && patchEnd(patch) <= span.end);
  return {
    patches: all.filter((patch) => !isContested(patch)),
    contested: all.filter(isContested),
  };
};
