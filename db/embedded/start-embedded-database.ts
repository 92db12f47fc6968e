import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { youngSpace } from "#lib/node-arguments.ts";
import { endOf, endProcess } from "#lib/process-end.ts";
import { databaseFolder } from "./backup.ts";
import { isMade } from "./unfinished-database.ts";

export const connectionFileName = "connection.url";

const pathIn = (dataDir: string): string => join(dataDir, connectionFileName);

/** Leaves the running database's address, password included, for this user's other programs. */
export const writeConnectionFile = (dataDir: string, url: string): void => {
  // An older file would keep its own permissions.
  removeConnectionFile(dataDir);
  writeFileSync(pathIn(dataDir), url, { mode: 0o600 });
};

export const removeConnectionFile = (dataDir: string): void =>
  rmSync(pathIn(dataDir), { force: true });

/**
 * The address of the embedded database that runs on this folder, or null when none was left there.
 * After a kill the file stays, so nobody may answer at the address.
 */
export const readConnectionFile = (dataDir: string): string | null => {
  try {
    return readFileSync(pathIn(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

/** What the parent tells the database process first of all, and once. */
export interface DatabaseProcessOptions {
  /** Holds the database (`postgres/`), its connection file and its lock. */
  dataDir: string;
  /** 0 lets the system choose. */
  port: number;
  password: string;
  /** On a full disk: whether it waits for space and refuses its clients meanwhile, or does not start. */
  waitsForSpace: boolean;
}

export type DatabaseProcessRequest =
  | { type: "start"; options: DatabaseProcessOptions }
  /** Instead of a start: makes the database, and ends with 0. */
  | { type: "make"; dataDir: string }
  /** Asks for a `state`. */
  | { type: "probe" };

/** What the database process tells its parent. */
export type DatabaseProcessReport =
  | { type: "ready"; url: string; port: number }
  /** The start failed; `inUse` when another process holds the folder. */
  | { type: "refused"; inUse: boolean; message: string }
  /** It answers nothing until it has done something long: a backup's copy, a checkpoint, the sweeping of a table. */
  | { type: "busy" }
  | ({ type: "state" } & DatabaseState);

/** How a database process that answers is. */
export interface DatabaseState {
  /** Whether it takes clients; not yet while it opens its files. */
  serving: boolean;
  /** A full disk lets it read, but hardly write. */
  diskFull: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  port: number;
  password: string;
  process: ChildProcess;
  /** Ends when the process has ended, for whatever reason. */
  exited: Promise<void>;
  /** Asks whether it answers, and whether its disk is full. Waits as long as it is busy, and for ever when it hangs. */
  probe(): Promise<DatabaseState>;
  /** Milliseconds since it said that it does something long, and nothing after that; null when it did not say so. */
  busyForMs(): number | null;
  /** Stops it cleanly; killed when that takes longer than ten seconds. */
  stop(): Promise<void>;
}

/** The database process could not start; `inUse` when another process works in the folder. */
export class DatabaseRefusedError extends Error {
  readonly inUse: boolean;

  constructor(message: string, inUse: boolean) {
    super(message);
    this.name = "DatabaseRefusedError";
    this.inUse = inUse;
  }
}

const entry = fileURLToPath(new URL("./database-process.ts", import.meta.url));
const longestStopMs = 10_000;

const readiness = (child: ChildProcess): Promise<{ url: string; port: number }> =>
  new Promise((resolve, reject) => {
    const told = (report: DatabaseProcessReport) => {
      if (report.type !== "ready" && report.type !== "refused") return;
      child.off("message", told);
      if (report.type === "ready") resolve(report);
      else reject(new DatabaseRefusedError(report.message, report.inUse));
    };
    child.on("message", told);
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new DatabaseRefusedError(`The database process ended (${signal ?? code}).`, false)),
    );
  });

const ask = (child: ChildProcess, request: DatabaseProcessRequest): void => {
  // A process that has ended is told of by its end.
  if (child.connected) child.send(request, () => {});
};

const probe = (child: ChildProcess): Promise<DatabaseState> =>
  new Promise((resolve) => {
    const answered = (report: DatabaseProcessReport) => {
      if (report.type !== "state") return;
      child.off("message", answered);
      resolve({ serving: report.serving, diskFull: report.diskFull });
    };
    child.on("message", answered);
    ask(child, { type: "probe" });
  });

const watchBusy = (child: ChildProcess): (() => number | null) => {
  let since: number | null = null;
  child.on("message", ({ type }: DatabaseProcessReport) => {
    since = type === "busy" ? performance.now() : null;
  });
  return () => (since === null ? null : performance.now() - since);
};

const startProcess = (...more: readonly string[]): ChildProcess =>
  spawn(process.execPath, [...more, youngSpace(1), entry], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });

/**
 * Makes the database in a process that ends with it: what making takes of memory, several times what serving does, would
 * be kept for as long as it serves. What runs but once is not worth being compiled twice, as it is without the flag.
 */
const makeApart = async (dataDir: string): Promise<void> => {
  const child = startProcess("--liftoff-only");
  let refusal: DatabaseRefusedError | null = null;
  child.on("message", (report: DatabaseProcessReport) => {
    if (report.type === "refused") refusal = new DatabaseRefusedError(report.message, report.inUse);
  });
  ask(child, { type: "make", dataDir });
  // What it said last may be read after its end, but not after its channel's.
  const [[code, signal]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  if (code === 0) return;
  throw (
    refusal ?? new DatabaseRefusedError(`The database process ended (${signal ?? code}).`, false)
  );
};

/**
 * Starts the embedded database in a process of its own and waits until it serves. It ends with this
 * process. Without a password it gets a random one, so that no other user of the machine and no page
 * in a browser can speak to it.
 * @throws DatabaseRefusedError
 */
export const startEmbeddedDatabase = async (options: {
  dataDir: string;
  port?: number;
  password?: string;
  /** On a full disk: it counts as started, refuses its clients with 53100 and serves when there is space. */
  waitsForSpace?: boolean;
}): Promise<EmbeddedDatabase> => {
  const password = options.password ?? randomBytes(24).toString("base64url");
  if (!isMade(databaseFolder(options.dataDir))) await makeApart(options.dataDir);
  const child = startProcess();
  const settings: DatabaseProcessOptions = {
    dataDir: options.dataDir,
    port: options.port ?? 0,
    password,
    waitsForSpace: options.waitsForSpace ?? false,
  };
  const busyForMs = watchBusy(child);
  ask(child, { type: "start", options: settings });
  const { url, port } = await readiness(child).catch(async (error: unknown) => {
    // Then the folder is free again.
    if (error instanceof DatabaseRefusedError) await endProcess(child, longestStopMs);
    throw error;
  });
  const stop = () => endProcess(child, longestStopMs);
  return {
    ...{ url, port, password, process: child, stop, busyForMs },
    exited: endOf(child),
    probe: () => probe(child),
  };
};
