import type { QuietSession } from "./multiplexer.ts";
import {
  copyDatabase,
  lastBackup,
  packBackup,
  removeUnfinishedBackups,
  requireRoom,
} from "./write-backup.ts";

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
