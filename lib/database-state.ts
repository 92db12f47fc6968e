import { z } from "zod";

/** How the database is: well, or the code of the error that a request would meet. */
export const databaseState = z.enum([
  "ok",
  "database_unavailable",
  "database_restarting",
  "database_crowded",
  "disk_full",
]);
export type DatabaseState = z.infer<typeof databaseState>;

/** What who started the server and its database tells the server, twice a second. */
export const databaseReport = z.object({
  database: databaseState,
  /** Until it is started the next time, 0 while it starts; null unless it is started again. */
  nextTryMs: z.number().nullable(),
});
export type DatabaseReport = z.infer<typeof databaseReport>;
