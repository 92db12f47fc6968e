import { bigint, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { MessageView } from "#lib/schemas/study.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** What student, agent and program said in a thread, in order. */
export const messages = pgTable(
  "messages",
  {
    id: text("id").primaryKey(),
    /** Order of the conversation. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** What makes it the same message when it is stored again after a crash. */
    key: text("key").notNull(),
    author: text("author").$type<MessageView["author"]>().notNull(),
    kind: text("kind").$type<MessageView["kind"]>().notNull(),
    text: text("text").notNull(),
    /** What the model is told of it and the student need not read, such as the nearest passages. */
    detail: text("detail"),
    editNumbers: jsonb("edit_numbers").$type<number[]>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("messages_key").on(table.threadId, table.key),
    index("messages_thread").on(table.threadId, table.seq),
  ],
);
