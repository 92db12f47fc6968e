/**
 * Kills the product that `npm start` runs, at node boundaries, in the middle of model calls and after them, and
 * proves that quiz, study document, guide, library, reviews of cards and questions written again come out as if nothing had
 * happened.
 *
 *     node e2e/crash/main.ts [--short] [--seed 7] [--only study]
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pMap from "p-map";
import { testLanguageFiles } from "#lib/pictures/testing/test-language-files.ts";
import { ensureBuilt } from "#scripts/serve/build.ts";
import { disturbedRun, type RunResult } from "./disturbed-run.ts";
import { guideScenario } from "./guide-scenario.ts";
import { checkImport } from "./killed-import.ts";
import { checkRebuild } from "./killed-rebuild.ts";
import { checkReview } from "./killed-review.ts";
import { divide, type Place, placeName, seededRandom } from "./places.ts";
import { stopProducts } from "./product.ts";
import { quizScenario } from "./quiz-scenario.ts";
import type { Scenario } from "./scenario.ts";
import { screenScenario } from "./screen-scenario.ts";
import { studyScenario } from "./study-scenario.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: `${Date.now() % 100_000}` },
    only: { type: "string" },
  },
});
const stopping = new AbortController();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Writes a line of what is told in the end. */
type Say = (line: string) => void;

/** Which calls a run may have made more than once: those that were killed before they were answered. */
const checkCalls = <Stored>(
  calls: RunResult<Stored>["calls"],
  undisturbed: RunResult<Stored>,
): void => {
  assert.equal(calls.length, undisturbed.calls.length, "another number of different model calls");
  for (const [index, { answered }] of calls.entries()) {
    assert.equal(answered, 1, `model call ${index + 1} was paid ${answered} times`);
  }
};

const checkRun = async <Stored>(
  scenario: Scenario<Stored>,
  places: readonly Place[],
  undisturbed: RunResult<Stored>,
  say: Say,
): Promise<void> => {
  const startedMs = performance.now();
  const run = await disturbedRun(scenario, places);
  say(`  killed ${run.recoveries.length} times`);
  assert.deepEqual(run.stored, undisturbed.stored);
  checkCalls(run.calls, undisturbed);
  assert.deepEqual(run.unreached, [], "places that were never reached");
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  for (const { place, seconds: wait } of run.recoveries) {
    say(`  killed ${place}, went on after ${wait.toFixed(1)} s`);
  }
  say(`  the same ${scenario.name}, no call paid twice, no row twice (${seconds} s)`);
};

/** Returns the number of kills. */
const checkScenario = async <Stored>(
  scenario: Scenario<Stored>,
  random: () => number,
  say: Say,
): Promise<number> => {
  say(`The ${scenario.name}`);
  const startedMs = performance.now();
  const undisturbed = await disturbedRun(scenario, []);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  scenario.check(undisturbed.stored);
  checkCalls(undisturbed.calls, undisturbed);
  say(
    `Undisturbed: ${undisturbed.calls.length} model calls, ${undisturbed.stages.length} stages (${seconds} s)`,
  );
  const every = scenario.places({ ...undisturbed, calls: undisturbed.calls.length }, random);
  assert.ok(every.length >= scenario.fewest, `only ${every.length} places`);
  const places = values.short ? scenario.few(every) : every;
  say(`${places.length} of ${every.length} places: ${places.map(placeName).join(", ")}`);
  for (const run of divide(places)) await checkRun(scenario, run, undisturbed, say);
  return places.length;
};

/** So many at a time, all of a short run: a product that was killed waits for most of the time that it is away. */
const atOnce = 3;

/** One scenario, told in one piece when it has ended, as another one runs beside it. Returns the number of kills. */
const checkApart = async <Stored>(scenario: Scenario<Stored>, seed: number): Promise<number> => {
  const lines: string[] = [];
  try {
    return await checkScenario(scenario, seededRandom(seed), (line) => lines.push(line));
  } finally {
    say(lines.join("\n"));
  }
};

const main = async (): Promise<void> => {
  // Here and not by each product: two that run at once would build at once, which the framework refuses.
  await ensureBuilt(join(import.meta.dirname, "..", ".."), stopping.signal);
  const seed = Number(values.seed);
  say(`Crash test, seed ${seed}`);
  const wanted = (name: string) => values.only === undefined || values.only === name;
  const checks: readonly { name: string; check: () => Promise<number> }[] = [
    { name: quizScenario.name, check: () => checkApart(quizScenario, seed) },
    { name: studyScenario.name, check: () => checkApart(studyScenario, seed) },
    { name: guideScenario.name, check: () => checkApart(guideScenario, seed) },
    {
      name: "review",
      check: () => checkReview(say, seededRandom(seed), values.short ? 5 : 25),
    },
    { name: "rebuild", check: () => checkRebuild(say) },
    {
      name: "screen",
      check: async () => checkApart(screenScenario(await testLanguageFiles()), seed),
    },
  ];
  // Reading pictures takes the processor for seconds: the short run leaves it out unless it is asked for.
  const isLeftOut = (name: string) => values.short && name === "screen" && values.only !== name;
  const chosen = checks.filter(({ name }) => wanted(name) && !isLeftOut(name));
  // A failure ends nothing beside it, so that no product outlives this test.
  const options = { concurrency: atOnce, stopOnError: false };
  const counts = await pMap(chosen, ({ check }) => check(), options);
  let kills = counts.reduce((sum, count) => sum + count, 0);
  // Two imports of a real manual take a minute: the short run leaves them out.
  if (wanted("import") && !values.short) kills += await checkImport(say);
  assert.ok(kills > 0, "nothing was killed: --only names no scenario of this run");
  say(`The product survived ${kills} kills.`);
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => stopping.abort());
  process.once(signal, () => void stopProducts().finally(() => process.exit(130)));
}

await main();
