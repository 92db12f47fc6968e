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
  const player = usePlayer(props.quizId, props.round, questions);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => player.goTo(Math.max(0, Math.min(index, questions.length)));

  // The focus follows to the new heading, so that it is read out; a page just opened keeps its own.
  const shown = useRef(player.index);
  // Where something is answered already, the page comes folded; what is unfolded later stays so.
  const begun = useRef(questions.some(({ attempt }) => attempt !== null));
  useLayoutEffect(() => {
    if (shown.current === player.index) return;
    shown.current = player.index;
    if (head.current !== null && !begun.current && questions.some(player.attemptOf)) {
      begun.current = true;
      foldReports(head.current);
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: topOf(stage.current) });
  }, [player.index, player.attemptOf, questions]);
  return (
    <div className="grid grid-cols-1 gap-9">
      <div ref={head}>{props.children}</div>
      <div ref={stage}>
        {player.question === null ? (
          <QuizResults
            quizId={props.quizId}
            questions={questions}
            attemptOf={player.attemptOf}
            heading={heading}
            onGo={goTo}
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
    </div>
  );
};

/** Folds the reports on the note to their titles. */
const foldReports = (within: ParentNode): void => {
  for (const report of within.querySelectorAll<HTMLDetailsElement>("details[data-report]")) {
    report.open = false;
  }
};

/** What stands above the question is read once: more of it than a title is scrolled past from then on. */
const shortHeadPx = 160;

const topOf = (stage: HTMLElement | null): number => {
  const head = stage?.parentElement?.getBoundingClientRect().top ?? 0;
  const top = stage?.getBoundingClientRect().top ?? 0;
  return top - head > shortHeadPx ? top + window.scrollY - marginPx : 0;
};

/** Room above the question that was scrolled to. */
const marginPx = 24;
