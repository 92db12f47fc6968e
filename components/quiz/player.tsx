"use client";

import { type ReactNode, useRef } from "react";
import type { PlayerQuestion } from "./player-question.ts";
import { QuestionStage } from "./question-stage.tsx";
import { QuizResults } from "./quiz-results.tsx";
import { usePlayer } from "./use-player.ts";

/** One question at a time, then the results; all of it by keyboard, by mouse or by touch. */
export const Player = (props: {
  quizId: string;
  round: number;
  questions: readonly PlayerQuestion[];
  /** What stands above the questions: title, warnings. */
  children: ReactNode;
}) => {
  const { questions } = props;
  const player = usePlayer(props.quizId, questions);
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (index: number) => {
    player.goTo(Math.max(0, Math.min(index, questions.length)));
    // The new heading is in the page after this event; focus follows, so that it is read out.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
  };
  return (
    <div className="grid gap-9">
      {props.children}
      {player.question === null ? (
        <QuizResults
          quizId={props.quizId}
          questions={questions}
          attemptOf={player.attemptOf}
          heading={heading}
          onReview={() => goTo(0)}
        />
      ) : (
        <QuestionStage
          player={player}
          question={player.question}
          questions={questions}
          round={props.round}
          heading={heading}
          onGo={goTo}
        />
      )}
    </div>
  );
};
