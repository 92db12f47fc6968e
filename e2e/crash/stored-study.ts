import { asc } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { editStore } from "#db/queries/edits.ts";
import { documents, edits, reviewQuestions, studies } from "#db/schema/study.ts";
import { messages, threads } from "#db/schema/threads.ts";
import { countRows } from "./count-rows.ts";

const tables = [
  "threads",
  "runs",
  "replies",
  "studies",
  "documents",
  "edits",
  "messages",
  "conflicts",
  "review_questions",
  "model_calls",
] as const;

/** What a run made, without ids and times, which differ from run to run by themselves. */
export const readStudy = async (db: Database) => {
  const [thread] = await db
    .select({
      id: threads.id,
      ownerId: threads.ownerId,
      title: threads.title,
      status: threads.status,
      errorCode: threads.errorCode,
      notice: threads.notice,
    })
    .from(threads);
  if (!thread) throw new Error("there is no thread");
  const { id, ownerId, ...shown } = thread;
  const { text, revision } = await editStore(db).document(ownerId, id);
  return {
    thread: shown,
    study: await db
      .select({ status: studies.documentStatus, questionsRevision: studies.questionsRevision })
      .from(studies),
    document: { text, revision },
    texts: await db
      .select({
        role: documents.role,
        text: documents.text,
        sha256: documents.sha256,
        revision: documents.revision,
        snapshotRevision: documents.snapshotRevision,
      })
      .from(documents)
      .orderBy(asc(documents.role)),
    history: await readHistory(db),
    messages: await db
      .select({
        author: messages.author,
        kind: messages.kind,
        text: messages.text,
        detail: messages.detail,
        editNumbers: messages.editNumbers,
      })
      .from(messages)
      .orderBy(asc(messages.seq)),
    questions: await db
      .select({
        text: reviewQuestions.text,
        status: reviewQuestions.status,
        answer: reviewQuestions.answer,
        basis: reviewQuestions.basis,
        quotes: reviewQuestions.quotes,
      })
      .from(reviewQuestions)
      .orderBy(asc(reviewQuestions.ordinal)),
    rows: await countRows(db, tables),
  };
};

/** The edits in order; a batch is named by its first edit. */
const readHistory = async (db: Database) => {
  const rows = await db
    .select({
      number: edits.number,
      key: edits.key,
      kind: edits.kind,
      author: edits.author,
      patches: edits.patches,
      batchId: edits.batchId,
      target: edits.target,
      similarity: edits.similarity,
      reason: edits.reason,
      oldPreview: edits.oldPreview,
      newPreview: edits.newPreview,
    })
    .from(edits)
    .orderBy(asc(edits.number));
  return rows.map(({ batchId, ...edit }) => ({
    ...edit,
    batch: batchId === null ? null : (rows.find((row) => row.batchId === batchId)?.number ?? null),
  }));
};

export type StoredStudy = Awaited<ReturnType<typeof readStudy>>;
