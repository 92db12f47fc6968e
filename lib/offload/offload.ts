import { Worker } from "node:worker_threads";
import { AppError, type ErrorCode } from "../errors.ts";
import { type OffloadedWork, offloadedWork } from "./offloaded-work.ts";

export interface OffloadRequest {
  readonly work: string;
  readonly given: readonly unknown[];
}

export type OffloadReply =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: AppError["details"];
      /** With the message and the stack of what was thrown. */
      readonly cause: Error;
    };

/** Shorter texts are read where they are: it takes less than a poll would notice, and a thread costs as much. */
const shortText = 30_000;
/**
 * Works whose time hangs on other things than how long their texts are: whether it is less than some 20 ms. To start a thread
 * takes 600.
 */
const isQuick: {
  readonly [Name in keyof OffloadedWork]?: (...given: Parameters<OffloadedWork[Name]>) => boolean;
} = {
  passageStates: ({ text }, passages, edits) => {
    const patches = edits.reduce((sum, edit) => sum + edit.patches.length, 0);
    return (
      text.length < 300_000 &&
      passages.length * text.length < 60_000_000 &&
      passages.length * patches < 50_000
    );
  },
};
/** An idle thread gives its memory back. */
const idleMs = 30_000;

/** What ends a text that is too heavy, and not the server. */
export interface OffloadLimits {
  /** Memory of the thread's own heap. */
  readonly heapMegabytes: number;
  /** A megabyte takes some seconds; this long only on a machine that does much else. */
  readonly longestMs: number;
}

const usualLimits: OffloadLimits = { heapMegabytes: 512, longestMs: 300_000 };

/** A bundler must not take the thread's file apart: it is found beside this one when it is needed. */
const threadFile = ["offload", "thread.ts"].join("-");

type Offload = <Name extends keyof OffloadedWork>(
  work: Name,
  ...given: Parameters<OffloadedWork[Name]>
) => Promise<Awaited<ReturnType<OffloadedWork[Name]>>>;

/** The works by name, so that the arguments of each are known to fit it. */
const works: {
  readonly [Name in keyof OffloadedWork]: (
    ...given: Parameters<OffloadedWork[Name]>
  ) => Promise<Awaited<ReturnType<OffloadedWork[Name]>>>;
} = offloadedWork;

/**
 * Threads for long texts; each starts with the first text that finds the others at work.
 * @param file what runs in them; a test may give another
 */
export const createOffload = (
  limits: OffloadLimits,
  file: URL | null = null,
  most = 1,
): Offload => {
  const free = Array.from({ length: most }, () => new OffloadThread(limits, file));
  const waiting: ((thread: OffloadThread) => void)[] = [];
  /** The one that was at work last: others start, and go on, only where several texts come at once. */
  const takeThread = (): OffloadThread | Promise<OffloadThread> =>
    free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const giveBack = (thread: OffloadThread): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(thread);
    else next(thread);
  };
  return async <Name extends keyof OffloadedWork>(
    work: Name,
    ...given: Parameters<OffloadedWork[Name]>
  ): Promise<Awaited<ReturnType<OffloadedWork[Name]>>> => {
    if (isQuick[work]?.(...given) ?? !isLong(given)) return works[work](...given);
    // One text at a time: what ends the thread is known then, and nothing else ends with it.
    const thread = await takeThread();
    try {
      return (await thread.run({ work, given })) as Awaited<ReturnType<OffloadedWork[Name]>>;
    } finally {
      giveBack(thread);
    }
  };
};

/** Whether the texts in plain data are long together; looks no further than it must. */
const isLong = (given: readonly unknown[]): boolean => {
  let characters = 0;
  const open = [...given];
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value === "string") characters += value.length;
    else if (ArrayBuffer.isView(value)) characters += value.byteLength;
    else if (typeof value === "object" && value !== null) {
      for (const part of Object.values(value)) open.push(part);
    }
    if (characters >= shortText) return true;
  }
  return false;
};

class OffloadThread {
  readonly #limits: OffloadLimits;
  readonly #file: URL | null;
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: OffloadLimits, file: URL | null) {
    this.#limits = limits;
    this.#file = file;
  }

  async run(request: OffloadRequest): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const worker = this.#thread;
    const reply = await replyOf(worker, request, this.#limits.longestMs).catch(async (thrown) => {
      await this.#end(worker);
      throw thrown;
    });
    this.#rest(worker);
    if (reply.ok) return reply.value;
    const { code, message, details, cause } = reply;
    throw new AppError(code, message, { details, cause });
  }

  #start(): Worker {
    const worker = new Worker(this.#file ?? new URL(threadFile, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMegabytes },
    });
    // From the first moment to the last: without a listener, what a thread throws while nobody waits ends the process.
    return worker.on("error", () => this.#forget(worker)).on("exit", () => this.#forget(worker));
  }

  /** The next text gets a thread of its own. */
  #forget(worker: Worker): void {
    if (this.#thread === worker) this.#thread = null;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => this.#end(worker), idleMs).unref();
  }

  async #end(worker: Worker): Promise<void> {
    this.#forget(worker);
    await worker.terminate();
  }
}

/** Only its limits end a thread for the text's sake; anything else is ours, and may go well the next time. */
const threadError = (cause: unknown): AppError => {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new AppError(
    code === "ERR_WORKER_OUT_OF_MEMORY" ? "note_too_heavy" : "internal",
    `The thread for long texts has ended: ${message}`,
    { cause },
  );
};

/** @throws AppError note_too_heavy, internal: then the thread is of no use any more */
const replyOf = async (
  worker: Worker,
  request: OffloadRequest,
  longestMs: number,
): Promise<OffloadReply> => {
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<OffloadReply>();
  const ended = (error: unknown) => reject(threadError(error));
  const exited = (status: number) => ended(new Error(`exit code ${status}`));
  const silent = () =>
    reject(new AppError("note_too_heavy", "The thread for long texts is silent"));
  const timer = setTimeout(silent, longestMs);
  worker.once("message", resolve).once("error", ended).once("exit", exited);
  try {
    worker.postMessage(request);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", ended).off("exit", exited);
  }
};

/**
 * Runs one of the works that a long text makes slow, in a thread of its own when the text is long, so that the process
 * goes on answering. For runs, which nobody watches by the second: one text at a time.
 * @throws AppError as the work does, note_too_heavy when the thread ends by its limits, internal when by anything else
 */
export const offload = createOffload(usualLimits);

/**
 * The same for what somebody waits for before a page. Where a card's words stand takes milliseconds; behind a run with a
 * note of 1 MB it was seconds. The second thread is for the page beside one that has a whole document read.
 * @throws AppError as `offload`
 */
export const offloadForPage = createOffload(usualLimits, null, 2);
