"use client";

import { FileUp, Sparkle } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useRef,
  useState,
  useTransition,
} from "react";
import { NoteField } from "#components/notes/note-field.tsx";
import { noteSize } from "#components/notes/read-note-file.ts";
import { noteFiles, useNoteFiles } from "#components/notes/use-note-files.tsx";
import { WebPageButton } from "#components/notes/web-page-button.tsx";
import { FieldProblem, type FormProblem, Segments } from "#components/ui/form-fields.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { RunRates } from "#lib/schemas/model-settings.ts";
import type { QuestionMix } from "#lib/schemas/quiz.ts";
import type { NoteMark } from "#lib/schemas/source.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { CreateQuizRequest } from "#lib/schemas/thread-requests.ts";
import { shownPlace } from "#lib/subjects/place-words.ts";
import { usualQuiz } from "#lib/threads/run-usage.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { RunEstimate } from "../run/run-estimate.tsx";
import { type SubjectChoice, useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FileButton, useDropAnywhere } from "../ui/file-drop.tsx";
import { FormShell } from "../ui/form-shell.tsx";
import { type MixName, useNoteDraft } from "./use-note-draft.ts";

/** The parts of the form that something can be wrong with; `form` stands for what another note cannot mend. */
type NoteFormPlace = "note" | "form";

/** The note on its way from paste, file or keyboard to the server, with what is wrong with it. */
const useNoteForm = (options: {
  maxBytes: number;
  maxFileBytes: number;
  mixes: Readonly<Record<MixName, QuestionMix>>;
  model: string | null;
  subjects: SubjectChoice;
}) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const subject = useSubjectChoice(options.subjects);
  const { subjectId } = subject;
  const panelRef: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const { draft, ready, change, forget } = useNoteDraft(panelRef);
  const { make, busy, problem, setProblem } = useMakeQuiz(forget);
  const size = noteSize(useDeferredValue(draft.text));
  const limit = inBytes(options.maxBytes);

  const setNote = (text: string, fileName: string | null, marks = draft.marks) => {
    setProblem(null);
    change({ text, fileName, marks: text === "" ? [] : marks });
  };
  const files = useNoteFiles({
    maxBytes: options.maxBytes,
    maxFileBytes: options.maxFileBytes,
    onText: (text, names, marks) => {
      // What is wrong with another file of the same choice stays said.
      change({ text, fileName: names, marks });
      panelRef.current?.focus({ preventScroll: true });
    },
    onProblem: (text) => setProblem(text === null ? null : { at: "note", text }),
  });
  const over = useDropAnywhere({
    onFiles: (dropped) => void files.take(dropped),
    onText: (text) => {
      setProblem(null);
      change({ text: draft.text + text });
    },
  });
  const problemNow = (): string | null => {
    const { bytes } = noteSize(draft.text);
    if (draft.text.trim() === "") return t("create.errors.empty");
    return bytes > options.maxBytes
      ? t("create.errors.tooLarge", { size: inBytes(bytes), limit })
      : null;
  };
  const submit = () => {
    const found = problemNow();
    const { text, fileName, marks, wanted, mix } = draft;
    if (found !== null) setProblem({ at: "note", text: found });
    else {
      // A choice that was made while a model was connected is not shown now, so it does not count.
      const shown = options.model === null ? "balanced" : mix;
      make({ text, fileName, marks, wanted, subjectId, mix: options.mixes[shown] });
    }
  };
  return {
    draft,
    ready,
    change,
    panelRef,
    over,
    busy,
    problemAt: (place: NoteFormPlace) => (problem?.at === place ? problem : null),
    words: size.words,
    size: draft.text === "" ? null : t("create.bytes", { size: inBytes(size.bytes), limit }),
    setNote,
    files,
    subject,
    submit,
  };
};

type NoteFormState = ReturnType<typeof useNoteForm>;

/** Sends the note and opens the quiz; what goes wrong becomes a sentence, and the note stays. */
const useMakeQuiz = (onMade: () => void) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<FormProblem<NoteFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const make = (note: Omit<CreateQuizRequest, "kind" | "marks"> & { marks: readonly NoteMark[] }) =>
    start(async () => {
      setProblem(null);
      const sent = await sendJson<ThreadView>("POST", "/api/threads", { kind: "quiz", ...note });
      if (!sent.ok) {
        const text = refusalText(t, sent);
        setProblem({ at: sent.code.startsWith("note_") ? "note" : "form", text });
        return;
      }
      onMade();
      // The button stands at the end of a long page, and the next one begins at its top.
      window.scrollTo({ top: 0 });
      router.push(`/quiz/${sent.value.id}`);
    });
  return { make, busy, problem, setProblem };
};

/** The field that takes the note, with what can be put on it and how full it is. */
const NoteCard = (props: { form: NoteFormState; sample: string }) => {
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
      <NoteField
        field={{
          id,
          ref: form.panelRef,
          value: draft.text,
          onChange: (event) => form.setNote(event.target.value, draft.fileName),
          placeholder: t("create.placeholder"),
          "aria-invalid": problem !== null,
          "aria-describedby": `${id}-problem ${id}-size`,
        }}
      >
        <FileButton
          accept={noteFiles}
          className={buttonStyle("quiet", "-ml-3 max-sm:pr-1.5")}
          onFiles={(files) => void form.files.take(files)}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {t("create.choose")}
        </FileButton>
        <WebPageButton onAddress={(address) => void form.files.take([address])} />
        {draft.text === "" ? (
          <button
            type="button"
            disabled={form.busy}
            onClick={() => form.setNote(props.sample, null, [])}
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
        <p id={`${id}-size`} className="caption ml-auto text-right wrap-anywhere tabular-nums">
          {t("create.size", { words: form.words })}
          {form.size !== null && ` · ${form.size}`}
          {draft.fileName !== null &&
            ` · ${t("create.fromFile", { name: shownPlace(draft.fileName) })}`}
        </p>
      </NoteField>
      {form.files.below}
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.panelRef} />
    </div>
  );
};

const numbers = [null, 5, 10, 20, 30] as const;
const mixes: readonly MixName[] = ["balanced", "choice", "recall"];

/** How many questions, and of which kinds; rules make what the note bears, so without a model there is no choice of kinds. */
const NoteSettings = (props: {
  wanted: number | null;
  mix: MixName;
  offline: boolean;
  onWanted: (wanted: number | null) => void;
  onMix: (mix: MixName) => void;
  children: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-6">
      <Segments
        legend={t("create.questions")}
        name="wanted"
        value={String(props.wanted)}
        options={numbers.map((number) => ({
          value: String(number),
          label: number === null ? t("create.automatic") : String(number),
        }))}
        onChange={(value) => props.onWanted(value === "null" ? null : Number(value))}
      />
      {!props.offline && (
        <Segments
          legend={t("create.mix")}
          name="mix"
          value={props.mix}
          options={mixes.map((mix) => ({ value: mix, label: t(`create.mixes.${mix}`) }))}
          hint={t(`create.mixHints.${props.mix}`)}
          onChange={(value) => props.onMix(mixes.find((mix) => mix === value) ?? "balanced")}
        />
      )}
      {props.children}
    </div>
  );
};

/**
 * Where a quiz begins: a field for the note, how many questions of which kind, and one button.
 */
export const NoteForm = (props: {
  maxBytes: number;
  /** Of a file that the note is read from. */
  maxFileBytes: number;
  mixes: Readonly<Record<MixName, QuestionMix>>;
  sample: string;
  /** The model that reads the note; null when it stays on this computer. */
  model: string | null;
  /** What a run is likely to take; null when that is not known. */
  rates: RunRates | null;
  subjects: SubjectChoice;
}) => {
  const t = useTexts();
  const form = useNoteForm(props);
  const { draft } = form;
  const noteCharacters = draft.text.trim().length;
  return (
    <FormShell
      ready={form.ready}
      busy={form.busy}
      problem={form.problemAt("form")}
      submit={t("create.submit")}
      submitting={t("create.submitting")}
      onSubmit={form.submit}
      note={
        props.model === null ? t("create.staysHere") : t("create.goesTo", { model: props.model })
      }
      field="text"
      estimate={
        <RunEstimate
          rates={props.rates}
          usual={noteCharacters > 0 ? usualQuiz(noteCharacters) : null}
        />
      }
      drop={form.over ? t("create.drop") : null}
    >
      <NoteCard form={form} sample={props.sample} />
      <fieldset disabled={!form.ready} className="contents">
        <NoteSettings
          wanted={draft.wanted}
          mix={draft.mix}
          offline={props.model === null}
          onWanted={(wanted) => form.change({ wanted })}
          onMix={(mix) => form.change({ mix })}
        >
          {form.subject.field}
        </NoteSettings>
      </fieldset>
    </FormShell>
  );
};
