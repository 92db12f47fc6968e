"use client";

import { useDeferredValue, useRef } from "react";
import { noteSize } from "#components/notes/note-size.ts";
import { readNoteFile } from "#components/notes/read-note-file.ts";
import { useByteSize } from "#components/notes/use-byte-size.ts";
import { withEarlyTyping } from "#components/notes/with-early-typing.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { useDropAnywhere } from "#components/ui/use-drop-anywhere.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { usePhotoFiles } from "../photos/use-photo-files.ts";
import { type StudyFormPlace, useMakeStudy } from "./use-make-study.ts";
import { useStudyDraft } from "./use-study-draft.ts";

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
