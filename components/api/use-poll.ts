"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { getIfChanged } from "./get-if-changed.ts";
import { LatestAnswer } from "./latest-answer.ts";
import { pauseAfterDeed } from "./pause-after-deed.ts";
import { whileVisible } from "./while-visible.ts";

/** The pause after a question that nobody answered. */
const pauseWhenUnreachableMs = 3_000;

export interface PollOptions<View> {
  readonly url: string;
  /** What the page came with. It wins whenever the server rendered something newer. */
  readonly initial: View;
  readonly revisionOf: (view: View) => number;
  /** Milliseconds between two questions; null when nothing can change any more. */
  readonly pauseOf: (view: View) => number | null;
  /** Fetches what a new view is shown together with, so that nothing flickers; false when the server did not answer. */
  readonly prepare?: (view: View) => Promise<boolean>;
}

/**
 * Follows what `url` answers by conditional requests: an unchanged view costs a 304 without a body. A hidden page asks
 * nothing and catches up when it is shown. `poll` is for after something was said or done here: it asks at once, and the
 * next questions follow quickly, so that what comes of it waits for no pause. An older answer never takes the place of a
 * newer one.
 */
export const usePoll = <View>(options: PollOptions<View>) => {
  const { url, initial, revisionOf, pauseOf, prepare } = options;
  const [polled, setPolled] = useState<{ url: string; view: View } | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const newer = polled?.url === url && revisionOf(polled.view) > revisionOf(initial);
  const view = newer ? polled.view : initial;

  const prepareLatest = useRef(prepare);
  prepareLatest.current = prepare;
  const answers = useMemo(
    () =>
      new LatestAnswer<View>({
        ask: (etag, signal) => getIfChanged<View>(url, etag, signal),
        prepare: async (next) => (await prepareLatest.current?.(next)) ?? true,
        show: (next) => setPolled({ url, view: next }),
      }),
    [url],
  );
  useEffect(() => () => answers.close(), [answers]);

  const ask = useCallback(async (): Promise<boolean> => {
    const reached = await answers.poll();
    setUnreachable(!reached);
    return reached;
  }, [answers]);
  /** When something was last said or done here, by `performance.now()`. */
  const [deedAt, setDeedAt] = useState(Number.NEGATIVE_INFINITY);
  const poll = useCallback(async (): Promise<boolean> => {
    setDeedAt(performance.now());
    return ask();
  }, [ask]);

  const usual = pauseOf(view);
  useEffect(() => {
    if (usual === null) return;
    const pause = () => pauseAfterDeed(performance.now() - deedAt, usual);
    return whileVisible(async () => ((await ask()) ? pause() : pauseWhenUnreachableMs), pause());
  }, [usual, ask, deedAt]);

  return { view, unreachable, poll };
};
