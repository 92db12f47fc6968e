"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import type { QuizResults } from "#lib/schemas/quiz.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** How much of its note a quiz and those before it have asked about; a note that sets no terms off says nothing of it. */
export const TermsAsked = (props: { quizId: string }) => {
  const t = useTexts();
  const [terms, setTerms] = useState<QuizResults["terms"] | null>(null);
  const address = `/api/quiz/${props.quizId}/results`;
  useEffect(() => {
    const controller = new AbortController();
    void sendJson<QuizResults>("GET", address, undefined, controller.signal).then((sent) => {
      // Without an answer the results stand by themselves.
      if (sent.ok && !controller.signal.aborted) setTerms(sent.value.terms);
    });
    return () => controller.abort();
  }, [address]);
  if (terms === null || terms.total === 0) return null;
  const { asked, total } = terms;
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {asked === total ? t("results.termsAll", { total }) : t("results.terms", { asked, total })}
    </p>
  );
};

/** Begins another quiz of the same note, which goes on with what was not asked yet. */
export const MoreQuestions = (props: { quizId: string; look: "primary" | "secondary" }) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const ask = () =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson<ThreadView>("POST", `/api/quiz/${props.quizId}/more`);
      if (sent.ok) router.push(`/quiz/${sent.value.id}`);
      else setRefusal(refusalText(t, sent));
    });
  return (
    <>
      <button type="button" onClick={ask} disabled={busy} className={buttonStyle(props.look)}>
        {t(busy ? "results.retrying" : "results.moreQuestions")}
      </button>
      <Alert>{refusal}</Alert>
    </>
  );
};
