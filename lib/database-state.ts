import { z } from "zod";

/** How the database is: well, or the code of the error that a request would meet. */
export const databaseState = z.enum([
  "ok",
  "database_unavailable",
  "database_crowded",
  "disk_full",
]);
export type DatabaseState = z.infer<typeof databaseState>;

/** What who started the server and its database tells the server, twice a second. */
export const databaseReport = z.object({ database: databaseState });
