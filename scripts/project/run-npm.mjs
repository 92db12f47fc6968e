// Plain JavaScript without dependencies: this runs on the machine's own Node before anything is installed.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { platform } from "node:process";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Runs npm in the project's folder and waits for its end. On Windows npm is a script, which only a
 * shell can start.
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; 128 when a signal ended it
 */
export const runNpm = (args) =>
  new Promise((resolve, reject) => {
    const shell = platform === "win32";
    const child = spawn("npm", args, { cwd: root, stdio: "inherit", shell });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 128));
  });

/** A line for the person at the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Says why it cannot go on, and ends. */
export const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
