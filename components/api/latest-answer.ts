import type { Changed } from "./get-if-changed.ts";

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

  /** Gives up what is asked for; nothing of it is shown any more. */
  close(): void {
    this.#giveUp(Number.POSITIVE_INFINITY);
  }

  /** Ends the questions before this one. */
  #giveUp(before: number): void {
    for (const [number, controller] of this.#open) if (number < before) controller.abort();
  }
}
