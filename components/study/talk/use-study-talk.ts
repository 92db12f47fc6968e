"use client";

import { useState } from "react";
import type { StudyReply } from "#lib/schemas/study.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { type Sent, sendJson } from "../../api/send-json.ts";
import { useTexts } from "../../ui/texts.tsx";
import type { MarkedPassage } from "./marked-passage.ts";

/** What the student can say to a study thread; one thing at a time, with what went wrong. */
export const useStudyTalk = (options: {
  threadId: string;
  question: ThreadQuestion | null;
  /** Something was said: look at the thread at once. */
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
      setProblem(sent.message ?? t("study.unreachable"));
    }
    await onSaid();
    setBusy(false);
    return sent.ok;
  };

  const reply = (value: StudyReply): Promise<boolean> => {
    if (question === null) return Promise.resolve(false);
    const { interruptId } = question;
    return say(sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value }));
  };
  const ask = (request: string, marked: MarkedPassage | null): Promise<boolean> =>
    say(
      sendJson("POST", `/api/edit/${threadId}`, {
        request,
        ...(marked === null ? {} : { selection: marked.span, quote: marked.text }),
      }),
    );
  const stop = () => say(sendJson("POST", `/api/threads/${threadId}/stop`));
  const retry = () => say(sendJson("POST", `/api/threads/${threadId}/retry`));
  return { busy, problem, reply, ask, stop, retry };
};

export type StudyTalk = ReturnType<typeof useStudyTalk>;
