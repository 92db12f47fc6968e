"use client";

import { type ReactNode, type RefObject, useId } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";

/** Which step it is, how far that is, and the step itself, large. */
export const StepHead = (props: {
  view: RenderedGuide;
  index: number;
  reviewing: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the step comes from. */
  children?: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const { view, index } = props;
  const { steps } = view;
  const total = steps.length;
  const words = t(props.reviewing ? "guide.step.reviewing" : "guide.step.position", {
    number: index + 1,
    total,
  });
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-center justify-between gap-6 [&>h2]:flex-none">
          <h2
            ref={props.heading}
            tabIndex={-1}
            aria-describedby={id}
            className="caption tabular-nums outline-none"
          >
            {words}
          </h2>
          {props.children}
        </div>
        <div
          role="progressbar"
          aria-label={t("guide.step.progress")}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={index}
          aria-valuetext={words}
          className="flex gap-[3px]"
        >
          {steps.map((step, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
              key={place}
              data-state={place === index ? "now" : step.state}
              className="h-1 flex-1 rounded-xs bg-rule transition-colors data-[state=done]:bg-accent data-[state=now]:-my-0.5 data-[state=now]:h-2 data-[state=now]:rounded-sm data-[state=now]:bg-accent data-[state=skipped]:bg-rule-strong"
            />
          ))}
        </div>
      </div>
      <div
        id={id}
        className="step-sentence max-w-168 font-serif text-[clamp(1.375rem,1.2rem_+_0.9vw,1.875rem)] font-book leading-[1.32] tracking-[-0.01em] text-pretty [&_strong]:font-[650]"
      >
        <RenderedText html={view.html.steps[index] ?? null} text={steps[index]?.text ?? ""} />
      </div>
    </header>
  );
};
