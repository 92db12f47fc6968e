"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "../ui/texts.tsx";
import type { PlayerQuestion } from "./player-question.ts";

/** Beside the question: the correction that touches it, and after the answer the passage it rests on. */
export const QuestionMargin = (props: { question: PlayerQuestion; answered: boolean }) => {
  const t = useTexts();
  const { question, answered } = props;
  return (
    <div className="question-margin empty:hidden">
      {answered && question.key !== null && (
        <figure className="arrive border-l-2 border-rule-strong/50 pl-4">
          <figcaption className="caption mb-1">{t("player.passage")}</figcaption>
          <blockquote className="passage">{question.key.passage}</blockquote>
        </figure>
      )}
      {question.corrections !== null && (
        <details key={answered ? "after" : "before"} open={answered} className="group">
          <summary className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 flex items-start gap-2 rounded-md py-1 text-sm text-doubt">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none" />
            <span>
              {t("report.touches")}
              {!answered && <span className="caption block">{t("report.touchesHint")}</span>}
            </span>
          </summary>
          <div className="mt-3">{question.corrections}</div>
        </details>
      )}
    </div>
  );
};
