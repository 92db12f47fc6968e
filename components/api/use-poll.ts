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
 * nothing, lets go of what it asked, and catches up when it is shown. `poll` is for after something was done here: it asks
 * at once, and the next questions follow quickly, so that what comes of it waits for no pause. `pollRun` is the same for
 * what a run works on: the server holds these answers until the run settles, half a second at most. An older answer never
 * takes the place of a newer one.
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
        ask: (etag, signal, settled) =>
          getIfChanged<View>(settled ? `${url}?settled=1` : url, etag, signal),
        prepare: async (next) => (await prepareLatest.current?.(next)) ?? true,
        show: (next) => setPolled({ url, view: next }),
      }),
    [url],
  );
  useEffect(() => {
    const letGo = () => {
      if (document.hidden) answers.close();
    };
    document.addEventListener("visibilitychange", letGo);
    return () => {
      document.removeEventListener("visibilitychange", letGo);
      answers.close();
    };
  }, [answers]);

  const tell = useCallback(async (asking: Promise<boolean>): Promise<boolean> => {
    const reached = await asking;
    setUnreachable(!reached);
    return reached;
  }, []);
  /** What was last said or done here, by `performance.now()`. */
  const [deed, setDeed] = useState({ at: Number.NEGATIVE_INFINITY, run: false });
  const askAfter = useCallback(
    (run: boolean): Promise<boolean> => {
      setDeed({ at: performance.now(), run });
      return tell(answers.poll(run));
    },
    [answers, tell],
  );
  const poll = useCallback(() => askAfter(false), [askAfter]);
  const pollRun = useCallback(() => askAfter(true), [askAfter]);

  const usual = pauseOf(view);
  useEffect(() => {
    if (usual === null) return;
    const pause = () => pauseAfterDeed(performance.now() - deed.at, usual);
    return whileVisible(async () => {
      const settled = deed.run && pause() < usual;
      return (await tell(answers.follow(settled))) ? pause() : pauseWhenUnreachableMs;
    }, pause());
  }, [usual, answers, tell, deed]);

  return { view, unreachable, poll, pollRun };
};
