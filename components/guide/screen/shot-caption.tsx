"use client";

import { useState } from "react";
import { useNumbers, useTexts } from "../../ui/texts.tsx";
import type { GuideDeskState } from "../desk/use-guide-desk.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import { SectionList } from "../section/section-list.tsx";
import type { StepBox } from "./use-step-box.ts";

/** What the box on the picture is, beside the picture's tools. */
export const ShotCaption = (props: { box: StepBox; looking: boolean }) => {
  const t = useTexts();
  const { box, looking } = props;
  return (
    <div role="status" className="shot-caption">
      {looking ? (
        <p className="caption breathe">{t("guideScreen.looking")}</p>
      ) : (
        box.box !== null && <BoxWords box={box} />
      )}
      <p role="alert" className="text-sm text-loss empty:hidden">
        {box.problem}
      </p>
    </div>
  );
};

const BoxWords = ({ box }: { box: StepBox }) => {
  const t = useTexts();
  const number = useNumbers();
  const { located } = box;
  if (box.drawnByStudent || located === null)
    return <p className="caption">{t("guideScreen.drawnByYou")}</p>;
  const percent = number(located.confidence, { style: "percent", maximumFractionDigits: 0 });
  return (
    <p className="caption">
      <span className="text-ink">
        {located.label === null
          ? t("guideScreen.foundUnnamed")
          : t("guideScreen.found", { label: located.label })}
      </span>
      {" · "}
      {t("guideScreen.certainty", { percent })}
    </p>
  );
};

/** An honest "not found": what was looked for, the places that it may be, and what the manual says of it. */
export const NotFoundNote = (props: {
  desk: GuideDeskState;
  step: RenderedGuide["steps"][number];
  box: StepBox;
}) => {
  const t = useTexts();
  const { desk, step, box } = props;
  const label = box.located?.label ?? null;
  const count = box.located?.candidates.length ?? 0;
  const [open, setOpen] = useState<string | null>(step.source?.chunkId ?? null);
  return (
    <div role="status" className="shot-missing">
      <p className="font-medium text-doubt">
        {label === null ? t("guideScreen.notFoundUnnamed") : t("guideScreen.notFound", { label })}
      </p>
      <p>{count > 0 ? t("guideScreen.perhaps", { count }) : t("guideScreen.notFoundHint")}</p>
      {step.source !== null && (
        <div className="shot-manual">
          <p className="caption">{t("guideScreen.manualSays")}</p>
          <SectionList
            packId={desk.view.pack?.id ?? null}
            sections={[step.source]}
            open={open}
            onOpen={setOpen}
          />
        </div>
      )}
    </div>
  );
};
