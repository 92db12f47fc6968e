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
        <div className="step-place">
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
          className="step-progress"
        >
          {steps.map((step, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
              key={place}
              data-state={place === index ? "now" : step.state}
            />
          ))}
        </div>
      </div>
      <div id={id} className="step-sentence">
        <RenderedText html={view.html.steps[index] ?? null} text={steps[index]?.text ?? ""} />
      </div>
    </header>
  );
};
