import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentWith } from "#lib/env.ts";
import { Refusal } from "./refusal.ts";
import { say } from "./say.ts";
import { hashSources, isBuilt, stampFile } from "./source-hash.ts";

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

/**
 * Builds the pages unless the last build was made of the same sources.
 * @throws Refusal with what the build printed
 */
export const ensureBuilt = async (root: string, signal: AbortSignal): Promise<void> => {
  const hash = hashSources(root);
  if (isBuilt(root, hash)) return;
  say("Building the pages (once, and again when the sources change) …");
  rmSync(stampFile(root), { force: true });
  await runBuild(root, signal);
  writeFileSync(stampFile(root), hash);
};
