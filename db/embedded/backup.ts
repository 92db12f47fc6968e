import { execFile } from "node:child_process";
import { constants, cpSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { chmod, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { QuietSession } from "./multiplexer.ts";
import { DiskFullError, freeBytes, leastFreeBytes } from "./start-refusal.ts";

const pattern = /^lectern-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-before-update)?\.tar\.gz$/;

/** The newest so many are kept … */
const newestKept = 3;
/** … and the newest of each of so many days. */
const daysKept = 7;
/** Of those that were made before an update, whose harm may show after weeks, the newest so many. */
const updatesKept = 3;

/** The file name of a backup made at that moment; in order of time when sorted. */
export const backupName = (moment: Date): string =>
  `lectern-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;

const updateMark = "-before-update";

/** The name under which a backup is kept that was made before an update: the hourly ones do not push it out. */
export const beforeUpdateName = (name: string): string =>
  name.replace(/\.tar\.gz$/, `${updateMark}.tar.gz`);

/** When a backup was made, or null when the name is not a backup's. */
export const backupMoment = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
};

/** Whether a name is a backup's that was made up to now; a clock that went wrong leaves others. */
const isPastBackup = (name: string, now: Date): boolean => {
  const moment = backupMoment(name);
  return moment !== null && moment <= now;
};

/**
 * Which of the files the rotation removes: never one that is not a backup. Those dated in the future wait until
 * then, and take the place of none.
 */
export const outdatedBackups = (names: readonly string[], now: Date): string[] => {
  const past = names
    .filter((name) => isPastBackup(name, now))
    .sort()
    .reverse();
  const isOfUpdate = (name: string) => name.includes(updateMark);
  const backups = past.filter((name) => !isOfUpdate(name));
  const newestOfDay = new Map<string, string>();
  for (const name of backups) {
    const day = name.slice(0, "lectern-2026-01-01".length);
    if (!newestOfDay.has(day)) newestOfDay.set(day, name);
  }
  const kept = new Set([
    ...backups.slice(0, newestKept),
    ...[...newestOfDay.values()].slice(0, daysKept),
    ...past.filter(isOfUpdate).slice(0, updatesKept),
  ]);
  return past.filter((name) => !kept.has(name));
};

const runFile = promisify(execFile);
const unfinished = ".unfinished-";

/** @throws Error with what `tar` said, or that there is none */
export const runTar = async (args: readonly string[]): Promise<void> => {
  try {
    await runFile("tar", [...args]);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    throw new Error("Backups need the program tar, and it is not installed.", { cause });
  }
};

export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");
export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

/** Whether a name in the folder of backups is that of one which is being made, or was cut off. */
export const isUnfinishedBackup = (name: string): boolean => name.startsWith(unfinished);

const namesIn = (folder: string): string[] => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder);
};

/** When the last backup was made, or null when there is none; one dated in the future is not the last. */
const lastBackup = (dataDir: string, now: Date): Date | null => {
  const made = namesIn(backupFolder(dataDir)).filter((name) => isPastBackup(name, now));
  const newest = made.sort().at(-1);
  return newest ? backupMoment(newest) : null;
};

/**
 * Removes what a backup left behind that was cut off by the process's end.
 * @returns whether there was any
 */
const removeUnfinishedBackups = (dataDir: string): boolean => {
  const folder = backupFolder(dataDir);
  const left = namesIn(folder).filter(isUnfinishedBackup);
  for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
  return left.length > 0;
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/**
 * Makes sure that a backup leaves the database space to go on: it writes while the copy is packed, and a checkpoint
 * on a full disk ends it. Text packs to a third, vectors hardly at all: the packed file counts as much as the copy.
 * @throws DiskFullError
 */
export const requireRoom = (dataDir: string): void => {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const needed = 2 * sizeOf(databaseFolder(dataDir)) + leastFreeBytes;
  if (freeBytes(folder) < needed) throw new DiskFullError(folder, needed);
};

/**
 * Copies the database's files, in one go, so that nothing may write meanwhile. This is the only part
 * for which the database must wait: 0.2 s for a new one of 40 MB, nothing at all where the file
 * system shares blocks between copies.
 * @returns a folder to hand to `packBackup`
 * @throws the system's error, and then nothing of the copy is left
 */
export const copyDatabase = (dataDir: string): string => {
  const copy = join(backupFolder(dataDir), `${unfinished}${process.pid}`);
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 });
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(databaseFolder(dataDir), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  return copy;
};

/** Waits until the disk has the file: a backup is for the day on which the power fails. */
const sync = async (file: string): Promise<void> => {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Packs a copy into one file, beside the running database, and removes backups that are outdated.
 * The file appears whole or not at all. A new database packs to 5 MB in 0.7 s.
 * @returns the file
 * @throws Error when `tar` is missing or the disk is full, and then nothing of it is left
 */
export const packBackup = async (dataDir: string, copy: string, now: Date): Promise<string> => {
  const folder = backupFolder(dataDir);
  const partial = `${copy}.tar.gz`;
  const file = join(folder, backupName(now));
  try {
    await runTar(["-czf", partial, "-C", copy, "."]);
    await chmod(partial, 0o600);
    await sync(partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
    await rm(copy, { recursive: true, force: true });
  }
  for (const name of outdatedBackups(namesIn(folder), now)) await rm(join(folder, name));
  return file;
};

/** What the database says about a backup on the channel `backupDone`. */
export type BackupReport = { file: string } | { error: string };

/** NOTIFY on this channel asks for a backup now. */
export const backupWanted = "lectern_backup";
/** NOTIFY on this channel tells how it went; the payload is a `BackupReport` as JSON. */
export const backupDone = "lectern_backup_done";

const everyMs = 60 * 60_000;
const lookEveryMs = 1_000;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Makes a backup every hour and whenever one is asked for, at the next quiet moment. */
export class BackupSchedule {
  readonly #dataDir: string;
  readonly #session: QuietSession;
  readonly #onBusy: () => void;
  #wanted = false;
  #working = false;
  #dueAt: number;

  /** @param onBusy called before the process is blocked by the copy of the database. */
  constructor(dataDir: string, session: QuietSession, onBusy: () => void = () => {}) {
    this.#dataDir = dataDir;
    this.#session = session;
    this.#onBusy = onBusy;
    const last = lastBackup(dataDir, new Date())?.getTime() ?? Date.now() - everyMs / 2;
    // What ended the last backup may end the next one, too: at once it would be an endless loop.
    const cutOff = removeUnfinishedBackups(dataDir);
    this.#dueAt = (cutOff ? Date.now() : last) + everyMs;
    setInterval(() => this.#look(), lookEveryMs).unref();
  }

  /** Asks for a backup now. */
  request(): void {
    this.#wanted = true;
    setImmediate(() => this.#look());
  }

  #look(): void {
    const now = Date.now();
    // A clock that was set back would else put the next backup off for as long.
    this.#dueAt = Math.min(this.#dueAt, now + everyMs);
    if (this.#working || !(this.#wanted || now >= this.#dueAt)) return;
    let copy: string | null = null;
    try {
      this.#session.whenQuiet((execute) => {
        this.#wanted = false;
        this.#dueAt = now + everyMs;
        // First, as a checkpoint that meets a full disk ends the engine.
        requireRoom(this.#dataDir);
        this.#onBusy();
        execute("checkpoint");
        copy = copyDatabase(this.#dataDir);
      });
      if (copy) void this.#pack(copy);
    } catch (error) {
      this.#tell({ error: reasonOf(error) });
    }
  }

  async #pack(copy: string): Promise<void> {
    this.#working = true;
    const report = await packBackup(this.#dataDir, copy, new Date()).then(
      (file): BackupReport => ({ file }),
      (error): BackupReport => ({ error: reasonOf(error) }),
    );
    this.#working = false;
    this.#tell(report);
  }

  #tell(report: BackupReport): void {
    if ("error" in report) process.stderr.write(`The backup failed: ${report.error}\n`);
    this.#notify(report);
  }

  #notify(report: BackupReport): void {
    const payload = JSON.stringify(report).replaceAll("'", "''");
    const told = this.#session.whenQuiet((execute) =>
      execute(`notify ${backupDone}, '${payload}'`),
    );
    if (!told) setTimeout(() => this.#notify(report), 50).unref();
  }
}
