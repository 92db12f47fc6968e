import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import type { GuideNoteStore, StoredGuideNote } from "#lib/guide/guide-note-store.ts";
import type { AddSourceRequest } from "#lib/schemas/source.ts";
import type { Database } from "../client.ts";
import { subjectSources } from "../schema/subjects.ts";
import { sourceOrigins, threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { isPresentSource } from "./source-origins.ts";
import { addSource } from "./subject-sources.ts";
import { threadNotFound, threadOf } from "./thread-rows.ts";

/** So many notes of a guide are told, and of each quiz on a page: the newest. */
const mostNotes = 20;

const readNotes = (
  db: Database,
  ownerId: string,
  which: SQL | undefined,
  most = mostNotes,
): Promise<StoredGuideNote[]> =>
  db
    .select({
      ...{ sourceId: subjectSources.id, title: subjectSources.title, text: subjectSources.text },
      ...{ revision: subjectSources.revision, edits: subjectSources.edits },
      ...{ guide: { id: threads.id, title: threads.title }, round: sourceOrigins.revision },
    })
    .from(sourceOrigins)
    .innerJoin(subjectSources, isPresentSource(ownerId))
    .innerJoin(
      threads,
      and(
        ...[eq(threads.id, sourceOrigins.threadId), eq(threads.ownerId, ownerId)],
        ...[eq(threads.kind, "guide"), isNull(threads.binnedAt)],
      ),
    )
    .where(and(eq(sourceOrigins.ownerId, ownerId), which))
    .orderBy(desc(subjectSources.createdAt), subjectSources.id)
    .limit(most);

/** A quiz may rest on a former text of a source. */
const isUnder = (ownerId: string, quizIds: readonly string[]) =>
  sql`${sourceOrigins.sourceId} in (
    select coalesce(r.revision_of, r.id) from ${threadSources} t
    join ${subjectSources} r on r.id = t.source_id and r.owner_id = t.owner_id
    where t.owner_id = ${ownerId} and t.thread_id in (
      select jsonb_array_elements_text((${JSON.stringify(quizIds)}::text)::jsonb)
    )
  )`;

/**
 * A text that lies in the subject already is of the guide that it was saved from last; one that was taken from a document
 * goes on with that.
 * @throws AppError not_found
 */
const addGuideNote = (
  db: Database,
  ownerId: string,
  guide: { readonly id: string; readonly round: number },
  subjectId: string,
  note: AddSourceRequest,
): Promise<string> =>
  db.transaction(async (tx) => {
    const threadId = guide.id;
    const [thread] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(threadOf(ownerId, threadId), eq(threads.kind, "guide"), isNull(threads.binnedAt)))
      // It is not deleted before the row that names it is there.
      .for("key share");
    if (!thread) throw threadNotFound(threadId);
    const sourceId = await addSource(tx, ownerId, subjectId, note);
    await tx
      .insert(sourceOrigins)
      .values({ sourceId, threadId, ownerId, revision: guide.round })
      .onConflictDoUpdate({
        target: sourceOrigins.sourceId,
        set: { threadId, revision: guide.round },
        setWhere: sql`exists (
          select from ${threads} g where g.id = ${sourceOrigins.threadId} and g.owner_id = ${ownerId} and g.kind = 'guide'
        )`,
      });
    return sourceId;
  });

/** What guides were saved as, in PostgreSQL. */
export const guideNoteStore = (db: Database): GuideNoteStore =>
  bound(db, {
    ofGuide: (one: Database, ownerId: string, guideId: string) =>
      readNotes(one, ownerId, eq(sourceOrigins.threadId, guideId)),
    ofSource: async (one: Database, ownerId: string, sourceId: string) =>
      (await readNotes(one, ownerId, eq(sourceOrigins.sourceId, sourceId)))[0] ?? null,
    ofQuizzes: (one: Database, ownerId: string, quizIds: readonly string[]) =>
      quizIds.length === 0
        ? Promise.resolve([])
        : readNotes(one, ownerId, isUnder(ownerId, quizIds), quizIds.length * mostNotes),
    add: addGuideNote,
  });
