import { and, type Column, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type {
  ArtifactClaim,
  ArtifactEdit,
  ArtifactSnapshot,
  ArtifactStore,
} from "#lib/artifacts/artifact-files.ts";
import { bound } from "#lib/bound.ts";
import type { ErrorCode } from "#lib/errors.ts";
import { type DocumentRole, ownNotes } from "#lib/study/study-page.ts";
import { documents, edits, studies } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { readDocument, readQuestions } from "./study.ts";
import {
  boundToThread,
  type OwnedThread,
  rowsOf,
  studyOf,
  threadNotFound,
  threadOf,
} from "./thread-rows.ts";

/** @throws AppError not_found, also for a thread of another kind */
const readThread = async (db: Database, { ownerId, threadId }: OwnedThread) => {
  const [row] = await db
    .select({
      threadId: threads.id,
      revision: threads.revision,
      title: threads.title,
      status: threads.status,
      createdAt: threads.createdAt,
      updatedAt: threads.updatedAt,
      topic: studies.topic,
    })
    .from(threads)
    .innerJoin(studies, eq(studies.threadId, threads.id))
    .where(threadOf(ownerId, threadId));
  if (!row) throw threadNotFound(threadId);
  return row;
};

/** The newest edits without their patches, oldest first. */
const readEdits = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
  atMost: number | undefined,
): Promise<ArtifactEdit[]> => {
  // By its document they lie in order, so that the newest are read alone; for the condition beside the limit see `newest` of the study's page.
  const ofDocument = (column: Column) => sql`(
    select ${column} from ${documents}
    where ${rowsOf(documents, { ownerId, threadId })} and ${eq(documents.role, "synthesised")}
  )`;
  const after =
    atMost === undefined ? 0 : sql`${ofDocument(documents.revision)} - ${atMost}::integer`;
  const newest = db
    .select({
      number: edits.number,
      createdAt: edits.createdAt,
      oldPreview: edits.oldPreview,
      newPreview: edits.newPreview,
      similarity: edits.similarity,
    })
    .from(edits)
    .where(
      and(
        rowsOf(edits, { ownerId, threadId }),
        eq(edits.documentId, ofDocument(documents.id)),
        gt(edits.number, after),
      ),
    )
    .orderBy(desc(edits.number));
  return (await (atMost === undefined ? newest : newest.limit(atMost))).reverse();
};

/**
 * So many edits the history file tells of, which is read and written after every change: typed ones make thousands of a
 * document. Who takes everything away gets all of them.
 */
const historyLength = 1_000;

/**
 * All that the files of a study thread are made of, as it was at one moment.
 * @param history whether all edits are told of, or the newest
 * @throws AppError not_found
 */
export const artifactSnapshot = (
  db: Database,
  thread: OwnedThread,
  history: "newest" | "all" = "newest",
): Promise<ArtifactSnapshot> =>
  db.transaction(
    async (tx) => {
      const row = await readThread(tx, thread);
      const text = async (role: DocumentRole) =>
        (await readDocument(tx, thread, role))?.text ?? null;
      return {
        ...row,
        generated: await text("generated"),
        notes: await ownNotes((role) => readDocument(tx, thread, role)),
        document: await text("synthesised"),
        edits: await readEdits(tx, thread, history === "all" ? undefined : historyLength),
        questions: await readQuestions(tx, thread),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** A worker that died is waited for so long; writing some ten files takes a tenth of a second. */
const claimSeconds = 10;
/** The pause after a folder that could not be written. */
const retrySeconds = 5;

/** Whole milliseconds, so that the time names the claim after its way through JavaScript. */
const inSeconds = (seconds: number) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${seconds})`;

/** Held by nobody while the files are written: on the embedded database a transaction keeps out everybody else. */
const claimNext = async (db: Database): Promise<ArtifactClaim | null> => {
  const behind = sql`(
    select s.thread_id from studies s join threads t on t.id = s.thread_id
    where s.artifacts_revision is distinct from t.revision
      and (s.artifacts_claimed_until is null or s.artifacts_claimed_until <= clock_timestamp())
    order by t.updated_at limit 1 for update of s skip locked
  )`;
  const [row] = await db
    .update(studies)
    .set({ artifactsClaimedUntil: inSeconds(claimSeconds) })
    .where(sql`${studies.threadId} = ${behind}`)
    .returning({
      ownerId: studies.ownerId,
      threadId: studies.threadId,
      until: studies.artifactsClaimedUntil,
      error: studies.artifactsError,
    });
  if (!row?.until) return null;
  const { ownerId, threadId, until, error } = row;
  return { ownerId, threadId, until, failedBefore: error !== null };
};

/** The page shows it. The time of the last change stays: it is the student's. */
const showChange = (tx: Database, { ownerId, threadId }: ArtifactClaim) =>
  tx
    .update(threads)
    .set({ revision: sql`${threads.revision} + 1` })
    .where(threadOf(ownerId, threadId));

const written = (db: Database, claim: ArtifactClaim, revision: number): Promise<void> =>
  db.transaction(async (tx) => {
    // The thread's row comes first, as everywhere.
    if (claim.failedBefore) await showChange(tx, claim);
    const isMine = eq(studies.artifactsClaimedUntil, claim.until);
    await tx
      .update(studies)
      .set({
        artifactsRevision: sql`case when ${isMine} then ${revision}::integer end`,
        artifactsClaimedUntil: sql`case when not ${isMine} then ${studies.artifactsClaimedUntil} end`,
        artifactsError: null,
      })
      .where(studyOf(claim));
  });

const failed = (db: Database, claim: ArtifactClaim, artifactsError: ErrorCode): Promise<void> =>
  db.transaction(async (tx) => {
    if (!claim.failedBefore) await showChange(tx, claim);
    await tx
      .update(studies)
      .set({ artifactsError, artifactsClaimedUntil: inSeconds(retrySeconds) })
      .where(and(studyOf(claim), eq(studies.artifactsClaimedUntil, claim.until)));
  });

/** What is known of the files of study threads, in PostgreSQL. */
export const artifactStore = (db: Database): ArtifactStore => ({
  ...bound(db, { claim: claimNext, written, failed }),
  ...boundToThread(db, { snapshot: artifactSnapshot }),
  writtenThreads: () =>
    db
      .select({ threadId: studies.threadId, updatedAt: threads.updatedAt })
      .from(studies)
      .innerJoin(threads, eq(threads.id, studies.threadId))
      .where(isNotNull(studies.artifactsRevision)),
  forget: async (threadIds) => {
    if (threadIds.length === 0) return;
    await db
      .update(studies)
      .set({ artifactsRevision: null })
      .where(inArray(studies.threadId, [...threadIds]));
  },
});
