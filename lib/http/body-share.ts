import { AppError } from "../errors.ts";

/** What a client may try again after. */
const againMs = 10_000;

/** Counts the bytes of bodies that are under way in all requests of this process together. */
export class BodyShare {
  readonly #limit: number;
  readonly #taken = new WeakMap<object, number>();
  #underWay = 0;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Raises what a request has under way to so many bytes.
   * @throws AppError uploads_crowded when all together would have more than the limit
   */
  take(request: object, bytes: number): void {
    const more = bytes - (this.#taken.get(request) ?? 0);
    if (more <= 0) return;
    if (this.#underWay + more > this.#limit) {
      throw new AppError("uploads_crowded", `${this.#underWay} bytes of bodies are under way.`, {
        retryAfterMs: againMs,
        details: { retryAfterSeconds: againMs / 1_000 },
      });
    }
    this.#underWay += more;
    this.#taken.set(request, bytes);
  }

  /** The request was answered. */
  release(request: object): void {
    this.#underWay -= this.#taken.get(request) ?? 0;
    this.#taken.delete(request);
  }
}

/** Of bodies that are whole in memory, some of them several times: a form of ten photos has 102 MB. */
const mostHeldBytes = 128 * 1024 * 1024;
/** Of files that are stored while they arrive: eight of the largest. */
const mostStreamedBytes = 1024 * 1024 * 1024;

declare global {
  /** For the whole server: its bundles hold a copy of this module each, and must count together. */
  var lecternBodies: { readonly held: BodyShare; readonly streamed: BodyShare } | undefined;
}

const bodies = () => {
  globalThis.lecternBodies ??= {
    held: new BodyShare(mostHeldBytes),
    streamed: new BodyShare(mostStreamedBytes),
  };
  return globalThis.lecternBodies;
};

/** Of bodies that are read whole. */
export const heldBodies = (): BodyShare => bodies().held;

/** Of bodies that are stored while they arrive. */
export const streamedBodies = (): BodyShare => bodies().streamed;

/** The request was answered: what it had under way is free for others. */
export const releaseBodies = (request: Request): void => {
  heldBodies().release(request);
  streamedBodies().release(request);
};
