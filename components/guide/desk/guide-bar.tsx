"use client";

import { CircleHelp } from "lucide-react";
import { ModelsUsed } from "#components/run/models-used.tsx";
import { RunStatus } from "#components/run/run-status.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { guideEnding } from "#lib/schemas/guide.ts";
import type { GuideWorkspaceState } from "./use-guide-workspace.ts";

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
export const GuideBar = (props: { workspace: GuideWorkspaceState; onKeys: () => void }) => {
  const t = useTexts();
  const { thread } = props.workspace.view;
  return (
    <div className="desk-bar no-print">
      <h1 className="desk-title" title={thread.title}>
        {thread.title}
      </h1>
      <div className="desk-status">
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
