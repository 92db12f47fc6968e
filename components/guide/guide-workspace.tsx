"use client";

import {
  Check,
  CircleHelp,
  CornerDownRight,
  Footprints,
  MessagesSquare,
  TriangleAlert,
} from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ModelsUsed, RunStatus } from "#components/run/run-status.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { PhoneTabs, SideColumn } from "#components/ui/tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { guideEnding } from "#lib/schemas/guide.ts";
import { GuideAskBox, GuideMessages } from "./guide-talk.tsx";
import type { RenderedGuide } from "./rendered-guide.ts";
import { SectionList } from "./section-list.tsx";
import {
  type GuidePanel,
  type GuideWorkspaceState,
  hasEnded,
  useGuideWorkspace,
} from "./use-guide-workspace.ts";
import "#components/study/workspace/workspace.css";
import "#components/study/document/document.css";
import "#components/study/conversation/conversation.css";
import "./guide.css";
import "./screen/screen.css";
import { usePageTitle } from "#components/hooks/use-page-title.ts";
import { useShortcuts } from "#components/hooks/use-shortcuts.ts";
import { type DialogRef, KeysDialog } from "#components/ui/dialog.tsx";
import { AnswerCard, DoneCard, OtherCard, VersionWarning } from "./answer-card.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
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

/** Which guide it is and what happens in it; it stays in sight. */
const GuideBar = (props: { workspace: GuideWorkspaceState; onKeys: () => void }) => {
  const t = useTexts();
  const { thread } = props.workspace.view;
  return (
    <div className="workspace-bar no-print">
      <h1 className="workspace-title" title={thread.title}>
        {thread.title}
      </h1>
      <div className="workspace-status">
        <Status workspace={props.workspace} />
      </div>
      <button
        type="button"
        title={t("guide.keys.open")}
        onClick={props.onKeys}
        className={buttonStyle("quiet", "px-2! pointer-coarse:hidden")}
      >
        <CircleHelp aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="sr-only">{t("guide.keys.open")}</span>
      </button>
    </div>
  );
};

const Status = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view } = workspace;
  if (workspace.unreachable)
    return (
      <p role="alert" className="text-sm text-loss">
        {t("guide.unreachable")}
      </p>
    );
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

/** The sections of the manual: the one of the present step first, then what the answer rests on, then what is named besides. */
const ManualPanel = (props: {
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

/** Every step with how it stands; a press goes there. The whole answer stands above them. */
export const StepsPanel = (props: {
  view: Pick<
    RenderedGuide,
    "status" | "stage" | "full_answer" | "steps" | "current_step_index" | "html"
  >;
  /** Null while the guide cannot go anywhere. */
  onJump: ((step: number) => void) | null;
}) => {
  const t = useTexts();
  const { view, onJump } = props;
  // An ended guide is at no step: each of them can be gone to, the one that was the last, too.
  const present = hasEnded(view) ? null : view.current_step_index;
  return (
    <div className="side-text grid content-start gap-5">
      {view.full_answer !== null && (
        <details className="fold">
          <summary>{t("guide.answer.whole")}</summary>
          <RenderedText
            html={view.html.answer}
            text={view.full_answer}
            className="doc guide-small"
          />
        </details>
      )}
      <ol aria-label={t("guide.step.list")} className="grid gap-4 text-sm">
        {view.steps.map((step, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
            key={index}
            {...{ step, index }}
            html={view.html.steps[index] ?? null}
            present={index === present}
            onJump={onJump === null ? null : () => onJump(index)}
          />
        ))}
      </ol>
    </div>
  );
};

const StepRow = (props: {
  step: RenderedGuide["steps"][number];
  index: number;
  html: string | null;
  present: boolean;
  onJump: (() => void) | null;
}) => {
  const t = useTexts();
  const { step, index, present } = props;
  const state = present ? t("guide.step.now") : t(`guide.step.states.${step.state}`);
  return (
    <li
      className="step-row group grid grid-cols-[1.75rem_minmax(0,1fr)] gap-2.5 wrap-anywhere"
      data-state={step.state}
      aria-current={present ? "step" : undefined}
    >
      <span
        aria-hidden="true"
        className="grid size-6.5 place-items-center rounded-full border border-rule-strong text-xs text-ink-soft tabular-nums group-data-[state=done]:border-accent group-data-[state=done]:bg-accent group-data-[state=done]:text-on-accent group-data-[state=skipped]:border-dashed group-[[aria-current]]:border-accent group-[[aria-current]]:font-semibold group-[[aria-current]]:shadow-[0_0_0_3px_var(--color-accent-wash)] group-[[aria-current]:not([data-state=done])]:text-accent"
      >
        {step.state === "done" ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <RenderedText
          html={props.html}
          text={step.text}
          className="font-serif text-[0.9375rem] leading-normal group-data-[state=skipped]:text-ink-faint"
        />
        {step.warning !== null && (
          <p className="flex items-center gap-1.5 text-xs text-doubt">
            <TriangleAlert aria-hidden="true" className="size-3.5 flex-none" />
            {t("guide.warning.step")}
          </p>
        )}
        <p className="caption flex flex-wrap items-center gap-x-3">
          <span>{state}</span>
          {props.onJump !== null && !present && (
            <button
              type="button"
              className="inline-flex items-center gap-1 pointer-coarse:min-h-11 link"
              aria-label={t("guide.step.jump", { number: index + 1 })}
              onClick={props.onJump}
            >
              <CornerDownRight aria-hidden="true" className="size-3.5" />
              {t("guide.step.jump", { number: index + 1 })}
            </button>
          )}
        </p>
      </div>
    </li>
  );
};

/** The conversation, the sections of the manual and the list of steps, beside the step. */
const GuideBeside = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view, talk } = workspace;
  // A link to a section that is gone leads there, too, where that is said.
  const hasManual = view.sections.length + view.cited.length > 0 || workspace.section !== null;
  const panels: GuidePanel[] = [
    "talk",
    ...(hasManual ? (["manual"] as const) : []),
    ...(view.steps.length > 0 ? (["steps"] as const) : []),
  ];
  const shown = panels.includes(workspace.panel) ? workspace.panel : "talk";
  const canJump = view.question !== null && view.question.kind !== "guide_version";
  return (
    <SideColumn
      label={t("guide.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`guide.side.${name}`),
        news: name === "talk" && workspace.news.talk ? t("guide.news") : null,
      }))}
      shown={shown}
      onShow={workspace.show}
      first={
        <section aria-label={t("guide.talk.label")} className="talk">
          <div className="talk-scroll">
            <GuideMessages messages={view.messages} html={view.html.messages} />
          </div>
          <GuideAskBox thread={view.thread} talk={talk} />
        </section>
      }
    >
      {shown === "manual" && (
        <ManualPanel view={view} open={workspace.section} onOpen={workspace.setSection} />
      )}
      {shown === "steps" && (
        <StepsPanel
          view={view}
          onJump={
            canJump && !workspace.busy
              ? (step) => {
                  workspace.setTab("document");
                  void talk.jump(step);
                }
              : null
          }
        />
      )}
    </SideColumn>
  );
};

/** A student who writes is not torn away; nor is one who looks at the picture or reads beside. */
const keepsFocus = (element: Element | null): boolean =>
  element?.closest("textarea, input, dialog, .workspace-side, .screen-area") != null;

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
  const latest = useRef(words);
  latest.current = words;
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
    <div className="workspace guide" data-tab={tab} data-phase={phase} onClick={workspace.onClick}>
      <GuideBar workspace={workspace} onKeys={openKeys} />
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      <div className="workspace-floor guide-floor">
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
