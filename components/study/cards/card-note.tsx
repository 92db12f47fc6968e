"use client";

import { Layers } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import { RestingQuestions } from "#components/quiz/resting-questions.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { PassageCard, PassageQuestion } from "#lib/schemas/passage-card.ts";

/** That a passage has cards and questions: a quiet mark beside it, or below it on a phone, which opens their list. */
export const CardNote = (props: {
  cards: readonly PassageCard[];
  questions: readonly PassageQuestion[];
}) => {
  const { cards, questions } = props;
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const changed = [...cards, ...questions].filter((one) => one.changed).length;
  const counts = [
    ...(questions.length > 0 ? [t("workspace.cards.questions", { count: questions.length })] : []),
    ...(cards.length > 0 ? [t("workspace.cards.here", { count: cards.length })] : []),
  ];
  return (
    <div
      data-margin-note
      data-card-note
      className="grid gap-1 font-sans text-xs hyphens-none select-none max-noted:px-1 noted:absolute noted:top-[var(--note-top,0)] noted:left-[calc(100%+1.25rem)] noted:w-[clamp(12rem,13.5vw,16rem)] noted:px-2"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="inline-flex items-center gap-1.5 justify-self-start rounded-md px-1 py-0.5 text-ink-faint pointer-coarse:min-h-11 hover:text-ink"
        onClick={() => setOpen(!open)}
      >
        <Layers aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {counts.join(" · ")}
        {changed > 0 && (
          <span className="text-doubt">· {t("workspace.cards.changed", { count: changed })}</span>
        )}
      </button>
      <div id={id} hidden={!open} className="grid gap-2 border-l-2 border-rule pl-2">
        {open && <RestingQuestions questions={questions} />}
        {open && cards.length > 0 && (
          <ul className="grid gap-0.5">
            {cards.map((card) => (
              <li key={card.id} className="min-w-0">
                <Link
                  href={`/cards?card=${card.id}`}
                  prefetch={false}
                  className="link line-clamp-2 py-0.5 wrap-anywhere pointer-coarse:py-2.5"
                >
                  {card.front}
                </Link>
                {card.changed && (
                  <span className="block text-doubt">{t("workspace.cards.changedHere")}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
