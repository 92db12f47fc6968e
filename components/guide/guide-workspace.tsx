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
import { type DialogRef, KeysDialog } from "../ui/dialog.tsx";
import { PhoneTabs } from "../ui/tabs.tsx";
import { useTexts } from "../ui/texts.tsx";
import { AnswerCard } from "./answer/answer-card.tsx";
import { DoneCard, OtherCard } from "./answer/end-cards.tsx";
import { VersionWarning } from "./answer/version-warning.tsx";
import { GuideBar } from "./desk/guide-bar.tsx";
import { GuideBeside } from "./desk/guide-beside.tsx";
import { HaltedNote } from "./desk/halted-note.tsx";
import { type GuideWorkspaceState, useGuideWorkspace } from "./desk/use-guide-workspace.ts";
import { useStageFocus } from "./desk/use-stage-focus.ts";
import type { RenderedGuide } from "./rendered-guide.ts";
import { CoverDialog } from "./screen/cover-dialog.tsx";
import { ChoiceBar } from "./step/choice-bar.tsx";
import { AgainCard, ConfirmCard, ReviewPanel } from "./step/closing-cards.tsx";
import { StepCard } from "./step/step-card.tsx";

/** The question fits another version than the student's: why, and the choice to try anyway. */
const VersionCard = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { workspace } = props;
  const { talk, view } = workspace;
  return (
    <article className="answer-page">
      <h2 ref={props.heading} tabIndex={-1} className="answer-question">
        {view.task}
      </h2>
      <VersionWarning view={view} when="before" />
      <ChoiceBar
        choices={[
          {
            id: "new_task",
            label: t("guide.warning.newTask"),
            kind: "primary",
            act: () => void talk.choose("new_task"),
          },
          {
            id: "try_anyway",
            label: t("guide.warning.tryAnyway"),
            kind: "secondary",
            act: () => void talk.choose("try_anyway"),
          },
        ]}
        busy={workspace.busy}
        problem={talk.problem}
      />
    </article>
  );
};

/** The question, and where its answer will stand. What is being done is said in the bar. */
const WorkingCard = ({ view }: { view: RenderedGuide }) => {
  const t = useTexts();
  const working = view.status === "running" || view.status === "waiting";
  return (
    <article className="answer-page">
      <h2 className="answer-question">{view.task}</h2>
      {working && (
        <>
          <div
            aria-hidden="true"
            className="grid gap-[0.95rem] [&_span]:h-[0.6rem] [&_span]:rounded-[0.3rem] [&_span]:bg-rule"
          >
            {[92, 97, 64, 88, 41].map((width) => (
              <span key={width} style={{ width: `${width}%` }} />
            ))}
          </div>
          <p className="caption">
            {t("guide.working.nothingYet")} {t("guide.working.leave")}
          </p>
        </>
      )}
    </article>
  );
};

/** The keys of a guide. */
const GuideKeysDialog = (props: { dialog: DialogRef }) => {
  const t = useTexts();
  const arrows = t("guide.keys.arrows");
  return (
    <KeysDialog
      dialog={props.dialog}
      title={t("guide.keys.title")}
      rows={[
        { keys: ["1", "2", "3", "4"], meaning: t("guide.keys.choice") },
        { keys: ["Ctrl", "V"], meaning: t("guide.keys.paste") },
        { keys: [arrows], meaning: t("guide.keys.box") },
        { keys: ["Shift", arrows], meaning: t("guide.keys.size") },
        { keys: ["Delete"], meaning: t("guide.keys.remove") },
        { keys: ["+", "−", "0"], meaning: t("guide.keys.zoom") },
        { keys: ["Enter"], meaning: t("guide.keys.send") },
        { keys: ["?"], meaning: t("guide.keys.help") },
      ]}
    />
  );
};

/** A guide: the answer, or the step in hand, with the conversation, the manual and the steps beside it. */
export const GuideWorkspace = (props: { view: RenderedGuide; visionModel: string | null }) => {
  const t = useTexts();
  const workspace = useGuideWorkspace(props.view, props.visionModel);
  const keys = useRef<HTMLDialogElement>(null);
  const { heading, told } = useStageFocus(workspace);
  const { tab, news, phase, view } = workspace;
  const openKeys = () => keys.current?.showModal();
  useHelpKey(openKeys);
  usePageTitle(view.thread.title);
  const stepping = phase === "steps" || phase === "review" || phase === "confirm";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are links, and they work by keyboard as links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="desk guide" data-tab={tab} data-phase={phase} onClick={workspace.onClick}>
      <GuideBar workspace={workspace} onKeys={openKeys} />
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <div className="desk-floor guide-floor">
        <HaltedNote workspace={workspace} />
        <Card workspace={workspace} heading={heading} />
      </div>
      <GuideBeside workspace={workspace} />
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
        onShow={workspace.setTab}
      />
      <GuideKeysDialog dialog={keys} />
      <CoverDialog screenshots={workspace.screenshots} visionModel={workspace.visionModel} />
    </div>
  );
};

const Card = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  switch (props.workspace.phase) {
    case "working":
      return <WorkingCard view={props.workspace.view} />;
    case "other":
      return <OtherCard {...props} />;
    case "warning":
      return <VersionCard {...props} />;
    case "answer":
      return <AnswerCard {...props} />;
    case "steps":
      return <StepCard {...props} />;
    case "confirm":
      return <ConfirmCard {...props} />;
    case "review":
      return <ReviewPanel {...props} />;
    case "again":
      return <AgainCard {...props} />;
    case "done":
      return <DoneCard {...props} />;
  }
};

const useHelpKey = (open: () => void): void =>
  useShortcuts((event) => {
    if (event.key !== "?") return false;
    open();
    return true;
  });
