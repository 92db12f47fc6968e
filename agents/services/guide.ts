import { AppError } from "#lib/errors.ts";
import type { GuideStore, NewScreenshot } from "#lib/guide/guide-store.ts";
import {
  type DrawnBox,
  type GuideView,
  guideReply,
  type SentScreenshot,
} from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { LocatedControl } from "#lib/screen/located-control.ts";
import type { EnqueueRun } from "#lib/threads/run-store.ts";
import type { ThreadStore } from "#lib/threads/thread-store.ts";
import { chunksOf, type GuideRecord, guideView, screenshotView } from "./guide-view.ts";
import { threadView } from "./threads.ts";

export interface GuideCommandPorts {
  readonly guide: GuideStore;
  readonly threads: Pick<ThreadStore, "get" | "pendingReplies">;
  readonly enqueue: EnqueueRun;
  /** Pack, version and edition of the owner's newest guide, for the next one; null before the first. */
  readonly newestSettings: (ownerId: string) => Promise<{
    readonly packId: string;
    readonly version: string | null;
    readonly edition: string | null;
  } | null>;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
}

/** Messages that come with every view. */
const shownMessages = 200;

/** What pages and route handlers may ask of a guide thread. */
export const guideCommands = (ports: GuideCommandPorts) => {
  const { guide, enqueue } = ports;
  return {
    getGuide: async (ownerId: string, threadId: string, locale: Language): Promise<GuideView> => {
      const record = await readGuide(ports, ownerId, threadId, locale);
      return guideView(record, { locale, offline: await ports.offline(ownerId) });
    },

    lastGuideSettings: ports.newestSettings,

    /**
     * Stores a picture of the student's screen; when the guide waits for what the student does, that is told of it, as
     * by a reply `screenshot`. The newest one sent again is the same one, and looked at no second time.
     * @throws AppError too_many_screenshots
     */
    addScreenshot: async (
      ownerId: string,
      threadId: string,
      screenshot: NewScreenshot,
    ): Promise<SentScreenshot> => {
      const added = await guide.addScreenshot(ownerId, threadId, screenshot, enqueue);
      return { ...screenshotView(added), repeated: added.repeated };
    },

    getScreenshot: async (ownerId: string, threadId: string, screenshotId: string) => {
      const found = await guide.screenshot(ownerId, threadId, screenshotId);
      if (!found) throw new AppError("not_found", `There is no screenshot ${screenshotId}`);
      const bytes: Uint8Array = await guide.screenshotBytes(ownerId, threadId, screenshotId);
      return { mediaType: found.mediaType, bytes };
    },

    /** The student drew the box of a step; null takes it away. It is kept until there is a newer screenshot. */
    drawBox: (ownerId: string, threadId: string, step: number, drawn: DrawnBox): Promise<void> =>
      drawBox(guide, ownerId, threadId, step, drawn),
  };
};

export type GuideCommands = ReturnType<typeof guideCommands>;

/**
 * The thread is read first: what changes meanwhile belongs to a later revision, and the next poll asks for it.
 * @throws AppError not_found
 */
const readGuide = async (
  { guide, threads }: GuideCommandPorts,
  ownerId: string,
  threadId: string,
  locale: Language,
): Promise<GuideRecord> => {
  const thread = threadView(await threads.get(ownerId, threadId), locale);
  const row = await guide.get(ownerId, threadId);
  const steps = await guide.steps(ownerId, threadId);
  const messages = await guide.messages(ownerId, threadId, shownMessages);
  const ofVersion = row.versionChunkId === null ? [] : [row.versionChunkId];
  const chunkIds = [...chunksOf({ guide: row, steps, messages }), ...ofVersion];
  const sections = await guide.sections(ownerId, chunkIds);
  const waiting = await threads.pendingReplies(ownerId, threadId);
  return {
    thread,
    guide: row,
    steps,
    sections: new Map(sections.map((section) => [section.chunkId, section])),
    messages,
    screenshots: await guide.screenshots(ownerId, threadId),
    pictureWaits: waiting.some((value) => guideReply.safeParse(value).data?.type === "screenshot"),
  };
};

/** @throws AppError not_found when there is no such step or picture */
const drawBox = async (
  guide: GuideStore,
  ownerId: string,
  threadId: string,
  ordinal: number,
  { screenshotId, box }: DrawnBox,
): Promise<void> => {
  const step = (await guide.steps(ownerId, threadId))[ordinal];
  const shot = await guide.screenshot(ownerId, threadId, screenshotId);
  if (!step || !shot) {
    throw new AppError("not_found", `Thread ${threadId} has no step ${ordinal} or no such picture`);
  }
  const { width, height, devicePixelRatio } = shot;
  const located = step.screenshotId === screenshotId ? step.box : null;
  const drawn: LocatedControl = {
    frame: { width, height, devicePixelRatio },
    found: box !== null,
    box,
    confidence: box === null ? 0 : 1,
    candidates: located?.candidates ?? [],
    label: located?.label ?? null,
  };
  await guide.saveStep(ownerId, threadId, ordinal, { box: drawn, drawn: true, screenshotId });
};
