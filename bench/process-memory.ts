import { readFileSync } from "node:fs";
import { descendants } from "#e2e/crash/processes.ts";

/** The processes of the product with such a command line. To look for them takes long where many run. */
export const processesOf = (command: RegExp): number[] =>
  descendants(process.pid).flatMap((one) => (command.test(one.command) ? [one.pid] : []));

/** MB that a line of such a file of each process says, together. Linux alone tells. */
const sumOf =
  (file: string, name: string) =>
  (pids: readonly number[]): number =>
    pids.reduce((sum, pid) => {
      try {
        const lines = readFileSync(`/proc/${pid}/${file}`, "utf8").split("\n");
        const line = lines.find((one) => one.startsWith(name));
        // A process that has ended, but was not yet taken note of, has none.
        return sum + Number.parseInt(line?.slice(name.length) ?? "0", 10) / 1_024;
      } catch {
        return sum;
      }
    }, 0);

/** MB that processes have in memory, each with all that it shares with others, as `ps` tells it. */
export const memoryOf = sumOf("status", "VmRSS:");

/** MB that processes have in memory, where what is shared, as Node's own program, counts once for all who share it. */
export const shareOf = sumOf("smaps_rollup", "Pss:");
