"use client";

import type { RefObject } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import { ChoiceBar } from "../step/choice-bar.tsx";
import { VersionWarning } from "./version-warning.tsx";

/** The question fits another version than the student's: why, and the choice to try anyway. */
export const VersionCard = (props: {
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
