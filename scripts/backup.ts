/**
 * npm run backup [-- FILE]: writes a backup of the database, whether the server runs or not, and copies it to FILE
 * when one is named.
 */
import { constants, copyFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupName, databaseFolder } from "#db/embedded/backup.ts";
import { makeBackup } from "#db/embedded/make-backup.ts";
import { startRefusal } from "#db/embedded/start-refusal.ts";
import { dumpServer } from "./backup/dump-server.ts";
import { complain, Refusal, say } from "./serve/say.ts";
import { readSettings } from "./settings.ts";

const backUp = async (wanted: string | undefined): Promise<string> => {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  const target = wanted && resolve(wanted);
  if (target && existsSync(target)) throw new Refusal(`${target} is already there.`);
  if (DATABASE_URL) {
    return dumpServer(
      DATABASE_URL,
      target ?? resolve(backupName(new Date()).replace("tar.gz", "dump")),
    );
  }
  if (!existsSync(databaseFolder(DATA_DIR)))
    throw new Refusal(`There is no database in ${DATA_DIR}.`);
  const file = await makeBackup(DATA_DIR, new Date()).catch((cause: unknown) => {
    throw new Refusal(startRefusal(cause, DATA_DIR));
  });
  if (!target) return file;
  try {
    copyFileSync(file, target, constants.COPYFILE_EXCL);
  } catch (cause) {
    const { code = cause } = cause as NodeJS.ErrnoException;
    throw new Refusal(`${target} could not be written (${code}). The backup is in ${file}.`);
  }
  return target;
};

try {
  say(`Backup written to ${await backUp(process.argv[2])}`);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
