"use client";

import Link from "next/link";
import { useTexts } from "#components/ui/texts.tsx";
import type { RestingLink } from "#lib/schemas/resting-question.ts";
import { questionName } from "./question-name.ts";

/**
 * The questions and cards that rest on a passage. Those that were not answered yet are counted: the passage beside them would
 * give them away.
 */
export const RestingQuestions = (props: { questions: readonly RestingLink[] }) => {
  const t = useTexts();
  const { questions } = props;
  const answered = questions.filter(({ isAnswered }) => isAnswered);
  const count = questions.length - answered.length;
  const tall = "pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";
  if (questions.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 text-sm">
      {answered.map(({ id, stem, quizId, quizTitle, cardId }) => {
        const name = questionName(stem);
        return (
          <li key={id} className="grid min-w-0 grid-cols-1 gap-0.5">
            <Link
              href={`/quiz/${quizId}/questions#question-${id}`}
              prefetch={false}
              className={`link font-serif wrap-anywhere ${tall}`}
            >
              {name}
            </Link>
            <span className="caption flex flex-wrap items-center gap-x-3">
              <span className="wrap-anywhere">{quizTitle}</span>
              {cardId !== null && (
                <Link
                  href={`/cards?card=${cardId}`}
                  prefetch={false}
                  aria-label={t("sources.resting.cardOf", { name })}
                  className={`link ${tall}`}
                >
                  {t("sources.resting.card")}
                </Link>
              )}
            </span>
          </li>
        );
      })}
      {count > 0 && <li className="caption">{t("sources.resting.hidden", { count })}</li>}
    </ul>
  );
};
