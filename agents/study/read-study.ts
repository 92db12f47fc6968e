import type { Language } from "#lib/schemas/language.ts";
import type { EditStore } from "#lib/study/edit-store.ts";
import { ownNotes } from "#lib/study/own-notes.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import type { ThreadStore } from "#lib/threads/thread-store.ts";
import { threadView } from "../thread-view.ts";
import type { StudyRecord } from "./study-view.ts";

/** Messages and edits that come with every view. */
const shownMessages = 200;
const shownEdits = 100;

export interface StudyReading {
  readonly study: StudyStore;
  readonly edits: EditStore;
  readonly threads: Pick<ThreadStore, "get" | "pendingReplies">;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
  /** The paths of a thread's files. */
  readonly artifactPaths: (ownerId: string, threadId: string) => Promise<readonly string[]>;
}

/**
 * Everything that is stored of a study thread. The thread is read first: what changes meanwhile belongs to a later
 * revision, and the next poll asks for it.
 * @throws AppError not_found
 */
export const readStudy = async (
  ports: StudyReading,
  ownerId: string,
  threadId: string,
  locale: Language,
): Promise<StudyRecord> => {
  const { study, edits, threads } = ports;
  const thread = threadView(await threads.get(ownerId, threadId), locale);
  const row = await study.get(ownerId, threadId);
  const text = await study.document(ownerId, threadId, "synthesised");
  const uploads = await study.uploads(ownerId, threadId);
  // What rules write while photos are read says that there are no notes.
  const unread = uploads.length > 0 && (await ports.offline(ownerId));
  const revision = text?.revision ?? 0;
  const since = Math.max(0, revision - shownEdits);
  const history = text === null ? [] : await edits.since(ownerId, threadId, since);
  return {
    thread,
    study: {
      ...row,
      draft:
        row.draft ?? (text === null && !unread ? await material(ports, ownerId, threadId) : null),
    },
    document: text,
    // Edits made meanwhile are cut off, so that text and history are of one revision.
    edits: history.filter(({ number }) => number <= revision),
    undo:
      text === null
        ? { canUndo: false, canRedo: false }
        : await edits.undoState(ownerId, threadId, revision),
    messages: await study.messages(ownerId, threadId, shownMessages),
    pending: await threads.pendingReplies(ownerId, threadId),
    note: await ownNotes((role) => study.document(ownerId, threadId, role)),
    uploads,
    pages: await study.pages(ownerId, threadId),
    conflicts: await study.conflicts(ownerId, threadId),
    questions: await study.questions(ownerId, threadId),
    artifactPaths: await ports.artifactPaths(ownerId, threadId),
  };
};

/** The material on its own, which is read until there is a document. */
const material = async (
  { study }: StudyReading,
  ownerId: string,
  threadId: string,
): Promise<StudyRecord["study"]["draft"]> => {
  const written = await study.document(ownerId, threadId, "generated");
  return written && { stage: "generate_material", text: written.text };
};
