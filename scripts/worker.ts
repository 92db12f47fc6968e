/**
 * npm run worker: works on runs without serving pages, as many of these as wanted. It joins the
 * database of DATABASE_URL, else the embedded one of a server that runs on this machine. Ctrl-C
 * gives unfinished runs back to the queue.
 */
import { readFileSync } from "node:fs";
import { createRuntime } from "#agents/runtime.ts";
import { readConnectionFile } from "#db/embedded/start-embedded-database.ts";
import type { Env } from "#lib/env.ts";
import { isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { createLog } from "#lib/log.ts";
import { complain } from "./serve/say.ts";
import { ensureSecretFile } from "./serve/secret-file.ts";
import { readSettings } from "./settings.ts";

const given = readSettings();

/** Beside the embedded database, keys are sealed with its server's secret. */
const withSecret = (env: Env): Env =>
  env.DATABASE_URL || env.SECRET_KEY
    ? env
    : { ...env, SECRET_KEY: readFileSync(ensureSecretFile(env.DATA_DIR), "utf8").trim() };

const work = async (databaseUrl: string, env: Env): Promise<void> => {
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
  // Who started it was killed.
  process.once("disconnect", () => void stop());
};

const databaseUrl = given.DATABASE_URL ?? readConnectionFile(given.DATA_DIR);
if (databaseUrl === null) {
  complain("There is no database to work on: set DATABASE_URL, or start the server first.");
  process.exitCode = 1;
} else {
  await work(databaseUrl, withSecret(given));
}
