import { blockId } from "#lib/blocks/block-id.ts";
import type { Guide, ScreenshotInfo, StoredStep } from "#lib/guide/guide-store.ts";
import type { GuideView, NamedSection, ScreenshotView } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { SectionView } from "#lib/schemas/library.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StoredMessage } from "#lib/study/study-store.ts";
import { linkedChunks } from "../guide/guide-text.ts";

/** Everything that is stored of a guide thread, as it was read. */
export interface GuideRecord {
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
export const chunksOf = (record: Named): string[] => [
  ...new Set([...record.guide.chunkIds, ...namedChunks(record)]),
];

type Named = Pick<GuideRecord, "guide" | "steps" | "messages">;

const namedChunks = ({ guide, steps, messages }: Named): string[] => [
  ...new Set([
    ...steps.map(({ chunkId }) => chunkId),
    ...linkedChunks(guide.answer ?? ""),
    ...messages.flatMap(({ text }) => linkedChunks(text)),
  ]),
];

/** The sections that the answer rests on; of those that it was looked for in, the others are beside the point. */
const shownChunks = ({ guide, steps }: Named): string[] => {
  const used = new Set(namedChunks({ guide, steps, messages: [] }));
  const rests = guide.chunkIds.filter((id) => used.has(id));
  return guide.answered === true && rests.length > 0 ? rests : [...guide.chunkIds];
};

/** A screenshot as pages and the API show it. */
export const screenshotView = ({
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
export const guideView = (
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
    steps: steps.map((step) => stepView(step, sections)),
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
): GuideView["steps"][number] => {
  return {
    text,
    source: named(sections.get(chunkId)),
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
