"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { DropOverlay, useDropAnywhere } from "#components/ui/file-drop.tsx";
import { pictureLooks } from "#components/ui/picture-viewer.tsx";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { ScreenshotView } from "#lib/schemas/guide.ts";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import { MissingNote } from "./missing-note.tsx";
import { missingReason } from "./missing-reason.ts";
import { ShotFrame } from "./shot-frame.tsx";
import { ShotInput } from "./shot-input.tsx";
import { type StepBox, useStepBox } from "./use-step-box.ts";

/** What the box on the picture is, beside the picture's tools. */
const ShotCaption = (props: { box: StepBox; looking: boolean }) => {
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

type Step = RenderedGuide["steps"][number];

/** The student's screen: its picture with the place of the step, and the ways to bring a newer one. */
export const ScreenArea = (props: {
  workspace: GuideWorkspaceState;
  index: number;
  step: Step;
}) => {
  const t = useTexts();
  const { workspace, step } = props;
  const { shot, number, count, go } = useShownShot(workspace, step);
  const over = useDropAnywhere({
    onFiles: (files) => workspace.screenshots.addFiles(files),
    onText: () => undefined,
  });
  return (
    <section aria-label={t("guideScreen.title")} className="screen-area">
      {shot === null ? (
        <div className="shot-empty">
          <p className="font-serif text-lg">
            {t(step.requires_click ? "guideScreen.invite" : "guideScreen.inviteCheck")}
          </p>
          <p className="caption">{t("guideScreen.optional")}</p>
          <ShotInput workspace={workspace} first />
        </div>
      ) : (
        <>
          <PresentShot key={`${props.index} ${shot.id}`} {...props} {...{ shot, number, count }} />
          {count > 1 && <ShotPager number={number} count={count} onGo={go} />}
          <ShotInput workspace={workspace} first={false} />
        </>
      )}
      {over && <DropOverlay text={t("guideScreen.drop")} />}
    </section>
  );
};

/** The picture that the step was looked for on, else the newest; the student can look at the others. */
const useShownShot = (workspace: GuideWorkspaceState, step: Step) => {
  const { screenshots, status, current_step_index } = workspace.view;
  const [chosen, setChosen] = useState<{ key: string; id: string } | null>(null);
  const newest = screenshots.at(-1) ?? null;
  const key = `${current_step_index} ${newest?.id}`;
  const byId = (id: string | null | undefined) => screenshots.find((shot) => shot.id === id);
  const present = status === "running" ? newest : (byId(step.screenshot_id) ?? newest);
  const shot = (chosen?.key === key ? byId(chosen.id) : undefined) ?? present;
  const at = shot === null ? -1 : screenshots.indexOf(shot);
  const go = (by: number) => {
    const next = screenshots[at + by];
    if (next !== undefined) setChosen({ key, id: next.id });
  };
  return { shot, number: at + 1, count: screenshots.length, go };
};

const PresentShot = (props: {
  workspace: GuideWorkspaceState;
  index: number;
  step: Step;
  shot: ScreenshotView;
  number: number;
  count: number;
}) => {
  const t = useTexts();
  const { workspace, index, step, shot, number, count } = props;
  const threadId = workspace.view.thread.id;
  const box = useStepBox({
    ...{ threadId, index, step },
    screenshotId: shot.id,
    onSaved: workspace.poll,
  });
  const looking =
    workspace.view.status === "running" && workspace.view.stage === "analyze_screenshot_for_button";
  const reason = looking || box.box !== null ? null : missingReason(step, shot.id);
  return (
    <>
      {reason !== null && (
        <MissingNote workspace={workspace} step={step} box={box} reason={reason} />
      )}
      <ShotFrame
        url={`/api/threads/${threadId}/screenshots/${shot.id}`}
        alt={t("guideScreen.alt", { number, count })}
        shot={shot}
        step={box}
        label={box.located?.label ?? null}
      >
        <ShotCaption box={box} looking={looking} />
      </ShotFrame>
    </>
  );
};

const ShotPager = (props: { number: number; count: number; onGo: (by: number) => void }) => {
  const t = useTexts();
  const { number, count, onGo } = props;
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-label={t("guideScreen.earlier")}
        title={t("guideScreen.earlier")}
        disabled={number <= 1}
        onClick={() => onGo(-1)}
        className={pictureLooks.shot.tool}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </button>
      <span className="caption tabular-nums">{t("guideScreen.position", { number, count })}</span>
      <button
        type="button"
        aria-label={t("guideScreen.later")}
        title={t("guideScreen.later")}
        disabled={number >= count}
        onClick={() => onGo(1)}
        className={pictureLooks.shot.tool}
      >
        <ArrowRight aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};
