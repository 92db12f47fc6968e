"use client";

import { useTexts } from "../ui/texts.tsx";
import type { AnswerState } from "./player-question.ts";

/** One mark for each question: where the student is, what was right, what was not. */
export const QuestionMap = (props: {
  states: readonly AnswerState[];
  present: number;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  return (
    <nav aria-label={t("player.map")}>
      <ol className="flex gap-1">
        {props.states.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions keep their places
          <li key={index} className="min-w-0 flex-1">
            <button
              type="button"
              onClick={() => props.onGo(index)}
              aria-current={index === props.present ? "step" : undefined}
              aria-label={t("player.mapItem", { number: index + 1, state })}
              className="group grid h-6 w-full items-center pointer-coarse:h-11"
            >
              <span data-state={state} className="map-mark" />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
