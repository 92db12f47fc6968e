import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Refusal } from "./refusal.ts";

const entry = fileURLToPath(new URL("./migration-process.ts", import.meta.url));

/**
 * Loads what migrating needs in a process of its own: while the database starts, and so that its
 * 150 MB of libraries are gone when the server runs.
 * @param isNew whether the database is made only now, so that there will be something to do
 * @returns a function that migrates; it throws Refusal when that is not possible
 */
export const startMigration = (isNew: boolean): ((url: string) => Promise<void>) => {
  const child = spawn(process.execPath, [entry, ...(isNew ? ["new"] : [])], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let reason = "its process ended early";
  child.on("message", (message) => {
    reason = String(message);
  });
  const end = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  return async (url) => {
    child.send(url, () => {});
    if ((await end) !== 0) throw new Refusal(`The database could not be prepared: ${reason}`);
  };
};
