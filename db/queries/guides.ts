import { and, eq } from "drizzle-orm";
import { noteLanguage } from "#lib/concepts/note-language.ts";
import { AppError } from "#lib/errors.ts";
import type { CreateGuideRequest } from "#lib/schemas/guide.ts";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import { packs } from "../schema/packs.ts";
import type { OwnedThread } from "./owned-thread.ts";

/**
 * Stores what a guide begins with; called in the transaction that makes the thread.
 * @throws AppError not_found when the owner has no such pack
 */
export const insertGuide = async (
  tx: Database,
  guide: OwnedThread & Pick<CreateGuideRequest, "question" | "packId" | "version" | "edition">,
): Promise<void> => {
  const { ownerId, threadId, question, packId, version, edition } = guide;
  const [pack] = await tx
    .select({ id: packs.id })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), eq(packs.id, packId), eq(packs.hidden, false)));
  if (!pack) throw new AppError("not_found", `There is no pack ${packId}`);
  const language = noteLanguage(question);
  await tx
    .insert(guides)
    .values({ threadId, ownerId, packId, question, version, edition, language });
};
