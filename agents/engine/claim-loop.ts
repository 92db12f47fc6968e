/**
 * Repeats a step, each time so long after the last one has ended. A failure is told, and the step tried again.
 * @returns ends it, and waits for a step that is under way
 */
export const repeat = (options: {
  readonly step: () => Promise<unknown>;
  readonly everyMs: number;
  /** Before the first time. */
  readonly firstMs?: number;
  readonly afterFailureMs?: number;
  readonly onFailure: (error: unknown) => void;
}): (() => Promise<void>) => {
  const { step, everyMs, firstMs = everyMs, afterFailureMs = everyMs, onFailure } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const once = async (): Promise<number> => {
    try {
      await step();
      return everyMs;
    } catch (error) {
      onFailure(error);
      return afterFailureMs;
    }
  };
  const after = (delayMs: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      working = once().then(after);
    }, delayMs);
  };
  after(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
};

/** How often a worker says that it is still at what it claimed; who is silent for `leaseSeconds` loses it. */
const renewMs = 5_000;

/** Works in the background on what waits in a table, one after the other. */
export interface ClaimLoop {
  /** Works on all that waits now. @throws whatever `work` throws */
  readonly once: () => Promise<void>;
  readonly start: () => void;
  /** Breaks off what is under way; whoever claims it next goes on with it. */
  readonly stop: () => Promise<void>;
}

/**
 * The one way in which work that stands in a table is taken up, kept from others and given back. Threads have the queue
 * instead, which wakes workers and counts tries.
 */
export const createClaimLoop = <Claim>(options: {
  /** Takes what waits longest, or what a silent or dead worker had; null when there is none. */
  readonly claim: () => Promise<Claim | null>;
  /** Whether it is still this worker's; without it the lease of a claim is longer than its work. */
  readonly renew?: (claim: Claim) => Promise<boolean>;
  /** `signal` fires when the loop stops, and when the claim is another's by now. */
  readonly work: (claim: Claim, signal: AbortSignal) => Promise<void>;
  /** Gives back what was not begun, broken off or failed; without it the lease runs out. */
  readonly release?: (claim: Claim) => Promise<unknown>;
  readonly everyMs: number;
  readonly afterFailureMs?: number;
  readonly onFailure: (error: unknown) => void;
  readonly onLateRenewal?: (error: unknown) => void;
}): ClaimLoop => {
  const { claim, renew, work, release } = options;
  const stopping = new AbortController();
  let stopRepeating = async (): Promise<void> => {};

  const keep = (claimed: Claim, lost: AbortController): NodeJS.Timeout | undefined =>
    renew &&
    setInterval(() => {
      renew(claimed).then((held) => {
        if (!held) lost.abort();
      }, options.onLateRenewal);
    }, renewMs);

  const take = async (claimed: Claim): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const renewing = keep(claimed, lost);
    try {
      await work(claimed, signal);
    } catch (error) {
      await release?.(claimed);
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(renewing);
    }
  };

  const once = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const claimed = await claim();
      if (claimed === null) return;
      // Who stops does not wait for what nobody has begun.
      if (stopping.signal.aborted) await release?.(claimed);
      else await take(claimed);
    }
  };

  return {
    once,
    start: () => {
      stopRepeating = repeat({ ...options, step: once });
    },
    stop: async () => {
      stopping.abort();
      await stopRepeating();
    },
  };
};
