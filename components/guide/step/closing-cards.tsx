"use client";

import type { RefObject } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import { type Choice, ChoiceBar } from "./choice-bar.tsx";
import { StepHead } from "./step-head.tsx";

interface ClosingProps {
  readonly workspace: GuideWorkspaceState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const yesAndNo = (workspace: GuideWorkspaceState, labels: { yes: string; no: string }): Choice[] =>
  (["yes", "no"] as const).map((id) => ({
    id,
    label: labels[id],
    kind: id === "yes" ? "primary" : "secondary",
    act: () => void workspace.talk.choose(id),
  }));

const Answers = (props: {
  workspace: GuideWorkspaceState;
  labels: { yes: string; no: string };
}) => (
  <ChoiceBar
    choices={yesAndNo(props.workspace, props.labels)}
    busy={props.workspace.busy}
    problem={props.workspace.talk.problem}
  />
);

/** Every step is behind the student: did it help? */
export const ConfirmCard = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  const { steps } = workspace.view;
  const done = steps.filter(({ state }) => state === "done").length;
  const skipped = steps.filter(({ state }) => state === "skipped").length;
  return (
    <div className="answer-page">
      <h2 ref={heading} tabIndex={-1} className="answer-question">
        {t("guide.confirm.title")}
      </h2>
      <p className="text-ink-soft">
        {t("guide.confirm.lead", { done })}
        {skipped > 0 && ` ${t("guide.confirm.skipped", { count: skipped })}`}
      </p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.confirm.yes"), no: t("guide.confirm.no") }}
      />
    </div>
  );
};

/** The task is not solved: step by step, was it done? */
export const ReviewPanel = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  const { view } = workspace;
  return (
    <div className="answer-page">
      <StepHead view={view} index={view.current_step_index ?? 0} reviewing heading={heading} />
      <p className="font-medium">{t("guide.step.did")}</p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.actions.yes"), no: t("guide.actions.no") }}
      />
    </div>
  );
};

/** All steps were done, and still it is not solved: another answer? */
export const AgainCard = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  return (
    <div className="answer-page">
      <h2 ref={heading} tabIndex={-1} className="answer-question">
        {t("guide.again.title")}
      </h2>
      <p className="text-ink-soft">{t("guide.again.body")}</p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.again.yes"), no: t("guide.again.no") }}
      />
    </div>
  );
};
