"use client";

import { ArrowUp } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { Alert } from "#components/ui/alert.tsx";
import { keep, readKept, useSentText } from "../hooks/use-session-storage.ts";
import { buttonStyle } from "./button-style.ts";
import { useTexts } from "./texts.tsx";

const foot =
  "px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] border-t border-rule bg-paper";

/** Where the student writes to the product: Enter sends. What was typed outlives a reload, and what was not taken comes back. */
export const Composer = (props: {
  /** The name that the tab keeps the text by. */
  keptAs: string;
  /** For links that lead to the field. */
  id?: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  maxLength: number;
  /** Comes into the field when it is another one, behind what stands there. */
  begin?: string;
  /** Whether anything can be written at all. */
  open: boolean;
  /** Whether it can be sent by now. */
  mayBeSent: boolean;
  busy: boolean;
  send: string;
  sending: string;
  /** What was wrong with the last one. */
  problem?: string | null;
  /** @returns whether it was taken */
  onSend: (text: string) => Promise<boolean>;
  /** What goes with the text, above the field. */
  children?: ReactNode;
  /** In the middle of a page it is as wide as what is around it; else it is the foot of a column. */
  inPage?: boolean;
  /** Beside the button; `put` writes a text into the field. */
  tools?: (put: (text: string) => void) => ReactNode;
}) => {
  const t = useTexts();
  const own = { id: useId(), field: useRef<HTMLTextAreaElement>(null) };
  const { id = own.id, field = own.field, busy, mayBeSent } = props;
  const { text, setText, isEmpty, send } = useSentText(props.keptAs, field, props.onSend);
  const { begin = "" } = props;
  const begunAs = `${props.keptAs}.begun`;
  const put = useLatest((added: string) => {
    const begun = readKept(begunAs);
    keep(begunAs, [added]);
    // What was begun once, and still stands there, is not begun again; of another beginning nothing is left.
    if (text.includes(added)) return;
    const typed = Array.isArray(begun) && text.trim() === String(begun[0]).trim() ? "" : text;
    setText([typed, added].filter((part) => part.trim() !== "").join("\n\n"));
  });
  useEffect(() => {
    if (begin !== "") put.current(begin);
  }, [begin]);
  const canSend = mayBeSent && !busy && !isEmpty;
  const sendNow = () => canSend && send();
  return (
    <form
      className={`grid grid-cols-1 gap-2.5 ${props.inPage ? "" : foot}`.trim()}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow();
      }}
    >
      {props.children}
      <div className="border border-rule-strong rounded-card bg-surface [&:focus-within:has(textarea:focus-visible)]:border-accent [&:focus-within:has(textarea:focus-visible)]:outline [&:focus-within:has(textarea:focus-visible)]:outline-accent">
        <label htmlFor={id} className="sr-only">
          {props.label}
        </label>
        <textarea
          id={id}
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnKey("line", sendNow)}
          enterKeyHint="send"
          disabled={!props.open}
          maxLength={props.maxLength}
          rows={2}
          placeholder={props.placeholder}
          className="block w-full max-h-[40dvh] px-3.5 pt-3 pb-1 bg-transparent outline-none resize-none field-sizing-content placeholder:text-ink-faint placeholder:opacity-100"
        />
        <div className="flex items-center gap-1 px-2 pb-2">
          {props.tools?.(setText)}
          <button
            type="submit"
            disabled={!canSend}
            aria-label={busy ? props.sending : props.send}
            className={buttonStyle("primary", "ml-auto min-h-9! px-2.5!")}
          >
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      </div>
      <p className="caption pointer-coarse:hidden">{t("shell.enterSends")}</p>
      <Alert>{props.problem}</Alert>
    </form>
  );
};
