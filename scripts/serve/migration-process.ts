/** Brings the database's tables up to date, and ends. Its parent sends the database's address. */
import { migrate } from "#db/migrate.ts";

process.once("message", (url: string) => {
  migrate(url).then(
    () => process.exit(0),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      process.send?.(reason, () => process.exit(1));
    },
  );
});
process.once("disconnect", () => process.exit(1));
