import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FolderInUseError, lockFolder } from "#db/embedded/folder-lock.ts";
import { environmentWith } from "#lib/env.ts";
import { Refusal, say } from "./say.ts";

/** Everything a build is made of. Tests and scripts are not. */
const sources = [
  "{app,components,lib,agents,db,public}/**/*",
  "{instrumentation,proxy}.ts",
  "*.config.{ts,mjs}",
  "{package,package-lock,tsconfig}.json",
];
const ignored = /\.test\.tsx?$|(^|[\\/])(testing|migrations)[\\/]/;

/**
 * A hash of the sources' names and contents, and of the Node that builds them.
 * Reads some hundred small files: about 30 ms.
 */
export const hashSources = (root: string): string => {
  const hash = createHash("sha256").update(process.version);
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !ignored.test(file) && statSync(join(root, file)).isFile())
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
};

/** Where the hash of the sources is kept beside what was built of them. */
export const stampFile = (root: string): string => join(root, ".next", "built-from");

/** Whether the last build was made of these sources and was finished. */
export const isBuilt = (root: string, hash: string): boolean =>
  existsSync(join(root, ".next", "BUILD_ID")) &&
  existsSync(stampFile(root)) &&
  readFileSync(stampFile(root), "utf8") === hash;

/** Runs the build; what it prints is shown only when it fails. */
const runBuild = (root: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = join(root, "node_modules", "next", "dist", "bin", "next");
    const child = spawn(process.execPath, [next, "build"], {
      cwd: root,
      env: environmentWith({ NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }),
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => output.push(chunk));
    }
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`${Buffer.concat(output)}\nThe pages could not be built.`));
    });
  });

const lookEveryMs = 250;

/** Waits until no other product of this folder builds: two at once write over each other's files. */
const takeTurn = async (root: string, signal: AbortSignal): Promise<() => void> => {
  const folder = join(root, "node_modules", ".cache", "build");
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await sleep(lookEveryMs, null, { signal });
    }
  }
};

/**
 * Builds the pages unless the last build was made of the same sources.
 * @throws Refusal with what the build printed
 */
export const ensureBuilt = async (root: string, signal: AbortSignal): Promise<void> => {
  if (isBuilt(root, hashSources(root))) return;
  const unlock = await takeTurn(root, signal);
  try {
    await buildUnlessBuilt(root, signal);
  } finally {
    unlock();
  }
};

const buildUnlessBuilt = async (root: string, signal: AbortSignal): Promise<void> => {
  const hash = hashSources(root);
  if (isBuilt(root, hash)) return;
  say("Building the pages (once, and again when the sources change) …");
  rmSync(stampFile(root), { force: true });
  await runBuild(root, signal);
  writeFileSync(stampFile(root), hash);
};
