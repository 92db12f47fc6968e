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

/** A running process, as a supervisor sees it. */
export interface Running {
  /** Ends when the process has ended, for whatever reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** More ends than this within the window mean that starting again does not help. */
const mostRestarts = 5;
const windowMs = 5 * 60_000;
const pauseMs = 250;

/** Keeps one process running: starts it again when it ends by itself, until `stop` or too many ends. */
export class Supervised<R extends Running> {
  readonly #name: string;
  readonly #start: () => Promise<R>;
  readonly #onGivenUp: (sentence: string) => void;
  #current: R | null = null;
  #launching: Promise<R> | null = null;
  #stopping = false;
  #ends: number[] = [];

  /**
   * @param name as a person knows it, for messages
   * @param onGivenUp called once when it will not be started again
   */
  constructor(name: string, start: () => Promise<R>, onGivenUp: (sentence: string) => void) {
    this.#name = name;
    this.#start = start;
    this.#onGivenUp = onGivenUp;
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

  /** Stops it for good, also while it starts. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#launching?.catch(() => {});
    await this.#current?.stop();
  }

  async #launch(): Promise<R> {
    const running = await this.#start();
    this.#current = running;
    if (this.#stopping) await running.stop();
    else running.exited.then(() => this.#restart()).catch((error) => this.#giveUp(error));
    return running;
  }

  async #restart(): Promise<void> {
    if (this.#stopping) return;
    // A clock that is set back or forth changes nothing.
    const now = performance.now();
    this.#ends = [...this.#ends.filter((end) => now - end < windowMs), now];
    if (this.#ends.length > mostRestarts) {
      this.#giveUp(`it ended ${this.#ends.length} times within five minutes`);
      return;
    }
    complain(`The ${this.#name} ended unexpectedly and is started again.`);
    await sleep(pauseMs);
    if (this.#stopping) return;
    await this.start().catch((error: unknown) => this.#retry(error));
  }

  /** A start that failed counts as one more end. */
  async #retry(error: unknown): Promise<void> {
    complain(`The ${this.#name} did not start: ${error instanceof Error ? error.message : error}`);
    await this.#restart();
  }

  #giveUp(reason: unknown): void {
    if (this.#stopping) return;
    this.#onGivenUp(
      `The ${this.#name} is not started again: ${reason instanceof Error ? reason.message : reason}.`,
    );
  }
}
