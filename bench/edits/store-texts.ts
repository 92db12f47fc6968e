import { eq, sql } from "drizzle-orm";
import { makeDatabase } from "#db/client.ts";
import { documents } from "#db/schema/study.ts";
import { threads } from "#db/schema/threads.ts";
import { newStudy } from "#db/testing/new-study.ts";
import { costOfEach, type WayToEdit } from "./edit-order.ts";

/** For comparison: the same tables, but every edit stores all of the text, and nothing of the history. */
export const storeTexts: WayToEdit = async (place, order) => {
  const { db, close } = makeDatabase(place.url);
  try {
    const { threadId } = await newStudy(db, order.text);
    let { text } = order;
    return await costOfEach(place, order, async ({ removed, inserted }) => {
      text = text.replace(removed, () => inserted);
      await db.transaction(async (tx) => {
        await tx
          .update(documents)
          .set({ text, revision: sql`${documents.revision} + 1` })
          .where(eq(documents.threadId, threadId));
        await tx
          .update(threads)
          .set({ revision: sql`${threads.revision} + 1` })
          .where(eq(threads.id, threadId));
      });
    });
  } finally {
    await close();
  }
};
