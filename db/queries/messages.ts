import { and, desc, eq } from "drizzle-orm";
import { newId } from "../../lib/ids.ts";
import type { NewMessage, StoredMessage } from "../../lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { messages } from "../schema/messages.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { touchThread } from "./study-rows.ts";

/** Stores a message once: the same key again changes nothing. */
export const addMessage = (db: Database, thread: OwnedThread, message: NewMessage): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const { key, author, kind, text, detail = null, editNumbers = [] } = message;
    await tx
      .insert(messages)
      .values({
        id: newId("msg"),
        ...{ ...thread, key, author, kind, detail },
        text: text.toWellFormed().replaceAll("\0", ""),
        editNumbers: [...editNumbers],
      })
      .onConflictDoNothing({ target: [messages.threadId, messages.key] });
  });

/** The newest `limit` messages, oldest first. */
export const readMessages = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
  limit: number,
): Promise<StoredMessage[]> => {
  const newest = await db
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
    .where(and(eq(messages.threadId, threadId), eq(messages.ownerId, ownerId)))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return newest.toReversed();
};
