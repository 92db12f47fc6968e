"use client";

import { FileUp } from "lucide-react";
import { useId } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { FileButton, textFiles } from "#components/ui/file-drop.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { PhotoInput } from "../photo-input.tsx";
import type { StudyFormState } from "./use-study-form.ts";

/** The sheet of paper that takes the student's own notes, as text and as photos. */
export const NotesSheet = (props: { form: StudyFormState; offline: boolean }) => {
  const t = useTexts();
  const id = useId();
  const { form } = props;
  const { draft } = form;
  const without = draft.text.trim() === "" && form.photos.photos.length === 0;
  const problem = form.problemAt("notes");
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <label htmlFor={id} className="caption">
          {t("studyNew.notes")}
        </label>
        <p id={`${id}-hint`} className="caption text-ink-faint">
          {t(props.offline ? "studyNew.notesHintOffline" : "studyNew.notesHint")}
        </p>
      </div>
      <div className="sheet sheet-short">
        <textarea
          id={id}
          ref={form.notes}
          value={draft.text}
          onChange={(event) => form.setNotes(event.target.value, draft.fileName)}
          placeholder={t("studyNew.notesPlaceholder")}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem ${id}-hint ${id}-size`}
          spellCheck={false}
          className="sheet-text"
        />
        <div className="sheet-foot">
          <FileButton
            accept={textFiles}
            className={buttonStyle("quiet", "-ml-3")}
            onFiles={form.takeFiles}
          >
            <FileUp aria-hidden="true" className="size-4" />
            {t("studyNew.chooseFile")}
          </FileButton>
          {draft.text !== "" && (
            <button
              type="button"
              onClick={() => form.setNotes("", null)}
              className={buttonStyle("quiet")}
            >
              {t("studyNew.clear")}
            </button>
          )}
          <p id={`${id}-size`} className="caption ml-auto text-right tabular-nums">
            {t("studyNew.size", { words: form.words })}
            {draft.fileName !== null && ` · ${t("studyNew.fromFile", { name: draft.fileName })}`}
          </p>
        </div>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.notes} />
      {props.offline && without && (
        <p className="max-w-[64ch] text-sm text-doubt">{t("studyNew.outlineOnly")}</p>
      )}
      <PhotoInput list={form.photos} disabled={form.busy} />
    </div>
  );
};
