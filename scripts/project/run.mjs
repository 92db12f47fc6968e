// Plain JavaScript without dependencies: this runs on the machine's own Node before anything is installed.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { platform } from "node:process";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Runs a program in the project's folder and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it
 */
export const run = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 128));
  });

/** Runs npm. On Windows it is a script, which only a shell can start. */
export const runNpm = (args) => run("npm", args, { shell: platform === "win32" });

/** A line for the person at the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Says why it cannot go on, and ends. */
export const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
