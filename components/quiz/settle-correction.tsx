"use client";

import { Check, Quote } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

const useSettling = (quizId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const settle = (ids: readonly string[], how: { taken: boolean } | { rejected: boolean }) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/quiz/${quizId}/corrections`, { ids, ...how });
      if (sent.ok) router.refresh();
      else setRefusal(refusalText(t, sent));
    });
  return { t, settle, busy, refusal };
};

/**
 * What became of a correction: the note says it, may say it, cannot as the sentence was changed; the student rejected it;
 * or the note says it though it was withdrawn since.
 */
export type CorrectionState = "taken" | "open" | "gone" | "rejected" | "withdrawn";

/** What is said of a correction that is settled; nothing of others. */
const settledLooks: Readonly<
  Partial<
    Record<
      CorrectionState,
      { key: "done" | "rejected" | "withdrawn"; look: string; Icon?: typeof Check }
    >
  >
> = {
  taken: { key: "done", look: "text-correct", Icon: Check },
  rejected: { key: "rejected", look: "text-ink-soft", Icon: Quote },
  withdrawn: { key: "withdrawn", look: "text-doubt" },
};

/** Has the student's note say what a correction says, or keeps the student's own words; each is taken back at the same place. */
export const SettleCorrection = (props: {
  quizId: string;
  id: string;
  state: CorrectionState;
  canReject: boolean;
}) => {
  const { t, settle, busy, refusal } = useSettling(props.quizId);
  const { id, state } = props;
  const settled = settledLooks[state];
  const press = (key: "one" | "back" | "reject" | "allow", look: string, how: () => void) => (
    <button type="button" disabled={busy} onClick={how} className={look}>
      {t(`report.take.${key}`)}
    </button>
  );
  const quiet = buttonStyle("quiet", "-mx-3");
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
        {settled && (
          <p className={`flex min-w-0 items-baseline gap-1.5 ${settled.look}`}>
            {settled.Icon && (
              <settled.Icon aria-hidden="true" className="size-4 flex-none self-center" />
            )}
            {t(`report.take.${settled.key}`)}
          </p>
        )}
        {state === "open" &&
          press("one", buttonStyle("secondary"), () => settle([id], { taken: true }))}
        {(state === "taken" || state === "withdrawn") &&
          press("back", quiet, () => settle([id], { taken: false }))}
        {!settled &&
          props.canReject &&
          press("reject", quiet, () => settle([id], { rejected: true }))}
        {state === "rejected" && press("allow", quiet, () => settle([id], { rejected: false }))}
      </div>
      <Alert>{refusal}</Alert>
    </div>
  );
};

/** The same for all corrections that the note does not have yet. */
export const TakeAllCorrections = (props: { quizId: string; ids: readonly string[] }) => {
  const { t, settle, busy, refusal } = useSettling(props.quizId);
  return (
    <div className="grid grid-cols-1 gap-2">
      <button
        type="button"
        disabled={busy}
        onClick={() => settle(props.ids, { taken: true })}
        className={buttonStyle("secondary", "w-fit")}
      >
        {t("report.take.all", { count: props.ids.length })}
      </button>
      <Alert>{refusal}</Alert>
    </div>
  );
};
