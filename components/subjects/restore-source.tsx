"use client";

import { History } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { settledFocus } from "#components/quiz/settled-focus.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

/** Gives a source an earlier text of its own once more, and shows it. @param name which text that is, for its button's name */
export const RestoreSource = (props: {
  sourceId: string;
  revision: number;
  name: string;
  look: "secondary" | "quiet";
}) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const { sourceId, revision, look } = props;
  const restore = () =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/sources/${sourceId}/revisions`, { revision });
      if (!sent.ok) return setRefusal(refusalText(t, sent));
      document.getElementById(settledFocus)?.focus();
      router.push(`/source/${sourceId}`);
      router.refresh();
    });
  return (
    <span className="inline-grid grid-cols-1 gap-2">
      <button
        type="button"
        disabled={busy}
        onClick={restore}
        aria-label={t("sources.history.restoreOf", { name: props.name })}
        className={buttonStyle(look, look === "quiet" ? "-mx-3 w-fit" : "w-fit")}
      >
        <History aria-hidden="true" className="size-4" />
        {t("sources.history.restore")}
      </button>
      <Alert>{refusal}</Alert>
    </span>
  );
};
