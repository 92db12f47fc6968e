import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseReport, DatabaseState } from "#lib/database-state.ts";
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
  /** Milliseconds until it is started again, 0 while it starts; null while it runs, or starts for the first time. */
  readonly nextTryMs: () => number | null;
  readonly tell: (report: DatabaseReport) => void;
  readonly signal: AbortSignal;
  readonly silenceMs?: number;
  readonly workMs?: number;
}): Promise<void> => {
  const { current, nextTryMs, tell, signal } = options;
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
    const state = database ? await stateOf(database) : "database_unavailable";
    const tryMs = state === "database_unavailable" ? nextTryMs() : null;
    tell({ database: tryMs === null ? state : "database_restarting", nextTryMs: tryMs });
    await sleep(everyMs, null, { signal, ref: false }).catch(() => null);
  }
};

/** A running process, as a supervisor sees it. */
export interface Running {
  /** Ends when the process has ended, for whatever reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** The pause before the first start again; each of the next ones is twice as long. */
const shortestPauseMs = 250;
const longestPauseMs = 60_000;
/** What ran for so long had a start that helped: the next pause is a short one. */
const steadyMs = 5 * 60_000;

/**
 * Keeps one process running: starts it again whenever it ends by itself, until `stop`. It never gives up: what ends it,
 * such as a full disk or a machine without memory, passes, and nobody may be there to start anything by hand.
 */
export class Supervised<R extends Running> {
  readonly #name: string;
  readonly #start: () => Promise<R>;
  readonly #stopping = new AbortController();
  #current: R | null = null;
  #launching: Promise<R> | null = null;
  #pauseMs = shortestPauseMs;
  #startedAt = 0;
  #nextTryAt: number | null = null;

  /** @param name as a person knows it, for messages */
  constructor(name: string, start: () => Promise<R>) {
    this.#name = name;
    this.#start = start;
  }

  /** Starts it for the first time; a failure of that start is the caller's. */
  start(): Promise<R> {
    this.#launching = this.#launch();
    return this.#launching;
  }

  /** The process that was started last; it may have ended since. Null before the first start. */
  get current(): R | null {
    return this.#current;
  }

  /** Milliseconds until it is started again, 0 while it starts; null while it runs, or starts for the first time. */
  get nextTryMs(): number | null {
    return this.#nextTryAt === null ? null : Math.max(0, this.#nextTryAt - performance.now());
  }

  /** Stops it for good, also while it starts or its next start is waited for. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#launching?.catch(() => {});
    await this.#current?.stop();
  }

  async #launch(): Promise<R> {
    // A clock that is set back or forth changes nothing.
    this.#startedAt = performance.now();
    const running = await this.#start();
    this.#current = running;
    this.#nextTryAt = null;
    if (this.#stopping.signal.aborted) await running.stop();
    else {
      const end = () => this.#restart("ended unexpectedly");
      void running.exited.then(end, end);
    }
    return running;
  }

  async #restart(what: string): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    if (performance.now() - this.#startedAt > steadyMs) this.#pauseMs = shortestPauseMs;
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(longestPauseMs, 2 * pauseMs);
    this.#nextTryAt = performance.now() + pauseMs;
    const when = pauseMs < 1_000 ? "" : ` in ${Math.round(pauseMs / 1_000)} s`;
    complain(`The ${this.#name} ${what} and is started again${when}.`);
    await sleep(pauseMs, null, { signal }).catch(() => null);
    if (signal.aborted) return;
    await this.start().catch((error: unknown) =>
      this.#restart(`did not start (${error instanceof Error ? error.message : error})`),
    );
  }
}
