import { embedTexts } from "#lib/ai/embedders.ts";
import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import type { Clock } from "#lib/clock.ts";
import { guideTitle } from "#lib/guide/guide-store.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ModelRole } from "#lib/schemas/model-settings.ts";
import type { ListedThread, ThreadView } from "#lib/schemas/thread.ts";
import type {
  CreateThreadRequest,
  DeleteThreadQuery,
  ThreadChange,
  ThreadQuery,
} from "#lib/schemas/thread-requests.ts";
import { nameTopic } from "#lib/study/name-topic.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { threadStanding } from "#lib/threads/thread-standing.ts";
import type {
  SqlExecutor,
  StoredThread,
  StudentReply,
  ThreadStore,
} from "#lib/threads/thread-store.ts";
import type { Checkpointer } from "../engine/checkpointer.ts";
import type { RunQueue } from "../engine/queue.ts";
import type { RunEnds } from "../engine/run-ends.ts";
import type { Worker } from "../engine/worker.ts";
import { checkVersionFit } from "../guide/tasks/check-version-fit.ts";
import { lookAtScreen } from "../guide/tasks/look-at-screen.ts";
import { seenStep } from "../guide/tasks/seen-step.ts";
import { checkFacts } from "../quiz/tasks/check-facts.ts";
import { gradeOpenAnswer } from "../quiz/tasks/grade-open-answer.ts";
import { judgeComplaint } from "../quiz/tasks/judge-complaint.ts";
import { judgeRepeats } from "../quiz/tasks/judge-repeats.ts";
import { readWindow } from "../quiz/tasks/read-window.ts";
import { solveQuestion } from "../quiz/tasks/solve-question.ts";
import { recognisePage } from "../study/tasks/recognise-page.ts";
import { subjectName } from "./subjects.ts";

/** The title that the student gave, else one made of the question, the note's first line or the topic. */
export const newThreadTitle = (request: CreateThreadRequest): string => {
  if (request.title !== undefined) return request.title;
  if (request.kind === "guide") return guideTitle(request.question);
  return request.kind === "quiz"
    ? noteTitle(request.text)
    : nameTopic(request.topic, request.settings.language ?? noteLanguage(request.topic));
};

/** The tasks of another role than the writer's. */
const roles: ReadonlyMap<string, ModelRole> = new Map(
  [
    // What `look-at-screen` does in one call was two tasks.
    { name: "find-control", role: "vision" as const },
    { name: "check-step", role: "vision" as const },
    checkVersionFit,
    lookAtScreen,
    seenStep.question,
    seenStep.help,
    checkFacts,
    gradeOpenAnswer,
    judgeComplaint,
    judgeRepeats,
    readWindow,
    solveQuestion,
    recognisePage,
  ].map(({ name, role }): [string, ModelRole] => [name, role]),
);

/** Whose work a task of the journal was. */
const roleOfTask = (task: string): ModelRole =>
  roles.get(task) ?? (task === embedTexts.name ? "embedding" : "writer");

/** A thread as pages and the API show it, its error as a sentence in the reader's language. */
export const threadView = (thread: StoredThread, locale: Language): ThreadView => ({
  id: thread.id,
  kind: thread.kind,
  title: thread.title,
  subject: { ...thread.subject, name: subjectName(thread.subject.name, locale) },
  status: thread.status,
  stage: thread.stage,
  progress: thread.progress,
  notice: thread.notice,
  question: thread.question,
  error: thread.errorCode && {
    code: thread.errorCode,
    message: errorSentence(locale, thread.errorCode, thread.errorDetails),
  },
  cost: thread.cost,
  models: modelsUsed(thread.tasks),
  revision: thread.revision,
  activeMs: thread.activeMs,
  runningSince: thread.runningSince?.toISOString() ?? null,
  createdAt: thread.createdAt.toISOString(),
  updatedAt: thread.updatedAt.toISOString(),
});

/** Each model once for each role. */
const modelsUsed = (tasks: StoredThread["tasks"]): ThreadView["models"] => {
  const used = new Map(
    tasks.map(({ task, model }) => {
      const role = roleOfTask(task);
      return [`${role} ${model}`, { role, model }];
    }),
  );
  return [...used.values()];
};

/**
 * What an owner may do with threads of every kind. `worker` is the one in this process, if any: it
 * is told of a stop at once instead of finding out.
 */
export const threadCommands = (options: ThreadCommandPorts) => ({
  read: threadReads(options),
  write: threadWrites(options),
});

export type ThreadCommands = ReturnType<typeof threadCommands>;

interface ThreadCommandPorts {
  readonly threads: ThreadStore;
  readonly queue: Pick<RunQueue, "enqueue" | "cancel">;
  readonly checkpointer: Pick<Checkpointer, "forget">;
  readonly worker: Pick<Worker, "abort"> | null;
  readonly ends: Pick<RunEnds, "next">;
  readonly clock: Clock;
}

const threadReads = ({ threads, ends }: ThreadCommandPorts) => {
  return {
    getThread: async (ownerId: string, threadId: string, locale: Language): Promise<ThreadView> =>
      threadView(await threads.get(ownerId, threadId), locale),

    /**
     * Only the revision, for a conditional GET. With `held` it waits a moment for the run that is under way to settle,
     * and gives up when that signal fires.
     */
    getRevision: async (
      ownerId: string,
      threadId: string,
      held?: AbortSignal | null,
    ): Promise<number> => {
      if (held) await ends.next(ownerId, threadId, held);
      return threads.revision(ownerId, threadId);
    },

    /**
     * What the student worked on last comes first; `search` looks in titles. What belongs to an archived subject is listed when that is named, or
     * something is searched for.
     */
    listThreads: async (
      ownerId: string,
      { locale, ...query }: ThreadQuery & { limit: number; locale: Language },
    ): Promise<ListedThread[]> => {
      const found = await threads.list(ownerId, query);
      return found.map((thread) => ({
        ...threadView(thread, locale),
        standing: threadStanding(thread),
        actedAt: thread.actedAt.toISOString(),
        lastEdit: thread.lastEdit,
      }));
    },
  };
};

const threadWrites = ({ threads, queue, checkpointer, worker, clock }: ThreadCommandPorts) => {
  /** Puts the thread into the bin. @throws AppError not_found */
  const binThread = async (
    ownerId: string,
    threadId: string,
    cards: ThreadChange["cards"],
  ): Promise<void> => {
    const cancel = (sql: SqlExecutor) => queue.cancel(threadId, sql);
    const keptAs = cards && cardOfQuestion;
    const runId = await threads.bin(ownerId, threadId, clock(), cancel, keptAs);
    if (runId !== null) worker?.abort(runId);
  };
  return {
    /**
     * Gives the thread another title, another subject, or both; takes it out of the bin before, or stops it and puts it
     * there afterwards. @throws AppError not_found
     */
    changeThread: async (
      ownerId: string,
      threadId: string,
      { binned, cards, ...change }: ThreadChange,
    ): Promise<void> => {
      if (binned === false) await threads.restore(ownerId, threadId);
      if (Object.keys(change).length > 0) await threads.change(ownerId, threadId, change);
      if (binned) await binThread(ownerId, threadId, cards);
    },

    /** Deletes the thread with everything that belongs to it: rows, checkpoints, jobs. Its cards stay or go, as is wanted. */
    deleteThread: (
      ownerId: string,
      threadId: string,
      { cards }: DeleteThreadQuery = {},
    ): Promise<void> => {
      const also = async (sql: SqlExecutor) => {
        await queue.cancel(threadId, sql);
        await checkpointer.forget(threadId, sql);
      };
      const kept = { keep: cardOfQuestion, delete: null };
      return threads.remove(ownerId, threadId, also, cards && kept[cards]);
    },

    /** Applies a reply by interrupt id: the same one twice is once. */
    reply: (ownerId: string, threadId: string, reply: StudentReply): Promise<void> =>
      threads.reply(ownerId, threadId, reply, queue.enqueue),

    /** Takes effect within a second; the running model call is aborted. */
    stopThread: async (ownerId: string, threadId: string): Promise<void> => {
      const runId = await threads.stop(ownerId, threadId, (sql) => queue.cancel(threadId, sql));
      if (runId !== null) worker?.abort(runId);
    },

    /** Continues a failed or stopped thread from its last checkpoint. */
    retryThread: (ownerId: string, threadId: string): Promise<void> =>
      threads.retry(ownerId, threadId, queue.enqueue),
  };
};
