/**
 * Runs a note's programs in a process of its own, started by `run-code.ts`: what they take is taken from this process
 * alone. It may read its own engine and nothing else, write nothing and start nothing. A thread runs the programs, so
 * that its memory and the end of the parent are seen meanwhile.
 */
import { Worker } from "node:worker_threads";
import type { RunLanguage } from "./program.ts";
import type { CodeReply, CodeRequest } from "./run-code.ts";

/** Memory grows by a gigabyte a second or two. */
const lookEveryMs = 20;

/** At once, also while the thread is at work. */
const end = () => process.kill(process.pid, "SIGKILL");

const serve = (language: RunLanguage, image: string | null, memoryBytes: number): void => {
  const thread = new Worker(new URL("code-thread.ts", import.meta.url), {
    workerData: { language, image },
  });
  /** What the engine takes by itself; without end until it has started. */
  let ready = Number.POSITIVE_INFINITY;
  setInterval(() => {
    if (process.memoryUsage.rss() > ready + memoryBytes) end();
  }, lookEveryMs);
  thread.on("message", (reply: CodeReply) => {
    if (reply.is === "ready") ready = process.memoryUsage.rss();
    process.send?.(reply);
  });
  thread.on("error", end);
  process.on("message", (request: CodeRequest) => {
    if (request.ask === "run") thread.postMessage(request.code);
  });
};

process.on("disconnect", end);
// These reach a whole group or service; the parent ends this process when it needs it no more.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("message", (request: CodeRequest) => {
  if (request.ask === "begin") serve(request.language, request.image, request.memoryBytes);
});
// Started without a parent, or by one that is gone already.
if (import.meta.main && !process.connected) end();
