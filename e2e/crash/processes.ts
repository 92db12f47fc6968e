import { execFileSync } from "node:child_process";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const list = (): Process[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid && parent
        ? [{ pid: Number(pid), parent: Number(parent), command: command ?? "" }]
        : [];
    });

/** All processes that this one has started, and theirs. */
export const descendants = (pid: number): Process[] => {
  const all = list();
  const below = (parent: number): Process[] =>
    all
      .filter((process) => process.parent === parent)
      .flatMap((process) => [process, ...below(process.pid)]);
  return below(pid);
};

/** Kills as a power failure of the process would: no handler runs, nothing is flushed. */
export const killNow = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // Already gone; anything else is a fault of the test.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
};

/** Kills those that still run. Meanwhile their numbers may have gone to others, which are left alone. */
export const killLeft = (processes: readonly Process[]): void => {
  const now = new Map(list().map(({ pid, command }) => [pid, command]));
  killNow(processes.filter(({ pid, command }) => now.get(pid) === command).map(({ pid }) => pid));
};
