"use client";

import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

const useTaking = (quizId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const take = (ids: readonly string[], taken: boolean) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/quiz/${quizId}/corrections`, { ids, taken });
      if (sent.ok) router.refresh();
      else setRefusal(refusalText(t, sent));
    });
  return { t, take, busy, refusal };
};

/** Has the student's note say what a correction says, or what it said before. */
export const TakeCorrection = (props: {
  quizId: string;
  id: string;
  isTaken: boolean;
  /** Whether the correction was withdrawn since. */
  isWithdrawn?: boolean;
}) => {
  const { t, take, busy, refusal } = useTaking(props.quizId);
  const { id, isTaken, isWithdrawn = false } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        {isTaken && isWithdrawn && <p className="text-doubt">{t("report.take.withdrawn")}</p>}
        {isTaken && !isWithdrawn && (
          <p className="inline-flex items-center gap-1.5 text-correct">
            <Check aria-hidden="true" className="size-4 flex-none" />
            {t("report.take.done")}
          </p>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={() => take([id], !isTaken)}
          className={isTaken ? buttonStyle("quiet", "-mx-3") : buttonStyle("secondary")}
        >
          {t(isTaken ? "report.take.back" : "report.take.one")}
        </button>
      </div>
      <Alert>{refusal}</Alert>
    </div>
  );
};

/** The same for all corrections that the note does not have yet. */
export const TakeAllCorrections = (props: { quizId: string; ids: readonly string[] }) => {
  const { t, take, busy, refusal } = useTaking(props.quizId);
  return (
    <div className="grid grid-cols-1 gap-2">
      <button
        type="button"
        disabled={busy}
        onClick={() => take(props.ids, true)}
        className={buttonStyle("secondary", "w-fit")}
      >
        {t("report.take.all", { count: props.ids.length })}
      </button>
      <Alert>{refusal}</Alert>
    </div>
  );
};
