import type { Clock } from "#lib/clock.ts";
import type { Log } from "#lib/log.ts";
import { type BinStore, binnedBefore, type Expired } from "#lib/subjects/bin-store.ts";

/** Each is deleted in a transaction of its own. */
const atOnce = 50;
const everyMs = 6 * 60 * 60 * 1000;
/** A form of a card may stay open so long. */
const picturesKeptMs = 24 * 60 * 60 * 1000;

interface SweepPorts {
  readonly expired: BinStore["expired"];
  readonly remove: (one: Expired) => Promise<void>;
  /** Deletes pictures that were sent for cards before that time, and that none has. */
  readonly sweepPictures: (before: Date) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Deletes for good what its time in the bin is over for; what is broken off goes on at the next time. */
export const createBinSweep = (ports: SweepPorts) => {
  const { expired, remove, sweepPictures, clock, log } = ports;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();

  /** What cannot be deleted now is left for another time. */
  const removeAll = async (batch: readonly Expired[]): Promise<number> => {
    let removed = 0;
    for (const one of batch) {
      if (stopping.signal.aborted) return 0;
      try {
        await remove(one);
        removed += 1;
      } catch (error) {
        log.warn({ error, kind: one.kind, id: one.id }, "it stays in the bin for now");
      }
    }
    return removed;
  };
  const sweep = async (): Promise<void> => {
    await sweepPictures(new Date(clock().getTime() - picturesKeptMs));
    for (;;) {
      const batch = await expired(binnedBefore(clock()), atOnce);
      if (batch.length === 0 || (await removeAll(batch)) === 0) return;
    }
  };
  const again = () => {
    underWay = sweep()
      .catch((error) => log.warn({ error }, "the bin is not emptied yet"))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(again, everyMs).unref();
      });
  };
  return {
    sweep,
    start: again,
    stop: (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      return underWay;
    },
  };
};
