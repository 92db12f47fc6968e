"use client";

import { Check, CircleDashed, X } from "lucide-react";
import type { Attempt } from "#lib/schemas/quiz.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { type AnswerState, answerState, type PlayerQuestion } from "./player-question.ts";

const looks: Readonly<Record<Exclude<AnswerState, "open" | "uncovered">, string>> = {
  right: "text-correct",
  wrong: "text-loss",
  partly: "text-ink",
  pending: "text-ink-soft",
};

const icons = { right: Check, wrong: X, partly: CircleDashed, pending: CircleDashed } as const;

/** After the answer: right or not, the right answer where neither choice nor passage shows it, and why. */
export const AnswerVerdict = (props: {
  question: PlayerQuestion;
  attempt: Attempt;
  judging: boolean;
  onJudgeAgain: () => void;
}) => {
  const t = useTexts();
  const { question, attempt } = props;
  const state = answerState(question, attempt);
  if (state === "open" || state === "uncovered") return null;
  const Icon = icons[state];
  const recalled = question.type === "free_recall";
  return (
    <div className="arrive grid grid-cols-1 gap-4">
      <p className={`flex items-center gap-2 text-lg font-semibold ${looks[state]}`}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {recalled && state !== "pending" ? t(`recall.${state}`) : t(`player.${state}`)}
      </p>
      {state === "pending" && (
        <button
          type="button"
          onClick={props.onJudgeAgain}
          disabled={props.judging}
          className={buttonStyle("secondary", "justify-self-start")}
        >
          {t("player.judgeAgain")}
        </button>
      )}
      {attempt.reason !== null && <p className="font-serif text-lg">{attempt.reason}</p>}
      {question.key !== null && state !== "right" && question.choices.length === 0 && !recalled && (
        <div>
          <h3 className="caption">{t("player.rightAnswer")}</h3>
          <div className="font-serif text-lg font-medium">{question.key.answer}</div>
        </div>
      )}
      {question.key?.explanation != null && (
        <div>
          <h3 className="caption">{t("player.why")}</h3>
          <div className="font-serif text-lg">{question.key.explanation}</div>
        </div>
      )}
    </div>
  );
};
