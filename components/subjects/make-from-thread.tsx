"use client";

import { FileText, ListChecks } from "lucide-react";
import type { StudySettings } from "#lib/schemas/study.ts";
import { Alert } from "../ui/alert.tsx";
import { type ButtonKind, buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { type ChosenSource, useMakeFrom } from "./use-make-from.ts";

/** Makes a quiz or a document from the notes that something was made from; nothing where they are not there any more. */
export const MakeFromThread = (props: {
  kind: "quiz" | "study";
  sources: readonly ChosenSource[];
  /** Of a document. */
  settings?: StudySettings;
  look: ButtonKind;
}) => {
  const t = useTexts();
  const { kind, sources } = props;
  const { make, busy, refusal } = useMakeFrom(props.settings);
  if (sources.length === 0 || sources.some(({ isLost }) => isLost)) return null;
  const Icon = kind === "quiz" ? ListChecks : FileText;
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => make(kind, sources)}
        className={buttonStyle(props.look)}
      >
        <Icon aria-hidden="true" className="size-4" />
        {t(kind === "quiz" ? "sources.quizFromNotes" : "sources.documentFromNotes")}
      </button>
      <Alert>{refusal}</Alert>
    </>
  );
};
