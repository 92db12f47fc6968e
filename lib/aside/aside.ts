import { Worker } from "node:worker_threads";
import { AppError, type ErrorCode } from "../errors.ts";
import { type AsideWorks, asideWorks } from "./aside-works.ts";

export interface AsideRequest {
  readonly work: string;
  readonly given: readonly unknown[];
}

export type AsideReply =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: AppError["details"];
    };

/** Shorter texts are read where they are: it takes less than a poll would notice, and a thread costs as much. */
const shortText = 30_000;
/** An idle thread gives its memory back. */
const idleMs = 30_000;

/** What ends a text that is too heavy, and not the server. */
export interface AsideLimits {
  /** Memory of the thread's own heap. */
  readonly heapMegabytes: number;
  /** A megabyte takes some seconds; this long only on a machine that does much else. */
  readonly longestMs: number;
}

const usualLimits: AsideLimits = { heapMegabytes: 512, longestMs: 300_000 };

/** A bundler must not take the thread's file apart: it is found beside this one when it is needed. */
const threadFile = ["aside", "thread.ts"].join("-");

type Aside = <Name extends keyof AsideWorks>(
  work: Name,
  ...given: Parameters<AsideWorks[Name]>
) => Promise<Awaited<ReturnType<AsideWorks[Name]>>>;

/** A thread of its own for long texts; it starts with the first of them. */
export const createAside = (limits: AsideLimits): Aside => {
  const thread = new AsideThread(limits);
  /** One text at a time: what ends the thread is known then, and nothing else ends with it. */
  let last: Promise<unknown> = Promise.resolve();
  return async <Name extends keyof AsideWorks>(
    work: Name,
    ...given: Parameters<AsideWorks[Name]>
  ): Promise<Awaited<ReturnType<AsideWorks[Name]>>> => {
    type Result = Awaited<ReturnType<AsideWorks[Name]>>;
    if (!isLong(given)) {
      const run = asideWorks[work] as unknown as (...args: typeof given) => Promise<Result>;
      return run(...given);
    }
    const result = last.then(() => thread.run({ work, given }));
    last = result.catch(() => undefined);
    return (await result) as Result;
  };
};

/** Whether the texts in plain data are long together; looks no further than it must. */
const isLong = (given: readonly unknown[]): boolean => {
  let characters = 0;
  const open = [...given];
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value === "string") characters += value.length;
    else if (typeof value === "object" && value !== null) {
      for (const part of Object.values(value)) open.push(part);
    }
    if (characters >= shortText) return true;
  }
  return false;
};

class AsideThread {
  readonly #limits: AsideLimits;
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: AsideLimits) {
    this.#limits = limits;
  }

  async run(request: AsideRequest): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#thread ??= new Worker(new URL(threadFile, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMegabytes },
    });
    const worker = this.#thread;
    const reply = await replyOf(worker, request, this.#limits.longestMs);
    if (reply.ok || reply.code !== "note_too_heavy") this.#rest(worker);
    else await this.#end(worker);
    if (reply.ok) return reply.value;
    throw new AppError(reply.code, reply.message, { details: reply.details });
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
  }

  async #end(worker: Worker): Promise<void> {
    if (this.#thread === worker) this.#thread = null;
    // What a thread that is being ended still says is of no matter.
    worker.on("error", () => undefined);
    await worker.terminate();
  }
}

const replyOf = async (
  worker: Worker,
  request: AsideRequest,
  longestMs: number,
): Promise<AsideReply> => {
  worker.ref();
  const { promise, resolve } = Promise.withResolvers<AsideReply>();
  const heavy = (message: string): void =>
    resolve({ ok: false, code: "note_too_heavy", message, details: {} });
  const ended = (error: Error) => heavy(error.message);
  const exited = () => heavy("The thread for long texts has ended");
  const timer = setTimeout(() => heavy("The thread for long texts is silent"), longestMs);
  worker.once("message", resolve).once("error", ended).once("exit", exited);
  worker.postMessage(request);
  const reply = await promise;
  clearTimeout(timer);
  worker.off("message", resolve).off("error", ended).off("exit", exited);
  return reply;
};

/**
 * Runs one of the works that a long text makes slow, in a thread of its own when the text is long, so that the process
 * goes on answering.
 * @throws AppError as the work does, note_too_heavy when the thread ends by its limits
 */
export const aside = createAside(usualLimits);
