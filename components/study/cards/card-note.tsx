"use client";

import { Layers } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { PassageCard } from "#lib/schemas/passage-card.ts";

/** That a passage has cards: a quiet mark beside it, or below it on a phone, which opens their list. */
export const CardNote = ({ cards }: { cards: readonly PassageCard[] }) => {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const changed = cards.filter((card) => card.changed).length;
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
        {t("workspace.cards.here", { count: cards.length })}
        {changed > 0 && (
          <span className="text-doubt">· {t("workspace.cards.changed", { count: changed })}</span>
        )}
      </button>
      <ul id={id} hidden={!open} className="grid gap-0.5 border-l-2 border-rule pl-2">
        {open &&
          cards.map((card) => (
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
    </div>
  );
};
