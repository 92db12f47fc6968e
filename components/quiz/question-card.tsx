"use client";

import type { RefObject } from "react";
import type { QuestionType } from "#lib/schemas/quiz.ts";
import { useTexts } from "../ui/texts.tsx";
import { AnswerField } from "./answer-field.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { PlayerQuestion } from "./player-question.ts";
import { RecallComparison } from "./recall-comparison.tsx";

const legends = {
  multiple_choice: "player.choose",
  true_false: "player.trueFalse",
  fill_in: "player.fillIn",
  open: "player.open",
  free_recall: "recall.field",
} as const satisfies Record<QuestionType, string>;

/** One question with its code and the place for the answer. */
export const QuestionCard = (props: {
  question: PlayerQuestion;
  heading: RefObject<HTMLHeadingElement | null>;
  passage: RefObject<HTMLHeadingElement | null>;
  position: string;
  chosen: string;
  answered: boolean;
  sending: boolean;
  keyValue: string | null;
  onChoose: (value: string) => void;
  onEnter: () => void;
}) => {
  const t = useTexts();
  const { question } = props;
  const legend = t(legends[question.type]);
  return (
    <div className="grid grid-cols-1 gap-7">
      <h2 ref={props.heading} tabIndex={-1} className="stem outline-none">
        <span className="sr-only">{props.position}. </span>
        {question.stem}
      </h2>
      {question.code}
      {question.type === "free_recall" && props.answered ? (
        <RecallComparison question={question} answer={props.chosen} heading={props.passage} />
      ) : question.choices.length === 0 ? (
        <AnswerField
          lines={question.type === "fill_in" ? "one" : "many"}
          label={legend}
          value={props.chosen}
          disabled={props.answered || props.sending}
          onChange={props.onChoose}
          onEnter={props.onEnter}
        />
      ) : (
        <ChoiceList
          question={question}
          legend={legend}
          chosen={props.chosen}
          answered={props.answered}
          keyValue={props.keyValue}
          disabled={props.sending}
          onChoose={props.onChoose}
        />
      )}
    </div>
  );
};
