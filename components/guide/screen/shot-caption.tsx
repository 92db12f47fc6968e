"use client";

import { useNumbers, useTexts } from "#components/ui/texts.tsx";
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
