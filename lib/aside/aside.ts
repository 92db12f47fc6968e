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
/** Memory of the thread's own heap; a text that needs more ends the thread, not the server. */
const heapMegabytes = 512;
/** A megabyte takes some seconds; this long only on a machine that does much else. */
const longestMs = 300_000;
/** An idle thread gives its memory back. */
const idleMs = 30_000;

/** A bundler must not take the thread's file apart: it is found beside this one when it is needed. */
const threadFile = ["aside", "thread.ts"].join("-");

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
/** One text at a time: what ends the thread is known then, and nothing else ends with it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one of the works that a long text makes slow, in a thread of its own when the text is long, so that the process
 * goes on answering.
 * @throws AppError as the work does, note_too_heavy when the thread ends by its limits
 */
export const aside = async <Name extends keyof AsideWorks>(
  work: Name,
  ...given: Parameters<AsideWorks[Name]>
): Promise<Awaited<ReturnType<AsideWorks[Name]>>> => {
  type Result = Awaited<ReturnType<AsideWorks[Name]>>;
  if (charactersIn(given) < shortText) {
    const run = asideWorks[work] as unknown as (...args: typeof given) => Promise<Result>;
    return run(...given);
  }
  const result = last.then(() => inThread({ work, given }));
  last = result.catch(() => undefined);
  return (await result) as Result;
};

const charactersIn = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
};

const inThread = async (request: AsideRequest): Promise<unknown> => {
  clearTimeout(idle);
  thread ??= new Worker(new URL(threadFile, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const worker = thread;
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
  if (reply.ok) {
    rest(worker);
    return reply.value;
  }
  if (reply.code === "note_too_heavy") await end(worker);
  else rest(worker);
  throw new AppError(reply.code, reply.message, { details: reply.details });
};

const rest = (worker: Worker): void => {
  worker.unref();
  idle = setTimeout(() => end(worker), idleMs).unref();
};

const end = async (worker: Worker): Promise<void> => {
  if (thread === worker) thread = null;
  // What a thread that is being ended still says is of no matter.
  worker.on("error", () => undefined);
  await worker.terminate();
};
