"use client";

import { useId } from "react";
import type { SelfGrade } from "#lib/schemas/quiz.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** The grades in the order of their keys. */
export const selfGrades: readonly SelfGrade[] = ["knew", "partly", "not"];

/** How well the student knew what they have compared, in their own judgement. */
export const SelfGrading = (props: {
  /** Whether there is an answer in writing to compare. */
  written: boolean;
  /** False while the passage is not there yet: a second click on what uncovers it grades nothing. */
  ready: boolean;
  onGrade: (grade: SelfGrade) => void;
}) => {
  const t = useTexts();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} disabled={!props.ready} className="self-grading">
      <p id={id} className="caption">
        {t(props.written ? "recall.grade" : "recall.gradeHead")}
      </p>
      {selfGrades.map((grade, index) => (
        <button
          key={grade}
          type="button"
          onClick={() => props.onGrade(grade)}
          className={buttonStyle("secondary", "max-sm:px-2 sm:pl-2 pointer-coarse:sm:pl-4")}
        >
          <span aria-hidden="true" className="choice-key max-sm:hidden pointer-coarse:hidden">
            {index + 1}
          </span>
          {t(`recall.grades.${grade}`)}
        </button>
      ))}
    </fieldset>
  );
};
