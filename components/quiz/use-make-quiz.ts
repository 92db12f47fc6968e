"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { CreateQuizRequest } from "#lib/schemas/create-thread.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../api/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** Sends the note and opens the quiz; what goes wrong becomes a sentence, and the note stays. */
export const useMakeQuiz = (onMade: () => void) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const make = (note: Omit<CreateQuizRequest, "kind">) =>
    start(async () => {
      setProblem(null);
      const sent = await sendJson<ThreadView>("POST", "/api/threads", { kind: "quiz", ...note });
      if (!sent.ok) {
        setProblem(sent.message ?? t("shell.unreachable"));
        return;
      }
      onMade();
      // The button stands at the end of a long page, and the next one begins at its top.
      window.scrollTo({ top: 0 });
      router.push(`/quiz/${sent.value.id}`);
    });
  return { make, busy, problem, setProblem };
};
