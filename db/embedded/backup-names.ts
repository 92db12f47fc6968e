const pattern = /^lectern-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;

/** The newest so many are kept … */
const newestKept = 3;
/** … and the newest of each of so many days. */
const daysKept = 7;

/** The file name of a backup made at that moment; in order of time when sorted. */
export const backupName = (moment: Date): string =>
  `lectern-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;

/** When a backup was made, or null when the name is not a backup's. */
export const backupMoment = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
};

/** Whether a name is a backup's that was made up to now; a clock that went wrong leaves others. */
export const isPastBackup = (name: string, now: Date): boolean => {
  const moment = backupMoment(name);
  return moment !== null && moment <= now;
};

/**
 * Which of the files the rotation removes: never one that is not a backup. Those dated in the future wait until
 * then, and take the place of none.
 */
export const outdatedBackups = (names: readonly string[], now: Date): string[] => {
  const backups = names
    .filter((name) => isPastBackup(name, now))
    .sort()
    .reverse();
  const newestOfDay = new Map<string, string>();
  for (const name of backups) {
    const day = name.slice(0, "lectern-2026-01-01".length);
    if (!newestOfDay.has(day)) newestOfDay.set(day, name);
  }
  const kept = new Set([
    ...backups.slice(0, newestKept),
    ...[...newestOfDay.values()].slice(0, daysKept),
  ]);
  return backups.filter((name) => !kept.has(name));
};
