import { type HostileCall, hostileCalls } from "#lib/testing/hostile-calls.ts";
import { hostileStrings } from "#lib/testing/hostile-strings.ts";
import { printTable } from "./print-table.ts";

/** Processor time of this thread: other work on the machine does not count. */
const milliseconds = async (call: () => unknown): Promise<number> => {
  const start = process.threadCpuUsage();
  try {
    await call();
  } catch {
    // What is refused costs time, too.
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

/** The least of three, as the collector of garbage may fall into any one. */
const quietMilliseconds = async (call: () => unknown): Promise<number> =>
  Math.min(await milliseconds(call), await milliseconds(call), await milliseconds(call));

interface Growth {
  readonly name: string;
  readonly length: number;
  /** The text on which the function is slowest. */
  readonly kind: string;
  readonly half: number;
  readonly whole: number;
}

const growthOf = async ({ name, call, limit }: HostileCall): Promise<Growth> => {
  const length = limit?.[0] ?? 100_000;
  let worst: readonly [kind: string, whole: number] = ["", -1];
  const texts = new Map(hostileStrings(length));
  for (const [kind, text] of texts) {
    const whole = await milliseconds(() => call(text));
    if (whole > worst[1]) worst = [kind, whole];
  }
  const [kind] = worst;
  const [, half = ""] =
    hostileStrings(Math.floor(length / 2)).find(([other]) => other === kind) ?? [];
  return {
    ...{ name, length, kind },
    half: await quietMilliseconds(() => call(half)),
    whole: await quietMilliseconds(() => call(texts.get(kind) ?? "")),
  };
};

const factor = ({ half, whole }: Growth): number => whole / Math.max(half, 0.01);

const row = (growth: Growth) => [
  ...[growth.name, growth.length, growth.kind],
  ...[growth.half.toFixed(1), growth.whole.toFixed(1), factor(growth).toFixed(1)],
];

const columns = ["function", "characters", "text", "half of it, ms", "all of it, ms", "growth"];

/** Growth between linear and quadratic; below some milliseconds it is noise. */
const suspicious = 3;
const measurable = 10;

/** How the time of each function grows with hostile text: its worst text, at half the length and at all of it. */
export const benchHostile = async (): Promise<void> => {
  const found: Growth[] = [];
  for (const call of hostileCalls) found.push(await growthOf(call));
  const title = "Hostile text: the worst of each function (growth of 2 is linear, 4 quadratic)";
  printTable(title, columns, found.map(row));
  const steep = found.filter((one) => one.whole > measurable && factor(one) > suspicious);
  printTable(`Growth over ${suspicious}, from ${measurable} ms on`, columns, steep.map(row));
};
