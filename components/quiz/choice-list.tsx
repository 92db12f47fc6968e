"use client";

import { Check, X } from "lucide-react";
import type { PlayerQuestion } from "./player-question.ts";

/** How a choice stands: chosen before the answer; right, wrong or without a part after it. */
type Mark = "chosen" | "right" | "wrong" | "quiet" | null;

/** The choices of a question as rows of a page, each with its key in the margin. */
export const ChoiceList = (props: {
  question: PlayerQuestion;
  legend: string;
  chosen: string;
  answered: boolean;
  keyValue: string | null;
  disabled: boolean;
  onChoose: (value: string) => void;
}) => {
  const markOf = (value: string): Mark => {
    if (!props.answered) return value === props.chosen ? "chosen" : null;
    if (value === props.keyValue) return "right";
    return value === props.chosen ? "wrong" : "quiet";
  };
  return (
    <fieldset
      disabled={props.disabled || props.answered}
      className="grid min-w-0 grid-cols-1 gap-2.5"
    >
      <legend className="caption mb-3">{props.legend}</legend>
      {props.question.choices.map((choice, index) => (
        <label key={choice.value} data-mark={markOf(choice.value)} className="choice">
          <input
            type="radio"
            name={props.question.id}
            value={choice.value}
            checked={choice.value === props.chosen}
            onChange={() => props.onChoose(choice.value)}
            className="sr-only"
          />
          <span aria-hidden="true" className="choice-key">
            <ChoiceKey mark={markOf(choice.value)} number={index + 1} />
          </span>
          <span className="min-w-0 flex-1 py-0.5 font-serif text-lg">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
};

const ChoiceKey = (props: { mark: Mark; number: number }) => {
  if (props.mark === "right") return <Check className="size-4" strokeWidth={2.5} />;
  if (props.mark === "wrong") return <X className="size-4" strokeWidth={2.5} />;
  return props.number;
};
