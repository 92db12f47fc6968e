import type { Language } from "#lib/schemas/language.ts";
import type { EditStore } from "#lib/study/edit-store.ts";
import { ownNotes } from "#lib/study/own-notes.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import type { ThreadStore } from "#lib/threads/thread-store.ts";
import type { StudyRecord } from "./study-view.ts";
import { threadView } from "./threads.ts";

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
  // Side by side, as each waits for its own way there and back.
  const [row, text, uploads, messages, pending, note, pages, conflicts, questions, artifactPaths] =
    await Promise.all([
      study.get(ownerId, threadId),
      study.document(ownerId, threadId, "synthesised"),
      study.uploads(ownerId, threadId),
      study.messages(ownerId, threadId, shownMessages),
      threads.pendingReplies(ownerId, threadId),
      ownNotes((role) => study.document(ownerId, threadId, role)),
      study.pages(ownerId, threadId),
      study.conflicts(ownerId, threadId),
      study.questions(ownerId, threadId),
      ports.artifactPaths(ownerId, threadId),
    ]);
  // What rules write while photos are read says that there are no notes.
  const unread = uploads.length > 0 && (await ports.offline(ownerId));
  const revision = text?.revision ?? 0;
  const since = Math.max(0, revision - shownEdits);
  const [history, undo] =
    text === null
      ? [[], { canUndo: false, canRedo: false }]
      : await Promise.all([
          edits.since(ownerId, threadId, since),
          edits.undoState(ownerId, threadId, revision),
        ]);
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
    ...{ undo, messages, pending, note, uploads, pages, conflicts, questions, artifactPaths },
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
