import type { ChildProcess } from "node:child_process";

/** Ends when the child has ended, for whatever reason. */
export const endOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));

/** Asks a child to end, and kills it when that takes longer than `patienceMs`. */
export const endProcess = async (child: ChildProcess, patienceMs: number): Promise<void> => {
  const end = endOf(child);
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await end;
  clearTimeout(impatience);
};
