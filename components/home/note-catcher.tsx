"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "#components/ui/alert.tsx";
import type { NoteMark } from "#lib/schemas/source.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { keep } from "../hooks/use-session-storage.ts";
import { noteSize } from "../notes/read-note-file.ts";
import { useNoteFiles } from "../notes/use-note-files.tsx";
import { fewestWords, noteDraftKey } from "../quiz/use-note-draft.ts";
import { DropOverlay, useDropAnywhere } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";

/**
 * Leads from a note to its questions. With a model the field of a new quiz comes between, as the note leaves this computer
 * and costs something; it also opens for what is hardly a note, and says what is wrong with one that was refused.
 */
const useNoteToQuiz = (offline: boolean) => {
  const router = useRouter();
  const [busy, start] = useTransition();
  const open = (text: string, fileName: string | null, marks: readonly NoteMark[]) =>
    start(async () => {
      if (offline && noteSize(text).words >= fewestWords) {
        const note = { kind: "quiz", text, fileName, marks };
        const sent = await sendJson<ThreadView>("POST", "/api/threads", note);
        if (sent.ok) return router.push(`/quiz/${sent.value.id}`);
      }
      keep(noteDraftKey, { text, fileName, marks });
      router.push("/quiz/new");
    });
  return { open, busy };
};

/** Lets a note be dropped or pasted on the home page. */
export const NoteCatcher = (props: {
  maxBytes: number;
  maxFileBytes: number;
  offline: boolean;
}) => {
  const t = useTexts();
  const { open } = useNoteToQuiz(props.offline);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useNoteFiles({
    maxBytes: props.maxBytes,
    maxFileBytes: props.maxFileBytes,
    onText: open,
    onProblem: setProblem,
  });
  const over = useDropAnywhere({
    onFiles: (dropped) => void files.take(dropped),
    onText: (text) => open(text, null, []),
  });
  return (
    <>
      {files.below}
      <Alert className="whitespace-pre-line">{problem}</Alert>
      {over && <DropOverlay text={t("home.drop")} />}
    </>
  );
};
