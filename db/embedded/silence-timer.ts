/**
 * Calls back after a time in which `stop` was not called. What already lies in a socket counts as
 * said: after a long statement, or on a machine out of breath, timers run before the sockets are read.
 */
export class SilenceTimer {
  readonly #ms: number;
  readonly #onSilence: () => void;
  #timer: NodeJS.Timeout | null = null;
  #lastChance: NodeJS.Immediate | null = null;

  constructor(ms: number, onSilence: () => void) {
    this.#ms = ms;
    this.#onSilence = onSilence;
  }

  /** Begins to wait, unless it does already. */
  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#lastChance = setImmediate(() => {
        this.#timer = null;
        this.#onSilence();
      });
    }, this.#ms);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#lastChance) clearImmediate(this.#lastChance);
    this.#timer = null;
    this.#lastChance = null;
  }
}
