/**
 * The one runtime of this process. Pages and routes enter here: what makes a runtime, with graphs, queries and libraries,
 * is loaded once, when the server starts, and not again by each of its bundles.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { createLog } from "#lib/log.ts";
import type { Runtime } from "./runtime.ts";

declare global {
  /** Resolves when this process was told of its database; undefined where that stood in its environment from the first. */
  var lecternData: Promise<void> | undefined;
  var lecternRuntime: Promise<Runtime> | undefined;
  /** Left here by `runtime.ts` when it is loaded. */
  var lecternMakeRuntime: (() => Promise<Runtime>) | undefined;
  /** In development: called when `runtime.ts`, or something that it rests on, was written anew. */
  var lecternEvaluated: (() => void) | undefined;
}

const make = async (): Promise<Runtime> => {
  if (globalThis.lecternMakeRuntime) return globalThis.lecternMakeRuntime();
  throw new AppError("database_unavailable", "The server has not loaded what it works with");
};

/** The runtime of this process. When it cannot be made, the next call tries again. */
export const runtime = async (): Promise<Runtime> => {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, which leaves the import out; in development a change is seen.
  if (process.env.NODE_ENV === "development") await import("./runtime.ts");
  globalThis.lecternRuntime ??= make().catch((error) => {
    globalThis.lecternRuntime = undefined;
    throw error;
  });
  return globalThis.lecternRuntime;
};

const againMs = 1_000;

/** Makes the runtime of this process, and tries again until it can be made: also when no request asks for it, jobs wait. */
export const keepRuntime = async (): Promise<void> => {
  await globalThis.lecternData;
  try {
    await runtime();
  } catch (error) {
    createLog(readEnv().LOG_LEVEL).error({ error }, "the server could not begin its work");
    setTimeout(() => void keepRuntime(), againMs).unref();
  }
};

/**
 * The same for who cannot wait: the drivers look for a free connection for 20 s.
 * @throws AppError database_unavailable
 */
export const runtimeWithin = async (longestMs: number): Promise<Runtime> => {
  const begun = await Promise.race([runtime(), sleep(longestMs, null, { ref: false })]);
  if (begun) return begun;
  throw new AppError("database_unavailable", `The server does not begin within ${longestMs} ms`);
};
