"use client";

import { useRef, useState } from "react";
import { type Sent, sendJson } from "#components/hooks/send-json.ts";
import { Composer } from "#components/ui/composer.tsx";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useNewestInSight } from "#components/ui/show-end.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxGuideText } from "#lib/guide/guide-limits.ts";
import type { GuideReply } from "#lib/schemas/guide.ts";
import type { MessageView } from "#lib/schemas/study.ts";
import type { ThreadQuestion, ThreadView } from "#lib/schemas/thread.ts";

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

/** Why nothing can be asked. */
const placeholders = {
  running: "placeholderBusy",
  waiting: "placeholderBusy",
  stopped: "placeholderHalted",
  failed: "placeholderHalted",
  done: "placeholderDone",
} as const satisfies Record<ThreadView["status"], string>;

/** Where the student asks about the step, or says in their own words what they did. */
export const GuideAskBox = (props: {
  thread: ThreadView;
  talk: GuideTalk;
  /** Where the manual was silent, the box is for other words. */
  otherwise?: boolean;
}) => {
  const t = useTexts();
  const { thread, talk, otherwise = false } = props;
  const open = thread.question !== null;
  const over = thread.status === "done" && !open;
  const asked = t(otherwise ? "guide.answer.otherWords" : "guide.talk.ask");
  const hint = t(`guide.talk.${open ? "placeholder" : placeholders[thread.status]}`);
  return (
    <Composer
      keptAs={`lectern.guide.${thread.id}${otherwise ? ".words" : ""}`}
      label={asked}
      placeholder={open && otherwise ? asked : hint}
      maxLength={maxGuideText}
      open={!over}
      mayBeSent={open}
      busy={talk.busy}
      send={t("guide.talk.send")}
      sending={t("guide.talk.sending")}
      onSend={talk.ask}
    />
  );
};

/** What became of the guide is said quietly; a failure with the colour of doubt. */
const looks: Readonly<Partial<Record<MessageView["kind"], string>>> = {
  edit_error: "talk-doubt",
  completed: "talk-stage",
  stage: "talk-stage",
};

/** The conversation so far; the newest word comes into sight unless the reader went back up. */
export const GuideMessages = (props: {
  messages: readonly MessageView[];
  html: Readonly<Record<string, string>>;
}) => {
  const t = useTexts();
  const { messages } = props;
  const end = useRef<HTMLDivElement>(null);
  useNewestInSight(end, messages.at(-1)?.id ?? null);
  if (messages.length === 0) return <p className="caption">{t("guide.talk.empty")}</p>;
  return (
    <>
      <ol aria-live="polite" className="grid gap-3.5 text-sm leading-[1.55]">
        {messages.map((message) => (
          <li
            key={message.id}
            className={`talk-message ${message.author === "student" ? "talk-student" : (looks[message.kind] ?? "")}`}
          >
            <span className="sr-only">
              {message.author === "student" ? t("guide.talk.you") : t("shell.product")}:{" "}
            </span>
            {message.author === "student" ? (
              <p className="whitespace-pre-wrap">{message.text}</p>
            ) : (
              <RenderedText html={props.html[message.id] ?? null} text={message.text} />
            )}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
};
