"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { sendForm } from "#components/api/send-json.ts";
import type { FormProblem } from "#components/ui/field-problem.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StudyDraft } from "./use-study-draft.ts";

/** The parts of the form that something can be wrong with; `form` stands for what no field can mend. */
export type StudyFormPlace = "topic" | "notes" | "form";

const placeOf = (code: string): StudyFormPlace => {
  if (code.startsWith("topic_")) return "topic";
  return code.startsWith("note_") ? "notes" : "form";
};

/** Sends topic, notes and photos and opens the document; what goes wrong becomes a sentence, and all of it stays. */
export const useMakeStudy = (onMade: () => void, complainOfPhoto: (problem: string) => void) => {
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
