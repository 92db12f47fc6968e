"use client";

import { CircleHelp, Footprints, MessagesSquare } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import { ModelsUsed, RunStatus } from "#components/run/run-status.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { SilenceAlert } from "#components/ui/silence-alert.tsx";
import { PhoneTabs, workspaceLook } from "#components/ui/tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { TitleBar } from "#components/ui/title-bar.tsx";
import type { GuideNotes, RenderedGuide } from "#lib/schemas/guide.ts";
import { guideEnding } from "#lib/schemas/guide.ts";
import { GuideFilesMenu } from "./guide-files-menu.tsx";
import { type GuideWorkspaceState, useGuideWorkspace } from "./use-guide-workspace.ts";
import "#components/study/workspace/workspace.css";
import "#components/study/document/document.css";
import "./guide.css";
import "./screen/screen.css";
import { openKeys } from "#components/shell/key-lists.ts";
import { AnswerCard, DoneCard, OtherCard, VersionWarning } from "./answer-card.tsx";
import { answerPage, questionLook } from "./answer-style.ts";
import type { ChangedAnswerSlot } from "./changed-answer.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { GuideBeside } from "./guide-beside.tsx";
import { HaltedNote } from "./halted-note.tsx";
import { CoverDialog } from "./screen/cover-dialog.tsx";
import { AgainCard, ConfirmCard, ReviewPanel, StepCard } from "./step-card.tsx";

const names = [
  "queued",
  "detect_user_intent",
  "check_version",
  "wait_for_version_choice",
  "retrieve_from_vectorstore",
  "generate_full_answer",
  "wait_for_user_step_choice",
  "step_agent_start",
  "detect_interaction_type",
  "analyze_screenshot_for_button",
  "wait_user_action",
  "optional_validate_step",
  "next_step_or_finish",
  "final_confirmation",
  "fallback_review_steps",
  ...guideEnding.options,
] as const;

type GuideStage = (typeof names)[number];

/** The stage as a key of the catalogue's `stages`; one of a later version has no words of its own. */
export const guideStage = (stage: string | null): GuideStage =>
  names.find((name) => name === stage) ?? "queued";

/** Whether a step is in hand, or all of them are behind the student; else the question stands over the page. */
const isStepping = (phase: GuideWorkspaceState["phase"]): boolean =>
  phase === "steps" || phase === "review" || phase === "confirm";

/** Which guide it is and what happens in it; it stays in sight. */
const GuideBar = (props: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { thread, full_answer: answer } = props.workspace.view;
  const files = answer === null ? null : <GuideFilesMenu guideId={thread.id} />;
  return (
    <TitleBar
      title={thread.title}
      subject={thread.subject}
      repeated={!isStepping(props.workspace.phase)}
      status={
        <>
          <Status workspace={props.workspace} />
          {/* On a phone the bar is no line, and the button would stand on one of its own. */}
          {files !== null && <span className="ms-auto wide:hidden">{files}</span>}
        </>
      }
    >
      {files !== null && <span className="max-wide:hidden">{files}</span>}
      <button
        type="button"
        title={t("keys.title")}
        onClick={openKeys}
        className={buttonStyle("quiet", "px-2! pointer-coarse:hidden max-wide:hidden")}
      >
        <CircleHelp aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="sr-only">{t("keys.title")}</span>
      </button>
    </TitleBar>
  );
};

const Status = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view } = workspace;
  if (workspace.silence !== null) return <SilenceAlert silence={workspace.silence} />;
  if (view.status === "running")
    return (
      <RunStatus
        thread={view.thread}
        words={t(`stages.${guideStage(view.stage)}`)}
        onStopped={() => void workspace.poll()}
      />
    );
  const about = [view.pack?.product, view.version, view.edition].filter((part) => part != null);
  const facts = [about.join(" "), view.offline ? t("guide.offline") : ""].filter(Boolean);
  return (
    <p className="caption">
      {facts.join(" · ")}
      {view.thread.models.length > 0 && (
        <span className="max-lg:hidden">
          {facts.length > 0 && " · "}
          <ModelsUsed thread={view.thread} />
        </span>
      )}
    </p>
  );
};

/** On a phone, however little is said, it stands at the top and what can be done at the lower edge. */
const floor =
  "grid grid-cols-1 gap-6 pt-8 min-[110rem]:gap-12 max-wide:flex max-wide:flex-1 max-wide:flex-col max-wide:pt-3 max-wide:has-data-step:gap-4 max-wide:group-data-[tab=side]/workspace:hidden print:block! print:p-0";

/** A student who writes is not torn away; nor is one who looks at the picture or reads beside. */
const keepsFocus = (element: Element | null): boolean =>
  element?.closest("textarea, input, dialog, [data-beside], [data-screen]") != null;

/**
 * A new step or another phase: its heading takes the focus, and with it comes into sight; those whose focus stays
 * where it is are told.
 */
const useStageFocus = ({ phase, view }: GuideWorkspaceState) => {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState("");
  const index = view.current_step_index;
  const total = view.steps.length;
  const key = phase === "steps" || phase === "review" ? `${phase} ${index}` : phase;
  const before = useRef(key);
  const words =
    index === null || total === 0 || (phase !== "steps" && phase !== "review")
      ? t(`guide.phases.${phase}`)
      : t("guide.step.position", { number: Math.min(index + 1, total), total });
  const latest = useLatest(words);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (keepsFocus(document.activeElement)) return setTold(latest.current);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [key]);
  return { heading, told };
};

/** The question fits another version than the student's: why, and the choice to try anyway. */
const VersionCard = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { workspace } = props;
  const { talk, view } = workspace;
  return (
    <article className={answerPage}>
      <h2 ref={props.heading} tabIndex={-1} className={questionLook}>
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
    <article className={answerPage}>
      <h2 className={questionLook}>{view.task}</h2>
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

/** A guide: the answer, or the step in hand, with the conversation, the manual and the steps beside it. */
export const GuideWorkspace = (props: {
  view: RenderedGuide;
  notes: GuideNotes;
  changed: ChangedAnswerSlot;
  visionModel: string | null;
}) => {
  const t = useTexts();
  const { view, visionModel, notes, changed } = props;
  const workspace = useGuideWorkspace(view, visionModel, { saved: notes, changed });
  const { heading, told } = useStageFocus(workspace);
  const { tab, news, phase } = workspace;
  const stepping = isStepping(phase);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are links, and they work by keyboard as links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={workspaceLook} data-tab={tab} onClick={workspace.onClick}>
      <GuideBar workspace={workspace} />
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <div className={floor}>
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
