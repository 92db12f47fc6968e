/**
 * Brings the database's tables up to date, and ends. Its parent sends the database's address. What that needs is loaded
 * when it is needed; for a new database, which `new` says, at once.
 */
import { isMigrated } from "#db/migration-stamp.ts";

const load = () => import("#db/migrate.ts");
if (process.argv.includes("new")) void load();

const bringUpToDate = async (url: string): Promise<void> => {
  if (!(await isMigrated(url))) await (await load()).migrate(url);
};

process.once("message", (url: string) => {
  bringUpToDate(url).then(
    () => process.exit(0),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      process.send?.(reason, () => process.exit(1));
    },
  );
});
process.once("disconnect", () => process.exit(1));
