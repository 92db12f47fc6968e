import { and, eq, sql } from "drizzle-orm";
import type { ModelCall, ModelJournal } from "../../lib/ai/journal.ts";
import { newId } from "../../lib/ids.ts";
import type { Database } from "../client.ts";
import { modelCalls } from "../schema/model-calls.ts";
import { threads } from "../schema/threads.ts";

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
    await db
      .insert(modelCalls)
      .values({ id: newId("call"), ...call, threadId: ifStillThere(call) })
      .onConflictDoNothing({
        target: [modelCalls.ownerId, modelCalls.key],
        where: sql`status = 'done'`,
      });
  },
});

/**
 * Two threads may share one call, and the one that began it may be deleted meanwhile: then the
 * other's answer is kept without a thread. The lock holds a deletion off until this is stored.
 */
const ifStillThere = ({ ownerId, threadId }: ModelCall) =>
  threadId &&
  sql`(select ${threads.id} from ${threads}
    where ${threads.id} = ${threadId} and ${threads.ownerId} = ${ownerId} for key share)`;
