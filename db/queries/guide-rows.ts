import { and, eq } from "drizzle-orm";
import type { Guide } from "#lib/guide/guide-store.ts";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import { packs } from "../schema/packs.ts";
import { threadNotFound } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { touchThread } from "./study-rows.ts";

export const guideOf = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(guides.threadId, threadId), eq(guides.ownerId, ownerId));

/** @throws AppError not_found */
export const getGuide = async (db: Database, thread: OwnedThread): Promise<Guide> => {
  const [row] = await db
    .select({ guide: guides, pack: packs })
    .from(guides)
    .leftJoin(packs, and(eq(packs.id, guides.packId), eq(packs.ownerId, guides.ownerId)))
    .where(guideOf(thread));
  if (!row) throw threadNotFound(thread.threadId);
  const { guide, pack } = row;
  return {
    pack: pack && {
      id: pack.id,
      product: pack.product,
      titles: pack.titles,
      language: pack.language,
      versions: pack.versions,
      editions: pack.editions,
    },
    question: guide.question,
    version: guide.version,
    edition: guide.edition,
    language: guide.language,
    intent: guide.intent,
    allowed: guide.allowed,
    versionExplanation: guide.versionExplanation,
    versionChunkId: guide.versionChunkId,
    answer: guide.answer,
    answered: guide.answered,
    answerBasis: guide.answerBasis,
    chunkIds: guide.chunkIds,
    answerRound: guide.answerRound,
    mode: guide.mode,
    currentStep: guide.currentStep,
  };
};

/** Changes the guide's own row, in a transaction that the caller may have begun. @throws AppError not_found */
export const changeGuide = async (
  tx: Database,
  thread: OwnedThread,
  change: Partial<typeof guides.$inferInsert>,
): Promise<void> => {
  await touchThread(tx, thread);
  const changed = await tx
    .update(guides)
    .set(change)
    .where(guideOf(thread))
    .returning({ id: guides.threadId });
  if (changed.length === 0) throw threadNotFound(thread.threadId);
};

/** The same in a transaction of its own. */
export const updateGuide = (
  db: Database,
  thread: OwnedThread,
  change: Partial<typeof guides.$inferInsert>,
): Promise<void> => db.transaction((tx) => changeGuide(tx, thread, change));
