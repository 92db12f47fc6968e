import postgres from "postgres";
import { type BackupReport, backupDone, backupWanted } from "./backup-schedule.ts";

/**
 * Asks the running embedded database for a backup and waits until the file is there.
 * @returns the file
 * @throws Error when the database does not answer, the backup failed or took longer than `longestMs`
 */
export const requestBackup = async (url: string, longestMs = 10 * 60_000): Promise<string> => {
  const client = postgres(url, {
    max: 1,

    connect_timeout: 5,
    onnotice: () => {},
  });
  const answer = Promise.withResolvers<BackupReport>();
  const timer = setTimeout(
    () => answer.resolve({ error: "the database found no quiet moment for it" }),
    longestMs,
  );
  try {
    await client.listen(backupDone, (payload) => answer.resolve(JSON.parse(payload)));
    await client.notify(backupWanted, "");
    const report = await answer.promise;
    if ("error" in report) throw new Error(report.error);
    return report.file;
  } finally {
    clearTimeout(timer);
    await client.end({ timeout: 1 });
  }
};
