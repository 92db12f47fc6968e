"use client";

import { SideColumn } from "#components/ui/tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { GuideAskBox } from "../talk/guide-ask-box.tsx";
import { GuideMessages } from "../talk/guide-messages.tsx";
import { ManualPanel } from "./manual-panel.tsx";
import { StepsPanel } from "./steps-panel.tsx";
import type { GuidePanel, GuideWorkspaceState } from "./use-guide-workspace.ts";

/** The conversation, the sections of the manual and the list of steps, beside the step. */
export const GuideBeside = ({ workspace }: { workspace: GuideWorkspaceState }) => {
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
