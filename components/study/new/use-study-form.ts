"use client";

import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useRef, useState, useTransition } from "react";
import { sendForm } from "#components/hooks/send-json.ts";
import { withEarlyTyping } from "#components/hooks/use-session-storage.ts";
import { noteSize } from "#components/notes/note-size.ts";
import { readNoteFile } from "#components/notes/read-note-file.ts";
import { useByteSize } from "#components/notes/use-byte-size.ts";
import type { FormProblem } from "#components/ui/field-problem.tsx";
import { useDropAnywhere } from "#components/ui/file-drop.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { PhotoList } from "../photos/photo-list.ts";
import { moved } from "../photos/photo-list.ts";
import { useCheckedFiles } from "../photos/use-checked-files.ts";
import type { StudyDraft } from "./use-study-draft.ts";
import { useStudyDraft } from "./use-study-draft.ts";

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
  const latest = useRef(chosen);
  latest.current = chosen;
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
  const make = (draft: StudyDraft, photos: readonly File[]) =>
    start(async () => {
      setProblem(null);
      const sent = await sendForm<ThreadView>("/api/threads", formOf(draft, photos));
      if (!sent.ok) {
        const reason = sent.message ?? t("shell.unreachable");
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

const formOf = (draft: StudyDraft, photos: readonly File[]): FormData => {
  const form = new FormData();
  form.set("kind", "study");
  form.set("topic", draft.topic);
  form.set("text", draft.text);
  if (draft.fileName !== null) form.set("fileName", draft.fileName);
  form.set("settings", JSON.stringify(draft.settings));
  for (const photo of photos) form.append("photos", photo);
  return form;
};

const isPicture = (file: File): boolean => file.type.startsWith("image/");

/** Topic, notes, photos and settings on their way to the server, with what is wrong with them. */
export const useStudyForm = (options: { maxBytes: number; settings: StudySettings }) => {
  const t = useTexts();
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
  const setNotes = (text: string, fileName: string | null) => changed({ text, fileName });
  const takeTexts = async (files: readonly File[]) => {
    const read = await Promise.all(files.map((file) => readNoteFile(file, options.maxBytes)));
    const good = read.filter((file) => file.ok);
    if (good.length > 0) {
      const names = good.map((file) => file.name).join(", ");
      setNotes([draft.text, ...good.map((file) => file.text)].filter(Boolean).join("\n\n"), names);
    }
    const refused = read.find((file) => !file.ok);
    if (refused === undefined) return;
    const bytes = files.find((file) => file.name === refused.name)?.size ?? 0;
    const told = { name: refused.name, size: inBytes(bytes), limit };
    setProblem({ at: "notes", text: t(`studyNew.errors.${refused.reason}`, told) });
  };
  const takeFiles = (files: readonly File[]) => {
    setProblem(null);
    const pictures = files.filter(isPicture);
    if (pictures.length > 0) photos.add(pictures);
    const texts = files.filter((file) => !isPicture(file));
    if (texts.length > 0) void takeTexts(texts);
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
    } else make(draft, photos.files);
  };
  return {
    ...{ draft, ready, change: changed, topic, notes, photos, over, busy },
    problemAt: (place: StudyFormPlace) => (problem?.at === place ? problem : null),
    ...{ words: size.words, setNotes, takeFiles, submit },
  };
};

export type StudyFormState = ReturnType<typeof useStudyForm>;
