"use client";

import { useState } from "react";
import { type Sent, sendJson } from "#components/hooks/send-json.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudyReply, StudyView } from "#lib/schemas/study.ts";
import type { MarkedPassage } from "./marked-passage.ts";

interface Said {
  /** The student's lines that the view had before the first of these. */
  readonly before: number;
  readonly texts: readonly string[];
}

/** What the student has said and the view does not show yet: it stands in the conversation from the press on. */
const useUnseenLines = (view: StudyView, sending: boolean) => {
  const [said, setSaid] = useState<Said>({ before: 0, texts: [] });
  const lines =
    view.messages.filter(({ author }) => author === "student").length + view.queued.length;
  // A thread that rests has taken up everything that it was told.
  const isOpen = sending || view.thread.status === "running";
  const unseen = isOpen ? said.texts.slice(Math.max(0, lines - said.before)) : [];
  const add = (text: string): void =>
    setSaid(
      unseen.length === 0
        ? { before: lines, texts: [text] }
        : { ...said, texts: [...said.texts, text] },
    );
  /** The last line was not taken. */
  const takeBack = (): void =>
    setSaid(({ before, texts }) => ({ before, texts: texts.slice(0, -1) }));
  return { unseen, add, takeBack };
};

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
