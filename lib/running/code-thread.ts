/**
 * Runs programs of one language, one after the other; `code-process.ts` around it watches what they take. Each program
 * runs twice, with another clock and other chances: what differs then is nothing that can be asked.
 */
import { isDeepStrictEqual } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import type { CodeRun, RunLanguage } from "./program.ts";

type Run = (code: string) => Promise<CodeRun | null>;

interface Opened {
  readonly run: Run;
  /** What the next engine of the language begins with. */
  readonly image: string | null;
}

const open: Readonly<Record<RunLanguage, (image: string | null) => Promise<Opened>>> = {
  javascript: async () => {
    const { runJavascript } = await import("./run-javascript.ts");
    return { run: runJavascript, image: null };
  },
  sql: async (image) => (await import("./run-sql.ts")).openSql(image),
};

/** Some years, days, hours, minutes and seconds. */
const anotherTime = 98_765_432_109;

const realNow = Date.now;

const twice = async (run: Run, code: string): Promise<CodeRun | null> => {
  Date.now = realNow;
  const first = await run(code);
  if (first === null) return null;
  Date.now = () => realNow() + anotherTime;
  const second = await run(code);
  return isDeepStrictEqual(first, second) ? first : null;
};

/** More than can be asked for; whoever makes more wants to fill somebody's memory. */
const longestRun = 20_000;

const serve = async (language: RunLanguage, given: string | null): Promise<void> => {
  // No program sees them; if one broke out of its engine, they would not be there.
  for (const name of ["fetch", "WebSocket", "EventSource"])
    Reflect.deleteProperty(globalThis, name);
  const { run, image } = await open[language](given);
  parentPort?.on("message", async (code: string) => {
    const done = await twice(run, code);
    const isShort = JSON.stringify(done).length <= longestRun;
    parentPort?.postMessage({ is: "done", run: isShort ? done : null });
  });
  parentPort?.postMessage({ is: "ready", image: given === null ? image : null });
};

const asked: { readonly language: RunLanguage; readonly image: string | null } | null = workerData;
if (asked !== null) await serve(asked.language, asked.image);
