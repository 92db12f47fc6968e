"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";
import { SectionList } from "../section/section-list.tsx";

/** The sections of the manual: the one of the present step first, then what the answer rests on, then what is named besides. */
export const ManualPanel = (props: {
  view: RenderedGuide;
  open: string | null;
  onOpen: (chunkId: string | null) => void;
}) => {
  const t = useTexts();
  const { view, open, onOpen } = props;
  const packId = view.pack?.id ?? null;
  const index = view.mode === "answer" ? null : view.current_step_index;
  const ofStep = index === null ? null : (view.steps[index]?.source ?? null);
  const others = view.sections.filter(({ chunkId }) => chunkId !== ofStep?.chunkId);
  const named = view.cited.filter(({ chunkId }) => chunkId !== ofStep?.chunkId);
  const listed = [...(ofStep === null ? [] : [ofStep]), ...others, ...named];
  /** The present step, where it rests on the section; else all that do. */
  const stepsOf = (chunkId: string): string[] =>
    chunkId === ofStep?.chunkId && index !== null
      ? [view.steps[index]?.text ?? ""]
      : view.steps.filter(({ source }) => source?.chunkId === chunkId).map(({ text }) => text);
  const isGone = open !== null && !listed.some(({ chunkId }) => chunkId === open);
  return (
    <div className="side-text grid content-start gap-6">
      {isGone && (
        <p role="status" className="caption">
          {t("guide.section.gone")}
        </p>
      )}
      {ofStep !== null && (
        <section className="grid gap-2">
          <h2 className="caption">{t("guide.section.ofStep")}</h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={[ofStep]} />
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-2">
          <h2 className="caption">
            {ofStep !== null
              ? t("guide.section.others")
              : view.answered === false
                ? t("guide.answer.nearest")
                : t("guide.answer.sections", { count: others.length })}
          </h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={others} />
        </section>
      )}
      {named.length > 0 && (
        <section className="grid gap-2">
          <h2 className="caption">{t("guide.section.named")}</h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={named} />
        </section>
      )}
      {listed.length === 0 && !isGone && <p className="caption">{t("guide.section.empty")}</p>}
    </div>
  );
};
