"use client";

import { AppWindow, ArrowLeft, ArrowRight, Camera, ImageUp, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SectionList } from "#components/guide/section-list.tsx";
import type { GuideWorkspaceState } from "#components/guide/use-guide-workspace.ts";
import { photoTypes } from "#components/study/photos/photo-list.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { DropOverlay, FileButton, useDropAnywhere } from "#components/ui/file-drop.tsx";
import { pictureLooks } from "#components/ui/picture-viewer.tsx";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { GuideView, RenderedGuide, ScreenshotView } from "#lib/schemas/guide.ts";
import { ShotFrame, type StepBox, useStepBox } from "./shot-frame.tsx";

type Looked = Pick<GuideView["steps"][number], "box" | "drawn" | "screenshot_id" | "check">;

/** Why a picture bears no box: its place was not found, the student took it away, or nothing could be read there. */
export type MissingReason = "notFound" | "removed" | "unread";

/**
 * The reason for a picture that was looked at for a step; null when it has a box, or was not looked at. Where a check of this
 * picture leaves it to the student whether the step is done, the control may have gone by being used, and where the step was done
 * already, nobody has to find it: it is not missed.
 */
export const missingReason = (
  { box, drawn, screenshot_id, check }: Looked,
  screenshotId: string,
): MissingReason | null => {
  if (screenshot_id !== screenshotId || box?.found) return null;
  if (box === null) return "unread";
  if (drawn) return "removed";
  const isNeedless =
    check?.done === "unknown" || check?.done === "already" || check?.done === "yes";
  return isNeedless && check.screenshotId === screenshotId ? null : "notFound";
};

/** Why there is no box, what can be done about it, and what the manual says of the place. */
const MissingNote = (props: {
  workspace: GuideWorkspaceState;
  step: RenderedGuide["steps"][number];
  box: StepBox;
  reason: MissingReason;
}) => {
  const t = useTexts();
  const { workspace, step, reason } = props;
  const [open, setOpen] = useState<string | null>(step.source?.chunkId ?? null);
  const [what, hint] = useWords(props.box, reason);
  return (
    <div role="status" className="grid gap-2 pl-3.5 border-l-2 border-doubt-line text-sm">
      <p className={`font-medium ${reason === "removed" ? "" : "text-doubt"}`}>{what}</p>
      <p>{hint}</p>
      {step.source !== null && reason !== "removed" && (
        <div data-brief className="group/missing grid gap-1.5 pt-1.5">
          <p className="caption">{t("guideScreen.manualSays")}</p>
          <SectionList
            packId={workspace.view.pack?.id ?? null}
            sections={[step.source]}
            open={open}
            onOpen={setOpen}
            stepsOf={() => [step.text]}
          />
        </div>
      )}
    </div>
  );
};

/** What is the matter, and what can be done. */
const useWords = ({ located }: StepBox, reason: MissingReason): readonly [string, string] => {
  const t = useTexts();
  if (reason === "unread") return [t("guideScreen.unread"), t("guideScreen.unreadHint")];
  if (reason === "removed") {
    const show = t("guide.actions.show");
    return [t("guideScreen.removed"), t("guideScreen.removedHint", { show })];
  }
  const label = located?.label ?? null;
  const count = located?.candidates.length ?? 0;
  return [
    label === null ? t("guideScreen.notFoundUnnamed") : t("guideScreen.notFound", { label }),
    count > 0 ? t("guideScreen.perhaps", { count }) : t("guideScreen.notFoundHint"),
  ];
};

/** The ways to bring a picture of the screen: a shared window, a file, a telephone's camera. */
const ShotInput = (props: {
  workspace: GuideWorkspaceState;
  /** True while there is no picture yet. */
  first: boolean;
}) => {
  const t = useTexts();
  const { workspace, first } = props;
  const { capture, screenshots, visionModel } = workspace;
  const problems = [
    ...screenshots.problems,
    ...(capture.problem === null ? [] : [capture.problem]),
  ];
  const told = useRef<HTMLUListElement>(null);
  const same = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone it may stand under the buttons.
    if (screenshots.repeated) same.current?.scrollIntoView({ block: "nearest" });
    if (problems.length > 0) told.current?.scrollIntoView({ block: "nearest" });
  }, [problems.length, screenshots.repeated]);
  return (
    <div className={`grid gap-2 ${first ? "mt-3 justify-items-center" : ""}`.trim()}>
      <div className={`flex flex-wrap gap-x-2 gap-y-1 ${first ? "justify-center" : "-ml-3"}`}>
        {capture.possible && (
          <button
            type="button"
            aria-disabled={capture.busy}
            onClick={capture.shoot}
            className={buttonStyle(first ? "secondary" : "quiet")}
          >
            <AppWindow aria-hidden="true" className="size-4" />
            {t(capture.shared ? "guideScreen.captureAgain" : "guideScreen.capture")}
          </button>
        )}
        <span className="hidden pointer-coarse:contents">
          <FileWay kind="camera" onFiles={(files) => screenshots.addFiles(files, true)} />
        </span>
        <FileWay
          kind="choose"
          input={workspace.chooser}
          onFiles={(files) => screenshots.addFiles(files)}
        />
        {capture.shared && (
          <button type="button" onClick={capture.stop} className={buttonStyle("quiet")}>
            <X aria-hidden="true" className="size-4" />
            {t("guideScreen.stopSharing")}
          </button>
        )}
      </div>
      <p className="caption">
        <span className="pointer-coarse:hidden">{t("guideScreen.how")} </span>
        <span className="hidden pointer-coarse:inline">{t("guideScreen.howTouch")} </span>
        {visionModel === null
          ? t("guideScreen.stays")
          : t("guideScreen.goesTo", { model: visionModel })}
      </p>
      {screenshots.atOnce && (
        <p className="caption">
          {t("guideScreen.cover.sentAtOnce")}{" "}
          <button type="button" className="link" onClick={() => screenshots.setAtOnce(false)}>
            {t("guideScreen.cover.askAgain")}
          </button>
        </p>
      )}
      <p role="status" className="caption animate-pulse empty:hidden">
        {screenshots.sending ? t("guideScreen.sending") : null}
      </p>
      <p ref={same} role="status" className="scroll-mb-40 text-sm text-doubt empty:hidden">
        {screenshots.repeated ? t("guideScreen.repeated") : null}
      </p>
      <ul
        ref={told}
        role="alert"
        className="scroll-mb-40 grid gap-1 text-sm text-loss empty:hidden"
      >
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
};

/** A file, or what a camera takes. */
const FileWay = (props: {
  kind: "choose" | "camera";
  input?: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
}) => {
  const t = useTexts();
  const { kind } = props;
  const Icon = kind === "camera" ? Camera : ImageUp;
  return (
    <FileButton
      accept={photoTypes}
      camera={kind === "camera"}
      data={{ "data-screenshot": kind }}
      input={props.input}
      className={buttonStyle("quiet")}
      onFiles={props.onFiles}
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(`guideScreen.${kind}`)}
    </FileButton>
  );
};

/** What the box on the picture is, beside the picture's tools. */
const ShotCaption = (props: { box: StepBox; looking: boolean }) => {
  const t = useTexts();
  const { box, looking } = props;
  return (
    <div role="status">
      {looking ? (
        <p className="caption animate-pulse">{t("guideScreen.looking")}</p>
      ) : (
        box.box !== null && <BoxWords box={box} />
      )}
      <Alert>{box.problem}</Alert>
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
    <section
      aria-label={t("guideScreen.title")}
      data-screen
      className="grid min-w-0 content-start gap-3"
    >
      {shot === null ? (
        <div className="grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-rule-strong bg-surface-2 px-5 py-[clamp(1.5rem,4vw,3rem)] text-center text-balance">
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
