"use client";

import { FileUp } from "lucide-react";
import { useId } from "react";
import { RunEstimate } from "#components/run/run-estimate.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { FileButton, textFiles } from "#components/ui/file-drop.tsx";
import { FormShell } from "#components/ui/form-shell.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudyRates } from "#lib/schemas/model-settings.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { maxTopicCharacters } from "#lib/study/study-limits.ts";
import { usualStudy } from "#lib/study/study-usage.ts";
import { PhotoInput } from "../photo-input.tsx";
import { StudySettingsFields } from "./study-settings-fields.tsx";
import type { StudyFormState } from "./use-study-form.ts";
import { useStudyForm } from "./use-study-form.ts";

/** The sheet of paper that takes the student's own notes, as text and as photos. */
const NotesSheet = (props: { form: StudyFormState; offline: boolean }) => {
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

/** The topic, in the size of a title; it grows with what is written. */
const TopicField = (props: { form: StudyFormState }) => {
  const t = useTexts();
  const id = useId();
  const { form } = props;
  const problem = form.problemAt("topic");
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="caption">
        {t("studyNew.topic")}
      </label>
      <textarea
        id={id}
        ref={form.topic}
        value={form.draft.topic}
        onChange={(event) => form.change({ topic: event.target.value })}
        maxLength={maxTopicCharacters}
        rows={2}
        required
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        placeholder={t("studyNew.topicPlaceholder")}
        className="topic-text"
      />
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.topic} />
    </div>
  );
};

/** Where a study document begins: a topic, own notes as text or photos, and how it should be written. */
export const StudyForm = (props: {
  maxBytes: number;
  settings: StudySettings;
  /** The model that reads the notes; null when they stay on this computer. */
  model: string | null;
  /** What a run is likely to take; null when that is not known. */
  rates: StudyRates | null;
}) => {
  const t = useTexts();
  const form = useStudyForm(props);
  return (
    <FormShell
      ready={form.ready}
      busy={form.busy}
      problem={form.problemAt("form")}
      submit={t("studyNew.submit")}
      submitting={t("studyNew.submitting")}
      onSubmit={form.submit}
      note={
        props.model === null
          ? t("studyNew.staysHere")
          : t("studyNew.goesTo", { model: props.model })
      }
      field="text"
      estimate={<RunEstimate taken={props.rates && studyTaken(props.rates, form.draft)} />}
      drop={form.over ? t("studyNew.drop") : null}
    >
      <TopicField form={form} />
      <NotesSheet form={form} offline={props.model === null} />
      <fieldset disabled={!form.ready} className="contents">
        <StudySettingsFields
          settings={form.draft.settings}
          topic={form.draft.topic}
          offline={props.model === null}
          onChange={(part) => form.change({ settings: { ...form.draft.settings, ...part } })}
        />
      </fieldset>
    </FormShell>
  );
};

/** What a document with these notes and settings takes; null before there is anything to write about. */
const studyTaken = (
  { inputTimes, outputTimes, prices }: StudyRates,
  draft: { topic: string; text: string; settings: StudySettings },
) => {
  const noteCharacters = draft.text.trim().length;
  if (noteCharacters === 0 && draft.topic.trim() === "") return null;
  const { depth, stages } = draft.settings;
  const answersAlone = stages.questions === "alone";
  const usual = usualStudy({ depth, noteCharacters, answersAlone });
  const input = usual.inputTokens * inputTimes;
  const output = usual.outputTokens * outputTimes;
  const costs = prices?.map((price) => (input * price.input + output * price.output) / 1_000_000);
  // The dearest model's, as nobody knows their shares before.
  return { tokens: input + output, usd: costs ? Math.max(0, ...costs) : null };
};
