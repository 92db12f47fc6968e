import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";

/** Opens the database in a folder, and makes it when there is none. */
export const openPglite = (folder: string): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    extensions: { vector },
    startParams: [
      ...PGlite.defaultStartParams,
      // A log that is written over sooner keeps the folder small; compiling plans is not built in.
      ...["-c", "max_wal_size=64MB", "-c", "shared_buffers=64MB", "-c", "jit=off"],
      // New words wait in a list until it is full, and whoever fills it sorts them in: 200 ms at the default of 4 MB.
      ...["-c", "gin_pending_list_limit=1MB"],
      // Looks at 9,000 rows of a table: the session has nobody else's time while it does.
      ...["-c", "default_statistics_target=30"],
    ],
  });
