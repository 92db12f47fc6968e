import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { environmentWith } from "#lib/env.ts";

const scripts = join(import.meta.dirname, "..");

/** What `npm start` or `npm run dev` runs, started by a test. */
export interface Product {
  process: ChildProcess;
  /** What it has printed so far. */
  output(): { stdout: string; stderr: string };
  /** The address that it prints when it is ready. */
  address: Promise<string>;
  /** Its exit code, or the signal that killed it. */
  exit: Promise<number | string>;
}

/** Starts the product with the given settings, at a port that the system chooses unless one is given. */
export const startProduct = (
  settings: Readonly<Record<string, string>>,
  [program, ...given]: readonly string[] = ["start.mjs"],
): Product => {
  const child = spawn(process.execPath, [join(scripts, program ?? ""), ...given], {
    env: environmentWith({ PORT: "0", LOG_LEVEL: "error", ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { stdout: "", stderr: "" };
  const address = Promise.withResolvers<string>();
  // Nobody needs to wait for it.
  address.promise.catch(() => {});
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    printed.stdout += chunk;
    const [url] = /http:\/\/\S+/.exec(printed.stdout) ?? [];
    if (url) address.resolve(url);
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    printed.stderr += chunk;
  });
  const exit = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => {
      address.reject(new Error(`ended before it was ready: ${printed.stdout}${printed.stderr}`));
      resolve(code ?? signal ?? "unknown");
    });
  });
  return { process: child, output: () => printed, address: address.promise, exit };
};

interface ProcessLine {
  pid: number;
  parent: number;
  command: string;
}

const allProcesses = (): ProcessLine[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((match) => ({
      pid: Number(match?.[1]),
      parent: Number(match?.[2]),
      command: match?.[3] ?? "",
    }));

/** The processes that a process started, directly or not. */
export const descendantsOf = (pid: number): ProcessLine[] => {
  const all = allProcesses();
  const below = (parent: number): ProcessLine[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
};

/** Which of the processes still live; a dead one that its parent has not yet buried does not. */
export const alive = (pids: readonly number[]): number[] =>
  allProcesses()
    .filter((one) => pids.includes(one.pid) && !one.command.includes("<defunct>"))
    .map((one) => one.pid);
