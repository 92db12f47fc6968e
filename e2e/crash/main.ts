/**
 * Kills the product that `npm start` runs, at node boundaries and in the middle of model calls, and
 * proves that the quiz comes out as if nothing had happened.
 *
 *     node e2e/crash/main.ts [--short] [--seed 7]
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { disturbedRun, type RunResult } from "./disturbed-run.ts";
import { allPlaces, divide, fewPlaces, type Place, placeName, seededRandom } from "./places.ts";
import { stopProducts } from "./product.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: `${Date.now() % 100_000}` },
  },
});
const fewestPlaces = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Which calls a run may have made more than once: those that were killed before they were answered. */
const checkCalls = (calls: RunResult["calls"], undisturbed: RunResult): void => {
  assert.equal(calls.length, undisturbed.calls.length, "another number of different model calls");
  for (const [index, { answered }] of calls.entries()) {
    assert.equal(answered, 1, `model call ${index + 1} was paid ${answered} times`);
  }
};

const checkRun = async (places: readonly Place[], undisturbed: RunResult): Promise<void> => {
  const startedMs = performance.now();
  const run = await disturbedRun(places);
  say(`  killed ${run.recoveries.length} times`);
  assert.deepEqual(run.quiz, undisturbed.quiz);
  checkCalls(run.calls, undisturbed);
  assert.deepEqual(run.unreached, [], "places that were never reached");
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  for (const { place, seconds: wait } of run.recoveries) {
    say(`  killed ${place}, went on after ${wait.toFixed(1)} s`);
  }
  say(`  same quiz, no call paid twice, no row twice (${seconds} s)`);
};

const main = async (): Promise<void> => {
  const seed = Number(values.seed);
  const random = seededRandom(seed);
  say(`Crash test, seed ${seed}`);
  const undisturbed = await disturbedRun([]);
  assert.equal(undisturbed.quiz.thread?.status, "done", "the undisturbed run did not end well");
  assert.ok(undisturbed.quiz.questions.length > 0, "the undisturbed quiz has no questions");
  assert.ok(undisturbed.quiz.corrections.length > 0, "the undisturbed quiz has no corrections");
  checkCalls(undisturbed.calls, undisturbed);
  say(`Undisturbed: ${undisturbed.calls.length} model calls, ${undisturbed.stages.length} stages`);
  const every = allPlaces({ ...undisturbed, calls: undisturbed.calls.length }, random);
  assert.ok(every.length >= fewestPlaces, `only ${every.length} places`);
  const places = values.short ? fewPlaces(every) : every;
  say(`${places.length} of ${every.length} places: ${places.map(placeName).join(", ")}`);
  for (const run of divide(places)) await checkRun(run, undisturbed);
  say(`The product survived ${places.length} kills.`);
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void stopProducts().finally(() => process.exit(130)));
}

await main();
