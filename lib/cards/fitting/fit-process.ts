/**
 * Fits weights in a process of its own, started by `fitApart`: predictions and items take seconds of a processor, and what
 * breaks in a native module ends this process alone.
 */
import { writeFile } from "node:fs/promises";
import type { FitReply, FitRequest } from "./fit-apart.ts";
import { fitTo } from "./fit-to.ts";
import { historiesOf, type LoggedAnswer } from "./histories.ts";

const say = (reply: FitReply): void => {
  process.send?.(reply);
};

/** Null where the optimiser is not built for this system. */
const loadOptimiser = async () => {
  try {
    return (await import("./fit-weights.ts")).fitWeights;
  } catch (error) {
    process.stderr.write(`The optimiser of FSRS cannot be loaded: ${String(error)}\n`);
    return null;
  }
};

const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
// These reach a whole group or service; the parent ends this process when it needs it no more.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
// Where the machine itself runs out of memory, Linux ends this process before the server.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

const log: LoggedAnswer[] = [];
process.on("message", async (request: FitRequest) => {
  if (request.ask === "take") {
    for (const answer of request.answers) log.push(answer);
    return;
  }
  const fitWeights = await loadOptimiser();
  if (fitWeights === null) return say({ is: "unavailable" });
  const fit = await fitTo(historiesOf(log, request.timeZone), request.weights, fitWeights);
  say({ is: "fit", fit });
});
// Started without a parent, or by one that is gone already.
if (import.meta.main && !process.connected) end();
