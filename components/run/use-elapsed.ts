"use client";

import { useEffect, useState } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";

const elapsedMs = (thread: ThreadView): number =>
  thread.activeMs +
  (thread.runningSince === null ? 0 : Math.max(0, Date.now() - Date.parse(thread.runningSince)));

/** Whole seconds that the thread has been worked on, counted on between two polls; null before the first paint. */
export const useElapsed = (thread: ThreadView): number | null => {
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
