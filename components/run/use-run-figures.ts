"use client";

import { useEffect, useState } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";

const elapsedMs = (thread: ThreadView): number =>
  thread.activeMs +
  (thread.runningSince === null ? 0 : Math.max(0, Date.now() - Date.parse(thread.runningSince)));

/** Whole seconds that the thread has been worked on, counted on between two polls; null before the first paint. */
const useElapsed = (thread: ThreadView): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSeconds(Math.floor(elapsedMs(thread) / 1_000));
    count();
    if (thread.runningSince === null) return;
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [thread]);
  return seconds;
};

/**
 * Time and cost of a run so far, as words: money where the price is known, else tokens. `time` is null before
 * the first paint, `cost` where no model worked.
 */
export const useRunFigures = (
  thread: ThreadView,
): { readonly time: string | null; readonly cost: string | null } => {
  const t = useTexts();
  const number = useNumbers();
  const seconds = useElapsed(thread);
  const { calls, usd, inputTokens, outputTokens } = thread.cost;
  const money = { style: "currency", currency: "USD" } as const;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return {
    time:
      seconds === null
        ? null
        : seconds < 60
          ? t("progress.seconds", { seconds })
          : t("progress.minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
    cost:
      calls === 0
        ? null
        : usd === null
          ? t("progress.tokens", { count: inputTokens + outputTokens })
          : number(usd, { ...money, ...digits }),
  };
};
