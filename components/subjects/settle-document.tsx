"use client";

import { RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState, useTransition } from "react";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { focusHeading } from "../quiz/question-tools.tsx";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** Has a source follow the document that it was taken from, or not. */
export const SettleDocument = (props: {
  sourceId: string;
  /** Its title, for the names of the buttons. */
  source: string;
  change: string;
  /** Whether the document still says what it was taken from, in other words. */
  canTake: boolean;
  children: ReactNode;
}) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const { sourceId, source, change } = props;
  const settle = (take: boolean) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/sources/${sourceId}/document`, { change, take });
      if (sent.ok) focusHeading();
      else setRefusal(refusalText(t, sent));
      if (sent.ok || sent.code === "document_changed") router.refresh();
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {props.canTake && (
          <button
            type="button"
            disabled={busy}
            onClick={() => settle(true)}
            aria-label={t("sources.changedDocument.takeOf", { source })}
            className={buttonStyle("secondary")}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            {t("sources.changedDocument.take")}
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={() => settle(false)}
          aria-label={t("sources.changedDocument.leaveOf", { source })}
          className={buttonStyle("quiet", "-mx-3")}
        >
          {t("sources.changedDocument.leave")}
        </button>
        {props.children}
      </div>
      <Alert>{refusal}</Alert>
    </>
  );
};
