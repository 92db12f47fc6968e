"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useRef, useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLetterKeys } from "#components/hooks/use-letter-keys.ts";
import { focusHeading } from "#components/quiz/question-tools.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { PassageOutcome, SettlePassage as Settled } from "#lib/schemas/passage-card.ts";

/** The press goes with what it settled: the focus is on its card in a list, as the heading is far off, and on that of a review. */
const focusCard = (pressed: RefObject<HTMLElement | null>) => {
  const row = pressed.current?.closest("[data-card]");
  const box = row?.querySelector<HTMLElement>("input[type=checkbox]");
  if (box) box.focus();
  else focusHeading();
};

/** Keeps a card as it is though its passage changed, or has it made anew; where keys are given to it, K and R do that. */
export const SettlePassage = (props: {
  cardId: string;
  settled: Pick<Settled, "documentId" | "change">;
  /** What the card asks, for the names of the buttons where several are on the page. */
  name?: string;
  hasKeys?: boolean;
}) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [none, setNone] = useState<{ change: string; why: "nothing" | "elsewhere" } | null>(null);
  const [busy, start] = useTransition();
  const buttons = useRef<HTMLDivElement>(null);
  const { cardId, settled, name, hasKeys } = props;
  // Of other words it may be made by now.
  const cannot = none?.change === settled.change ? none.why : null;
  const settle = (how: Settled["settle"]) => {
    if (busy) return;
    start(async () => {
      setRefusal(null);
      const body = { ...settled, settle: how };
      const sent = await sendJson<PassageOutcome>("POST", `/api/cards/${cardId}/passage`, body);
      if (!sent.ok) setRefusal(refusalText(t, sent));
      const outcome = sent.ok ? sent.value.outcome : null;
      if (outcome === "nothing" || outcome === "elsewhere")
        return setNone({ change: settled.change, why: outcome });
      if (!sent.ok && sent.code !== "document_changed") return;
      focusCard(buttons);
      router.refresh();
    });
  };
  const acts = {
    keep: { letter: "K", act: () => settle("keep") },
    rebuild: { letter: "R", act: () => settle("rebuild") },
  };
  useLetterKeys(
    hasKeys ? { KeyK: acts.keep.act, ...(cannot === null && { KeyR: acts.rebuild.act }) } : {},
  );
  const button = (key: keyof typeof acts) => (
    <button
      type="button"
      disabled={busy}
      onClick={acts[key].act}
      {...(name !== undefined && { "aria-label": t(`cards.passage.${key}Of`, { name }) })}
      {...(hasKeys && { "aria-keyshortcuts": acts[key].letter.toLowerCase() })}
      className={buttonStyle("secondary", "font-sans")}
    >
      {t(`cards.passage.${key}`)}
      {hasKeys && (
        <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
          <kbd>{acts[key].letter}</kbd>
        </span>
      )}
    </button>
  );
  return (
    <>
      <p role="status" className="empty:hidden">
        {cannot !== null && t(`cards.passage.${cannot}`)}
      </p>
      <div ref={buttons} className="flex flex-wrap gap-2">
        {button("keep")}
        {cannot === null && button("rebuild")}
      </div>
      <Alert>{refusal}</Alert>
    </>
  );
};
