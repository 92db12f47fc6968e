"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { CreateQuizRequest } from "#lib/schemas/create-thread.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../api/send-json.ts";
import type { FormProblem } from "../ui/field-problem.tsx";
import { useTexts } from "../ui/texts.tsx";

/** The parts of the form that something can be wrong with; `form` stands for what another note cannot mend. */
export type NoteFormPlace = "note" | "form";

/** Sends the note and opens the quiz; what goes wrong becomes a sentence, and the note stays. */
export const useMakeQuiz = (onMade: () => void) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<FormProblem<NoteFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const make = (note: Omit<CreateQuizRequest, "kind">) =>
    start(async () => {
      setProblem(null);
      const sent = await sendJson<ThreadView>("POST", "/api/threads", { kind: "quiz", ...note });
      if (!sent.ok) {
        const text = sent.message ?? t("shell.unreachable");
        setProblem({ at: sent.code.startsWith("note_") ? "note" : "form", text });
        return;
      }
      onMade();
      // The button stands at the end of a long page, and the next one begins at its top.
      window.scrollTo({ top: 0 });
      router.push(`/quiz/${sent.value.id}`);
    });
  return { make, busy, problem, setProblem };
};
