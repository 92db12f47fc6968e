import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./is-installed.mjs";
import { refuse, root, runNpm, say } from "./run-npm.mjs";

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
