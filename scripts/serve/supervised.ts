import { setTimeout as sleep } from "node:timers/promises";
import { complain } from "./say.ts";

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
