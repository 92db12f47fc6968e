"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useId, useRef, useState, useTransition } from "react";
import { refusalText, sendForm } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { withEarlyTyping } from "#components/hooks/use-session-storage.ts";
import { NoteField } from "#components/notes/note-field.tsx";
import { noteSize } from "#components/notes/read-note-file.ts";
import { noteFiles, useNoteFiles } from "#components/notes/use-note-files.tsx";
import { WebPageButton } from "#components/notes/web-page-button.tsx";
import { RunEstimate } from "#components/run/run-estimate.tsx";
import { PhotoInput, useCheckedFiles } from "#components/study/photos/photo-input.tsx";
import { type SubjectChoice, useSubjectChoice } from "#components/subjects/use-subject-choice.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FileButton, useDropAnywhere } from "#components/ui/file-drop.tsx";
import { FieldProblem, type FormProblem, titleField } from "#components/ui/form-fields.tsx";
import { FormShell } from "#components/ui/form-shell.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { RunRates } from "#lib/schemas/model-settings.ts";
import { mostMarks } from "#lib/schemas/source-limits.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { maxTopicCharacters } from "#lib/schemas/study-limits.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { usualStudy } from "#lib/threads/run-usage.ts";
import { moved, type PhotoList } from "../photos/photo-list.ts";
import { type StudyDraft, StudySettingsFields, useStudyDraft } from "./study-settings-fields.tsx";

interface ChosenPhoto {
  readonly key: string;
  readonly file: File;
  readonly url: string;
}

let made = 0;

const choose = (file: File): ChosenPhoto => {
  made += 1;
  return { key: `photo-${made}`, file, url: URL.createObjectURL(file) };
};

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Photos that wait in a form for its submission; they do not outlive a reload. */
const usePhotoFiles = (): PhotoList & {
  readonly files: readonly File[];
  readonly complain: (problem: string) => void;
} => {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const { problems, check, complain } = useCheckedFiles();
  const latest = useLatest(chosen);
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const add = (files: readonly File[]) => {
    const fresh = files.filter((file) => !chosen.some((one) => isSame(one.file, file)));
    setChosen([...chosen, ...check(fresh, chosen.length).map(choose)]);
  };
  const remove = (key: string) => {
    for (const one of chosen) if (one.key === key) URL.revokeObjectURL(one.url);
    setChosen(chosen.filter((one) => one.key !== key));
    // What was wrong with it is gone with it.
    check([], chosen.length);
  };
  const move = (key: string, to: number) =>
    setChosen((present) =>
      moved(
        present,
        present.findIndex((one) => one.key === key),
        to,
      ),
    );
  return {
    ...{ problems, add, remove, move, complain },
    photos: chosen.map(({ key, file, url }) => ({ key, name: file.name, url, sending: false })),
    files: chosen.map(({ file }) => file),
  };
};

/** The parts of the form that something can be wrong with; `form` stands for what no field can mend. */
type StudyFormPlace = "topic" | "notes" | "form";

const placeOf = (code: string): StudyFormPlace => {
  if (code.startsWith("topic_")) return "topic";
  return code.startsWith("note_") ? "notes" : "form";
};

/** Sends topic, notes and photos and opens the document; what goes wrong becomes a sentence, and all of it stays. */
const useMakeStudy = (onMade: () => void, complainOfPhoto: (problem: string) => void) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<FormProblem<StudyFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const make = (
    draft: StudyDraft & { readonly subjectId: string | undefined },
    photos: readonly File[],
  ) =>
    start(async () => {
      setProblem(null);
      const sent = await sendForm<ThreadView>("/api/threads", formOf(draft, photos));
      if (!sent.ok) {
        const reason = refusalText(t, sent);
        const refused = photos[sent.photo ?? -1];
        if (refused) {
          complainOfPhoto(t("photos.input.problems.refused", { name: refused.name, reason }));
        } else setProblem({ at: placeOf(sent.code), text: reason });
        return;
      }
      onMade();
      window.scrollTo({ top: 0 });
      router.push(`/study/${sent.value.id}`);
    });
  return { make, busy, problem, setProblem };
};

const formOf = (
  draft: StudyDraft & { readonly subjectId: string | undefined },
  photos: readonly File[],
): FormData => {
  const form = new FormData();
  form.set("kind", "study");
  form.set("topic", draft.topic);
  form.set("text", draft.text);
  if (draft.fileName !== null) form.set("fileName", draft.fileName);
  if (draft.marks.length > 0) form.set("marks", JSON.stringify(draft.marks));
  if (draft.subjectId !== undefined) form.set("subjectId", draft.subjectId);
  form.set("settings", JSON.stringify(draft.settings));
  for (const photo of photos) form.append("photos", photo);
  return form;
};

const isPicture = (file: File): boolean => file.type.startsWith("image/");

/** Topic, notes, photos and settings on their way to the server, with what is wrong with them. */
const useStudyForm = (options: {
  maxBytes: number;
  maxFileBytes: number;
  settings: StudySettings;
  model: string | null;
  subjects: SubjectChoice;
}) => {
  const t = useTexts();
  const subject = useSubjectChoice(options.subjects);
  const inBytes = useByteSize();
  const topic = useRef<HTMLTextAreaElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  const photos = usePhotoFiles();
  const { draft, ready, change, forget } = useStudyDraft(options.settings, (kept) => ({
    topic: withEarlyTyping(kept.topic, topic.current),
    text: withEarlyTyping(kept.text, notes.current),
  }));
  const { make, busy, problem, setProblem } = useMakeStudy(forget, photos.complain);
  const size = noteSize(useDeferredValue(draft.text));
  const limit = inBytes(options.maxBytes);

  const changed: typeof change = (part) => {
    setProblem(null);
    change(part);
  };
  const setNotes = (text: string, fileName: string | null) =>
    changed(text === "" ? { text, fileName, marks: [] } : { text, fileName });
  const noteTexts = useNoteFiles({
    maxBytes: options.maxBytes,
    maxFileBytes: options.maxFileBytes,
    onText: (text, names, marks) =>
      change({
        text: [draft.text, text].filter(Boolean).join("\n\n"),
        ...{ fileName: names, marks: [...draft.marks, ...marks].slice(0, mostMarks) },
      }),
    onProblem: (text) => setProblem(text === null ? null : { at: "notes", text }),
  });
  const takeFiles = (files: readonly File[]) => {
    setProblem(null);
    const pictures = files.filter(isPicture);
    if (pictures.length > 0) photos.add(pictures);
    const texts = files.filter((file) => !isPicture(file));
    if (texts.length > 0) void noteTexts.take(texts);
  };
  const takePage = (address: string) => {
    setProblem(null);
    void noteTexts.take([address]);
  };
  const over = useDropAnywhere({
    onFiles: takeFiles,
    onText: (text) => setNotes(draft.text + text, draft.fileName),
  });
  const submit = () => {
    const { bytes } = noteSize(draft.text);
    if (draft.topic.trim() === "") {
      setProblem({ at: "topic", text: t("studyNew.errors.topic") });
    } else if (bytes > options.maxBytes) {
      const told = { size: inBytes(bytes), limit };
      setProblem({ at: "notes", text: t("studyNew.errors.tooLarge", told) });
    } else if (options.model === null && draft.text.trim() === "" && photos.files.length === 0) {
      // Rules write nothing of their own: the page would be empty under its heading.
      setProblem({ at: "notes", text: t("studyNew.errors.notes") });
    } else make({ ...draft, subjectId: subject.subjectId }, photos.files);
  };
  return {
    ...{ draft, ready, change: changed, topic, notes, photos, over, busy },
    problemAt: (place: StudyFormPlace) => (problem?.at === place ? problem : null),
    ...{
      words: size.words,
      setNotes,
      takeFiles,
      takePage,
      below: noteTexts.below,
      subject,
      submit,
    },
  };
};

type StudyFormState = ReturnType<typeof useStudyForm>;

/** The field that takes the student's own notes, as text and as photos. */
const NotesCard = (props: { form: StudyFormState; offline: boolean }) => {
  const t = useTexts();
  const id = useId();
  const { form } = props;
  const { draft } = form;
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
      <NoteField
        short
        field={{
          id,
          ref: form.notes,
          value: draft.text,
          onChange: (event) => form.setNotes(event.target.value, draft.fileName),
          placeholder: t("studyNew.notesPlaceholder"),
          "aria-invalid": problem !== null,
          "aria-describedby": `${id}-problem ${id}-hint ${id}-size`,
        }}
      >
        <FileButton
          accept={noteFiles}
          className={buttonStyle("quiet", "-ml-3")}
          onFiles={form.takeFiles}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {t("studyNew.chooseFile")}
        </FileButton>
        <WebPageButton onAddress={form.takePage} />
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
      </NoteField>
      {form.below}
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.notes} />
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
        className={titleField}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.topic} />
    </div>
  );
};

/** Where a study document begins: a topic, own notes as text or photos, and how it should be written. */
export const StudyForm = (props: {
  maxBytes: number;
  /** Of a file that notes are read from. */
  maxFileBytes: number;
  settings: StudySettings;
  /** The model that reads the notes; null when they stay on this computer. */
  model: string | null;
  /** What a run is likely to take; null when that is not known. */
  rates: RunRates | null;
  subjects: SubjectChoice;
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
      estimate={<RunEstimate rates={props.rates} usual={usualOf(form.draft)} />}
      drop={form.over ? t("studyNew.drop") : null}
    >
      <TopicField form={form} />
      <NotesCard form={form} offline={props.model === null} />
      <fieldset disabled={!form.ready} className="contents">
        <StudySettingsFields
          settings={form.draft.settings}
          topic={form.draft.topic}
          offline={props.model === null}
          onChange={(part) => form.change({ settings: { ...form.draft.settings, ...part } })}
        >
          {form.subject.field}
        </StudySettingsFields>
      </fieldset>
    </FormShell>
  );
};

/** What a document with these notes and settings usually takes; null before there is anything to write about. */
const usualOf = (draft: { topic: string; text: string; settings: StudySettings }) => {
  const noteCharacters = draft.text.trim().length;
  if (noteCharacters === 0 && draft.topic.trim() === "") return null;
  const { depth, stages } = draft.settings;
  return usualStudy({ depth, noteCharacters, answersAlone: stages.questions === "alone" });
};
