"use client";

import { BookOpenText, TriangleAlert } from "lucide-react";
import type { RefObject } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { StepCheck } from "#lib/schemas/guide.ts";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import { ScreenArea } from "../screen/screen-area.tsx";
import { SourceText } from "../section/source-text.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { stepActions } from "./step-actions.ts";
import { StepHead } from "./step-head.tsx";

/** Why this step may not work: the reason and where it is written; what speaks against it stands at the answer. */
const StepWarning = (props: { warning: string; view: RenderedGuide }) => {
  const t = useTexts();
  const [reason] = props.warning.split("\n\n");
  const source = props.view.version_source?.difference?.source;
  return (
    <p className="step-warning flex gap-2.5 max-w-168 pl-3 border-l-2 border-doubt-line text-sm text-doubt [&_a]:underline [&_a]:underline-offset-[3px] [&_a]:wrap-anywhere">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {reason}
        {source !== undefined && (
          <span className="block text-ink-soft">
            {t("guide.warning.source")}: <SourceText source={source} />
          </span>
        )}
      </span>
    </p>
  );
};

/** What a look at the new picture came to, and that nothing is lost by it. */
const StepCheckNote = (props: { check: StepCheck }) => {
  const t = useTexts();
  const { check } = props;
  return (
    <div
      role="status"
      className="arrive group grid max-w-168 gap-1.5 rounded-sheet border border-doubt-line bg-doubt-wash px-4.5 py-3.5 text-sm data-[done=already]:border-correct-line data-[done=already]:bg-correct-wash"
      data-done={check.done}
    >
      <p className="font-medium text-doubt group-data-[done=already]:text-correct">
        {t(`guide.check.${check.done}`)}
      </p>
      <p className="whitespace-pre-line">{check.explanation}</p>
      {check.done !== "yes" && (
        <p className="text-ink-soft">{t(`guide.check.${check.done}Hint`)}</p>
      )}
      <p className="caption">{t(`guide.check.${check.basis}`)}</p>
    </div>
  );
};

/** One step, large: its words, its section, what can be done, and the screen on which it is done. */
export const StepCard = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { workspace } = props;
  const { view, talk } = workspace;
  const index = view.current_step_index ?? 0;
  const step = view.steps[index];
  if (step === undefined) return null;
  const choose = (id: string) => {
    // The place can be shown on a picture alone; one that is added is looked at by itself.
    if (id === "show" && view.screenshots.length === 0) return workspace.newPicture();
    if (id === "help") workspace.show("talk");
    void talk.choose(id);
  };
  const actions = stepActions({
    ...{ t, choose },
    question: view.question,
    newPicture: workspace.newPicture,
  });
  return (
    <div className="step-page">
      <div className="step-words">
        <StepHead view={view} index={index} reviewing={false} heading={props.heading}>
          <StepSource workspace={workspace} index={index} />
        </StepHead>
        {step.warning !== null && <StepWarning warning={step.warning} view={view} />}
        {step.state === "open" && step.check !== null && step.check.done !== "yes" && (
          <StepCheckNote check={step.check} />
        )}
        <ChoiceBar choices={actions} busy={workspace.busy} problem={talk.problem} />
      </div>
      <ScreenArea workspace={workspace} index={index} step={step} />
      <button
        type="button"
        aria-disabled={workspace.busy}
        onClick={() => {
          if (!workspace.busy) choose("cancel");
        }}
        className={buttonStyle("quiet", "step-end")}
      >
        {t("guide.actions.cancel")}
      </button>
    </div>
  );
};

/** The section that the step rests on; it opens beside. */
const StepSource = (props: { workspace: GuideWorkspaceState; index: number }) => {
  const t = useTexts();
  const { workspace, index } = props;
  const source = workspace.view.steps[index]?.source ?? null;
  if (source === null) return <p className="caption">{t("guide.section.gone")}</p>;
  // The manual's own title is above every section.
  const parent = source.headingPath.slice(1).at(-1);
  return (
    <p className="min-w-0 [&_button]:flex [&_button]:items-center [&_button]:gap-2 [&_button]:max-w-full [&_button]:min-h-9 [&_button]:text-sm [&_button]:text-ink-soft [&_button]:pointer-coarse:min-h-11 [&_button]:hover:text-accent">
      <button
        type="button"
        title={t("guide.section.open")}
        onClick={() => workspace.openSection(source.chunkId)}
      >
        <BookOpenText aria-hidden="true" className="size-4 flex-none" strokeWidth={1.75} />
        <span className="sr-only">{t("guide.step.from")}: </span>
        {parent !== undefined && (
          <span className="mr-[-0.25rem] min-w-0 flex-[0_1000_auto] truncate">{parent} ›</span>
        )}
        <span className="truncate">
          {source.title}
          {source.page !== null && ` · ${t("guide.section.page", { page: source.page })}`}
        </span>
      </button>
    </p>
  );
};
