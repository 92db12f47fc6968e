"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** Errors that only another note can mend. */
const needsAnotherNote: ReadonlySet<string> = new Set([
  "note_garbage",
  "note_empty",
  "note_exhausted",
  "no_questions",
  "model_context_exceeded",
]);

/** Errors that only a change of the settings can mend; trying again stays possible afterwards. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** A run that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
export const RunHalted = (props: {
  threadId: string;
  error: { code: string; message: string } | null;
}) => {
  const t = useTexts();
  const { error } = props;
  const { retry, busy, refusal } = useRetry(props.threadId);
  const retryButton = (
    <button
      type="button"
      onClick={retry}
      disabled={busy}
      className={buttonStyle(
        error !== null && needsSettings.has(error.code) ? "secondary" : "primary",
      )}
    >
      {error === null ? t("progress.stopped.action") : t("progress.failed.retry")}
    </button>
  );
  return (
    <section className="grid justify-items-start gap-5">
      <h2 className="font-serif text-3xl font-medium tracking-[-0.015em]">
        {error === null ? t("progress.stopped.title") : t("progress.failed.title")}
      </h2>
      <p className="max-w-[56ch] font-serif text-lg text-ink-soft">
        {error === null ? t("progress.stopped.body") : error.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {error !== null && needsSettings.has(error.code) && (
          <Link href="/settings" className={buttonStyle("primary")}>
            {t("progress.failed.settings")}
          </Link>
        )}
        {error !== null && needsAnotherNote.has(error.code) ? (
          <Link href="/quiz/new" className={buttonStyle("primary")}>
            {t("progress.failed.newNote")}
          </Link>
        ) : (
          retryButton
        )}
      </div>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {refusal}
      </p>
    </section>
  );
};

const useRetry = (threadId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, startRetry] = useTransition();
  const retry = () =>
    startRetry(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/threads/${threadId}/retry`);
      if (sent.ok) router.refresh();
      else setRefusal(sent.message ?? t("shell.unreachable"));
    });
  return { retry, busy, refusal };
};
