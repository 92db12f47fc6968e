"use client";

import { Layers } from "lucide-react";
import Link from "next/link";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { AddedCards } from "#lib/schemas/card.ts";

/** Makes cards of the questions that are answered; again, of those that were not yet. */
export const MakeCards = ({ threadId }: { threadId: string }) => {
  const t = useTexts();
  const [made, setMade] = useState<AddedCards | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const make = () => {
    if (busy) return;
    start(async () => {
      const sent = await sendJson<AddedCards>("POST", `/api/study/${threadId}/cards`);
      setRefusal(sent.ok ? null : refusalText(t, sent));
      if (sent.ok) setMade(sent.value);
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        onClick={make}
        aria-disabled={busy}
        className={buttonStyle("secondary")}
      >
        <Layers aria-hidden="true" className="size-4" />
        {t("study.questions.makeCards")}
      </button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {made !== null && (
          <>
            {t("study.questions.madeCards", { count: made.added })}{" "}
            <Link href={`/cards?subject=${made.subjectId}`} className="link">
              {t("study.questions.showCards")}
            </Link>
          </>
        )}
      </p>
      <Alert className="basis-full">{refusal}</Alert>
    </div>
  );
};
