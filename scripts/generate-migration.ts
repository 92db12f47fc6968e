/**
 * npm run db:generate [-- --name X]: writes the migration that a change in `db/schema` wants. drizzle-kit compares the
 * schema with the newest snapshot alone; one for each migration would be 4,000 lines each that nobody reads.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = join(root, "db", "migrations", "meta");

const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules", "drizzle-kit", "bin.cjs"), "generate", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
process.exitCode = status ?? 1;
