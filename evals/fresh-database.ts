import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";

export interface EvaluationDatabase {
  readonly db: Database;
  /** Stops and deletes an embedded database; a given one is only hung up. */
  readonly close: () => Promise<void>;
}

/** The given server, or an embedded database in a folder of its own; migrated. */
export const openDatabase = async (given: string | undefined): Promise<EvaluationDatabase> => {
  const { url, stop } = given === undefined ? await startEmbedded() : { url: given, stop: null };
  await migrate(url);
  const { db, close } = makeDatabase(url);
  return {
    db,
    close: async () => {
      await close();
      await stop?.();
    },
  };
};

const startEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-evaluation-"));
  const database = await startEmbeddedDatabase({ dataDir });
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
