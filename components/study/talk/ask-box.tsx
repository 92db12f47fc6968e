"use client";

import { ArrowUp, ListPlus, Square, X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { textAfter, useKeptText } from "#components/hooks/use-session-storage.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { sendOnKey } from "#components/ui/send-on-key.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { useLightDismiss } from "#components/ui/use-light-dismiss.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudyView } from "#lib/schemas/study.ts";
import { maxRequestCharacters } from "#lib/study/study-limits.ts";
import type { MarkedPassage } from "./marked-passage.ts";
import { TemplateList } from "./panels-on-demand.tsx";
import type { StudyTalk } from "./use-study-talk.ts";

/** Common wishes, or without a model the commands; a chosen one stands in the field, where it can be changed before it is sent. */
const TemplateMenu = (props: {
  language: Language;
  offline: boolean;
  onSelection: boolean;
  onChoose: (request: string) => void;
}) => {
  const t = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useLightDismiss(menu);
  const choose = (request: string) => {
    if (menu.current) menu.current.open = false;
    props.onChoose(request);
  };
  return (
    <details
      ref={menu}
      className="talk-templates"
      onToggle={() => setOpen(menu.current?.open === true)}
    >
      <summary className={buttonStyle("quiet", "px-2!")}>
        <ListPlus aria-hidden="true" className="size-4" />
        {t(props.offline ? "study.ask.commands" : "study.ask.templates")}
      </summary>
      {open && (
        <Suspense>
          <TemplateList
            language={props.language}
            offline={props.offline}
            onSelection={props.onSelection}
            onChoose={choose}
          />
        </Suspense>
      )}
    </details>
  );
};

type Seen = Pick<StudyView, "document" | "language" | "offline"> & {
  readonly thread: Pick<StudyView["thread"], "id" | "status" | "question">;
};

/** Where links lead that go to the field. */
export const requestFieldId = "request";

/** Where the student says what should be changed, in the whole document or in the passage they marked. */
export const AskBox = (props: {
  view: Seen;
  talk: StudyTalk;
  marked: MarkedPassage | null;
  onUnmark: () => void;
}) => {
  const t = useTexts();
  const { view, talk, marked } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, emptyField] = useKeptText(`lectern.ask.${view.thread.id}`, field);
  const running = view.thread.status === "running";
  const canAsk = view.document !== null;
  // A passage is marked in order to say something about it.
  useEffect(() => {
    if (marked !== null) field.current?.focus();
  }, [marked]);
  const send = async (request: string) => {
    if (request.trim() === "" || talk.busy) return;
    emptyField();
    const taken = await talk.ask(request.trim(), marked);
    setText(textAfter(field.current, taken ? null : request));
    if (taken) props.onUnmark();
  };
  return (
    <form
      className="talk-ask"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      {view.thread.question?.kind === "study_edit" && (
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.reply({ type: "accept" })}
          className={buttonStyle("secondary", "w-full")}
        >
          {t("study.accept")}
        </button>
      )}
      {marked !== null && <MarkedChip marked={marked} onUnmark={props.onUnmark} />}
      <div className="talk-field">
        <label htmlFor={requestFieldId} className="sr-only">
          {t("study.ask.label")}
        </label>
        <textarea
          id={requestFieldId}
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnKey("line", () => void send(text))}
          enterKeyHint="send"
          disabled={!canAsk}
          maxLength={maxRequestCharacters}
          rows={2}
          placeholder={t(placeholderOf(view, marked !== null))}
          className="talk-text"
        />
        <div className="flex items-center gap-1 px-2 pb-2">
          {canAsk && (
            <TemplateMenu
              language={view.language}
              offline={view.offline}
              onSelection={marked !== null}
              onChoose={(request) => {
                setText(request);
                field.current?.focus();
              }}
            />
          )}
          {running && <StopButton talk={talk} />}
          <button
            type="submit"
            disabled={!canAsk || talk.busy || text.trim() === ""}
            aria-label={t(talk.busy ? "study.ask.sending" : "study.ask.send")}
            className={buttonStyle("primary", "ml-auto min-h-9! px-2.5!")}
          >
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      </div>
      <p className="caption pointer-coarse:hidden">{t("shell.enterSends")}</p>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {talk.problem}
      </p>
    </form>
  );
};

const placeholderOf = (view: Seen, marked: boolean) => {
  if (view.document === null) return "study.ask.tooEarly" as const;
  if (view.thread.status === "running") return "study.ask.placeholderBusy" as const;
  if (view.offline) return "study.ask.placeholderOffline" as const;
  return marked ? ("study.ask.placeholderSelection" as const) : ("study.ask.placeholder" as const);
};

const MarkedChip = (props: { marked: MarkedPassage; onUnmark: () => void }) => {
  const t = useTexts();
  return (
    <div className="talk-marked">
      <p className="caption">{t("study.ask.selection")}</p>
      <blockquote>{props.marked.text}</blockquote>
      <button
        type="button"
        aria-label={t("study.ask.dropSelection")}
        title={t("study.ask.dropSelection")}
        onClick={props.onUnmark}
        className={buttonStyle("quiet", "px-1.5!")}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};

/** Where the document is in sight beside the conversation, its bar has this button. */
const StopButton = (props: { talk: StudyTalk }) => {
  const t = useTexts();
  const [stopping, setStopping] = useState(false);
  return (
    <button
      type="button"
      disabled={stopping}
      onClick={async () => {
        setStopping(true);
        await props.talk.stop();
        setStopping(false);
      }}
      className={buttonStyle("secondary", "min-h-9! px-3! min-[60rem]:hidden!")}
    >
      <Square aria-hidden="true" className="size-3.5 fill-current" />
      {t(stopping ? "study.stopping" : "study.stop")}
    </button>
  );
};
