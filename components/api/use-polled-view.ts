"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { getIfChanged } from "./get-if-changed.ts";
import { whileVisible } from "./while-visible.ts";

/** The pause after a question that nobody answered. */
const pauseWhenUnreachableMs = 3_000;

/**
 * Follows what `url` answers by conditional requests; a hidden page asks nothing and catches up when it is shown.
 * `poll` asks at once, after something was said or done. `initial` wins whenever the server rendered something newer.
 */
export const usePolledView = <View extends { readonly revision: number }>(
  url: string,
  initial: View,
  /** Milliseconds between two questions. */
  pauseMs: (view: View) => number,
) => {
  const [polled, setPolled] = useState<View | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const etag = useRef<string | null>(null);
  const view = polled !== null && polled.revision > initial.revision ? polled : initial;

  const ask = useCallback(async (): Promise<boolean> => {
    const answer = await getIfChanged<View>(url, etag.current);
    if (answer !== null && answer.value !== null) {
      etag.current = answer.etag;
      setPolled(answer.value);
    }
    setUnreachable(answer === null);
    return answer !== null;
  }, [url]);

  // One after the other: an answer must not be overtaken by an older one.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const poll = useCallback((): Promise<boolean> => {
    const turn = line.current.then(ask);
    line.current = turn;
    return turn;
  }, [ask]);

  const pause = pauseMs(view);
  useEffect(
    () => whileVisible(async () => ((await poll()) ? pause : pauseWhenUnreachableMs), pause),
    [pause, poll],
  );
  return { view, unreachable, poll };
};
