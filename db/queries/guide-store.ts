import { desc, eq } from "drizzle-orm";
import type { GuideStore } from "#lib/guide/guide-store.ts";
import type { CreateGuideRequest } from "#lib/schemas/guide.ts";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import { getGuide, updateGuide } from "./guide-rows.ts";
import { readGuideChunks, readGuideSections } from "./guide-sections.ts";
import { readSteps, readStepsOf, saveAnswer, saveLocation, saveStep } from "./guide-steps.ts";
import { addMessage, newestMessages } from "./messages.ts";
import {
  addScreenshot,
  newestScreenshot,
  readScreenshot,
  readScreenshotBytes,
  readScreenshots,
  saveReading,
} from "./screenshots.ts";

/** Pack, version and edition of the owner's newest guide; null before the first, and when its pack is gone. */
export const newestGuideSettings = async (
  db: Database,
  ownerId: string,
): Promise<Pick<CreateGuideRequest, "packId" | "version" | "edition"> | null> => {
  const [row] = await db
    .select({ packId: guides.packId, version: guides.version, edition: guides.edition })
    .from(guides)
    .where(eq(guides.ownerId, ownerId))
    .orderBy(desc(guides.createdAt))
    .limit(1);
  return row && row.packId !== null ? { ...row, packId: row.packId } : null;
};

/** Guide threads in PostgreSQL. */
export const guideStore = (db: Database): GuideStore => ({
  get: (ownerId, threadId) => getGuide(db, { ownerId, threadId }),
  saveIntent: (ownerId, threadId, intent) => updateGuide(db, { ownerId, threadId }, { intent }),
  saveVersionCheck: (ownerId, threadId, { allowed, explanation, chunkId }) =>
    updateGuide(
      db,
      { ownerId, threadId },
      { allowed, versionExplanation: explanation, versionChunkId: chunkId },
    ),
  saveAnswer: (ownerId, threadId, answer) => saveAnswer(db, { ownerId, threadId }, answer),
  saveProgress: (ownerId, threadId, progress) => updateGuide(db, { ownerId, threadId }, progress),
  steps: (ownerId, threadId) => readSteps(db, { ownerId, threadId }),
  stepsOf: (ownerId, threadId, round) => readStepsOf(db, { ownerId, threadId }, round),
  saveLocation: (ownerId, threadId, ordinal, location) =>
    saveLocation(db, { ownerId, threadId }, ordinal, location),
  saveStep: (ownerId, threadId, ordinal, change) =>
    saveStep(db, { ownerId, threadId }, ordinal, change),
  addMessage: (ownerId, threadId, message) => addMessage(db, { ownerId, threadId }, message),
  messages: (ownerId, threadId, limit) => newestMessages(db, { ownerId, threadId }, limit),
  addScreenshot: (ownerId, threadId, screenshot, enqueue) =>
    addScreenshot(db, { ownerId, threadId }, screenshot, enqueue),
  screenshots: (ownerId, threadId) => readScreenshots(db, { ownerId, threadId }),
  newestScreenshot: (ownerId, threadId) => newestScreenshot(db, { ownerId, threadId }),
  screenshot: (ownerId, threadId, id) => readScreenshot(db, { ownerId, threadId }, id),
  screenshotBytes: (ownerId, threadId, id) => readScreenshotBytes(db, { ownerId, threadId }, id),
  saveReading: (ownerId, threadId, id, reading) =>
    saveReading(db, { ownerId, threadId }, id, reading),
  chunks: (ownerId, ids) => readGuideChunks(db, ownerId, ids),
  sections: (ownerId, ids) => readGuideSections(db, ownerId, ids),
});
