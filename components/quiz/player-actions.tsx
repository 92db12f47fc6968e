"use client";

import { ArrowLeft, ArrowRight, Keyboard } from "lucide-react";
import type { RefObject } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { answerState, type PlayerQuestion } from "./player-question.ts";
import { SelfGrading } from "./self-grading.tsx";
import type { PlayerState } from "./use-player.ts";

/** Check, then next; between them the grades of what the student grades. On a phone they stay within the thumb's reach. */
export const PlayerActions = (props: {
  player: PlayerState;
  question: PlayerQuestion;
  last: boolean;
  next: RefObject<HTMLButtonElement | null>;
  onPrevious: () => void;
  onKeys: () => void;
}) => {
  const t = useTexts();
  const { player, question } = props;
  const attempt = player.attemptOf(question);
  const grading = attempt !== null && answerState(question, attempt) === "uncovered";
  return (
    <div className="thumb-bar">
      <p role="alert" className="basis-full text-sm text-loss empty:hidden">
        {player.refusal}
      </p>
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
        onClick={props.onKeys}
        className={buttonStyle("quiet", "ml-auto max-sm:hidden pointer-coarse:hidden")}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {t("player.keys.open")}
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
  last: boolean;
  next: RefObject<HTMLButtonElement | null>;
}) => {
  const t = useTexts();
  const { player, question, answered } = props;
  const recall = question.type === "free_recall";
  const check = recall
    ? t(player.sending ? "recall.uncovering" : "recall.uncover")
    : t(player.sending ? "player.checking" : "player.check");
  const ready = recall || player.draft.trim() !== "";
  return (
    <button
      ref={props.next}
      type="submit"
      disabled={!answered && (player.sending || !ready)}
      className={buttonStyle("primary", "min-w-36 max-sm:flex-1")}
    >
      {answered ? t(props.last ? "player.results" : "player.next") : check}
      {answered && <ArrowRight aria-hidden="true" className="size-4" />}
    </button>
  );
};
