import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { subjectSources } from "#db/schema/subjects.ts";
import { threadSources } from "#db/schema/thread-sources.ts";
import { contestedSentences } from "#lib/concepts/add-doubts.ts";
import { sha256 } from "#lib/ids.ts";
import type { ChangedQuiz } from "#lib/questions/stale-questions.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Correction } from "#lib/schemas/quiz.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { toQuestion } from "./questions.ts";
import { listCorrections } from "./quizzes.ts";
import {
  cutOnce,
  excerptColumns,
  isMadeRow,
  madeRow,
  nextStart,
  presentText,
} from "./subject-sources.ts";

/** Where the note says again what it said, a question that was made of other words rests on a change. */
const hasRebuilt = sql<boolean>`exists (
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
  const rows = await db
    .select({
      ...{ threadId: threadSources.threadId, start: threadSources.start, next: nextStart },
      ...{ ...excerptColumns, madeSha256: madeRow.sha256, hasRebuilt },
    })
    .from(threadSources)
    .innerJoin(madeRow, and(isMadeRow, eq(madeRow.ownerId, ownerId)))
    .innerJoin(subjectSources, eq(subjectSources.id, madeRow.revisionOf))
    .where(
      and(
        ...[eq(threadSources.ownerId, ownerId), inArray(threadSources.threadId, [...threadIds])],
        eq(subjectSources.ownerId, ownerId),
        // Parts of a text that is the same have another hash.
        or(
          and(
            ne(subjectSources.sha256, madeRow.sha256),
            ne(subjectSources.revision, madeRow.revision),
          ),
          hasRebuilt,
        ),
        ...[isNull(subjectSources.deletedAt), isNull(subjectSources.binnedAt)],
      ),
    )
    .orderBy(asc(threadSources.start));
  const cut = cutOnce();
  const sources = rows.flatMap((row) => {
    const present = presentText(row, cut);
    if (present === null) return [];
    const { text } = present;
    // Chosen parts may say what they said while others of their source were changed.
    if (row.madeOf !== null && !row.hasRebuilt && sha256(text) === row.madeSha256) return [];
    const { threadId, id, start, next } = row;
    return { threadId, id, start, next, text };
  });
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
