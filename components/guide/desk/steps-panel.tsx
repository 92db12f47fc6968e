"use client";

import { Check, CornerDownRight, TriangleAlert } from "lucide-react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";
import { hasEnded } from "./guide-phase.ts";

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
