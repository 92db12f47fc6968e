import { readFileSync } from "node:fs";
import { descendants } from "#e2e/crash/processes.ts";

/** The processes of the product with such a command line. To look for them takes long where many run. */
export const processesOf = (command: RegExp): number[] =>
  descendants(process.pid).flatMap((one) => (command.test(one.command) ? [one.pid] : []));

/** MB that processes have in memory together. Linux alone tells. */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const line = status.split("\n").find((one) => one.startsWith("VmRSS:")) ?? "";
      return sum + Number.parseInt(line.slice("VmRSS:".length), 10) / 1_024;
    } catch {
      // It has ended meanwhile.
      return sum;
    }
  }, 0);
