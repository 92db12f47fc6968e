import { and, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { studies } from "../schema/studies.ts";
import { threadNotFound } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { studyOf } from "./study-rows.ts";

/**
 * Revision and status of the edited document, without its text: all that a poll needs to answer 304.
 * @throws AppError not_found, document_not_ready
 */
export const documentState = async (
  db: Database,
  thread: OwnedThread,
): Promise<{ readonly revision: number; readonly status: "editing" | "completed" }> => {
  const [row] = await db
    .select({ status: studies.documentStatus, revision: documents.revision })
    .from(studies)
    .leftJoin(
      documents,
      and(
        eq(documents.threadId, studies.threadId),
        eq(documents.ownerId, studies.ownerId),
        eq(documents.role, "synthesised"),
      ),
    )
    .where(studyOf(thread));
  if (!row) throw threadNotFound(thread.threadId);
  if (row.revision === null) {
    throw new AppError("document_not_ready", `Thread ${thread.threadId} has no document yet`);
  }
  return { revision: row.revision, status: row.status ?? "editing" };
};
