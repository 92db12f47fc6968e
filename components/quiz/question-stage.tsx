"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "../ui/texts.tsx";
import { AnswerVerdict } from "./answer-verdict.tsx";
import { PlayerActions } from "./player-actions.tsx";
import { PlayerKeysDialog } from "./player-keys-dialog.tsx";
import { answerState, type PlayerQuestion } from "./player-question.ts";
import { QuestionCard } from "./question-card.tsx";
import { QuestionMap } from "./question-map.tsx";
import { QuestionMargin } from "./question-margin.tsx";
import type { PlayerState } from "./use-player.ts";
import { type PlayerKeys, usePlayerKeys } from "./use-player-keys.ts";

/** The question in hand with everything around it: where it stands, its answer, its margin. */
export const QuestionStage = (props: {
  player: PlayerState;
  question: PlayerQuestion;
  questions: readonly PlayerQuestion[];
  round: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  const { player, question, questions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const attempt = player.attemptOf(question);
  const answered = attempt !== null;
  const { next, verdict } = useFocusOnAnswer(answered ? question.id : null);
  const goOn = () => (answered ? props.onGo(player.index + 1) : player.check());
  const showKeys = () => dialog.current?.showModal();

  usePlayerKeys(
    {
      ...answerKeys(question, answered, form, player.setDraft),
      enter: goOn,
      step: (by) => props.onGo(Math.min(player.index + by, questions.length - 1)),
      help: showKeys,
    },
    question.type === "true_false",
  );

  const position = t("player.position", { number: player.index + 1, total: questions.length });
  return (
    <div className="grid grid-cols-1 gap-8">
      <QuestionHead {...props} position={position} />
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
        className="question-page"
      >
        <div className="question-text">
          <QuestionCard
            key={question.id}
            question={question}
            heading={props.heading}
            position={position}
            chosen={attempt?.answer ?? player.draft}
            answered={answered}
            sending={player.sending}
            keyValue={player.keyValue}
            onChoose={player.setDraft}
            onEnter={goOn}
          />
          <div ref={verdict} role="status" className="scroll-mb-32 empty:hidden">
            {attempt !== null && (
              <AnswerVerdict
                question={question}
                attempt={attempt}
                judging={player.sending}
                onJudgeAgain={player.judgeAgain}
              />
            )}
          </div>
        </div>
        <QuestionMargin question={question} answered={answered} />
        <PlayerActions
          answered={answered}
          position={{ first: player.index === 0, last: player.index === questions.length - 1 }}
          sending={player.sending}
          ready={player.draft.trim() !== ""}
          refusal={player.refusal}
          next={next}
          onPrevious={() => props.onGo(player.index - 1)}
          onKeys={showKeys}
        />
      </form>
      <PlayerKeysDialog dialog={dialog} />
    </div>
  );
};

/** The keys that answer this question: a number or a letter for a choice, any letter for a field. */
const answerKeys = (
  question: PlayerQuestion,
  answered: boolean,
  form: RefObject<HTMLFormElement | null>,
  choose: (value: string) => void,
): Pick<PlayerKeys, "choose" | "write"> => {
  const open = answered ? [] : question.choices;
  const writes = !answered && question.choices.length === 0;
  return {
    choose: (index) => {
      const choice = open[index];
      if (choice === undefined) return;
      choose(choice.value);
      // Enter then checks the answer, whatever had the focus before.
      form.current?.querySelectorAll<HTMLInputElement>("[type=radio]")[index]?.focus();
    },
    write: writes
      ? () => form.current?.querySelector<HTMLElement>("input, textarea")?.focus()
      : null,
  };
};

/** Where the student is: the number, the round, how hard it is, and a mark for each question. */
const QuestionHead = (props: {
  player: PlayerState;
  question: PlayerQuestion;
  questions: readonly PlayerQuestion[];
  round: number;
  position: string;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  const { player, question, questions, position } = props;
  return (
    <div className="grid max-w-2xl gap-2">
      <p className="caption flex justify-between tabular-nums">
        <span>
          {position}
          {props.round > 1 && ` · ${t("player.round", { round: props.round - 1 })}`}
        </span>
        <span>
          {question.unchecked && (
            <span className="text-doubt">{`${t("report.unchecked")} · `}</span>
          )}
          {t(`player.difficulty.${question.difficulty}`)}
        </span>
      </p>
      <QuestionMap
        states={questions.map((one) => answerState(player.attemptOf(one)))}
        present={player.index}
        onGo={props.onGo}
      />
    </div>
  );
};

/**
 * The answer is in: what to press next takes the focus from the choice that is now closed, and the
 * verdict comes into sight where the choices fill a small screen.
 */
const useFocusOnAnswer = (answeredId: string | null) => {
  const next = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const seen = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const fresh = seen.current === null && answeredId !== null;
    seen.current = answeredId;
    if (!fresh) return;
    next.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: "nearest" });
  }, [answeredId]);
  return { next, verdict };
};
