"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLatest } from "#components/hooks/use-latest.ts";
import { type Changed, type Denial, getIfChanged } from "./send-json.ts";

export interface Questions<View> {
  /**
   * Asks for the view unless it is still the one of `etag`; null when the server did not answer. With `settled` the
   * answer may wait a moment for the run that is under way.
   */
  readonly ask: (
    etag: string | null,
    signal: AbortSignal,
    settled: boolean,
  ) => Promise<Changed<View> | null>;
  /** Fetches what must be at hand before the view is shown; false when the server did not answer. */
  readonly prepare: (view: View) => Promise<boolean>;
  readonly show: (view: View) => void;
}

/**
 * Asks for a view as often as `poll` is called, one question beside another. An answer that comes after the answer
 * to a later question is dropped, as it may be older; what is still asked for by then is given up.
 */
export class LatestAnswer<View> {
  readonly #questions: Questions<View>;
  readonly #open = new Map<number, AbortController>();
  #etag: string | null = null;
  #asked = 0;
  /** The latest question that was answered. */
  #answered = 0;
  /** The latest question while it is open. */
  #latest: Promise<boolean> | null = null;

  constructor(questions: Questions<View>) {
    this.#questions = questions;
  }

  /** Asks at once. False when the server answered neither this question nor a later one. */
  poll(settled = false): Promise<boolean> {
    const latest = this.#ask(settled).finally(() => {
      if (this.#latest === latest) this.#latest = null;
    });
    this.#latest = latest;
    return latest;
  }

  /** Waits for the latest question while it is open, and asks only then: a held answer has no other question beside it. */
  follow(settled = false): Promise<boolean> {
    return this.#latest ?? this.poll(settled);
  }

  async #ask(settled: boolean): Promise<boolean> {
    this.#asked += 1;
    const number = this.#asked;
    const controller = new AbortController();
    this.#open.set(number, controller);
    const answer = await this.#questions.ask(this.#etag, controller.signal, settled);
    const view = answer?.value ?? null;
    const reached = answer !== null && (view === null || (await this.#questions.prepare(view)));
    this.#open.delete(number);
    if (number < this.#answered || controller.signal.aborted) return true;
    if (!reached) return false;
    this.#answered = number;
    this.#giveUp(number);
    if (view !== null) {
      this.#etag = answer.etag;
      this.#questions.show(view);
    }
    return true;
  }

  /** Shows what was learned by another way, such as the answer to a change; what was asked before is given up. */
  put(view: View): void {
    this.#asked += 1;
    this.#answered = this.#asked;
    this.#giveUp(this.#answered);
    this.#etag = null;
    this.#questions.show(view);
  }

  /** Gives up what is asked for; nothing of it is shown any more. */
  close(): void {
    this.#giveUp(Number.POSITIVE_INFINITY);
  }

  /** Ends the questions before this one. */
  #giveUp(before: number): void {
    for (const [number, controller] of this.#open) if (number < before) controller.abort();
  }
}

/**
 * Calls `work` again and again with the pause it returns, in milliseconds, but only while the page is visible;
 * becoming visible calls it at once. Returns what ends it.
 */
export const whileVisible = (
  work: () => Promise<number | null>,
  firstPauseMs: number,
): (() => void) => {
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
    if (next === null) ended = true;
    else plan(next);
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

/** Two questions have at least so much time between them, in milliseconds. */
const shortestMs = 40;
/** What came of a deed is seen late by at most this share of the time that it took. */
const lateShare = 1 / 4;

/**
 * How long a page waits until it asks again, in milliseconds, so long after its reader said or did something: what needs
 * no model is done in a moment and must be seen in the next one, and what takes longer is asked for as rarely as usual.
 */
export const pauseAfterDeed = (sinceMs: number, usualMs: number): number =>
  Math.min(usualMs, Math.max(shortestMs, sinceMs * lateShare));

/** Why a page hears nothing new. Where it is a denial, asking again does not help, and nothing is asked. */
export type Silence = "unreachable" | Exclude<Denial, "gone">;

/** The pause after a question that nobody answered. */
const pauseWhenUnreachableMs = 3_000;

export interface PollOptions<View> {
  readonly url: string;
  /** What the page came with. With a revision, it wins whenever the server rendered something newer. */
  readonly initial: View;
  readonly revisionOf?: (view: View) => number;
  /** Milliseconds between two questions; null when nothing can change any more. */
  readonly pauseOf: (view: View) => number | null;
  /** Fetches what a new view is shown together with, so that nothing flickers; false when the server did not answer. */
  readonly prepare?: (view: View) => Promise<boolean>;
}

/**
 * Follows what `url` answers by conditional requests: an unchanged view costs a 304 without a body. A hidden page asks
 * nothing, lets go of what it asked, and catches up when it is shown. `poll` is for after something was done here: it asks
 * at once, and the next questions follow quickly, so that what comes of it waits for no pause. `pollRun` is the same for
 * what a run works on: the server holds these answers until the run settles, half a second at most. `put`
 * shows what a change answered. An older answer never takes the place of a newer one. Where the answer is
 * that this cannot be had, nothing is asked again: `silence` says why, and of what is not there any more, as a thread that was
 * deleted in another tab, the page is rendered anew: it says so, and where to go.
 */
export const usePoll = <View>(options: PollOptions<View>) => {
  const { url, initial, revisionOf, pauseOf, prepare } = options;
  const [polled, setPolled] = useState<{ url: string; view: View } | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  /** What the server said cannot be had. */
  const [denied, setDenied] = useState<{ url: string; why: Denial } | null>(null);
  const denial = denied?.url === url ? denied.why : null;
  const newer =
    polled?.url === url &&
    (revisionOf === undefined || revisionOf(polled.view) > revisionOf(initial));
  const view = newer ? polled.view : initial;

  const prepareLatest = useLatest(prepare);
  const answers = useMemo(
    () =>
      new LatestAnswer<View>({
        ask: (etag, signal, settled) =>
          getIfChanged<View>(settled ? `${url}?settled=1` : url, etag, signal, (why) =>
            setDenied({ url, why }),
          ),
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
    if (usual === null || denial !== null) return;
    const pause = () => pauseAfterDeed(performance.now() - deed.at, usual);
    return whileVisible(async () => {
      const settled = deed.run && pause() < usual;
      return (await tell(answers.follow(settled))) ? pause() : pauseWhenUnreachableMs;
    }, pause());
  }, [usual, denial, answers, tell, deed]);
  const router = useRouter();
  useEffect(() => {
    if (denial === "gone") router.refresh();
  }, [denial, router]);

  const put = useCallback((next: View) => answers.put(next), [answers]);
  const silence: Silence | null =
    denial === null ? (unreachable ? "unreachable" : null) : denial === "gone" ? null : denial;
  return { view, silence, poll, pollRun, put };
};
