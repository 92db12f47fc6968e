/**
 * Reads one file in a process of its own, started by `startReader`: what a file costs in memory or time is taken from
 * this process alone. A thread does the reading, so that limits and the end of the parent are seen meanwhile.
 */
import { writeFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { ErrorCode } from "#lib/errors.ts";
import type { ReaderLimits } from "../library-limits.ts";
import type { ReaderInput, ReaderProgress, ReaderReply } from "./start-reader.ts";

/** Memory grows by a gigabyte a second or two. */
const lookEveryMs = 20;

/**
 * What parses a page walks it by calls of itself: 4 MB, as threads have, end at 10,000 elements in each other. Memory is taken as
 * far as it is used.
 */
const stackSizeMb = 64;

/** At once, also while the thread is at work. */
const end = () => process.kill(process.pid, "SIGKILL");

const say = (reply: ReaderReply | ReaderProgress, then?: () => void): void => {
  process.send?.(reply, () => then?.());
};

const secondsOfProcessor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** Reads the whole standard input. */
const readInput = async (size: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const piece of process.stdin) {
    bytes.set(piece, at);
    at += piece.length;
  }
  if (at < size) throw new Error(`Only ${at} of ${size} bytes came`);
  return bytes;
};

/** Says that a limit is passed, and ends the process. */
const createWatch = (limits: ReaderLimits) => {
  let fileBegan = secondsOfProcessor();
  const exceed = (code: ErrorCode, message: string) => {
    clearInterval(timer);
    say({ is: "error", code, message, details: {} }, end);
  };
  const look = () => {
    const memory = process.memoryUsage.rss();
    if (memory > limits.memoryBytes) {
      return exceed("source_too_heavy", `Reading takes ${memory} bytes of memory`);
    }
    const inAll = secondsOfProcessor();
    const ofFile = inAll - fileBegan;
    if (ofFile > limits.secondsPerFile || inAll > limits.secondsInAll) {
      exceed("source_too_slow", `Reading takes ${inAll} s, of which ${ofFile} s one file`);
    }
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    exceed,
    beginFile: () => {
      fileBegan = secondsOfProcessor();
    },
  };
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const read = async ({ fileName, size, limits, as, address }: ReaderInput): Promise<void> => {
  // Where the machine itself runs out of memory, Linux ends this process before the server.
  await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
  const watch = createWatch(limits);
  const bytes = await readInput(size);
  const thread = new Worker(new URL("reader-thread.ts", import.meta.url), {
    workerData: { fileName, bytes, as, address },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, stackSizeMb },
  });
  thread.on("message", (reply: ReaderReply | ReaderProgress) => {
    if (reply.is === "file") watch.beginFile();
    say(reply);
  });
  thread.on("error", (error: unknown) => {
    const code = isOutOfMemory(error) ? "source_too_heavy" : "source_file_broken";
    watch.exceed(code, String(error));
  });
  process.on("message", (request) => thread.postMessage(request));
};

process.on("disconnect", end);
// These reach a whole group or service; the parent ends this process when it needs it no more.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("message", (input: ReaderInput) => {
  read(input).catch((error: unknown) => {
    process.stderr.write(`The reading process broke: ${String(error)}\n`, end);
  });
});
// Started without a parent, or by one that is gone already.
if (import.meta.main && !process.connected) end();
