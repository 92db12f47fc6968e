import { newId } from "#lib/ids.ts";
import { studySettings } from "#lib/schemas/study.ts";
import type { Database } from "../client.ts";
import { insertStudy, studyStore } from "../queries/study.ts";
import type { OwnedThread } from "../queries/thread-rows.ts";
import { insertThread } from "../queries/threads.ts";

/** A study thread of an owner of its own; with a document when there is a text. */
export const newStudy = async (db: Database, text: string | null = null): Promise<OwnedThread> => {
  const ownerId = newId("own");
  const { threadId } = await insertThread(db, { ownerId, kind: "study", title: "Waves" });
  const notes = { text: "", fileName: null, photos: [] };
  const about = { topic: "What are waves?", named: false, language: "en" } as const;
  await insertStudy(db, {
    ...{ ownerId, threadId, settings: studySettings.parse({}) },
    ...notes,
    ...about,
  });
  if (text !== null) await studyStore(db).saveDocument(ownerId, threadId, "synthesised", text);
  return { ownerId, threadId };
};
