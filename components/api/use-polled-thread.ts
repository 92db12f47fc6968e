"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ThreadStatus, ThreadView } from "#lib/schemas/thread.ts";
import { getIfChanged } from "./get-if-changed.ts";
import { whileVisible } from "./while-visible.ts";

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
    const answer = await getIfChanged<ThreadView>(`/api/threads/${thread.id}`, etag.current);
    if (answer !== null && answer.value !== null) {
      etag.current = answer.etag;
      setPolled(answer.value);
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
