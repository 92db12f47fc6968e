"use client";

import { Check } from "lucide-react";
import type { ThreadProgress } from "#lib/schemas/thread.ts";
import { useTexts } from "../ui/texts.tsx";
import type { RunStep } from "./run-steps.ts";

/** The steps of a run in the student's words: done, present and to come. */
export const RunStepList = (props: {
  steps: readonly RunStep[];
  present: RunStep | null;
  progress: ThreadProgress | null;
}) => {
  const t = useTexts();
  const at = props.present === null ? 0 : props.steps.indexOf(props.present);
  return (
    <ol aria-label={t("progress.label")} className="grid">
      {props.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className="flex items-start gap-4 py-2 text-ink-faint aria-[current]:text-ink"
        >
          <span
            aria-hidden="true"
            className="mt-[0.35rem] grid size-4 flex-none place-items-center"
          >
            {index < at && <Check className="size-4 text-accent" strokeWidth={2.25} />}
            {index === at && <span className="breathe size-2.5 rounded-full bg-accent" />}
            {index > at && <span className="size-1.5 rounded-full bg-rule-strong/70" />}
          </span>
          <span className={index < at ? "text-ink-soft" : ""}>{t(`stages.${step}`)}</span>
          {index < at && <span className="sr-only">{t("progress.done")}</span>}
          {index === at && props.progress !== null && props.progress.total > 1 && (
            <span className="caption ml-auto tabular-nums">
              {t("progress.steps", { ...props.progress })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
