"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useDeferredValue, useRef, useState, useTransition } from "react";
import type { CreateQuizRequest } from "#lib/schemas/create-thread.ts";
import type { QuestionMix } from "#lib/schemas/quiz.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { noteSize } from "../notes/note-size.ts";
import { readNoteFile } from "../notes/read-note-file.ts";
import { useByteSize } from "../notes/use-byte-size.ts";
import type { FormProblem } from "../ui/field-problem.tsx";
import { useDropAnywhere } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";
import { type MixName, useNoteDraft } from "./use-note-draft.ts";

/** The parts of the form that something can be wrong with; `form` stands for what another note cannot mend. */
type NoteFormPlace = "note" | "form";

/** The note on its way from paste, file or keyboard to the server, with what is wrong with it. */
export const useNoteForm = (options: {
  maxBytes: number;
  mixes: Readonly<Record<MixName, QuestionMix>>;
  model: string | null;
}) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const sheet: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const { draft, ready, change, forget } = useNoteDraft(sheet);
  const { make, busy, problem, setProblem } = useMakeQuiz(forget);
  const size = noteSize(useDeferredValue(draft.text));
  const limit = inBytes(options.maxBytes);

  const setNote = (text: string, fileName: string | null) => {
    setProblem(null);
    change({ text, fileName });
  };
  const takeFiles = async (files: readonly File[]) => {
    const read = await Promise.all(files.map((file) => readNoteFile(file, options.maxBytes)));
    const good = read.filter((file) => file.ok);
    const refused = read.find((file) => !file.ok);
    if (good.length > 0) {
      setNote(good.map((file) => file.text).join("\n\n"), good.map((file) => file.name).join(", "));
    }
    if (refused !== undefined) {
      const bytes = files.find((file) => file.name === refused.name)?.size ?? 0;
      const told = { name: refused.name, size: inBytes(bytes), limit };
      setProblem({ at: "note", text: t(`create.errors.${refused.reason}`, told) });
    }
    sheet.current?.focus({ preventScroll: true });
  };
  const over = useDropAnywhere({
    onFiles: (files) => void takeFiles(files),
    onText: (text) => setNote(draft.text + text, draft.fileName),
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
    if (found === null) {
      const { text, fileName, wanted, mix } = draft;
      // A choice that was made while a model was connected is not shown now, so it does not count.
      const shown = options.model === null ? "balanced" : mix;
      make({ text, fileName, wanted, mix: options.mixes[shown] });
    } else setProblem({ at: "note", text: found });
  };
  return {
    draft,
    ready,
    change,
    sheet,
    over,
    busy,
    problemAt: (place: NoteFormPlace) => (problem?.at === place ? problem : null),
    words: size.words,
    size: draft.text === "" ? null : t("create.bytes", { size: inBytes(size.bytes), limit }),
    setNote,
    takeFiles,
    submit,
  };
};

export type NoteFormState = ReturnType<typeof useNoteForm>;

/** Sends the note and opens the quiz; what goes wrong becomes a sentence, and the note stays. */
const useMakeQuiz = (onMade: () => void) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<FormProblem<NoteFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const make = (note: Omit<CreateQuizRequest, "kind">) =>
    start(async () => {
      setProblem(null);
      const sent = await sendJson<ThreadView>("POST", "/api/threads", { kind: "quiz", ...note });
      if (!sent.ok) {
        const text = sent.message ?? t("shell.unreachable");
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
