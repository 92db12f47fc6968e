"use client";

import { useRetry } from "#components/hooks/use-sending.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";

/** Fills a quiz up with what earlier ones asked. */
export const AskAgain = (props: {
  quizId: string;
  label: string;
  look?: "primary" | "secondary";
}) => {
  const { retry, busy, refusal } = useRetry(`/api/quiz/${props.quizId}/earlier`);
  return (
    <>
      <button
        type="button"
        onClick={retry}
        disabled={busy}
        className={buttonStyle(props.look ?? "secondary")}
      >
        {props.label}
      </button>
      <Alert>{refusal}</Alert>
    </>
  );
};
