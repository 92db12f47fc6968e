import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { migrate } from "#db/migrate.ts";
import { readSettings } from "#scripts/settings.ts";

export interface RealDatabase {
  /** A migrated database that nobody else uses. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const script = fileURLToPath(new URL("../scripts/pg17.sh", import.meta.url));
const folder = join(tmpdir(), "lectern-bench-pg17");
const port = 4117;

/** A bench that was killed may have left its server behind. */
const stopLeftover = (): void => {
  spawnSync("sh", [script, "stop", folder], { stdio: "ignore" });
};

const startOwn = (): string => {
  stopLeftover();
  return run("start", folder, String(port)).trim();
};

const run = (...args: readonly string[]): string =>
  execFileSync("sh", [script, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** What the server writes by the clock and not for us: full pages after a checkpoint, and sweeping. */
const quiet = ["full_page_writes", "autovacuum"];

/** A fresh database on a real PostgreSQL: the configured one, else one in a folder of its own (Debian as root). */
export const startRealDatabase = async (): Promise<RealDatabase> => {
  const given = readSettings().DATABASE_URL;
  const server = given ?? startOwn();
  const name = `lectern_bench_${Date.now()}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  for (const setting of quiet) await admin.unsafe(`alter system set ${setting} = off`);
  await admin`select pg_reload_conf()`;
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return {
    url: url.href,
    stop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`);
      for (const setting of quiet) await admin.unsafe(`alter system reset ${setting}`);
      await admin`select pg_reload_conf()`;
      await admin.end();
      if (given === undefined) run("stop", folder);
    },
  };
};
