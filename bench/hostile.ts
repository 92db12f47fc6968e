import { hostileCalls } from "../lib/testing/hostile-calls.ts";
import { hostileStrings } from "../lib/testing/hostile-strings.ts";
import { printTable } from "./print-table.ts";

/** Processor time of this thread: other work on the machine does not count. */
const milliseconds = (call: () => unknown): number => {
  const start = process.threadCpuUsage();
  try {
    call();
  } catch {
    // What is refused costs time, too.
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

/** How the time of each function grows with hostile text: its worst text, at half the length and at all of it. */
export const benchHostile = async (): Promise<void> => {
  const rows = hostileCalls.map(({ name, call, limit: [length] = [100_000] }) => {
    const halves = new Map(hostileStrings(Math.floor(length / 2)));
    const times = hostileStrings(length).map(([kind, text]) => ({
      kind,
      whole: milliseconds(() => call(text)),
    }));
    const worst = times.reduce((one, other) => (other.whole > one.whole ? other : one));
    const half = milliseconds(() => call(halves.get(worst.kind) ?? ""));
    const growth = (worst.whole / Math.max(half, 0.01)).toFixed(1);
    return [name, length, worst.kind, half.toFixed(1), worst.whole.toFixed(1), growth];
  });
  printTable(
    "Hostile text: the worst of each function (growth of 2 is linear, 4 quadratic)",
    ["function", "characters", "text", "half of it, ms", "all of it, ms", "growth"],
    rows,
  );
};
