"use client";

import { useId, useRef } from "react";
import { useKeptText } from "#components/hooks/use-session-storage.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { sendOnKey } from "#components/ui/send-on-key.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { NotePageView } from "#lib/schemas/study.ts";
import { PhotoInput } from "../photo-input.tsx";
import { usePhotoUploads } from "../photos/use-photo-uploads.ts";
import type { StudyTalk } from "./use-study-talk.ts";

/** There are no notes yet: the student adds them, as text or photos, or goes on without. */
export const NotesPanel = (props: {
  threadId: string;
  pages: readonly NotePageView[];
  /** Rules order notes and write nothing of their own. */
  offline: boolean;
  talk: StudyTalk;
  onSaid: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { talk, pages } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(`lectern.notes.${props.threadId}`, field);
  const photos = usePhotoUploads({ threadId: props.threadId, pages, onChanged: props.onSaid });
  const something = text.trim() !== "" || pages.length > 0;
  const go = async () => {
    if (talk.busy || photos.busy || !something) return;
    if (await talk.reply({ type: "notes", text })) setText("");
  };
  return (
    <div className="talk-panel">
      <p className="font-medium">{t("study.notes.title")}</p>
      <p className="text-sm text-ink-soft">
        {t(props.offline ? "study.notes.leadOffline" : "study.notes.lead")}
      </p>
      <label htmlFor={id} className="sr-only">
        {t("study.notes.label")}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnKey("text", () => void go())}
        rows={6}
        placeholder={t("study.notes.placeholder")}
        className="field font-serif"
      />
      <PhotoInput list={photos} disabled={talk.busy} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={talk.busy || photos.busy || !something}
          onClick={() => void go()}
          className={buttonStyle("primary")}
        >
          {t("study.notes.go")}
        </button>
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.reply({ type: "skip" })}
          className={buttonStyle("secondary")}
        >
          {t("study.notes.skip")}
        </button>
      </div>
      <p className="caption pointer-coarse:hidden">{t("shell.ctrlEnterSends")}</p>
    </div>
  );
};
