"use client";

import { BookOpen, FileUp, Footprints, ListChecks, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useDeferredValue, useId, useRef, useState, useTransition } from "react";
import { noteTitle } from "#lib/notes/note-title.ts";
import { maxGuideText } from "#lib/schemas/guide-limits.ts";
import type { ThreadKind, ThreadView } from "#lib/schemas/thread.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { keep } from "../hooks/use-session-storage.ts";
import { NoteField } from "../notes/note-field.tsx";
import { noteSize } from "../notes/read-note-file.ts";
import { noteFiles, useNoteFiles } from "../notes/use-note-files.tsx";
import { WebPageButton } from "../notes/web-page-button.tsx";
import { useNoteDraft } from "../quiz/use-note-draft.ts";
import { type ButtonKind, buttonStyle } from "../ui/button-style.ts";
import { DropOverlay, FileButton, useDropAnywhere } from "../ui/file-drop.tsx";
import { FieldProblem } from "../ui/form-fields.tsx";
import { useByteSize, useTexts } from "../ui/texts.tsx";

const icons: Readonly<Record<ThreadKind, LucideIcon>> = {
  quiz: ListChecks,
  study: BookOpen,
  guide: Footprints,
};
/** Where each can be begun with all that it lets choose. */
const forms = {
  quiz: { href: "/quiz/new", label: "home.newQuiz" },
  study: { href: "/study/new", label: "home.newStudy" },
  guide: { href: "/guide/new", label: "home.newGuide" },
} as const;
const kinds: readonly ThreadKind[] = ["quiz", "study", "guide"];

/** So many words are a note; fewer are a topic or a question. */
const fewestOfNote = 12;

/** What a text is most likely to become: a note a quiz, a question a guide, a topic a document. */
const likelyKind = (text: string): ThreadKind => {
  if (noteSize(text).words >= fewestOfNote) return "quiz";
  return text.trim().endsWith("?") ? "guide" : "study";
};

/** Begins a thread and opens it; what goes wrong becomes a sentence. */
const useBegin = () => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const begin = (request: { kind: ThreadKind } & Record<string, unknown>, onMade: () => void) =>
    start(async () => {
      setProblem(null);
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (!sent.ok) return setProblem(refusalText(t, sent));
      onMade();
      window.scrollTo({ top: 0 });
      router.push(`/${request.kind}/${sent.value.id}`);
    });
  return { begin, busy, problem, setProblem };
};

/** A question of a new guide waits in its form, where the program and its version are chosen. */
const guideDraftKey = "lectern.guide-draft";

/** What each kind makes, drawn small from the sample note or manual, with the press that makes it. */
const Picture = (props: {
  kind: ThreadKind;
  busy: boolean;
  onTry: (() => void) | null;
  children: ReactNode;
}) => {
  const t = useTexts();
  const { kind, onTry } = props;
  const Icon = icons[kind];
  return (
    <li className="row-span-3 grid grid-rows-subgrid content-start gap-3 max-md:not-first:pt-7">
      <div
        aria-hidden="true"
        className="grid min-h-52 content-start gap-2 overflow-hidden rounded-card border border-rule bg-surface p-5 font-serif text-sm shadow-card"
      >
        {props.children}
      </div>
      <div>
        <h2 className="flex items-center gap-2 font-medium">
          <Icon aria-hidden="true" className="size-4 text-accent" />
          {t(`home.first.kinds.${kind}`)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(`home.first.about.${kind}`)}</p>
      </div>
      <div className="flex flex-col items-start gap-1">
        {onTry && (
          <button
            type="button"
            disabled={props.busy}
            onClick={onTry}
            className={buttonStyle("secondary")}
          >
            {t(`home.first.try.${kind}`)}
          </button>
        )}
        <Link href={forms[kind].href} className={buttonStyle("quiet", "-ml-3")}>
          {t(forms[kind].label)}
        </Link>
      </div>
    </li>
  );
};

const QuizPicture = () => {
  const t = useTexts();
  const right = "border-correct-line bg-correct-wash text-correct";
  return (
    <>
      <p className="font-medium">{t("home.first.quiz.question")}</p>
      {(["stack", "queue", "heap"] as const).map((option) => (
        <p
          key={option}
          className={`rounded-lg border px-3 py-1 ${option === "stack" ? right : "border-rule"}`}
        >
          {t(`home.first.quiz.${option}`)}
        </p>
      ))}
    </>
  );
};

const StudyPicture = () => {
  const t = useTexts();
  return (
    <>
      <p className="text-lg font-medium">{t("home.first.study.heading")}</p>
      <p>
        {t("home.first.study.before")}{" "}
        <mark className="rounded-sm bg-accent-wash text-ink">{t("home.first.study.changed")}</mark>
      </p>
      <p className="caption border-l-2 border-accent pl-3 font-sans">
        {t("home.first.study.note")}
      </p>
    </>
  );
};

const GuidePicture = () => {
  const t = useTexts();
  return (
    <>
      <p className="caption font-sans">{t("home.first.guide.step")}</p>
      <p className="font-medium">{t("home.first.guide.text")}</p>
      <div className="mt-1 grid h-20 grid-cols-4 gap-1.5 rounded-lg bg-surface-2 p-2">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((cell) => (
          <span
            key={cell}
            className={`rounded-sm ${cell === "c" ? "bg-accent-wash outline-2 outline-accent" : "bg-rule"}`}
          />
        ))}
      </div>
    </>
  );
};

/** The first page: one box for anything, and the question what it becomes; below, what each kind makes. */
export const StartBox = (props: {
  maxBytes: number;
  maxFileBytes: number;
  sample: string;
  /** The manual of the sample guide; null while it cannot be asked. */
  samplePackId: string | null;
  /** The model that reads what is put in; null when it stays on this computer. */
  model: string | null;
}) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, ready, change, forget } = useNoteDraft(field);
  const { begin, busy, problem, setProblem } = useBegin();
  const text = draft.text.trim();
  const size = noteSize(useDeferredValue(draft.text));
  const likely = likelyKind(draft.text);

  const set = (next: string, fileName: string | null, marks = draft.marks) => {
    setProblem(null);
    change({ text: next, fileName, marks: next === "" ? [] : marks });
  };
  const files = useNoteFiles({
    maxBytes: props.maxBytes,
    maxFileBytes: props.maxFileBytes,
    onText: (read, names, marks) => {
      change({ text: read, fileName: names, marks });
      field.current?.focus({ preventScroll: true });
    },
    onProblem: setProblem,
  });
  const over = useDropAnywhere({
    onFiles: (dropped) => void files.take(dropped),
    onText: (pasted) => {
      set(draft.text + pasted, draft.fileName);
      field.current?.focus({ preventScroll: true });
    },
  });
  const make = (kind: ThreadKind) => {
    if (kind === "guide") {
      // A whole note is no question; it stays here.
      keep(guideDraftKey, text.length <= maxGuideText ? { question: text } : null);
      return router.push("/guide/new");
    }
    if (noteSize(draft.text).bytes > props.maxBytes) {
      const told = { size: inBytes(size.bytes), limit: inBytes(props.maxBytes) };
      return setProblem(t("create.errors.tooLarge", told));
    }
    const { fileName, marks } = draft;
    const note = { text: draft.text, fileName, marks };
    begin(kind === "quiz" ? { kind, ...note } : { kind, topic: noteTitle(text), ...note }, forget);
  };
  const trySample = (kind: ThreadKind) => {
    const { sample: note, samplePackId: packId } = props;
    const requests = {
      quiz: { text: note, fileName: null },
      study: { topic: noteTitle(note), text: note, fileName: null },
      guide: { question: t("home.first.guide.question"), packId, version: null, edition: null },
    };
    begin({ kind, ...requests[kind] }, () => {});
  };
  const lookOf = (kind: ThreadKind): ButtonKind => (kind === likely ? "primary" : "secondary");
  return (
    <div className="grid gap-14">
      <div className="grid max-w-3xl gap-4">
        <label htmlFor={id} className="sr-only">
          {t("home.first.field")}
        </label>
        <NoteField
          short
          field={{
            id,
            ref: field,
            value: draft.text,
            onChange: (event) => set(event.target.value, draft.fileName),
            placeholder: t("home.first.placeholder"),
            "aria-invalid": problem !== null,
            "aria-describedby": `${id}-problem ${id}-size`,
          }}
        >
          <FileButton
            accept={noteFiles}
            className={buttonStyle("quiet", "-ml-3")}
            onFiles={(chosen) => void files.take(chosen)}
          >
            <FileUp aria-hidden="true" className="size-4" />
            {t("create.choose")}
          </FileButton>
          <WebPageButton onAddress={(address) => void files.take([address])} />
          {draft.text !== "" && (
            <button type="button" onClick={() => set("", null)} className={buttonStyle("quiet")}>
              {t("create.clear")}
            </button>
          )}
          <p id={`${id}-size`} className="caption ml-auto text-right tabular-nums">
            {text === "" ? (
              <span className="max-sm:hidden pointer-coarse:hidden">{t("home.first.drop")}</span>
            ) : (
              t("create.size", { words: size.words })
            )}
            {draft.fileName !== null && ` · ${t("create.fromFile", { name: draft.fileName })}`}
          </p>
        </NoteField>
        {files.below}
        <FieldProblem
          id={`${id}-problem`}
          problem={problem === null ? null : { text: problem }}
          field={field}
        />
        {text !== "" && (
          <fieldset disabled={busy || !ready} className="grid gap-3">
            <legend className="mb-3 font-serif text-lg">{t("home.first.what")}</legend>
            <div className="flex flex-wrap gap-3">
              {kinds.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  onClick={() => make(kind)}
                  className={buttonStyle(lookOf(kind), "max-sm:w-full")}
                >
                  {t(`home.first.make.${kind}`)}
                </button>
              ))}
            </div>
            <p className="caption">
              {props.model === null
                ? t("create.staysHere")
                : t("create.goesTo", { model: props.model })}
            </p>
          </fieldset>
        )}
      </div>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        <Picture kind="quiz" busy={busy} onTry={() => trySample("quiz")}>
          <QuizPicture />
        </Picture>
        <Picture kind="study" busy={busy} onTry={() => trySample("study")}>
          <StudyPicture />
        </Picture>
        <Picture
          kind="guide"
          busy={busy}
          onTry={props.samplePackId === null ? null : () => trySample("guide")}
        >
          <GuidePicture />
        </Picture>
      </ul>
      {over && <DropOverlay text={t("create.drop")} />}
    </div>
  );
};
