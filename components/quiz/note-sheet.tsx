"use client";

import { FileUp, Sparkle } from "lucide-react";
import { useId, useRef } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { FieldProblem } from "../ui/field-problem.tsx";
import { sendOnKey } from "../ui/send-on-key.ts";
import { useTexts } from "../ui/texts.tsx";
import type { NoteFormState } from "./use-note-form.ts";

/** The sheet of paper that takes the note, with what can be put on it and how full it is. */
export const NoteSheet = (props: { form: NoteFormState; sample: string }) => {
  const t = useTexts();
  const { form } = props;
  const { draft } = form;
  const problem = form.problemAt("note");
  const id = useId();
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="sr-only">
        {t("create.note")}
      </label>
      <div className="sheet">
        <textarea
          id={id}
          ref={form.sheet}
          value={draft.text}
          onChange={(event) => form.setNote(event.target.value, draft.fileName)}
          onKeyDown={sendOnKey("text", form.submit)}
          placeholder={t("create.placeholder")}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem ${id}-size`}
          spellCheck={false}
          className="sheet-text"
        />
        <div className="sheet-foot">
          <FileChooser onFiles={form.takeFiles} />
          {draft.text === "" ? (
            <button
              type="button"
              onClick={() => form.setNote(props.sample, null)}
              className={buttonStyle("quiet", "max-sm:-ml-3")}
            >
              <Sparkle aria-hidden="true" className="size-4" />
              {t("create.sample")}
            </button>
          ) : (
            <button
              type="button"
              onClick={() => form.setNote("", null)}
              className={buttonStyle("quiet")}
            >
              {t("create.clear")}
            </button>
          )}
          <p id={`${id}-size`} className="caption ml-auto text-right tabular-nums">
            {t("create.size", { words: form.words })}
            {form.size !== null && ` · ${form.size}`}
            {draft.fileName !== null && ` · ${t("create.fromFile", { name: draft.fileName })}`}
          </p>
        </div>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.sheet} />
    </div>
  );
};

const FileChooser = (props: { onFiles: (files: readonly File[]) => Promise<void> }) => {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept=".md,.markdown,.txt,text/plain,text/markdown"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          void props.onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after a change to it.
          event.target.value = "";
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={buttonStyle("quiet", "-ml-3 max-sm:pr-1.5")}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {t("create.choose")}
      </button>
    </>
  );
};
