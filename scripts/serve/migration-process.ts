/**
 * Brings the database's tables up to date, and ends. Its parent sends what to do. What that needs is loaded when it is
 * needed; for a new database, which `new` says, at once.
 */
import { backUpBeforeUpdate } from "#db/embedded/make-backup.ts";
import { tablesState } from "#db/migration-stamp.ts";

export interface MigrationRequest {
  readonly url: string;
  /** Where the embedded database lies; null when it is a server of one's own, which has backups of its own. */
  readonly dataDir: string | null;
}

export type MigrationReport =
  /** For the person at the terminal. */
  | { readonly said: string }
  /** Why it could not be done. */
  | { readonly reason: string };

const load = () => import("#db/migrate.ts");
if (process.argv.includes("new")) void load();

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const report = (message: MigrationReport): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/** @throws Error: what no backup could be made of stays as it is */
const backUp = async (dataDir: string): Promise<void> => {
  await report({ said: "Lectern was updated. Before its tables are, a backup is made …" });
  const file = await backUpBeforeUpdate(dataDir, new Date()).catch((cause: unknown) => {
    const sentence = `the backup before the update failed, so that nothing was changed. ${reasonOf(cause)}`;
    throw new Error(sentence, { cause });
  });
  await report({ said: `Backup written to ${file}` });
};

const bringUpToDate = async ({ url, dataDir }: MigrationRequest): Promise<void> => {
  const state = await tablesState(url);
  if (state === "current") return;
  if (state === "other" && dataDir !== null) await backUp(dataDir);
  await (await load()).migrate(url);
};

process.once("message", (request: MigrationRequest) => {
  bringUpToDate(request).then(
    () => process.exit(0),
    async (error: unknown) => {
      await report({ reason: reasonOf(error) });
      process.exit(1);
    },
  );
});
process.once("disconnect", () => process.exit(1));
