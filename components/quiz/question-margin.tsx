"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "../ui/texts.tsx";
import { PassageFigure } from "./passage-figure.tsx";
import type { PlayerQuestion } from "./player-question.ts";

/**
 * Beside the question: the corrections that touch it, folded until it is answered, as they tell the answer; and then
 * the passage it rests on.
 */
export const QuestionMargin = (props: { question: PlayerQuestion; answered: boolean }) => {
  const t = useTexts();
  const { question, answered } = props;
  return (
    <div className="question-margin empty:hidden">
      {answered && question.key !== null && question.type !== "free_recall" && (
        <PassageFigure isPatched={question.key.isPatched} className="arrive">
          {question.key.passage}
        </PassageFigure>
      )}
      {question.corrections !== null && (
        <details key={`${question.id} ${answered}`} open={answered} className="group min-w-0">
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
