import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MigrationReport, MigrationRequest } from "./migration-process.ts";
import { Refusal, say } from "./say.ts";

const entry = fileURLToPath(new URL("./migration-process.ts", import.meta.url));

/**
 * Loads what migrating needs in a process of its own: while the database starts, and so that its
 * 150 MB of libraries are gone when the server runs.
 * @param isNew whether the database is made only now, so that there will be something to do
 * @returns a function that migrates, and makes a backup of an embedded database before; it throws Refusal when that is
 * not possible, and then the tables are as they were
 */
export const startMigration = (isNew: boolean): ((request: MigrationRequest) => Promise<void>) => {
  const child = spawn(process.execPath, [entry, ...(isNew ? ["new"] : [])], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let reason = "its process ended early";
  child.on("message", (message: MigrationReport) => {
    if ("said" in message) say(message.said);
    else reason = message.reason;
  });
  const end = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  return async (request) => {
    child.send(request, () => {});
    if ((await end) !== 0) throw new Refusal(`The database could not be prepared: ${reason}`);
  };
};
