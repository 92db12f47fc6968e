import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { arch, execPath, platform } from "node:process";
import { fileURLToPath } from "node:url";

// Plain JavaScript without dependencies: this runs on the machine's own Node before anything is installed.

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

/** The first Node that runs TypeScript files as they are, without a flag or a warning. */
const neededMajor = 24;
/** The oldest one that can run the scripts which install the rest. */
export const oldestMajor = 20;

export const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/** The version that a Node binary reports, or null when it does not run here. */
const versionOf = (file) => {
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The Node that runs the project: the one installed with it, else this one when it is new enough.
 * @returns {string | null} its path
 */
export const findProjectNode = () => {
  if (majorOf(process.version) >= neededMajor) return execPath;
  const file = platform === "win32" ? "node.exe" : "node";
  const folders = [
    `node-${platform === "win32" ? "win" : platform}-${arch}`,
    `node-bin-${platform}-${arch}`,
  ];
  const candidates = folders.map((folder) => join(root, "node_modules", folder, "bin", file));
  return (
    candidates.find((candidate) => {
      const version = versionOf(candidate);
      return version !== null && majorOf(version) >= neededMajor;
    }) ?? null
  );
};
