"use client";

import type { ReactNode } from "react";
import type { Attempt } from "#lib/schemas/quiz.ts";
import { useTexts } from "../ui/texts.tsx";
import { PassageFigure } from "./passage-figure.tsx";
import { type AnswerState, answerState, type PlayerQuestion } from "./player-question.ts";

/** What went wrong: the question, the student's answer, the right one, why, and the passage to read again. */
export const MistakeList = (props: {
  questions: readonly PlayerQuestion[];
  attemptOf: (question: PlayerQuestion) => Attempt | null;
}) => {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="font-serif text-xl font-medium">{t("results.mistakes")}</h2>
      <ol className="grid grid-cols-1">
        {props.questions.map((question) => (
          <li key={question.id} className="with-margin border-t border-rule py-8">
            <div className="grid grid-cols-1 content-start gap-5">
              <div className="stem stem-small">{question.stem}</div>
              {question.code}
              <dl className="grid grid-cols-1 gap-3">
                {question.type === "free_recall" ? (
                  <Recalled state={answerState(question, props.attemptOf(question))}>
                    {props.attemptOf(question)?.answer}
                  </Recalled>
                ) : (
                  <>
                    <Answer label={t("results.yours")} look="text-loss">
                      {givenAnswer(question, props.attemptOf(question))}
                    </Answer>
                    {question.key !== null && (
                      <Answer label={t("results.answer")} look="font-medium text-correct">
                        {question.key.answer}
                      </Answer>
                    )}
                  </>
                )}
              </dl>
              {question.key?.explanation != null && (
                <div className="font-serif text-ink-soft">{question.key.explanation}</div>
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-6">
              {question.key !== null && (
                <PassageFigure isPatched={question.key.isPatched}>
                  {question.key.passage}
                </PassageFigure>
              )}
              {question.corrections}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** What the student remembered of a passage, which stands beside, and the grade they gave themselves. */
const Recalled = (props: { state: AnswerState; children: string | undefined }) => {
  const t = useTexts();
  return (
    <>
      <Answer label={t("results.yours")} look="whitespace-pre-wrap">
        {props.children || t("recall.inHead")}
      </Answer>
      <Answer label={t("recall.yourGrade")}>
        {t(props.state === "partly" ? "recall.grades.partly" : "recall.grades.not")}
      </Answer>
    </>
  );
};

const Answer = (props: { label: string; look?: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-3 max-sm:grid-cols-1 max-sm:gap-0.5">
    <dt className="caption">{props.label}</dt>
    <dd className={`min-w-0 font-serif wrap-anywhere ${props.look ?? ""}`}>{props.children}</dd>
  </div>
);

/** The student's choice as it was set on the page, or the words they wrote. */
const givenAnswer = (question: PlayerQuestion, attempt: Attempt | null) => {
  const given = attempt?.answer ?? "";
  return question.choices.find((choice) => choice.value === given)?.label ?? given;
};
