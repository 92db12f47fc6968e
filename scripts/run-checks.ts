/**
 * Runs every check, or those that are named: `npm test -- unit db`. Goes on after a failure, so that one
 * run shows everything that is wrong.
 */
import { type Check, checks } from "./checks/checks.ts";
import { complain, say } from "./serve/say.ts";

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

const run = async (check: Check): Promise<Outcome> => {
  say(`\n— ${check.name}`);
  const startedAt = performance.now();
  const passed = await check.run();
  return { name: check.name, passed, seconds: (performance.now() - startedAt) / 1000 };
};

const wanted = process.argv.slice(2);
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
const failed = outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name);
if (failed.length > 0) {
  complain(`\nFailed: ${failed.join(", ")}.`);
  process.exit(1);
}
say(`\nAll ${outcomes.length} checks passed.`);
process.exit(0);
