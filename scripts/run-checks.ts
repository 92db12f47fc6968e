/**
 * Runs every check, or those that are named: `npm test -- unit db`. Goes on after a failure, so that one
 * run shows everything that is wrong.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Check, type CheckResult, checks } from "./checks/checks.ts";
import { complain, say } from "./serve/say.ts";

interface Outcome extends CheckResult {
  name: string;
  seconds: number;
}

const run = async (check: Check): Promise<Outcome> => {
  say(`\n— ${check.name}`);
  const startedAt = performance.now();
  const result = await check.run();
  return { name: check.name, ...result, seconds: (performance.now() - startedAt) / 1000 };
};

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  // A file for the last words of a run that failed.
  options: { failures: { type: "string" } },
});
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  complain(
    `No check is called ${unknown.join(", ")}; there are: ${checks.map((c) => c.name).join(", ")}.`,
  );
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const check of checks) {
  if (wanted.length === 0 || wanted.includes(check.name)) outcomes.push(await run(check));
}

say("");
for (const { name, passed, seconds } of outcomes) {
  say(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
}
const failed = outcomes.filter((outcome) => !outcome.passed);
if (failed.length > 0) {
  // Last of all, as a record of the output may keep no more than its end.
  const lines = failed.flatMap(({ name, failures }) => [
    `Failed: ${name}`,
    ...failures.flatMap((failure) => [`  ${failure.name}`, `    ${failure.error}`]),
  ]);
  const summary = lines.join("\n");
  say(`\n${summary}`);
  if (values.failures !== undefined) writeFileSync(values.failures, `${summary}\n`);
  process.exit(1);
}
say(`\nAll ${outcomes.length} checks passed.`);
process.exit(0);
