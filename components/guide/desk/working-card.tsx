"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "../rendered-guide.ts";

/** The question, and where its answer will stand. What is being done is said in the bar. */
export const WorkingCard = ({ view }: { view: RenderedGuide }) => {
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
