"use client";

import { ArrowUp } from "lucide-react";
import { useId, useRef } from "react";
import { useKeptText } from "#components/hooks/use-session-storage.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { sendOnKey } from "#components/ui/send-on-key.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxGuideText } from "#lib/guide/guide-limits.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { GuideTalk } from "./use-guide-talk.ts";

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
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(
    `lectern.guide.${thread.id}${otherwise ? ".words" : ""}`,
    field,
  );
  const open = thread.question !== null;
  const over = thread.status === "done" && !open;
  const send = async () => {
    if (text.trim() === "" || talk.busy || !open) return;
    if (await talk.ask(text.trim())) setText("");
  };
  const asked = t(otherwise ? "guide.answer.otherWords" : "guide.talk.ask");
  const hint = t(`guide.talk.${open ? "placeholder" : placeholders[thread.status]}`);
  return (
    <form
      className="talk-ask"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="talk-field">
        <label htmlFor={id} className="sr-only">
          {asked}
        </label>
        <textarea
          id={id}
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnKey("line", () => void send())}
          enterKeyHint="send"
          disabled={over}
          maxLength={maxGuideText}
          rows={2}
          placeholder={open && otherwise ? asked : hint}
          className="talk-text"
        />
        <div className="flex items-center gap-1 px-2 pb-2">
          <button
            type="submit"
            disabled={!open || talk.busy || text.trim() === ""}
            aria-label={t(talk.busy ? "guide.talk.sending" : "guide.talk.send")}
            className={buttonStyle("primary", "ml-auto min-h-9! px-2.5!")}
          >
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      </div>
      <p className="caption pointer-coarse:hidden">{t("shell.enterSends")}</p>
    </form>
  );
};
