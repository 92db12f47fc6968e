/**
 * Works on runs without serving pages: as many of these as wanted, on any machine that reaches
 * DATABASE_URL. Ctrl-C gives unfinished runs back to the queue.
 */
import { createRuntime } from "../agents/runtime.ts";
import { readEnv } from "../lib/env.ts";
import { createLog } from "../lib/log.ts";

const env = readEnv();
const log = createLog(env.LOG_LEVEL);

const work = async (databaseUrl: string): Promise<void> => {
  const worker = await createRuntime({ databaseUrl, env, worker: true, log });
  log.info("worker ready");
  const stop = async () => {
    await worker.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void stop());
  }
};

if (env.DATABASE_URL === undefined) {
  log.error("DATABASE_URL is not set: a worker alone needs the address of the server's database");
  process.exitCode = 1;
} else {
  await work(env.DATABASE_URL);
}
