import { newId } from "#lib/ids.ts";
import type { Database } from "../client.ts";
import { runs } from "../schema/runs.ts";

/** Stores a run that waits for a worker. Returns its id. */
export const insertRun = async (
  tx: Database,
  run: Pick<typeof runs.$inferInsert, "threadId" | "ownerId" | "kind">,
): Promise<string> => {
  const id = newId("run");
  await tx.insert(runs).values({ id, ...run, status: "queued" });
  return id;
};
