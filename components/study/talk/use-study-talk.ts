"use client";

import { useState } from "react";
import { type Sent, sendJson } from "#components/api/send-json.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudyReply, StudyView } from "#lib/schemas/study.ts";
import type { MarkedPassage } from "./marked-passage.ts";
import { useUnseenLines } from "./use-unseen-lines.ts";

/** What the student can say to a study thread; one thing at a time, with what went wrong. */
export const useStudyTalk = (options: {
  view: StudyView;
  /** Something was said: look at the thread at once. */
  onSaid: () => Promise<unknown>;
}) => {
  const { view, onSaid } = options;
  const { id: threadId, question } = view.thread;
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { unseen, add, takeBack } = useUnseenLines(view, busy);

  /** `line` is what of it the student reads in the conversation. */
  const say = async (sending: Promise<Sent<unknown>>, line?: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    if (line !== undefined) add(line);
    const sent = await sending;
    if (!sent.ok && line !== undefined) takeBack();
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
    return say(
      sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value }),
      value.type === "feedback" ? value.text : undefined,
    );
  };
  const ask = (request: string, marked: MarkedPassage | null): Promise<boolean> =>
    say(
      sendJson("POST", `/api/edit/${threadId}`, {
        request,
        ...(marked === null ? {} : { selection: marked.span, quote: marked.text }),
      }),
      request,
    );
  const stop = () => say(sendJson("POST", `/api/threads/${threadId}/stop`));
  const retry = () => say(sendJson("POST", `/api/threads/${threadId}/retry`));
  return { busy, problem, unseen, reply, ask, stop, retry };
};

export type StudyTalk = ReturnType<typeof useStudyTalk>;
