"use client";

import { AppWindow, Camera, ImageUp, X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { photoTypes } from "#components/study/photos/photo-list.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FileButton } from "#components/ui/file-drop.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";

/** The ways to bring a picture of the screen: a shared window, a file, a telephone's camera. */
export const ShotInput = (props: {
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
    <div className="shot-input">
      <div className="shot-ways">
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
      <p role="status" className="caption breathe empty:hidden">
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
