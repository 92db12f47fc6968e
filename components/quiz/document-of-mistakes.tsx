"use client";

import { FileText } from "lucide-react";
import { useState, useTransition } from "react";
import type { SourceView } from "#lib/schemas/source.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { useMakeFrom } from "../subjects/use-make-from.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** Keeps the mistakes of the round as a note of the subject, and makes a document with these settings of it. */
export const DocumentOfMistakes = (props: { quizId: string; settings: StudySettings }) => {
  const t = useTexts();
  const [keeping, start] = useTransition();
  const [refusal, setRefusal] = useState<string | null>(null);
  const made = useMakeFrom(props.settings);
  const make = () =>
    start(async () => {
      setRefusal(null);
      const kept = await sendJson<SourceView>("POST", `/api/quiz/${props.quizId}/mistakes`);
      if (kept.ok) made.make("study", [kept.value]);
      else setRefusal(refusalText(t, kept));
    });
  return (
    <>
      <button
        type="button"
        onClick={make}
        disabled={keeping || made.busy}
        className={`${buttonStyle("quiet")} -mx-3`}
      >
        <FileText aria-hidden="true" className="size-4" />
        {t("results.documentOfMistakes")}
      </button>
      <Alert>{refusal ?? made.refusal}</Alert>
    </>
  );
};
