"use client";

import "../study/desk/desk.css";
import "../study/desk/side.css";
import "../study/document/document.css";
import "../study/talk/talk.css";
import "./guide.css";
import "./screen/screen.css";

import { Footprints, MessagesSquare } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useShortcuts } from "../hooks/use-shortcuts.ts";
import { usePageTitle } from "../study/desk/use-page-title.ts";
import { PhoneTabs } from "../ui/tabs.tsx";
import { useTexts } from "../ui/texts.tsx";
import { AnswerSheet } from "./answer/answer-sheet.tsx";
import { DoneSheet, OtherSheet } from "./answer/end-sheets.tsx";
import { VersionSheet } from "./answer/version-sheet.tsx";
import { GuideBar } from "./desk/guide-bar.tsx";
import { GuideBeside } from "./desk/guide-beside.tsx";
import { GuideKeysDialog } from "./desk/guide-keys-dialog.tsx";
import { HaltedNote } from "./desk/halted-note.tsx";
import { type GuideDeskState, useGuideDesk } from "./desk/use-guide-desk.ts";
import { useStageFocus } from "./desk/use-stage-focus.ts";
import { WorkingSheet } from "./desk/working-sheet.tsx";
import type { RenderedGuide } from "./rendered-guide.ts";
import { CoverDialog } from "./screen/cover-dialog.tsx";
import { AgainSheet, ConfirmSheet, ReviewSheet } from "./step/closing-sheets.tsx";
import { StepSheet } from "./step/step-sheet.tsx";

/** A guide: the answer, or the step in hand, with the conversation, the manual and the steps beside it. */
export const GuideDesk = (props: { view: RenderedGuide; visionModel: string | null }) => {
  const t = useTexts();
  const desk = useGuideDesk(props.view, props.visionModel);
  const keys = useRef<HTMLDialogElement>(null);
  const { heading, told } = useStageFocus(desk);
  const { tab, news, phase, view } = desk;
  const openKeys = () => keys.current?.showModal();
  useHelpKey(openKeys);
  usePageTitle(view.thread.title);
  const stepping = phase === "steps" || phase === "review" || phase === "confirm";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are links, and they work by keyboard as links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="desk guide" data-tab={tab} data-phase={phase} onClick={desk.onClick}>
      <GuideBar desk={desk} onKeys={openKeys} />
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <div className="desk-floor guide-floor">
        <HaltedNote desk={desk} />
        <Sheet desk={desk} heading={heading} />
      </div>
      <GuideBeside desk={desk} />
      <PhoneTabs
        label={t("guide.views.label")}
        tabs={[
          {
            name: "document",
            label: t(stepping ? "guide.views.step" : "guide.views.answer"),
            icon: Footprints,
            news: news.step ? t("guide.news") : null,
          },
          {
            name: "side",
            label: t("guide.views.side"),
            icon: MessagesSquare,
            news: news.talk ? t("guide.news") : null,
          },
        ]}
        shown={tab}
        onShow={desk.setTab}
      />
      <GuideKeysDialog dialog={keys} />
      <CoverDialog screenshots={desk.screenshots} visionModel={desk.visionModel} />
    </div>
  );
};

const Sheet = (props: { desk: GuideDeskState; heading: RefObject<HTMLHeadingElement | null> }) => {
  switch (props.desk.phase) {
    case "working":
      return <WorkingSheet view={props.desk.view} />;
    case "other":
      return <OtherSheet {...props} />;
    case "warning":
      return <VersionSheet {...props} />;
    case "answer":
      return <AnswerSheet {...props} />;
    case "steps":
      return <StepSheet {...props} />;
    case "confirm":
      return <ConfirmSheet {...props} />;
    case "review":
      return <ReviewSheet {...props} />;
    case "again":
      return <AgainSheet {...props} />;
    case "done":
      return <DoneSheet {...props} />;
  }
};

const useHelpKey = (open: () => void): void =>
  useShortcuts((event) => {
    if (event.key !== "?") return false;
    open();
    return true;
  });
