import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import {
  type OpenText,
  type OriginStore,
  partText,
  presentPlace,
  type StoredOrigin,
  type TakenSource,
} from "#lib/editing/document-part.ts";
import { AppError } from "#lib/errors.ts";
import { checkNote } from "#lib/notes/check-note.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import type { DocumentSpan } from "#lib/schemas/study.ts";
import type { CreateThreadRequest } from "#lib/schemas/thread-requests.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/study.ts";
import { subjectSources } from "../schema/subjects.ts";
import { sourceOrigins, threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { openDocument } from "./edits.ts";
import { editSource, quizTitle } from "./subject-sources.ts";
import { type OwnedThread, rowsOf, threadNotFound, threadOf } from "./thread-rows.ts";

/** What of which revision of a document something is made from. */
export interface ChosenPart {
  readonly threadId: string;
  readonly revision: number;
  readonly place: Span | null;
}

/** A marked part, or all, as it stands in the newest revision. @throws AppError bad_request, passage_gone, document_not_ready */
const chosenPart = async (db: Database, thread: OwnedThread, marked: DocumentSpan | null) => {
  const document = await openDocument(db, thread, marked?.revision);
  const { text, revision } = document;
  if (marked === null) return { text: partText(text, null), revision, place: null };
  if (marked.revision > revision || marked.start >= marked.end)
    throw new AppError("bad_request", "The selection is of a text that there never was");
  const place = presentPlace(document, marked.revision, marked);
  if (place === null) throw new AppError("passage_gone", "Nothing is left of the selection");
  const outside = text.slice(0, place.start) + text.slice(place.end);
  return { text: partText(text, place), revision, place: outside.trim() === "" ? null : place };
};

/**
 * A request with the text of the document that it names, and what of it that is; others as they are.
 * @throws AppError not_found, document_not_ready, bad_request, passage_gone, note_empty, note_too_large
 */
export const withDocumentText = async (
  tx: Database,
  ownerId: string,
  request: CreateThreadRequest,
): Promise<{ readonly request: CreateThreadRequest; readonly part: ChosenPart | null }> => {
  if (request.kind !== "quiz" || request.document === undefined) return { request, part: null };
  const { threadId, selection } = request.document;
  const [thread] = await tx
    .select({ title: threads.title, subjectId: threads.subjectId })
    .from(threads)
    .where(and(threadOf(ownerId, threadId), isNull(threads.binnedAt)))
    // It is not deleted before the row that names it is there.
    .for("key share");
  if (!thread) throw threadNotFound(threadId);
  const { text, revision, place } = await chosenPart(tx, { ownerId, threadId }, selection);
  checkNote(text);
  const named = place === null ? thread.title : noteTitle(text);
  const title = request.title ?? (await quizTitle(tx, ownerId, { text, titles: [named] }));
  const subjectId = request.subjectId ?? thread.subjectId;
  return {
    request: { ...request, text, title, subjectId },
    part: { threadId, revision, place },
  };
};

/** Sources that a thread rests on. */
const sourcesUnder = (tx: Database, thread: OwnedThread) =>
  tx
    .select({ id: threadSources.sourceId })
    .from(threadSources)
    .where(rowsOf(threadSources, thread));

/**
 * Tells what the source of a new thread was taken from; called in the transaction that makes both. A source that was there
 * before is the student's own note, unless it was taken from the same document; one of another document
 * goes on with that.
 */
export const insertOrigin = async (
  tx: Database,
  thread: OwnedThread,
  part: ChosenPart | null,
): Promise<void> => {
  if (part === null) return;
  const { ownerId } = thread;
  const isNew = and(
    ...[eq(subjectSources.ownerId, ownerId), sql`${subjectSources.createdAt} = now()`],
    inArray(subjectSources.id, sourcesUnder(tx, thread)),
  );
  const made = await tx.select({ sourceId: subjectSources.id }).from(subjectSources).where(isNew);
  if (made.length > 0) {
    const rows = made.map(({ sourceId }) => ({ sourceId, ownerId, ...part }));
    await tx.insert(sourceOrigins).values(rows);
    return;
  }
  await tx
    .update(sourceOrigins)
    .set({ ...part, leftSha256: null })
    .where(
      and(
        rowsOf(sourceOrigins, { ownerId, threadId: part.threadId }),
        inArray(sourceOrigins.sourceId, sourcesUnder(tx, thread)),
      ),
    );
};

/** A source that something was taken into, unless it lies in the bin. */
export const isPresentSource = (ownerId: string): SQL | undefined =>
  and(
    ...[eq(subjectSources.id, sourceOrigins.sourceId), eq(subjectSources.ownerId, ownerId)],
    ...[isNull(subjectSources.deletedAt), isNull(subjectSources.binnedAt)],
  );

/** What was taken from documents that were edited since, newest first. */
const editedSince = (
  db: Database,
  ownerId: string,
  which: SQL | undefined,
): Promise<StoredOrigin[]> =>
  db
    .select({
      ...{ sourceId: subjectSources.id, sourceTitle: subjectSources.title },
      ...{ text: subjectSources.text, threadId: threads.id, title: threads.title },
      ...{ revision: sourceOrigins.revision, place: sourceOrigins.place },
      ...{ leftSha256: sourceOrigins.leftSha256, documentRevision: documents.revision },
    })
    .from(sourceOrigins)
    .innerJoin(subjectSources, isPresentSource(ownerId))
    .innerJoin(
      threads,
      and(
        ...[eq(threads.id, sourceOrigins.threadId), eq(threads.ownerId, ownerId)],
        isNull(threads.binnedAt),
      ),
    )
    .innerJoin(
      documents,
      and(
        ...[eq(documents.threadId, threads.id), eq(documents.ownerId, ownerId)],
        ...[eq(documents.role, "synthesised"), gt(documents.revision, sourceOrigins.revision)],
      ),
    )
    .where(and(eq(sourceOrigins.ownerId, ownerId), which))
    .orderBy(desc(subjectSources.createdAt), subjectSources.id);

/** Of a document from which more was taken the newest are told. */
const mostTaken = 20;

const hasQuiz = sql`exists (
  select from thread_sources t
  join subject_sources r on r.id = t.source_id and r.owner_id = t.owner_id
  join quizzes q on q.thread_id = t.thread_id
  where (r.id = subject_sources.id or r.revision_of = subject_sources.id) and t.owner_id = subject_sources.owner_id
)`;

const takenFrom = (db: Database, ownerId: string, threadId: string): Promise<TakenSource[]> =>
  db
    .select({
      ...{ sourceId: subjectSources.id, sha256: subjectSources.sha256 },
      ...{ revision: sourceOrigins.revision, place: sourceOrigins.place },
    })
    .from(sourceOrigins)
    .innerJoin(subjectSources, isPresentSource(ownerId))
    .where(and(rowsOf(sourceOrigins, { ownerId, threadId }), hasQuiz))
    .orderBy(desc(subjectSources.createdAt), subjectSources.id)
    .limit(mostTaken);

/** The document with its edits after a revision; null when it was deleted since its sources were read. */
const openOrigin = async (
  db: Database,
  ownerId: string,
  threadId: string,
  revision: number,
): Promise<OpenText | null> => {
  try {
    return await openDocument(db, { ownerId, threadId }, revision);
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "not_found") return null;
    throw thrown;
  }
};

/** Settles what became of a part, unless its source was changed since, or the part settled. */
const settleOrigin = (
  db: Database,
  ownerId: string,
  { sourceId, threadId, text, revision }: StoredOrigin,
  settled: Parameters<OriginStore["settle"]>[2],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isOf = and(eq(sourceOrigins.sourceId, sourceId), eq(sourceOrigins.ownerId, ownerId));
    const [source] = await tx
      .select({ text: subjectSources.text })
      .from(subjectSources)
      .where(and(eq(subjectSources.id, sourceId), eq(subjectSources.ownerId, ownerId)))
      .for("update");
    const [origin] = await tx.select().from(sourceOrigins).where(isOf).for("update");
    const isSame = origin?.threadId === threadId && origin.revision === revision;
    if (source?.text !== text || !isSame) return false;
    if ("text" in settled) {
      const cause = { by: "document", threadId } as const;
      await editSource(tx, ownerId, sourceId, settled.text, cause);
      const { revision: now, place } = settled;
      await tx.update(sourceOrigins).set({ revision: now, place, leftSha256: null }).where(isOf);
    } else await tx.update(sourceOrigins).set(settled).where(isOf);
    return true;
  });

/** What sources were taken from, in PostgreSQL. */
export const originStore = (db: Database): OriginStore =>
  bound(db, {
    ofSources: (one: Database, ownerId: string, sourceIds: readonly string[]) =>
      sourceIds.length === 0
        ? Promise.resolve([])
        : editedSince(one, ownerId, inArray(sourceOrigins.sourceId, [...sourceIds])),
    ofDocument: (one: Database, ownerId: string, threadId: string) =>
      editedSince(one, ownerId, eq(sourceOrigins.threadId, threadId)),
    ...{ takenFrom, open: openOrigin },
    settle: settleOrigin,
  });
