import { readFileSync } from "node:fs";
import { join } from "node:path";
import { refuse, root, runNpm, say } from "./run.mjs";

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> | null} */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * Whether what is installed is what the lock file says. npm writes down what it installed as its last
 * step, so an installation that was cut off counts as missing. Optional packages may be absent, since
 * each platform has its own.
 */
export const isInstalled = () => {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
};

/** Installs the packages of the lock file when they are missing or others. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  say("Installing packages (once, and again when package-lock.json changes) …");
  const code = await runNpm([
    ...["ci", "--include=dev", "--include=optional"],
    ...["--no-audit", "--no-fund", "--loglevel=error"],
  ]);
  if (code !== 0) refuse("npm could not install the packages; its message is above.");
};
