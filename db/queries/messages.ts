import { and, desc, eq } from "drizzle-orm";
import { newId } from "#lib/ids.ts";
import type { NewMessage, StoredMessage } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { messages } from "../schema/messages.ts";
import { lockThread } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { ofOwnStudy, touchThread } from "./study-rows.ts";
import { storableText } from "./study-text.ts";

/** Stores a message once: the same key again changes nothing. */
export const addMessage = (db: Database, thread: OwnedThread, message: NewMessage): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { key, author, kind, text, detail = null, editNumbers = [] } = message;
    const added = await tx
      .insert(messages)
      .values({
        id: newId("msg"),
        ...{ ...thread, key, author, kind },
        text: storableText(text),
        detail: detail === null ? null : storableText(detail),
        editNumbers: [...editNumbers],
      })
      .onConflictDoNothing({ target: [messages.threadId, messages.key] })
      .returning({ id: messages.id });
    if (added.length > 0) await touchThread(tx, thread);
  });

/** The newest `limit` messages of a thread of any kind, newest first. */
const newestFirst = (db: Database, thread: OwnedThread, limit: number) =>
  db
    .select({
      id: messages.id,
      author: messages.author,
      kind: messages.kind,
      text: messages.text,
      detail: messages.detail,
      editNumbers: messages.editNumbers,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.threadId, thread.threadId), eq(messages.ownerId, thread.ownerId)))
    .orderBy(desc(messages.seq))
    .limit(limit);

/** The newest `limit` messages, oldest first; none of a thread that is not this owner's. */
export const newestMessages = async (
  db: Database,
  thread: OwnedThread,
  limit: number,
): Promise<StoredMessage[]> => (await newestFirst(db, thread, limit)).toReversed();

/** The same of a study thread. @throws AppError not_found */
export const readMessages = async (
  db: Database,
  thread: OwnedThread,
  limit: number,
): Promise<StoredMessage[]> =>
  (await ofOwnStudy(db, thread, newestFirst(db, thread, limit))).toReversed();
