import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Installs the packages of the lock file when they are missing or others. */
export const ensureInstalled = async () => {
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) {
    return;
  }
  say("Installing packages (once, and again when package-lock.json changes) …");
  const code = await runNpm([
    ...["ci", "--include=dev", "--include=optional"],
    ...["--no-audit", "--no-fund", "--loglevel=error"],
  ]);
  if (code !== 0) refuse("npm could not install the packages; its message is above.");
};
