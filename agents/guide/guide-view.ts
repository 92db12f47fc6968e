import { blockId } from "../../lib/blocks/block-id.ts";
import type { Guide, ScreenshotInfo, StoredStep } from "../../lib/guide/guide-store.ts";
import type { GuideView, ScreenshotView } from "../../lib/schemas/guide.ts";
import type { Language } from "../../lib/schemas/language.ts";
import type { SectionView } from "../../lib/schemas/library.ts";
import type { ThreadView } from "../../lib/schemas/thread.ts";
import type { StoredMessage } from "../../lib/study/study-store.ts";

/** Everything that is stored of a guide thread, as it was read. */
export interface GuideRecord {
  readonly thread: ThreadView;
  readonly guide: Guide;
  readonly steps: readonly StoredStep[];
  /** Of the answer, the steps and the version check, by chunk id; what is gone is missing. */
  readonly sections: ReadonlyMap<string, SectionView>;
  readonly messages: readonly StoredMessage[];
  readonly screenshots: readonly ScreenshotInfo[];
}

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
    sections: guide.chunkIds.flatMap((id) => sections.get(id) ?? []),
    messages: record.messages.map(({ id, author, kind, text, editNumbers, createdAt }) => ({
      ...{ id, author, kind, text, editNumbers: [...editNumbers] },
      textBlock: blockId({ markdown: text, definitions: "", marks: [] }),
      createdAt: createdAt.toISOString(),
    })),
    screenshots: record.screenshots.map(screenshotView),
  };
};

const stepView = (
  { text, chunkId, requiresClick, warning, state, box, drawn, screenshotId, check }: StoredStep,
  sections: GuideRecord["sections"],
): GuideView["steps"][number] => {
  const section = sections.get(chunkId);
  return {
    text,
    source: section
      ? {
          chunkId,
          title: section.title,
          headingPath: section.headingPath,
          page: section.page,
        }
      : null,
    requires_click: requiresClick,
    ...{ warning, state, box, drawn },
    screenshot_id: screenshotId,
    check,
  };
};
