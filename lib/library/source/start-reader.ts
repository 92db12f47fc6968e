import { Worker } from "node:worker_threads";
import { AppError } from "../../errors.ts";
import type { ImportPlace, OpenSource, SourceBatch } from "./read-source.ts";
import type { ReaderInput, ReaderReply, ReaderRequest } from "./reader-messages.ts";

/** Memory of the thread's own heap; a page that needs more ends the thread, not the server. */
const heapMegabytes = 640;
/** Looking at all files of the largest manual takes two minutes on a busy machine; one batch far less. */
const longestSilenceMs = 600_000;

/** A file that is being read in a thread of its own. */
export interface SourceReader {
  /** @throws AppError as `openSource`, source_too_heavy */
  readonly open: () => Promise<Omit<OpenSource, "batches">>;
  /** @throws AppError source_too_heavy */
  readonly batches: (from: ImportPlace) => AsyncGenerator<SourceBatch>;
  readonly stop: () => Promise<void>;
}

/** A bundler must not take the thread's file apart: it is found beside this one when it is needed. */
const threadFile = ["reader", "thread.ts"].join("-");

/** Starts to read a file. The bytes are the thread's from now on. */
export const startReader = (input: ReaderInput, longestMs = longestSilenceMs): SourceReader => {
  const thread = new Worker(new URL(threadFile, import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let reply: ((given: ReaderReply) => void) | null = null;
  const waiting: ReaderReply[] = [];
  const take = (given: ReaderReply): void => {
    if (reply) reply(given);
    else waiting.push(given);
    reply = null;
  };
  const heavy = (message: string): ReaderReply => ({
    ...{ is: "error", code: "source_too_heavy", message, details: {} },
  });
  thread.on("message", take);
  thread.on("error", (error) => take(heavy(error.message)));
  thread.on("exit", () => take(heavy("The reading thread has ended")));
  const receive = async (): Promise<ReaderReply> => {
    const given = waiting.shift();
    if (given) return given;
    const { promise, resolve } = Promise.withResolvers<ReaderReply>();
    reply = resolve;
    const timer = setTimeout(() => take(heavy("The reading thread is silent")), longestMs);
    return promise.finally(() => clearTimeout(timer));
  };
  const received = async (): Promise<Exclude<ReaderReply, { is: "error" }>> => {
    const given = await receive();
    if (given.is !== "error") return given;
    throw new AppError(given.code, given.message, { details: given.details });
  };
  const ask = (request: ReaderRequest) => thread.postMessage(request);
  return {
    open: async () => {
      const given = await received();
      if (given.is !== "open") throw new Error("The reading thread does not begin with its file");
      const { is: _is, ...found } = given;
      return found;
    },
    batches: async function* (from) {
      ask({ ask: "begin", from });
      for (let given = await received(); given.is === "batch"; given = await received()) {
        yield given.batch;
        ask({ ask: "next" });
      }
    },
    stop: async () => {
      await thread.terminate();
    },
  };
};
