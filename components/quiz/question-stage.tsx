"use client";

import { ArrowLeft, ArrowRight, Keyboard } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import { Alert } from "#components/ui/alert.tsx";
import { focusStep } from "#components/ui/order-list.tsx";
import type { Attempt, SelfGrade } from "#lib/schemas/quiz.ts";
import { openKeys } from "../shell/key-lists.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { QuestionComplaint } from "./complaint.tsx";
import { AnswerVerdict, QuestionCard, QuestionMargin } from "./question-card.tsx";
import { ChangeQuestion, FlagQuestion } from "./question-tools.tsx";
import { StaleNotice } from "./stale-question.tsx";
import {
  type AnswerState,
  answerState,
  type PlayerKeys,
  type PlayerQuestion,
  type PlayerState,
  usePlayerKeys,
} from "./use-player.ts";

/** The grades in the order of their keys. */
const selfGrades: readonly SelfGrade[] = ["knew", "partly", "not"];

/** How well the student knew what they have compared, in their own judgement. */
const SelfGrading = (props: {
  /** Whether there is an answer in writing to compare. */
  written: boolean;
  /** False while the passage is not there yet: a second click on what uncovers it grades nothing. */
  ready: boolean;
  onGrade: (grade: SelfGrade) => void;
}) => {
  const t = useTexts();
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      disabled={!props.ready}
      className="grid grid-cols-[repeat(3,auto)] gap-2 max-sm:basis-full max-sm:grid-cols-3 [&~button]:mb-1 [&~button]:self-end [&>p]:col-span-full"
    >
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
          <span
            aria-hidden="true"
            className="grid size-[1.85rem] flex-none place-items-center mt-[0.05rem] rounded-[0.45rem] bg-surface-2 text-xs font-strong text-ink-soft max-sm:hidden pointer-coarse:hidden"
          >
            {index + 1}
          </span>
          {t(`recall.grades.${grade}`)}
        </button>
      ))}
    </fieldset>
  );
};

/**
 * Check, then next; between them the grades of what the student grades. On a phone they stay where the thumb is, however
 * much comes above them: the explanation follows its verdict in the moment in which one goes on.
 */
const PlayerActions = (props: {
  player: PlayerState;
  question: PlayerQuestion;
  awake: boolean;
  last: boolean;
  next: RefObject<HTMLButtonElement | null>;
  onPrevious: () => void;
}) => {
  const t = useTexts();
  const { player, question } = props;
  const attempt = player.attemptOf(question);
  const grading = attempt !== null && answerState(question, attempt) === "uncovered";
  return (
    <div className="flex [grid-area:actions] flex-wrap items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:px-[clamp(1.25rem,4vw,3rem)] max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:bg-paper/92 max-sm:border-t max-sm:border-rule max-sm:backdrop-blur-sm">
      <Alert className="basis-full">{player.refusal}</Alert>
      {grading ? (
        <SelfGrading
          written={attempt.answer !== ""}
          ready={question.key !== null && !player.sending}
          onGrade={player.judge}
        />
      ) : (
        <GoOnButton {...props} answered={attempt !== null} />
      )}
      {player.index > 0 && (
        <button
          type="button"
          onClick={props.onPrevious}
          className={buttonStyle("quiet", grading ? "max-sm:hidden" : "max-sm:order-first")}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t("player.previous")}</span>
        </button>
      )}
      <button
        type="button"
        onClick={openKeys}
        className={buttonStyle("quiet", "ml-auto max-sm:hidden pointer-coarse:hidden")}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {t("keys.title")}
        <kbd>?</kbd>
      </button>
    </div>
  );
};

/** Checks the answer or uncovers the passage, then leads on. */
const GoOnButton = (props: {
  player: PlayerState;
  question: PlayerQuestion;
  answered: boolean;
  /** Before, the browser itself would send the form, which loses what was written. */
  awake: boolean;
  last: boolean;
  next: RefObject<HTMLButtonElement | null>;
}) => {
  const t = useTexts();
  const { player, question, answered, awake } = props;
  const recall = question.type === "free_recall";
  const check = recall
    ? t(player.sending ? "recall.uncovering" : "recall.uncover")
    : t(player.sending ? "player.checking" : "player.check");
  const written = recall || player.draft.trim() !== "";
  const ready = answered || (written && !player.sending);
  return (
    <button
      ref={props.next}
      type="submit"
      disabled={!awake || !ready}
      className={buttonStyle(
        "primary",
        // It is asleep for a moment only.
        `min-w-36 max-sm:flex-1 ${ready ? "disabled:opacity-100" : ""}`,
      )}
    >
      {answered ? t(props.last ? "player.results" : "player.next") : check}
      {answered && <ArrowRight aria-hidden="true" className="size-4" />}
    </button>
  );
};

/** One mark for each question: where the student is, what was right, what was not. */
const QuestionMap = (props: {
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
              <span
                data-state={state}
                className="block h-1 w-full rounded-xs bg-rule transition-colors in-[[aria-current]]:h-2 in-[[aria-current]]:rounded-sm data-[state=open]:in-[[aria-current]]:bg-accent data-[state=partly]:bg-rule-strong data-[state=pending]:bg-rule-strong data-[state=right]:bg-correct-line data-[state=uncovered]:bg-rule-strong data-[state=wrong]:bg-loss-line"
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Of what a student wrote nobody is asked whether it is wrong; what came of a complaint is shown all the same. */
const isJudged = ({ byHand, complaint }: PlayerQuestion): boolean =>
  byHand === null || complaint !== null;

/** The question in hand with everything around it: where it stands, its answer, its margin. */
export const QuestionStage = (props: {
  quizId: string;
  player: PlayerState;
  question: PlayerQuestion;
  questions: readonly PlayerQuestion[];
  round: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  const { player, question, questions } = props;
  const form = useRef<HTMLFormElement>(null);
  const attempt = player.attemptOf(question);
  const state = answerState(question, attempt);
  const answered = attempt !== null;
  const focus = useFocusOnAnswer(question, state);
  const awake = useEarlyAnswer(form, player, answered);
  const goOn = () => {
    if (!answered) player.check();
    else if (state !== "uncovered") props.onGo(player.index + 1);
  };

  usePlayerKeys(
    {
      ...(state === "uncovered" ? gradeKeys(player) : answerKeys(player, question, form)),
      enter: goOn,
      step: (by) => props.onGo(Math.min(player.index + by, questions.length - 1)),
    },
    question.type === "true_false",
  );

  const position = t("player.position", { number: player.index + 1, total: questions.length });
  return (
    <div className="grid grid-cols-1 gap-8">
      <QuestionHead {...props} position={position} />
      {question.stale !== null && (
        <div className="max-w-2xl">
          <StaleNotice
            key={`stale ${question.id}`}
            quizId={props.quizId}
            {...{ question, stale: question.stale }}
            isShown={question.key !== null}
            showAt={`/quiz/${props.quizId}/questions?show=stale&words=${question.id}`}
            hasKeys
          />
        </div>
      )}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
        className="group grid grid-cols-1 items-start gap-x-16 gap-y-7 max-sm:pb-32 [grid-template-areas:'text'_'margin'_'actions'] lg:not-data-compared:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:not-data-compared:grid-rows-[auto_1fr] lg:not-data-compared:[grid-template-areas:'text_margin'_'actions_margin']"
        data-compared={isCompared(question, attempt) ? "" : undefined}
      >
        <div className="grid [grid-area:text] gap-8">
          <QuestionCard
            key={question.id}
            question={question}
            heading={props.heading}
            passage={focus.passage}
            position={position}
            chosen={attempt?.answer ?? player.draft}
            answered={answered}
            sending={player.sending}
            keyValue={player.keyValue}
            onChoose={player.setDraft}
            onEnter={goOn}
          />
          <div ref={focus.verdict} role="status" className="scroll-mb-32 empty:hidden">
            {attempt !== null && (
              <AnswerVerdict
                question={question}
                attempt={attempt}
                judging={player.sending}
                onJudgeAgain={() => player.judge()}
              />
            )}
          </div>
          {question.key !== null && state !== "uncovered" && isJudged(question) && (
            <QuestionComplaint
              key={`complaint ${question.id}`}
              quizId={props.quizId}
              questionId={question.id}
              complaint={question.complaint}
            />
          )}
        </div>
        <QuestionMargin question={question} answered={answered} />
        <PlayerActions
          player={player}
          question={question}
          awake={awake}
          last={player.index === questions.length - 1}
          next={focus.next}
          onPrevious={() => props.onGo(player.index - 1)}
        />
      </form>
    </div>
  );
};

/** Takes what was chosen or written before this code was there to hear of it. @returns whether the code is there */
const useEarlyAnswer = (
  form: RefObject<HTMLFormElement | null>,
  { setDraft }: PlayerState,
  answered: boolean,
): boolean => {
  const [awake, setAwake] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    const fields = "input:checked, input[type=text], textarea";
    const early = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(fields);
    if (!answered && early) setDraft(early.value);
    setAwake(true);
  }, []);
  return awake;
};

/** The keys that answer this question: a number or a letter for a choice, any letter for a field. */
const answerKeys = (
  player: PlayerState,
  question: PlayerQuestion,
  form: RefObject<HTMLFormElement | null>,
): Pick<PlayerKeys, "choose" | "write"> => {
  const answered = player.attemptOf(question) !== null;
  const open = answered ? [] : question.choices;
  const writes = !answered && question.choices.length === 0;
  return {
    choose: (index) => {
      const choice = open[index];
      if (choice === undefined) return;
      if (question.type === "ordering" || question.type === "matching")
        return focusStep(form.current, index);
      player.setDraft(choice.value);
      // Enter then checks the answer, whatever had the focus before.
      form.current?.querySelectorAll<HTMLInputElement>("[type=radio]")[index]?.focus();
    },
    write: writes
      ? () => form.current?.querySelector<HTMLElement>("input, textarea")?.focus()
      : null,
  };
};

/** What was written stands beside the passage. */
const isCompared = ({ type }: PlayerQuestion, attempt: Attempt | null): boolean =>
  type === "free_recall" && attempt !== null && attempt.answer !== "";

/** The numbers of the grades. */
const gradeKeys = (player: PlayerState): Pick<PlayerKeys, "choose" | "write"> => ({
  choose: (index) => {
    const grade = selfGrades[index];
    if (grade !== undefined && player.question?.key) player.judge(grade);
  },
  write: null,
});

/** Where the student is: the number, the round, how hard it is, what can be done with it, and a mark for each question. */
const QuestionHead = (props: {
  quizId: string;
  player: PlayerState;
  question: PlayerQuestion;
  questions: readonly PlayerQuestion[];
  round: number;
  position: string;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  const { player, question, questions, position, quizId } = props;
  const attempt = player.attemptOf(question);
  const tools = {
    ...{ id: question.id, name: position, flagged: question.flagged },
    // Every answer that has its grade has made a card.
    hasCard: question.byHand === "added" || (attempt !== null && attempt.correct !== null),
    isWithdrawn: answerState(question, attempt) === "withdrawn",
  };
  return (
    <div className="grid max-w-2xl gap-2">
      <div className="caption flex items-center justify-between gap-3 tabular-nums">
        <p>
          {position}
          {props.round > 1 && ` · ${t("player.round", { round: props.round - 1 })}`}
        </p>
        <p className="ml-auto text-right">
          {question.byHand !== null && `${t(`questions.by.${question.byHand}`)} · `}
          {question.unchecked && (
            <span className="text-doubt">{`${t("report.unchecked")} · `}</span>
          )}
          {question.type === "free_recall" && `${t("recall.name")} · `}
          {t(`player.difficulty.${question.difficulty}`)}
        </p>
        <div className="-my-2 -mr-2.5 flex flex-none items-center">
          <FlagQuestion key={question.id} {...{ quizId }} question={tools} hasKey />
          <ChangeQuestion
            key={`change ${question.id}`}
            {...{ quizId }}
            question={tools}
            canEdit={question.key !== null}
          />
        </div>
      </div>
      <QuestionMap
        states={questions.map((one) => answerState(one, player.attemptOf(one)))}
        present={player.index}
        onGo={props.onGo}
      />
    </div>
  );
};

/**
 * An uncovered passage takes the focus, to be read before it is graded. When the answer is in, what to press next takes
 * it from the choice that is now closed, and the verdict comes into sight where the choices fill a small screen.
 */
const useFocusOnAnswer = ({ id, key }: PlayerQuestion, state: AnswerState) => {
  const next = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const passage = useRef<HTMLHeadingElement>(null);
  useWhenItBecomes(id, state === "uncovered" && key !== null, () => {
    passage.current?.focus({ preventScroll: true });
    passage.current?.parentElement?.scrollIntoView({ block: "nearest" });
  });
  useWhenItBecomes(id, state !== "open" && state !== "uncovered", () => {
    next.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: "nearest" });
  });
  return { next, verdict, passage };
};

/** Runs when something comes true of the question in hand; not when the student walks to one of which it is true. */
const useWhenItBecomes = (questionId: string, isTrue: boolean, run: () => void): void => {
  const latest = useLatest(run);
  const seen = useRef({ questionId, isTrue });
  useEffect(() => {
    const before = seen.current;
    seen.current = { questionId, isTrue };
    if (isTrue && before.questionId === questionId && !before.isTrue) latest.current();
  }, [questionId, isTrue]);
};
