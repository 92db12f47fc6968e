import { errorSentence } from "#lib/i18n/error-sentence.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StoredThread } from "#lib/threads/thread-store.ts";
import { roleOfTask } from "./task-roles.ts";

/** A thread as pages and the API show it, its error as a sentence in the reader's language. */
export const threadView = (thread: StoredThread, locale: Language): ThreadView => ({
  id: thread.id,
  kind: thread.kind,
  title: thread.title,
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
