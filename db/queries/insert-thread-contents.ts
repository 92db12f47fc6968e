import { noteLanguage } from "#lib/concepts/note-language.ts";
import type { CreateThreadRequest } from "#lib/schemas/create-thread.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { insertGuide } from "./guides.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { insertQuiz } from "./quizzes.ts";
import { insertStudy } from "./study-store.ts";

/** Stores what a thread of its kind begins with; runs in the transaction that makes the thread. */
export const insertThreadContents = (
  tx: Database,
  thread: OwnedThread,
  request: CreateThreadRequest,
  photos: readonly NewUpload[],
): Promise<void> => {
  if (request.kind === "guide") return insertGuide(tx, { ...thread, ...request });
  const { text, fileName } = request;
  if (request.kind === "quiz") {
    const { wanted, mix } = request;
    return insertQuiz(tx, { ...thread, text, fileName, settings: { wanted, mix } });
  }
  const { topic, title, settings } = request;
  const language = settings.language ?? noteLanguage(topic);
  const named = title !== undefined;
  return insertStudy(tx, { ...thread, topic, named, language, settings, text, fileName, photos });
};
