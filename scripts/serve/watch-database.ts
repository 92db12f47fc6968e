import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseState } from "#lib/database-state.ts";
import { complain } from "./say.ts";

/** A running embedded database, as who watches it sees it. */
interface Probed {
  readonly exited: Promise<void>;
  readonly probe: () => Promise<{ serving: boolean; diskFull: boolean }>;
  /** Milliseconds for which it does something long of which it told before; null when it does not. */
  readonly busyForMs: () => number | null;
  readonly process: { kill(signal: "SIGKILL"): unknown };
}

const everyMs = 500;
/**
 * One statement at a time blocks its whole process: only what is silent for this long hangs. The copy for a backup and
 * the cleaning of vectors may take longer on a slow disk: the database tells of them first, and killed in the middle
 * it would begin anew with each start.
 */
const longestSilenceMs = 60_000;
const longestWorkMs = 15 * 60_000;

/**
 * Probes the database until the signal says stop, tells how it is each time, and kills it when it stays silent: its
 * supervisor then starts it again.
 * @param current the database that runs now; null before the first start
 */
export const watchDatabase = async (options: {
  readonly current: () => Probed | null;
  readonly tell: (state: DatabaseState) => void;
  readonly signal: AbortSignal;
  readonly silenceMs?: number;
  readonly workMs?: number;
}): Promise<void> => {
  const { current, tell, signal } = options;
  const { silenceMs = longestSilenceMs, workMs = longestWorkMs } = options;
  /** Resolves with null when the database was silent for too long, or nobody waits any more. */
  const silenceOf = async ({ busyForMs }: Probed, patience: AbortSignal): Promise<null> => {
    try {
      do await sleep(silenceMs, null, { signal: patience });
      while ((busyForMs() ?? Number.POSITIVE_INFINITY) < workMs);
    } catch {
      // Answered meanwhile.
    }
    return null;
  };
  const stateOf = async (database: Probed): Promise<DatabaseState> => {
    const patience = new AbortController();
    const silence = silenceOf(database, patience.signal);
    const answered = await Promise.race([
      database.probe(),
      database.exited.then(() => "ended" as const),
      silence,
    ]);
    patience.abort();
    if (answered === "ended") return "database_unavailable";
    if (answered?.diskFull) return "disk_full";
    if (answered) return answered.serving ? "ok" : "database_unavailable";
    if (signal.aborted) return "database_unavailable";
    complain(
      `The database did not answer for ${(database.busyForMs() ?? silenceMs) / 1000} seconds and is killed.`,
    );
    database.process.kill("SIGKILL");
    await database.exited;
    return "database_unavailable";
  };
  while (!signal.aborted) {
    const database = current();
    tell(database ? await stateOf(database) : "database_unavailable");
    await sleep(everyMs, null, { signal, ref: false }).catch(() => null);
  }
};
