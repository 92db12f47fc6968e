import { and, eq, sql } from "drizzle-orm";
import type { ModelCall, ModelJournal } from "#lib/ai/journal.ts";
import { newId } from "#lib/ids.ts";
import type { Database } from "../client.ts";
import { modelCalls, threads } from "../schema/threads.ts";
import { addMonthlyCost } from "./model-settings.ts";
import { visibleChange } from "./thread-rows.ts";

/** The journal of model calls in the table `model_calls`. */
export const modelJournal = (db: Database): ModelJournal => ({
  find: async (ownerId, key) => {
    const [row] = await db
      .select({ answer: modelCalls.answer })
      .from(modelCalls)
      .where(
        and(
          eq(modelCalls.ownerId, ownerId),
          eq(modelCalls.key, key),
          // A literal, because a parameter would hide the partial index from a generic plan.
          sql`${modelCalls.status} = 'done'`,
        ),
      )
      .limit(1);
    return row?.answer ?? null;
  },
  record: async (call: ModelCall) => {
    await db.transaction(async (tx) => {
      const threadId = call.threadId && (await noteCost(tx, call.ownerId, call.threadId));
      if (call.usd) await addMonthlyCost(tx, call.ownerId, call.usd);
      await tx
        .insert(modelCalls)
        .values({ id: newId("call"), ...call, threadId })
        .onConflictDoNothing({
          target: [modelCalls.ownerId, modelCalls.key],
          where: sql`status = 'done'`,
        });
    });
  },
});

/**
 * What a thread costs is on its page, so that its revision rises, even when it was stopped and only
 * the aborted call is still to be paid. Two threads may share one call, and the one that began it
 * may be deleted meanwhile: then the other's answer is kept without a thread, which is null here.
 * The row stays locked, which holds a deletion off until the call is stored.
 */
const noteCost = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<string | null> => {
  const [thread] = await tx
    .update(threads)
    .set(visibleChange())
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)))
    .returning({ id: threads.id });
  return thread?.id ?? null;
};
