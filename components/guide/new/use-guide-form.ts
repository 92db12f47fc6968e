"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useKeptDraft, withEarlyTyping } from "#components/hooks/use-session-storage.ts";
import type { FormProblem } from "#components/ui/field-problem.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { ThreadView } from "#lib/schemas/thread.ts";

/** A manual that can be asked. */
export interface AskablePack {
  readonly id: string;
  readonly title: string;
  readonly versions: readonly string[];
  readonly editions: readonly string[];
  readonly ready: boolean;
  /** Questions to begin with; none for the student's own manuals. */
  readonly examples: readonly string[];
}

/** What to ask and for which version; null where the student does not know. */
export interface GuideChoice {
  readonly packId: string;
  readonly version: string | null;
  readonly edition: string | null;
}

interface GuideDraft {
  readonly question: string;
  /** Null until the student chooses: then what the page came with holds. */
  readonly choice: GuideChoice | null;
}

/** The parts of the form that something can be wrong with; `form` stands for what no field can mend. */
type GuideFormPlace = "question" | "pack" | "form";

/** The question on its way to the server, with what is wrong with it. */
export const useGuideForm = (options: { packs: readonly AskablePack[]; first: GuideChoice }) => {
  const { packs, first } = options;
  const t = useTexts();
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const packField = useRef<HTMLSelectElement>(null);
  const [problem, setProblem] = useState<FormProblem<GuideFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const { draft, ready, change, forget } = useKeptDraft<GuideDraft>(
    "lectern.guide-draft",
    { question: "", choice: null },
    (kept) => ({ question: withEarlyTyping(kept.question, field.current) }),
  );
  const kept = packs.some(({ id }) => id === draft.choice?.packId) ? draft.choice : null;
  const choice = kept ?? first;
  const pack = packs.find(({ id }) => id === choice.packId);
  const changed: typeof change = (part) => {
    setProblem(null);
    change(part);
  };
  const choose = (part: Partial<GuideChoice>) => {
    // Another program has other versions.
    const blank = part.packId === undefined ? {} : { version: null, edition: null };
    changed({ choice: { ...choice, ...blank, ...part } });
  };
  const ask = (question: string) => {
    changed({ question });
    field.current?.focus();
  };
  const problemNow = (): FormProblem<GuideFormPlace> | null => {
    if (draft.question.trim() === "") return { at: "question", text: t("guideNew.errors.empty") };
    return pack?.ready === true ? null : { at: "pack", text: t("guideNew.errors.notReady") };
  };
  const submit = () => {
    const found = problemNow();
    setProblem(found);
    if (found !== null) return;
    start(async () => {
      const request = { kind: "guide", question: draft.question.trim(), ...choice };
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (!sent.ok) {
        return setProblem({ at: "form", text: sent.message ?? t("shell.unreachable") });
      }
      forget();
      window.scrollTo({ top: 0 });
      router.push(`/guide/${sent.value.id}`);
    });
  };
  const problemAt = (place: GuideFormPlace) => (problem?.at === place ? problem : null);
  return {
    ...{ draft, ready, change: changed, choice, choose, pack, ask, busy, problemAt, submit },
    ...{ field, packField },
  };
};

export type GuideForm = ReturnType<typeof useGuideForm>;
