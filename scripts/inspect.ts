/**
 * npm run inspect -- THREAD [--data FOLDER]: shows all that is stored of how a thread goes, of a server that runs: its
 * runs, their jobs, the state at which its graph stands and the calls to models. THREAD is the id in the page's address.
 */
import { join, resolve } from "node:path";
import { inspect, parseArgs } from "node:util";
import { readConnectionFile } from "#db/embedded/start-embedded-database.ts";
import { inspectThread } from "./inspect/inspect-thread.ts";
import { complain, Refusal, say } from "./serve/say.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string", default: ".data-dev" } },
});

const show = async (threadId: string | undefined): Promise<void> => {
  if (!threadId) throw new Refusal("Name the thread: npm run inspect -- thr_…");
  const dataDir = resolve(join(import.meta.dirname, ".."), values.data);
  const url = readConnectionFile(dataDir);
  if (url === null) {
    throw new Refusal(`No server runs on ${dataDir}: start it, or name its folder with --data.`);
  }
  const found = await inspectThread(url, threadId);
  if (found === null) throw new Refusal(`There is no thread ${threadId} in ${dataDir}.`);
  for (const [what, stored] of Object.entries(found)) {
    say(`\n— ${what}`);
    say(
      inspect(Array.isArray(stored) ? [...stored] : stored, {
        depth: 6,
        colors: process.stdout.isTTY,
      }),
    );
  }
};

show(positionals[0]).then(
  () => process.exit(0),
  (error: unknown) => {
    complain(error instanceof Refusal ? error.message : `${(error as Error).stack}`);
    process.exit(1);
  },
);
