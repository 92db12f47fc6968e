import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { arch, execPath, platform } from "node:process";
import { root } from "./run-npm.mjs";

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
