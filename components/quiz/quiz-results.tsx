"use client";

import { RotateCcw } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type RefObject, useState, useTransition } from "react";
import { isMistake } from "#lib/questions/is-mistake.ts";
import type { Attempt } from "#lib/schemas/quiz.ts";
import { sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";
import { MistakeList } from "./mistake-list.tsx";
import { answerState, type PlayerQuestion } from "./player-question.ts";

/** How the round went, what went wrong with the passages to read again, and one more go at it. */
export const QuizResults = (props: {
  quizId: string;
  questions: readonly PlayerQuestion[];
  attemptOf: (question: PlayerQuestion) => Attempt | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  const number = useNumbers();
  const { retry, busy, refusal } = useRetryMistakes(props.quizId);
  const states = props.questions.map((one) => answerState(one, props.attemptOf(one)));
  const score = props.questions.reduce((sum, one) => sum + scoreOf(props.attemptOf(one)), 0);
  const total = props.questions.length;
  const pending = states.filter((state) => state === "pending").length;
  const uncovered = states.filter((state) => state === "uncovered").length;
  const mistakes = props.questions.filter((question) => isMistake(props.attemptOf(question)));
  return (
    <section className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-4">
        <h2 ref={props.heading} tabIndex={-1} className="caption outline-none">
          {t("results.title")}
        </h2>
        <p className="font-serif text-4xl font-light tracking-[-0.03em] tabular-nums">
          {number(score, { maximumFractionDigits: 1 })}{" "}
          <span className="text-2xl tracking-normal text-ink-faint">
            {t("results.of", { total })}
          </span>
        </p>
        <p className="font-serif text-lg text-ink-soft">
          {pending > 0 && t("results.pending", { count: pending })}{" "}
          {uncovered > 0 && t("recall.uncovered", { count: uncovered })}
          {pending + uncovered === 0 && t(`results.${comment(score, total)}`)}
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
          <Link
            href="/quiz/new"
            className={buttonStyle(mistakes.length + uncovered > 0 ? "secondary" : "primary")}
          >
            {t("results.newQuiz")}
          </Link>
          <button type="button" onClick={() => props.onGo(0)} className={buttonStyle("quiet")}>
            {t("results.review")}
          </button>
        </div>
        <p role="alert" className="text-sm text-loss empty:hidden">
          {refusal}
        </p>
      </div>
      {mistakes.length > 0 && <MistakeList questions={mistakes} attemptOf={props.attemptOf} />}
    </section>
  );
};

const scoreOf = (attempt: Attempt | null): number =>
  attempt?.score ?? (attempt?.correct === true ? 1 : 0);

const comment = (score: number, total: number): "all" | "most" | "half" | "few" => {
  const share = total === 0 ? 1 : score / total;
  if (share >= 1) return "all";
  if (share >= 0.75) return "most";
  return share >= 0.4 ? "half" : "few";
};

const useRetryMistakes = (quizId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, startRetry] = useTransition();
  const retry = () =>
    startRetry(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/quiz/${quizId}/rounds`);
      if (sent.ok) router.refresh();
      else setRefusal(sent.message ?? t("shell.unreachable"));
    });
  return { retry, busy, refusal };
};
