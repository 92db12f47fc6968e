"use client";

import { RotateCcw } from "lucide-react";
import Link from "next/link";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { isWithdrawn } from "#lib/questions/is-withdrawn.ts";
import { isMistake } from "#lib/questions/quiz-view.ts";
import type { Attempt } from "#lib/schemas/quiz.ts";
import { useNamedPlace } from "../hooks/use-named-place.ts";
import { useRetry } from "../hooks/use-sending.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { QuestionComplaint } from "./complaint.tsx";
import { MoreQuestions, TermsAsked } from "./more-questions.tsx";
import { pairsOf } from "./pair-list.tsx";
import { givenBefore, PassageFigure } from "./question-card.tsx";
import { QuestionStage } from "./question-stage.tsx";
import { roundResult } from "./round-result.ts";
import { stepsInOrder } from "./step-list.tsx";
import { type AnswerState, answerState, type PlayerQuestion, usePlayer } from "./use-player.ts";

const isLeftOut = ({ complaint }: PlayerQuestion): boolean =>
  complaint !== null && isWithdrawn(complaint.said);

/** What went wrong: the question, the student's answer, the right one, why, and the passage to read again. */
const MistakeList = (props: {
  quizId: string;
  questions: readonly PlayerQuestion[];
  attemptOf: (question: PlayerQuestion) => Attempt | null;
  /** What can be made of them. */
  children: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-xl font-medium">{t("results.mistakes")}</h2>
        {!props.questions.every(isLeftOut) && props.children}
      </div>
      <ol className="grid grid-cols-1">
        {props.questions.map((question) => (
          <li
            key={question.id}
            data-place={`question-${question.id}`}
            className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] border-t border-rule py-8"
          >
            <div className="grid grid-cols-1 content-start gap-5">
              <div className="font-serif text-lg font-book tracking-[-0.006em] text-pretty">
                {question.stem}
              </div>
              {question.code}
              <dl className="grid grid-cols-1 gap-3">
                {question.type === "free_recall" ? (
                  <Recalled state={answerState(question, props.attemptOf(question))}>
                    {props.attemptOf(question)?.answer}
                  </Recalled>
                ) : (
                  <>
                    <Answer
                      label={t("results.yours")}
                      look={isLeftOut(question) ? "text-ink-soft" : "text-loss"}
                    >
                      {givenAnswer(question, props.attemptOf(question), t)}
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
              {(question.byHand === null || question.complaint !== null) && (
                <QuestionComplaint
                  quizId={props.quizId}
                  questionId={question.id}
                  complaint={question.complaint}
                />
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-6">
              {question.key !== null && (
                <PassageFigure
                  isPatched={question.key.isPatched}
                  isRebuilt={question.key.isRebuilt}
                  byHand={question.type === "free_recall" ? null : question.byHand}
                >
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

/** The student's choice, order or pairs as they were set on the page, or the words they wrote. */
const givenAnswer = (
  question: PlayerQuestion,
  attempt: Attempt | null,
  t: ReturnType<typeof useTexts>,
) => {
  const given = attempt?.answer ?? "";
  if (question.answeredBefore) return givenBefore(question, given, t);
  if (question.type === "ordering")
    return (
      <ol className="list-decimal pl-6">
        {stepsInOrder(question.choices, given).map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ol>
    );
  if (question.type === "matching")
    return (
      <ul className="list-disc pl-6">
        {pairsOf(question.choices, given).map(({ term, meaning }) => (
          <li key={term.value}>
            {term.label} — {meaning.label}
          </li>
        ))}
      </ul>
    );
  if (question.type === "naming") return <span className="whitespace-pre-line">{given}</span>;
  return question.choices.find((choice) => choice.value === given)?.label ?? given;
};

/** How the round went, what went wrong with the passages to read again, and one more go at it. */
const QuizResults = (props: {
  quizId: string;
  questions: readonly PlayerQuestion[];
  attemptOf: (question: PlayerQuestion) => Attempt | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (index: number) => void;
  others: ReactNode;
  ofMistakes: ReactNode;
}) => {
  const t = useTexts();
  const { retry, busy, refusal } = useRetry(`/api/quiz/${props.quizId}/rounds`);
  const states = props.questions.map((one) => answerState(one, props.attemptOf(one)));
  const { right, partly, total, open, pending, uncovered, withdrawn, words } = roundResult(states);
  const wrong = props.questions.filter((question) => isMistake(props.attemptOf(question)));
  const mistakes = wrong.filter((question) => !isLeftOut(question));
  const left = [
    open > 0 && t("results.open", { count: open }),
    pending > 0 && t("results.pending", { count: pending }),
    uncovered > 0 && t("recall.uncovered", { count: uncovered }),
  ].filter((sentence) => sentence !== false);
  const verdict = [
    words !== null && t(`results.${words}`),
    mistakes.length > 0 && t("results.reread", { count: mistakes.length }),
  ].filter((sentence) => sentence !== false);
  const sentences = [
    ...(withdrawn > 0 ? [t("results.withdrawn", { count: withdrawn })] : []),
    ...(partly > 0 ? [t("results.partly", { count: partly })] : []),
    ...(left.length > 0 ? left : verdict),
  ];
  return (
    <section className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-4">
        <h2 ref={props.heading} tabIndex={-1} className="caption outline-none">
          {t("results.title")}
        </h2>
        {total > 0 && (
          <p className="font-serif text-4xl font-light tracking-[-0.03em] tabular-nums">
            {right}{" "}
            <span className="text-2xl tracking-normal text-ink-faint">
              {t("results.of", { total })}
            </span>
          </p>
        )}
        <p className="font-serif text-lg text-ink-soft">{sentences.join(" ")}</p>
        <TermsAsked quizId={props.quizId} />
        <p className="text-sm text-ink-soft">
          {t("cards.comeBack")}{" "}
          <Link href="/review" className="link">
            {t("cards.start")}
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {uncovered > 0 && (
            <button
              type="button"
              onClick={() => props.onGo(states.indexOf("uncovered"))}
              className={buttonStyle("primary")}
            >
              {t("recall.gradeRest", { count: uncovered })}
            </button>
          )}
          {mistakes.length > 0 && (
            <button
              type="button"
              onClick={retry}
              disabled={busy}
              className={buttonStyle(uncovered > 0 ? "secondary" : "primary")}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
              {busy ? t("results.retrying") : t("results.retry", { count: mistakes.length })}
            </button>
          )}
          <MoreQuestions
            quizId={props.quizId}
            look={mistakes.length + uncovered > 0 ? "secondary" : "primary"}
          />
          {props.others}
          <Link href="/quiz/new" className={buttonStyle("quiet")}>
            {t("results.newQuiz")}
          </Link>
          <button type="button" onClick={() => props.onGo(0)} className={buttonStyle("quiet")}>
            {t("results.review")}
          </button>
          <Link href={`/quiz/${props.quizId}/questions`} className={buttonStyle("quiet")}>
            {t("results.edit")}
          </Link>
        </div>
        <Alert>{refusal}</Alert>
      </div>
      {wrong.length > 0 && (
        <MistakeList quizId={props.quizId} questions={wrong} attemptOf={props.attemptOf}>
          {props.ofMistakes}
        </MistakeList>
      )}
    </section>
  );
};

/** One question at a time, then the results; all of it by keyboard, by mouse or by touch. */
export const Player = (props: {
  quizId: string;
  round: number;
  questions: readonly PlayerQuestion[];
  /** What else can be made of the note, beside the results. */
  others: ReactNode;
  /** What can be made of the mistakes, beside them. */
  ofMistakes: ReactNode;
  /** What stands above the questions: title, warnings. */
  children: ReactNode;
}) => {
  const t = useTexts();
  const { questions } = props;
  const player = usePlayer(props.quizId, props.round, questions);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => player.goTo(Math.max(0, Math.min(index, questions.length)));

  // What the search found: a mistake of a round that is over among the results, any other question by itself.
  useNamedPlace((name) => {
    const index = questions.findIndex(({ id }) => name === `question-${id}`);
    const found = questions[index];
    if (found === undefined) return;
    const isOver = questions.every((one) => player.attemptOf(one) !== null);
    goTo(isOver && isMistake(player.attemptOf(found)) ? questions.length : index);
  });

  // The focus follows to the new heading, so that it is read out; a page just opened keeps its own.
  const shown = useRef(player.index);
  useLayoutEffect(() => {
    if (shown.current === player.index) return;
    shown.current = player.index;
    if (head.current !== null && player.question === null) openReports(head.current);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: topOf(stage.current) });
  }, [player.index, player.question]);
  return (
    <div className="grid grid-cols-1 gap-9">
      <div ref={head}>{props.children}</div>
      <div ref={stage}>
        {questions.length === 0 ? (
          <p className="font-serif text-lg text-ink-soft">{t("results.noneLeft")}</p>
        ) : player.question === null ? (
          <QuizResults
            quizId={props.quizId}
            questions={questions}
            attemptOf={player.attemptOf}
            heading={heading}
            onGo={goTo}
            others={props.others}
            ofMistakes={props.ofMistakes}
          />
        ) : (
          <QuestionStage
            quizId={props.quizId}
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

/** Opens the reports on the note: beside the results they give no answer away any more. */
const openReports = (within: ParentNode): void => {
  for (const report of within.querySelectorAll<HTMLDetailsElement>("details[data-report]")) {
    report.open = true;
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
