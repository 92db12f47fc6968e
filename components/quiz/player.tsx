"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
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
  const goTo = (index: number) => player.goTo(Math.max(0, Math.min(index, questions.length)));

  // The focus follows to the new heading, so that it is read out; a page just opened keeps its own.
  const shown = useRef(player.index);
  useLayoutEffect(() => {
    if (shown.current === player.index) return;
    shown.current = player.index;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [player.index]);
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
