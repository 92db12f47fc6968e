import { and, asc, eq } from "drizzle-orm";
import { artifactPaths } from "#lib/artifacts/artifact-paths.ts";
import type { ArtifactEdit, ArtifactSnapshot } from "#lib/artifacts/artifact-snapshot.ts";
import { ownNotes } from "#lib/study/own-notes.ts";
import type { DocumentRole } from "#lib/study/study-document.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { edits } from "../schema/edits.ts";
import { reviewQuestions } from "../schema/review-questions.ts";
import { studies } from "../schema/studies.ts";
import { threads } from "../schema/threads.ts";
import { threadNotFound } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { readQuestions } from "./review-questions.ts";
import { readDocument } from "./study-documents.ts";

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
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
  if (!row) throw threadNotFound(threadId);
  return row;
};

/** Every edit without its patches, oldest first. */
const readEdits = (db: Database, { ownerId, threadId }: OwnedThread): Promise<ArtifactEdit[]> =>
  db
    .select({
      number: edits.number,
      createdAt: edits.createdAt,
      oldPreview: edits.oldPreview,
      newPreview: edits.newPreview,
      similarity: edits.similarity,
    })
    .from(edits)
    .where(and(eq(edits.threadId, threadId), eq(edits.ownerId, ownerId)))
    .orderBy(asc(edits.number));

/** All that the files of a study thread are made of, as it was at one moment. @throws AppError not_found */
export const artifactSnapshot = (db: Database, thread: OwnedThread): Promise<ArtifactSnapshot> =>
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
        edits: await readEdits(tx, thread),
        questions: await readQuestions(tx, thread),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** The names of a study thread's files, without their texts. @throws AppError not_found */
export const threadArtifactPaths = async (
  db: Database,
  thread: OwnedThread,
): Promise<readonly string[]> => {
  const { ownerId, threadId } = thread;
  const texts = await db
    .select({ role: documents.role })
    .from(documents)
    .where(and(eq(documents.threadId, threadId), eq(documents.ownerId, ownerId)));
  const questions = await db
    .select({ ordinal: reviewQuestions.ordinal, status: reviewQuestions.status })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.threadId, threadId), eq(reviewQuestions.ownerId, ownerId)))
    .orderBy(asc(reviewQuestions.ordinal));
  const has = (role: DocumentRole) => texts.some((row) => row.role === role);
  return artifactPaths({
    generated: has("generated"),
    notes: has("recognised") || has("note"),
    document: has("synthesised"),
    questions,
  });
};
