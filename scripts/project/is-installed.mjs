import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { refuse, root, runNpm, say } from "./project-node.mjs";

/**
 * Whether what npm wrote down as installed is what the lock file wants. npm does so as its last step, so
 * an installation that was cut off counts as missing. Optional packages may be absent, since each
 * platform has its own.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> } | null} wanted
 *   package-lock.json, or null when there is none
 * @param {{ packages?: Record<string, { version?: string }> } | null} installed
 *   node_modules/.package-lock.json, or null when there is none
 * @returns {boolean}
 */
export const isInstalled = (wanted, installed) => {
  if (!wanted?.packages || !installed?.packages) return false;
  const found = installed.packages;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    return found[path] ? found[path].version === version : Boolean(optional || devOptional);
  });
};

const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
};

const allInstalled = () =>
  isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"));

/**
 * A name that the system gives to one process and takes back when that ends, however it does; null where it has none
 * (macOS), and nobody waits.
 * @param {string} folder
 */
const turnName = (folder) => {
  const { dev, ino } = statSync(folder, { bigint: true });
  if (process.platform === "linux") return `\0lectern-install-${dev}-${ino}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\lectern-install-${dev}-${ino}` : null;
};

/** @returns {Promise<(() => void) | null>} gives the turn back; null while another process has it */
const tryTurn = (name) =>
  new Promise((resolve, reject) => {
    if (name === null) return resolve(() => {});
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    server.listen(name, () => resolve(() => server.close()));
  });

/**
 * Waits until no other process installs packages in this folder: two at once delete each other's.
 * @param {string} folder
 * @param {() => void} onWait called once when another one is at it
 * @returns {Promise<() => void>} gives the turn back
 */
export const takeTurn = async (folder, onWait) => {
  const name = turnName(folder);
  let turn = await tryTurn(name);
  if (turn === null) onWait();
  while (turn === null) {
    await sleep(250);
    turn = await tryTurn(name);
  }
  return turn;
};

const install = async () => {
  say("Installing packages (once, and again when package-lock.json changes) …");
  const code = await runNpm([
    ...["ci", "--include=dev", "--include=optional"],
    ...["--no-audit", "--no-fund", "--loglevel=error"],
  ]);
  if (code !== 0) refuse("npm could not install the packages; its message is above.");
};

/** Installs the packages of the lock file when they are missing or others. */
export const ensureInstalled = async () => {
  if (allInstalled()) return;
  const giveBack = await takeTurn(root, () => say("Another process installs the packages …"));
  if (!allInstalled()) await install();
  giveBack();
};
