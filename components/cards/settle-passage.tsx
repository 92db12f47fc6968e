"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLetterKeys } from "#components/hooks/use-letter-keys.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { PassageOutcome, SettlePassage as Settled } from "#lib/schemas/passage-card.ts";

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
  const [cannot, setCannot] = useState(false);
  const [busy, start] = useTransition();
  const { cardId, settled, name, hasKeys } = props;
  const settle = (how: Settled["settle"]) => {
    if (busy) return;
    start(async () => {
      setRefusal(null);
      const body = { ...settled, settle: how };
      const sent = await sendJson<PassageOutcome>("POST", `/api/cards/${cardId}/passage`, body);
      if (!sent.ok) setRefusal(refusalText(t, sent));
      if (sent.ok && sent.value.outcome === "nothing") return setCannot(true);
      if (sent.ok || sent.code === "document_changed") router.refresh();
    });
  };
  const acts = {
    keep: { letter: "K", act: () => settle("keep") },
    rebuild: { letter: "R", act: () => settle("rebuild") },
  };
  useLetterKeys(
    hasKeys ? { KeyK: acts.keep.act, ...(cannot ? {} : { KeyR: acts.rebuild.act }) } : {},
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
        {cannot && t("cards.passage.nothing")}
      </p>
      <div className="flex flex-wrap gap-2">
        {button("keep")}
        {!cannot && button("rebuild")}
      </div>
      <Alert>{refusal}</Alert>
    </>
  );
};
