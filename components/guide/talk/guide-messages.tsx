"use client";

import { useEffect, useRef } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { showEnd } from "#components/ui/show-end.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { MessageView } from "#lib/schemas/study.ts";

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
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) showEnd(end.current);
  }, [last]);
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
