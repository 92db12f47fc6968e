import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Env, readEnv } from "#lib/env.ts";

const root = join(import.meta.dirname, "..");

/**
 * The configuration of a program that a person starts: `.env` of the project's folder, under what the
 * environment says. `DATA_DIR` becomes a full path.
 * @throws Error that names each wrong setting
 */
export const readSettings = (): Env => {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const env = readEnv();
  return { ...env, DATA_DIR: resolve(root, env.DATA_DIR) };
};
