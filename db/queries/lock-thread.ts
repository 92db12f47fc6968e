import { and, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Database } from "../client.ts";
import { threads } from "../schema/threads.ts";

export type ThreadRow = typeof threads.$inferSelect;

export const threadNotFound = (threadId: string) =>
  new AppError("not_found", `There is no thread ${threadId} of this owner`);

/**
 * The thread, held until the transaction ends, so that two requests about it take turns.
 * @throws AppError not_found
 */
export const lockThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<ThreadRow> => {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)))
    .for("update");
  if (!row) throw threadNotFound(threadId);
  return row;
};
