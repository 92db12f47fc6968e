/**
 * Runs every check, or those that are named: `npm test -- unit db`; all but one with `--except crash`. Goes on after a failure, so that one
 * run shows everything that is wrong.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Check, checks } from "./checks/checks.ts";
import { type Outcome, summary } from "./checks/failure.ts";
import { complain, say } from "./serve/say.ts";

const run = async (check: Check): Promise<Outcome> => {
  say(`\n— ${check.name}`);
  const startedAt = performance.now();
  const result = await check.run();
  return { name: check.name, ...result, seconds: (performance.now() - startedAt) / 1000 };
};

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  // `summary`: a file for the last words of the run.
  options: { summary: { type: "string" }, except: { type: "string" } },
});
const { except } = values;
const named = except === undefined ? wanted : [...wanted, except];
const unknown = named.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  complain(
    `No check is called ${unknown.join(", ")}; there are: ${checks.map((c) => c.name).join(", ")}.`,
  );
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const check of checks) {
  const isWanted = wanted.length === 0 || wanted.includes(check.name);
  if (isWanted && check.name !== except) outcomes.push(await run(check));
}

say("");
for (const { name, passed, seconds } of outcomes) {
  say(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
}
const lastWords = summary(outcomes);
if (lastWords !== "") say(`\n${lastWords}`);
if (values.summary !== undefined) writeFileSync(values.summary, lastWords);
const failed = outcomes.filter(({ passed }) => !passed);
// The verdict comes last, as a record of the output may keep no more than its end.
if (failed.length > 0) {
  complain(`${failed.length} of ${outcomes.length} checks failed.`);
  process.exit(1);
}
say(`All ${outcomes.length} checks passed.`);
process.exit(0);
