"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { ChosenParts, SourceView } from "#lib/schemas/source.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

export interface ChosenSource extends Pick<SourceView, "id" | "subjectId" | "title"> {
  /** The parts that are wanted; all of it where none are named. */
  readonly chosen?: ChosenParts | null;
  /** Whether these cannot be told any more: nothing more is made of them. */
  readonly isLost?: boolean;
}

/** As long as a topic is good to read; the whole names stand on the page of the subject. */
const longestTopic = 200;

/** Makes a quiz, or a document with these settings, from sources, and leads to it. */
export const useMakeFrom = (settings?: StudySettings) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const make = (kind: "quiz" | "study", sources: readonly ChosenSource[]) =>
    start(async () => {
      setRefusal(null);
      const sourceParts = sources.flatMap(({ chosen }) => chosen ?? []);
      const from = {
        kind,
        sourceIds: sources.map(({ id }) => id),
        ...(sourceParts.length > 0 && { sourceParts }),
        subjectId: sources[0]?.subjectId,
      };
      const topic = sources
        .map(({ title }) => title)
        .join(", ")
        .slice(0, longestTopic);
      const request = kind === "quiz" ? from : { ...from, topic: topic.toWellFormed(), settings };
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (sent.ok) router.push(`/${kind}/${sent.value.id}`);
      else setRefusal(sent.message ?? t("shell.unreachable"));
    });
  return { make, busy, refusal };
};
