/** npm run restore -- FILE: puts a backup in the place of the database, which must not run. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { restoreBackup } from "#db/embedded/restore-backup.ts";
import { startRefusal } from "#db/embedded/start-refusal.ts";
import { complain, Refusal, say } from "./serve/say.ts";
import { readSettings } from "./settings.ts";

const restore = async (name: string | undefined): Promise<void> => {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (!name) throw new Refusal("Name the backup: npm run restore -- FILE");
  if (DATABASE_URL) {
    throw new Refusal(
      "DATABASE_URL is set: restore that server's dump with PostgreSQL's pg_restore.",
    );
  }
  const file = resolve(name);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const former = await restoreBackup(DATA_DIR, file, new Date()).catch((cause: unknown) => {
    throw new Refusal(startRefusal(cause, DATA_DIR));
  });
  say(`Restored ${file}.`);
  if (former) say(`What was there before is kept in ${former}.`);
};

try {
  await restore(process.argv[2]);
  process.exit(0);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
