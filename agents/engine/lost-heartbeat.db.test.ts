import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { sqlExecutor } from "#db/queries/thread-rows.ts";
import { runs } from "#db/schema/threads.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import type { RunStore } from "#lib/threads/thread-store.ts";
import { type TestEngine, testEngine } from "../testing/test-engine.ts";
import { testGraph } from "../testing/test-graph.ts";

const { db, url } = testDatabase();

const engines: TestEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

/** A store that says how often the worker has looked for runs that nobody works on. */
const countReclaims = () => {
  const counted = { passes: 0 };
  const watchStore = (store: RunStore): RunStore => ({
    ...store,
    openRuns: () => {
      counted.passes += 1;
      return store.openRuns();
    },
  });
  return { counted, watchStore };
};

it("a living worker that the queue took for dead works on its run once, and finishes it", async () => {
  const { counted, watchStore } = countReclaims();
  const trails: (readonly string[])[] = [];
  const starts: PromiseWithResolvers<void>[] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const finish = Promise.withResolvers<void>();
  let atWork = 0;
  let most = 0;
  let taken = 0;
  const engine = await testEngine({
    db,
    url,
    realm: newId("q"),
    watchStore,
    graph: testGraph({
      second: async ({ signal }) => {
        atWork += 1;
        most = Math.max(most, atWork);
        starts[taken]?.resolve();
        taken += 1;
        const aborted = new Promise<void>((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        });
        await Promise.race([finish.promise, aborted]).finally(() => {
          atWork -= 1;
        });
      },
      done: (trail) => trails.push(trail),
    }),
  });
  engines.push(engine);
  const threadId = await engine.begin();
  await starts[0]?.promise;
  const [run] = await db.select().from(runs).where(eq(runs.threadId, threadId));
  // What the queue does with a job whose heartbeat it has not seen for ten seconds.
  await db.transaction((tx) =>
    engine.queue.reclaim({ runId: run?.id ?? "", threadId }, sqlExecutor(tx)),
  );
  await starts[1]?.promise;
  const passes = counted.passes;
  await expect.poll(() => counted.passes, { timeout: 10_000 }).toBeGreaterThan(passes + 2);
  finish.resolve();
  await engine.until(threadId, ({ status }) => status === "done");
  const [ended] = await db.select().from(runs).where(eq(runs.threadId, threadId));
  expect(ended).toMatchObject({ tries: 2, failures: 0, status: "done" });
  expect({ taken, most, trails }).toEqual({
    taken: 2,
    most: 1,
    trails: [["first", "second", "last"]],
  });
});
