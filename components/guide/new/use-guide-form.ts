"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../../api/send-json.ts";
import { useKeptDraft } from "../../notes/use-kept-draft.ts";
import { withEarlyTyping } from "../../notes/with-early-typing.ts";
import { useTexts } from "../../ui/texts.tsx";

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

/** The question on its way to the server, with what is wrong with it. */
export const useGuideForm = (options: { packs: readonly AskablePack[]; first: GuideChoice }) => {
  const { packs, first } = options;
  const t = useTexts();
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const { draft, ready, change, forget } = useKeptDraft<GuideDraft>(
    "lectern.guide-draft",
    { question: "", choice: null },
    (kept) => ({ question: withEarlyTyping(kept.question, field.current) }),
  );
  const kept = packs.some(({ id }) => id === draft.choice?.packId) ? draft.choice : null;
  const choice = kept ?? first;
  const pack = packs.find(({ id }) => id === choice.packId);
  const choose = (part: Partial<GuideChoice>) => {
    setProblem(null);
    // Another program has other versions.
    const blank = part.packId === undefined ? {} : { version: null, edition: null };
    change({ choice: { ...choice, ...blank, ...part } });
  };
  const ask = (question: string) => {
    setProblem(null);
    change({ question });
    field.current?.focus();
  };
  const problemNow = (): string | null => {
    if (draft.question.trim() === "") return t("guideNew.errors.empty");
    return pack?.ready === true ? null : t("guideNew.errors.notReady");
  };
  const submit = () => {
    const found = problemNow();
    setProblem(found);
    if (found !== null) return field.current?.focus();
    start(async () => {
      const request = { kind: "guide", question: draft.question.trim(), ...choice };
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (!sent.ok) return setProblem(sent.message ?? t("shell.unreachable"));
      forget();
      window.scrollTo({ top: 0 });
      router.push(`/guide/${sent.value.id}`);
    });
  };
  return { draft, ready, change, choice, choose, pack, field, ask, busy, problem, submit };
};

export type GuideForm = ReturnType<typeof useGuideForm>;
