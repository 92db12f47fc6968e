"use client";

import { Check, RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { EvidenceOutcome, SettleEvidence as Settled } from "#lib/schemas/quoted-manual.ts";
import { focusHeading } from "./question-tools.tsx";

/** Until a model has weighed the evidence, the same is asked for, with these pauses between. */
const pauseMs = 1_000;

/** Has the evidence of corrections looked for again, as their manual says something else by now, or keeps them as they are. */
export const SettleEvidence = (props: {
  quizId: string;
  change: string;
  /** Whether a model is there that could look again. */
  canCheck: boolean;
  /** What is quoted, for the names of the buttons. */
  name: string;
}) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [doing, setDoing] = useState<Settled["settle"] | null>(null);
  const [busy, start] = useTransition();
  const { quizId, change, canCheck, name } = props;
  const settle = (how: Settled["settle"]) => {
    setDoing(how);
    start(async () => {
      setRefusal(null);
      const ask = () =>
        sendJson<EvidenceOutcome>("POST", `/api/quiz/${quizId}/evidence`, { settle: how, change });
      let sent = await ask();
      while (sent.ok && sent.value.outcome === "working") {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        sent = await ask();
      }
      if (sent.ok) focusHeading();
      else setRefusal(refusalText(t, sent));
      if (sent.ok || sent.code === "manual_changed") router.refresh();
    });
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {canCheck && (
          <button
            type="button"
            disabled={busy}
            onClick={() => settle("check")}
            aria-label={t("report.changed.checkOf", { name })}
            className={buttonStyle("secondary")}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            {t(busy && doing === "check" ? "report.changed.checking" : "report.changed.check")}
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={() => settle("keep")}
          aria-label={t("report.changed.keepOf", { name })}
          className={buttonStyle(canCheck ? "quiet" : "secondary", canCheck ? "-mx-3" : "")}
        >
          <Check aria-hidden="true" className="size-4" />
          {t("report.changed.keep")}
        </button>
      </div>
      <Alert>{refusal}</Alert>
    </>
  );
};
