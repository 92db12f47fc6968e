"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ThreadStatus, ThreadView } from "#lib/schemas/thread.ts";

/** Milliseconds between two questions: quick while something moves, slow while it waits for the student. */
const pause: Readonly<Record<ThreadStatus, number | null>> = {
  running: 1_000,
  waiting: 10_000,
  done: null,
  failed: null,
  stopped: null,
};

/** The pause after a question that nobody answered. */
const pauseWhenUnreachableMs = 3_000;

/**
 * Follows a thread by conditional requests: an unchanged one costs a 304 without a body.
 * A hidden page asks nothing and catches up when it is shown; a finished thread is not asked about.
 * `initial` wins whenever the server rendered something newer.
 */
export const usePolledThread = (initial: ThreadView) => {
  const [polled, setPolled] = useState<ThreadView | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const etag = useRef<string | null>(null);
  const thread = polled !== null && polled.revision > initial.revision ? polled : initial;

  const poll = useCallback(async (): Promise<boolean> => {
    const answer = await ask(thread.id, etag.current);
    if (answer !== null && answer.thread !== null) {
      etag.current = answer.etag;
      setPolled(answer.thread);
    }
    setUnreachable(answer === null);
    return answer !== null;
  }, [thread.id]);

  const interval = pause[thread.status];
  useEffect(() => {
    if (interval === null) return;
    return whileVisible(async () => ((await poll()) ? interval : pauseWhenUnreachableMs), interval);
  }, [interval, poll]);

  return { thread, unreachable, poll };
};

/** Null when the server did not answer; `thread` is null when nothing changed. */
const ask = async (
  threadId: string,
  etag: string | null,
): Promise<{ thread: ThreadView | null; etag: string | null } | null> => {
  try {
    const response = await fetch(`/api/threads/${threadId}`, {
      headers: etag === null ? {} : { "if-none-match": etag },
      cache: "no-store",
    });
    if (response.status === 304) return { thread: null, etag };
    if (!response.ok) return null;
    return { thread: await response.json(), etag: response.headers.get("etag") };
  } catch {
    return null;
  }
};

/**
 * Calls `work` again and again with the pause it returns, but only while the page is visible;
 * becoming visible calls it at once. Returns what ends it.
 */
const whileVisible = (work: () => Promise<number>, firstPauseMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let busy = false;
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!ended && !document.hidden) timer = setTimeout(run, ms);
  };
  const run = async () => {
    if (busy) return;
    busy = true;
    const next = await work();
    busy = false;
    plan(next);
  };
  const onVisibility = () => (document.hidden ? clearTimeout(timer) : plan(0));
  document.addEventListener("visibilitychange", onVisibility);
  plan(firstPauseMs);
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
  };
};
