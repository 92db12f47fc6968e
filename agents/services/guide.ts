import { linkedChunks } from "#agents/guide/nodes/say.ts";
import { blockId } from "#lib/blocks/block-memory.ts";
import type { StoredCardPicture } from "#lib/cards/card-store.ts";
import { AppError } from "#lib/errors.ts";
import { strangeNames } from "#lib/guide/answer-advice.ts";
import { guideArchive, guideNote, type StepPicture } from "#lib/guide/export-guide.ts";
import type {
  Guide,
  GuideStore,
  NewScreenshot,
  ScreenshotInfo,
  StoredStep,
} from "#lib/guide/guide-store.ts";
import { encodeCardPicture } from "#lib/pictures/encode-picture.ts";
import { markBox } from "#lib/pictures/mark-box.ts";
import {
  type DrawnBox,
  type GuideView,
  guideReply,
  type NamedSection,
  type ScreenshotView,
  type SentScreenshot,
} from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { SectionView } from "#lib/schemas/library.ts";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StoredMessage } from "#lib/study/study-store.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";
import type { EnqueueRun, ThreadStore } from "#lib/threads/thread-store.ts";
import { threadView } from "./threads.ts";

/** Everything that is stored of a guide thread, as it was read. */
interface GuideRecord {
  readonly thread: ThreadView;
  readonly guide: Guide;
  readonly steps: readonly StoredStep[];
  /** Of the version check and all that `chunksOf` names, by chunk id; what is gone is missing. */
  readonly sections: ReadonlyMap<string, SectionView>;
  readonly messages: readonly StoredMessage[];
  readonly screenshots: readonly ScreenshotInfo[];
  /** Whether a picture came for which there was no question yet. */
  readonly pictureWaits: boolean;
}

/** Chunks that the answer, the steps and the conversation rest on or name, each once. */
const chunksOf = (record: Named): string[] => [
  ...new Set([...record.guide.chunkIds, ...namedChunks(record)]),
];

type Named = Pick<GuideRecord, "guide" | "steps" | "messages">;

const namedChunks = ({ guide, steps, messages }: Named): string[] => [
  ...new Set([
    ...linkedChunks(guide.answer ?? ""),
    ...steps.map(({ chunkId }) => chunkId),
    ...messages.flatMap(({ text }) => linkedChunks(text)),
  ]),
];

/** The sections that the answer rests on, in its own order; of those that it was looked for in, the others are beside the point. */
const shownChunks = ({ guide, steps }: Named): string[] => {
  const found = new Set(guide.chunkIds);
  const rests = namedChunks({ guide, steps, messages: [] }).filter((id) => found.has(id));
  return guide.answered === true && rests.length > 0 ? rests : [...guide.chunkIds];
};

/** A screenshot as pages and the API show it. */
const screenshotView = ({
  id,
  width,
  height,
  devicePixelRatio,
  createdAt,
}: ScreenshotInfo): ScreenshotView => ({
  ...{ id, width, height, devicePixelRatio },
  createdAt: createdAt.toISOString(),
});

/** A guide thread as its page shows it. `locale` is the reader's; texts of the thread stay in its own language. */
const guideView = (
  record: GuideRecord,
  { locale, offline }: { readonly locale: Language; readonly offline: boolean },
): GuideView => {
  const { thread, guide, steps, sections } = record;
  const { pack, versionChunkId } = guide;
  const shown = shownChunks(record);
  return {
    status: thread.status,
    stage: thread.stage,
    intent: guide.intent,
    allowed: guide.allowed,
    version_explanation: guide.versionExplanation,
    version_source: (versionChunkId !== null && sections.get(versionChunkId)) || null,
    full_answer: guide.answer,
    steps: steps.map((step) => stepView(step, sections, guide.answerBasis)),
    current_step_index: guide.currentStep,
    steps_total: steps.length,
    mode: guide.mode,
    question: thread.question,
    revision: thread.revision,
    thread,
    task: guide.question,
    language: guide.language,
    offline,
    pack: pack && {
      id: pack.id,
      product: pack.product,
      title: pack.titles[locale] ?? pack.product,
    },
    version: guide.version,
    edition: guide.edition,
    answered: guide.answered,
    missing: guide.missing,
    answer_basis: guide.answerBasis,
    sections: shown.flatMap((id) => sections.get(id) ?? []),
    cited: namedChunks(record).flatMap((id) =>
      shown.includes(id) ? [] : (named(sections.get(id)) ?? []),
    ),
    messages: record.messages.map(({ id, author, kind, text, editNumbers, createdAt }) => ({
      ...{ id, author, kind, text, editNumbers: [...editNumbers] },
      textBlock: blockId({ markdown: text, definitions: "", marks: [] }),
      createdAt: createdAt.toISOString(),
    })),
    screenshots: record.screenshots.map(screenshotView),
    picture_waits: record.pictureWaits,
  };
};

const stepView = (
  { text, chunkId, requiresClick, warning, state, box, drawn, screenshotId, check }: StoredStep,
  sections: GuideRecord["sections"],
  basis: Guide["answerBasis"],
): GuideView["steps"][number] => {
  const section = sections.get(chunkId);
  // Rules write what the section writes.
  const isTold = basis === "model" && section !== undefined;
  return {
    text,
    source: named(section),
    unnamed: isTold ? strangeNames(text, { ...section, path: section.headingPath }) : [],
    requires_click: requiresClick,
    ...{ warning, state, box, drawn },
    screenshot_id: screenshotId,
    check,
  };
};

const named = (section: SectionView | undefined): NamedSection | null => {
  if (!section) return null;
  const { chunkId, title, headingPath, page } = section;
  return { chunkId, title, headingPath, page };
};

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
export const guideCommands = (ports: GuideCommandPorts) => ({
  read: guideReads(ports),
  write: guideWrites(ports),
});

const guideReads = (ports: GuideCommandPorts) => {
  const { guide } = ports;
  const getGuide = async (
    ownerId: string,
    threadId: string,
    locale: Language,
  ): Promise<GuideView> => {
    const record = await readGuide(ports, ownerId, threadId, locale);
    return guideView(record, { locale, offline: await ports.offline(ownerId) });
  };
  /** The screens on which the place of a step is known, with the place framed. */
  const stepPictures = async (
    ownerId: string,
    threadId: string,
    steps: GuideView["steps"],
  ): Promise<StepPicture[]> => {
    const pictures: StepPicture[] = [];
    for (const [step, { box, screenshot_id: id }] of steps.entries()) {
      if (!box?.box || id === null) continue;
      const bytes = await guide.screenshotBytes(ownerId, threadId, id);
      pictures.push({ step, png: await markBox(bytes, box.box) });
    }
    return pictures;
  };
  return {
    getGuide,

    /** The guide in Markdown with the pictures on which a place of a step is known, as a ZIP. */
    downloadGuide: async (ownerId: string, threadId: string, locale: Language) => {
      const view = await getGuide(ownerId, threadId, locale);
      const pictures = await stepPictures(ownerId, threadId, view.steps);
      return { title: view.thread.title, bytes: guideArchive(view, pictures, locale) };
    },

    /**
     * What a guide answered and its steps, as a note of its subject, and the pictures that the note names, which are to be
     * kept before it; `bare` is the note for where there is no room for them.
     * @throws AppError not_found, guide_unanswered
     */
    guideNote: async (ownerId: string, threadId: string, locale: Language) => {
      const record = await readGuide(ports, ownerId, threadId, locale);
      const view = guideView(record, { locale, offline: await ports.offline(ownerId) });
      if (view.full_answer === null) {
        throw new AppError("guide_unanswered", `The guide ${threadId} has no answer to be kept`);
      }
      const pictures = new Map<number, StoredCardPicture>();
      for (const { step, png } of await stepPictures(ownerId, threadId, view.steps)) {
        pictures.set(step, await encodeCardPicture(png));
      }
      const addresses = new Map(
        [...pictures].map(([step, { sha256 }]) => [step, pictureAddress(sha256)]),
      );
      const noteWith = (shown: ReadonlyMap<number, string>) => ({
        ...{ text: guideNote(view, shown, locale), fileName: null },
      });
      const [note, bare] = [noteWith(addresses), noteWith(new Map())];
      return {
        guide: { id: threadId, round: record.guide.answerRound },
        ...{ subjectId: view.thread.subject.id, note, bare, pictures: [...pictures.values()] },
      };
    },

    lastGuideSettings: ports.newestSettings,

    getScreenshot: async (ownerId: string, threadId: string, screenshotId: string) => {
      const found = await guide.screenshot(ownerId, threadId, screenshotId);
      if (!found) throw new AppError("not_found", `There is no screenshot ${screenshotId}`);
      const bytes: Uint8Array = await guide.screenshotBytes(ownerId, threadId, screenshotId);
      return { mediaType: found.mediaType, bytes };
    },
  };
};

const guideWrites = ({ guide, enqueue }: GuideCommandPorts) => {
  return {
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

    /** The student drew the box of a step; null takes it away. It is kept until there is a newer screenshot. */
    drawBox: (ownerId: string, threadId: string, step: number, drawn: DrawnBox): Promise<void> =>
      drawBox(guide, ownerId, threadId, step, drawn),
  };
};

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
