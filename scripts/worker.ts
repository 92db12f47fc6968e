/**
 * npm run worker: works on runs without serving pages, as many of these as wanted. It joins the
 * database of DATABASE_URL, else the embedded one of a server that runs on this machine. Ctrl-C
 * gives unfinished runs back to the queue.
 */
import { createRuntime } from "../agents/runtime.ts";
import { readConnectionFile } from "../db/embedded/connection-file.ts";
import { isDatabaseTrouble, toAppError } from "../lib/errors.ts";
import { createLog } from "../lib/log.ts";
import { complain } from "./serve/say.ts";
import { readSettings } from "./settings.ts";

const env = readSettings();

const work = async (databaseUrl: string): Promise<void> => {
  const log = createLog(env.LOG_LEVEL);
  const runtime = await createRuntime({ databaseUrl, env, worker: true, log }).catch(
    (error: unknown) => {
      const { code, message } = toAppError(error);
      if (!isDatabaseTrouble(code)) throw error;
      // What a killed server left may name an address at which nobody answers.
      complain(
        `The database does not answer: ${message || code}. Start the server, or check DATABASE_URL.`,
      );
      process.exit(1);
    },
  );
  log.info("worker ready");
  const stop = async () => {
    await runtime.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void stop());
  }
};

const databaseUrl = env.DATABASE_URL ?? readConnectionFile(env.DATA_DIR);
if (databaseUrl === null) {
  complain("There is no database to work on: set DATABASE_URL, or start the server first.");
  process.exitCode = 1;
} else {
  await work(databaseUrl);
}
