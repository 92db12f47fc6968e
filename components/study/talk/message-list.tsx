"use client";

import { PencilLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { showEnd } from "#components/ui/show-end.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { MessageView, StudyView } from "#lib/schemas/study.ts";

/** The conversation so far; the newest word comes into sight unless the reader went back up. */
export const MessageList = (props: {
  view: Pick<StudyView, "messages" | "queued">;
  /** Lines of the student that are on their way. */
  unseen: readonly string[];
  htmlOf: (block: string) => string | null;
  onShowEdit: (number: number) => void;
}) => {
  const t = useTexts();
  const { unseen } = props;
  const { messages, queued } = props.view;
  const end = useRef<HTMLDivElement>(null);
  const last = `${messages.at(-1)?.id ?? ""}${queued.length + unseen.length}`;
  useEffect(() => {
    if (last !== "0") showEnd(end.current);
  }, [last]);
  if (messages.length + queued.length + unseen.length === 0) {
    return <p className="caption">{t("study.empty")}</p>;
  }
  return (
    <>
      <ol aria-live="polite" className="grid gap-3.5 text-sm leading-[1.55]">
        {messages.filter(stillMatters).map((message) => (
          <Message
            key={message.id}
            message={message}
            html={props.htmlOf(message.textBlock)}
            onShowEdit={props.onShowEdit}
          />
        ))}
        {queued.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they wait in order and have no other name
          <li key={place} className="talk-message talk-student talk-queued">
            <p className="whitespace-pre-wrap">{text}</p>
            <p className="caption">{t("study.queued")}</p>
          </li>
        ))}
        {unseen.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place} className="talk-message talk-student">
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
};

/** A try that failed says nothing any more once another worked, or once the student was asked about it. */
const stillMatters = ({ kind }: MessageView, place: number, all: readonly MessageView[]) =>
  kind !== "edit_error" || all[place + 1] === undefined || all[place + 1]?.author === "student";

const looks: Readonly<Partial<Record<MessageView["kind"], string>>> = {
  edits: "talk-edits",
  edit_error: "talk-doubt",
  completed: "talk-stage",
  stage: "talk-stage",
};

/** The bubble is the student's alone: agent and program reply, too. */
const lookOf = ({ author, kind }: MessageView): string =>
  author === "student" ? "talk-student" : (looks[kind] ?? "");

const Message = (props: {
  message: MessageView;
  html: string | null;
  onShowEdit: (number: number) => void;
}) => {
  const t = useTexts();
  const { message } = props;
  return (
    <li className={`talk-message ${lookOf(message)}`}>
      <span className="sr-only">{t(`study.authors.${message.author}`)}: </span>
      {message.author === "student" ? (
        <p className="whitespace-pre-wrap">{message.text}</p>
      ) : (
        <RenderedText html={props.html} text={message.text} />
      )}
      <EditChip numbers={message.editNumbers} onShowEdit={props.onShowEdit} />
    </li>
  );
};

const EditChip = (props: { numbers: readonly number[]; onShowEdit: (number: number) => void }) => {
  const t = useTexts();
  const first = props.numbers[0];
  const last = props.numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1.5 min-h-7 px-2.5 border border-rule rounded-full bg-sheet text-xs text-ink-soft pointer-coarse:min-h-11 hover:text-ink hover:border-rule-strong"
      onClick={() => props.onShowEdit(last)}
    >
      <PencilLine aria-hidden="true" className="size-3.5" />
      {t("study.editChip", { count: props.numbers.length, first, last })}
    </button>
  );
};
