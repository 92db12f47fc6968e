import type { CheckResult } from "./checks.ts";
import type { Failure } from "./failure.ts";

export interface Outcome extends CheckResult {
  name: string;
  seconds: number;
}

/** So many are told with their errors; the end of a long output is all that some records keep. */
const mostTold = 8;

const indented = (text: string): string => text.replaceAll(/^/gm, "    ");

const told = (title: string, found: readonly Failure[]): string[] => {
  if (found.length === 0) return [];
  const more = found.length - mostTold;
  return [
    title,
    ...found.slice(0, mostTold).flatMap(({ name, error }) => [`  ${name}`, indented(error)]),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
};

/** What is left to say after a run of the checks: which tests only passed when tried again, and what failed. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const flaky = outcomes.flatMap((one) => told(`Flaky: ${one.name}`, one.flaky));
  const failed = outcomes
    .filter(({ passed }) => !passed)
    .flatMap((one) => told(`Failed: ${one.name}`, one.failures));
  return [...flaky, ...failed].map((line) => `${line}\n`).join("");
};
