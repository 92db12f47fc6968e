"use client";

import { useId, useRef } from "react";
import { textAfter, useKeptText } from "#components/hooks/use-session-storage.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { sendOnKey } from "#components/ui/send-on-key.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxRequestCharacters } from "#lib/study/study-limits.ts";
import type { StudyTalk } from "./use-study-talk.ts";

/** The list of questions is changed in words until it is right. */
export const QuestionFeedback = (props: { threadId: string; talk: StudyTalk }) => {
  const t = useTexts();
  const id = useId();
  const { talk } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, emptyField] = useKeptText(`lectern.questions.${props.threadId}`, field);
  const refine = async () => {
    if (text.trim() === "" || talk.busy) return;
    emptyField();
    const taken = await talk.reply({ type: "feedback", text: text.trim() });
    setText(textAfter(field.current, taken ? null : text));
  };
  return (
    <form
      className="talk-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void refine();
      }}
    >
      <button
        type="button"
        disabled={talk.busy}
        onClick={() => void talk.reply({ type: "finalise" })}
        className={buttonStyle("primary")}
      >
        {t("study.questions.finalise")}
      </button>
      <label htmlFor={id} className="caption">
        {t("study.questions.feedback")}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnKey("text", () => void refine())}
        maxLength={maxRequestCharacters}
        rows={3}
        placeholder={t("study.questions.feedbackPlaceholder")}
        className="field talk-feedback"
      />
      <button
        type="submit"
        disabled={talk.busy || text.trim() === ""}
        className={buttonStyle("secondary", "justify-self-start")}
      >
        {t("study.questions.refine")}
      </button>
      <p className="caption pointer-coarse:hidden">{t("shell.ctrlEnterSends")}</p>
    </form>
  );
};
