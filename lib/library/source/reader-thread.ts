import { parentPort, workerData } from "node:worker_threads";
import { toAppError } from "../../errors.ts";
import { openSource } from "./read-source.ts";
import type { ReaderInput, ReaderReply, ReaderRequest } from "./reader-messages.ts";

/** Reads one file in a thread of its own, a batch each time it is asked, as parsing would hold up the server. */
const read = async ({ fileName, bytes }: ReaderInput): Promise<void> => {
  const port = parentPort;
  if (!port) return;
  const say = (reply: ReaderReply) => port.postMessage(reply);
  const { batches, ...found } = await openSource(fileName, bytes);
  let open: ReturnType<typeof batches> | null = null;
  port.on("message", async (request: ReaderRequest) => {
    try {
      if (request.ask === "begin") open = batches(request.from);
      const next = await open?.next();
      say(next && !next.done ? { is: "batch", batch: next.value } : { is: "end" });
    } catch (error) {
      say(failure(error));
    }
  });
  say({ is: "open", ...found });
};

const failure = (thrown: unknown): ReaderReply => {
  const { code, message, details } = toAppError(thrown);
  return { is: "error", code: code === "internal" ? "source_file_broken" : code, message, details };
};

read(workerData).catch((error) => parentPort?.postMessage(failure(error)));
