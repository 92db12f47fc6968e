import type { FoundChunk } from "#lib/library/manual-search.ts";
import { shortTitle } from "#lib/notes/note-title.ts";
import type { CitedWords, GuideEnding, GuideMode, StepCheck } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { PackDescription, SectionView } from "#lib/schemas/library.ts";
import type { LocatedControl, ScreenFrame } from "#lib/schemas/located-control.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import type { NewMessage, NewUpload, StoredMessage, UploadInfo } from "#lib/study/study-store.ts";
import type { EnqueueRun } from "#lib/threads/thread-store.ts";

/** What takes a guide up again that ended this way, beside a jump to one of its steps. */
export const endingChoices = {
  guide_solved: ["no"],
  guide_left: ["step_by_step"],
  guide_enough: ["step_by_step"],
  guide_declined: ["try_anyway"],
  guide_unsolved: ["yes"],
  guide_no_other: [],
  guide_perhaps: [],
  guide_nothing: [],
} as const satisfies Readonly<Record<GuideEnding, readonly string[]>>;

const searching: ReadonlySet<GuideEnding> = new Set<GuideEnding>([
  "guide_declined",
  "guide_unsolved",
  "guide_perhaps",
  "guide_nothing",
]);

/** Whether what takes it up again searches the manual, and so cannot be had when the pack was deleted. */
export const needsPack = (ending: GuideEnding): boolean => searching.has(ending);

/** A guide's title: its question in one line. */
export const guideTitle = (question: string): string =>
  shortTitle(question.replace(/\s+/gu, " ").trim());

const longestTopic = 80;

/**
 * What a question is about, in its own words: from its first word to its last that is not of a question's frame. "How do I
 * warp a sample?" is about "warp a sample".
 */
export const topicOf = (question: string): string => {
  const plain = question.replace(/\s+/gu, " ").trim();
  const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_.'’-]{0,60}/gu)];
  const informative = words.filter(([word]) => termsOf(word).some((term) => !stopTerms.has(term)));
  const [first] = informative;
  const last = informative.at(-1);
  const topic = first && last ? plain.slice(first.index, last.index + last[0].length) : plain;
  const bare = topic.replace(/[.'’-]{1,60}$/u, "");
  return shortTitle(bare, longestTopic);
};

/** The pack that a guide asks, as far as the graph needs it. */
export interface GuidePack extends PackDescription {
  readonly id: string;
}

/** What a guide was asked and what it answered. */
export interface Guide {
  /** Null when the pack was deleted. */
  readonly pack: GuidePack | null;
  readonly question: string;
  readonly version: string | null;
  readonly edition: string | null;
  readonly language: Language;
  readonly intent: "product" | "other" | null;
  readonly allowed: boolean | null;
  readonly versionExplanation: string | null;
  readonly versionChunkId: string | null;
  readonly answer: string | null;
  readonly answered: boolean | null;
  /** Of a question that is answered in part, what the sections do not say; null where they say all. */
  readonly missing: string | null;
  readonly answerBasis: "model" | "rules" | null;
  readonly chunkIds: readonly string[];
  readonly answerRound: number;
  readonly mode: GuideMode;
  readonly currentStep: number | null;
}

/** A step as an answer makes it. */
interface NewGuideStep {
  readonly text: string;
  readonly chunkId: string;
  readonly requiresClick: boolean;
  readonly warning: string | null;
}

export interface StoredStep extends NewGuideStep {
  /** From 0. */
  readonly ordinal: number;
  readonly state: "open" | "done" | "skipped";
  readonly box: LocatedControl | null;
  readonly drawn: boolean;
  /** The screenshot that was looked at last for this step. */
  readonly screenshotId: string | null;
  readonly check: StepCheck | null;
}

export type StepChange = Partial<
  Pick<StoredStep, "state" | "box" | "drawn" | "screenshotId" | "check">
>;

/** An answer with its steps; the same round again replaces it. */
export interface NewAnswer {
  /** From 1. */
  readonly round: number;
  readonly text: string;
  readonly answered: boolean;
  /** What of the question it does not answer; null for nothing. */
  readonly missing: string | null;
  readonly basis: "model" | "rules";
  /** What it was made of, best first; when it does not answer, merely what comes nearest. */
  readonly chunkIds: readonly string[];
  /** The sentences of these that it rests on. */
  readonly cited: readonly CitedWords[];
  readonly steps: readonly NewGuideStep[];
}

/** A picture of the student's screen, without its bytes. */
export interface ScreenshotInfo extends ScreenFrame {
  readonly id: string;
  readonly sha256: string;
  readonly mediaType: UploadInfo["mediaType"];
  readonly createdAt: Date;
}

export interface Screenshot extends ScreenshotInfo {
  /** What was read from it; null before it was read. */
  readonly reading: ScreenReading | null;
}

/** A screenshot as it is stored: encoded anew, without metadata, in its own pixels. */
export interface NewScreenshot extends Omit<NewUpload, "fileName"> {
  readonly devicePixelRatio: number;
}

/** A chunk of the pack as a guide reads it again by its id. */
export type GuideChunk = Omit<FoundChunk, "score">;

/**
 * What a guide thread keeps. Every call names the owner and throws `not_found` for another's thread; every write may be
 * repeated without effect and raises the thread's revision.
 */
export interface GuideStore {
  readonly get: (ownerId: string, threadId: string) => Promise<Guide>;
  /** Puts other words in the place of the question; the thread's title follows, unless the student gave it one. */
  readonly saveQuestion: (ownerId: string, threadId: string, question: string) => Promise<void>;
  readonly saveIntent: (
    ownerId: string,
    threadId: string,
    intent: "product" | "other",
  ) => Promise<void>;
  readonly saveVersionCheck: (
    ownerId: string,
    threadId: string,
    check: {
      readonly allowed: boolean;
      readonly explanation: string | null;
      readonly chunkId: string | null;
    },
  ) => Promise<void>;
  readonly saveAnswer: (ownerId: string, threadId: string, answer: NewAnswer) => Promise<void>;
  readonly saveProgress: (
    ownerId: string,
    threadId: string,
    progress: { readonly mode: GuideMode; readonly currentStep: number | null },
  ) => Promise<void>;
  /** The steps of the newest answer, in order. */
  readonly steps: (ownerId: string, threadId: string) => Promise<StoredStep[]>;
  /** The steps of an earlier answer. */
  readonly stepsOf: (ownerId: string, threadId: string, round: number) => Promise<StoredStep[]>;
  /** Notes where a step's place is on a picture, unless the student drew it on that very picture meanwhile. */
  readonly saveLocation: (
    ownerId: string,
    threadId: string,
    ordinal: number,
    location: { readonly box: LocatedControl | null; readonly screenshotId: string },
  ) => Promise<void>;
  /** Changes a step of the newest answer. @throws AppError not_found when it has no such step */
  readonly saveStep: (
    ownerId: string,
    threadId: string,
    ordinal: number,
    change: StepChange,
  ) => Promise<void>;
  readonly addMessage: (ownerId: string, threadId: string, message: NewMessage) => Promise<void>;
  /** The newest `limit` messages, oldest first. */
  readonly messages: (ownerId: string, threadId: string, limit: number) => Promise<StoredMessage[]>;
  /**
   * Stores a picture and tells the guide of it in the same transaction: it answers the question what the student does
   * next, or waits for that question while a run is at work. The newest picture sent again, in the same pixels, is the same
   * one: nothing is told of it, and `repeated` says so.
   * @throws AppError too_many_screenshots
   */
  readonly addScreenshot: (
    ownerId: string,
    threadId: string,
    screenshot: NewScreenshot,
    enqueue: EnqueueRun,
  ) => Promise<ScreenshotInfo & { readonly repeated: boolean }>;
  /** Oldest first. */
  readonly screenshots: (ownerId: string, threadId: string) => Promise<ScreenshotInfo[]>;
  readonly newestScreenshot: (ownerId: string, threadId: string) => Promise<Screenshot | null>;
  /** Null when there is none of this id any more. */
  readonly screenshot: (
    ownerId: string,
    threadId: string,
    screenshotId: string,
  ) => Promise<Screenshot | null>;
  /** @throws AppError not_found */
  readonly screenshotBytes: (
    ownerId: string,
    threadId: string,
    screenshotId: string,
  ) => Promise<Uint8Array>;
  readonly saveReading: (
    ownerId: string,
    threadId: string,
    screenshotId: string,
    reading: ScreenReading,
  ) => Promise<void>;
  /** Chunks of the owner by their ids, in the order of the ids; those that are gone are left out. */
  readonly chunks: (ownerId: string, chunkIds: readonly string[]) => Promise<GuideChunk[]>;
  /**
   * The sections above these ones, as far as they have words of their own: what stands at their beginning holds for all that is
   * below. The manual's own front page is none.
   */
  readonly parents: (ownerId: string, chunkIds: readonly string[]) => Promise<string[]>;
  /** The same as sections for the page. */
  readonly sections: (ownerId: string, chunkIds: readonly string[]) => Promise<SectionView[]>;
}
