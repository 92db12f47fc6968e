"use client";

import { useState } from "react";
import { type Sent, sendJson } from "#components/hooks/send-json.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideReply } from "#lib/schemas/guide.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";

/** What the student can say to a guide; one thing at a time, with what went wrong. */
export const useGuideTalk = (options: {
  threadId: string;
  question: ThreadQuestion | null;
  /** Something was said: look at the guide at once. */
  onSaid: () => Promise<unknown>;
}) => {
  const { threadId, question, onSaid } = options;
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const say = async (sending: Promise<Sent<unknown>>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const sent = await sending;
    // A question that was answered elsewhere is no error: the page catches up.
    if (!sent.ok && sent.code !== "thread_not_waiting") {
      setProblem(sent.message ?? t("shell.unreachable"));
    }
    await onSaid();
    setBusy(false);
    return sent.ok;
  };
  const reply = (value: GuideReply): Promise<boolean> => {
    if (question === null || busy) return Promise.resolve(false);
    const { interruptId } = question;
    return say(sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value }));
  };
  return {
    ...{ busy, problem, reply },
    choose: (choice: string) => reply({ type: "choice", choice }),
    ask: (text: string) => reply({ type: "text", text }),
    jump: (step: number) => reply({ type: "jump", step }),
    retry: () => say(sendJson("POST", `/api/threads/${threadId}/retry`)),
  };
};

export type GuideTalk = ReturnType<typeof useGuideTalk>;
