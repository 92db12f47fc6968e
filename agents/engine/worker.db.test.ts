import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { replies, runs } from "#db/schema/threads.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { RunStore } from "#lib/threads/thread-store.ts";
import { type TestEngine, type TestEngineOptions, testEngine } from "../testing/test-engine.ts";
import { type TestSteps, testGraph } from "../testing/test-graph.ts";
import type { ThreadGraph } from "./run-job.ts";
import { watchIntervalMs } from "./worker.ts";

const { db, url } = testDatabase();

const engines: TestEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

const engineWith = async (
  steps: TestSteps,
  options: Partial<TestEngineOptions> = {},
): Promise<TestEngine> => {
  const engine = await testEngine({
    db,
    url,
    realm: newId("q"),
    graph: testGraph(steps),
    ...options,
  });
  engines.push(engine);
  return engine;
};

/** A promise with its handle, for nodes that wait until the test lets them go on. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Resolves as a model call does: when the answer comes or when it is aborted. */
const abortable = (signal: AbortSignal, opened: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new AppError("stopped", "aborted")));
    opened.then(resolve, reject);
  });

const modelFailure = (options = {}) => new AppError("model_unavailable", "no model", options);

describe("a run", () => {
  it("ends as done, with its stages and time shown on the way", async () => {
    const trails: (readonly string[])[] = [];
    const engine = await engineWith({
      first: async ({ reporter, threadId }) => {
        await reporter.stage(threadId, "parse", 4);
        await reporter.step(threadId, 1, 4);
      },
      done: (trail) => trails.push(trail),
    });
    const threadId = await engine.begin();
    const before = await engine.getThread(engine.ownerId, threadId, "en");
    expect(before).toMatchObject({ status: "running", error: null });
    const thread = await engine.until(threadId, ({ status }) => status === "done");
    expect(thread).toMatchObject({ stage: "parse", notice: null, runningSince: null });
    expect(thread.revision).toBeGreaterThan(before.revision);
    expect(thread.activeMs).toBeGreaterThan(0);
    expect(trails).toEqual([["first", "second", "last"]]);
  });

  it.each([
    ["has no free connection", "53300"],
    ["has a full disk", "53100"],
    ["is gone", "ECONNREFUSED"],
  ])("waits for a database that %s, which is no failure of its own", async (_name, code) => {
    let refusals = 1;
    const engine = await engineWith(
      {
        second: async () => {
          refusals -= 1;
          if (refusals < 0) return;
          throw new Error("query failed", { cause: Object.assign(new Error("no"), { code }) });
        },
      },
      { retryDelaysMs: [] },
    );
    const threadId = await engine.begin();
    const thread = await engine.until(threadId, ({ status }) => status !== "running");
    expect(thread).toMatchObject({ status: "done", error: null });
    expect(await db.select().from(runs).where(eq(runs.threadId, threadId))).toMatchObject([
      { failures: 0, tries: 1 },
    ]);
  });

  it("is enqueued only if its request is stored", async () => {
    const seen: string[] = [];
    const engine = await engineWith({
      first: async ({ threadId }) => {
        seen.push(threadId);
      },
    });
    let lost = "";
    await expect(
      engine.begin(async (threadId) => {
        lost = threadId;
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    const kept = await engine.begin();
    await engine.until(kept, ({ status }) => status === "done");
    expect(seen).toEqual([kept]);
    const jobs = await db.execute(sql`select id from boss.job where singleton_key = ${lost}`);
    expect([...jobs]).toEqual([]);
  });

  it("of another owner cannot be seen, stopped, retried, renamed or deleted", async () => {
    const engine = await engineWith({ question: "Which?" });
    const threadId = await engine.begin();
    await engine.until(threadId, ({ status }) => status === "waiting");
    const other = newId("own");
    const refused = { code: "not_found" };
    await expect(engine.getThread(other, threadId, "en")).rejects.toMatchObject(refused);
    await expect(engine.getRevision(other, threadId)).rejects.toMatchObject(refused);
    await expect(engine.stopThread(other, threadId)).rejects.toMatchObject(refused);
    await expect(engine.retryThread(other, threadId)).rejects.toMatchObject(refused);
    await expect(engine.changeThread(other, threadId, { title: "Mine" })).rejects.toMatchObject(
      refused,
    );
    await expect(engine.deleteThread(other, threadId)).rejects.toMatchObject(refused);
    expect(await engine.listThreads(other, { search: "", limit: 10, locale: "en" })).toEqual([]);
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toMatchObject({
      status: "waiting",
      title: "A test",
    });
  });
});

describe("whoever asks for a thread until its run has settled", () => {
  /** Longer than the test takes: only the end of the run answers. */
  const heldMs = 600_000;

  it.each([
    ["the same process", true],
    ["another process", false],
  ])("is answered when it does, in %s", async (_name, here) => {
    const { open, opened } = gate();
    const realm = newId("q");
    const options = { realm, heldMs };
    const engine = await engineWith({ first: () => opened }, options);
    const asked = here ? engine : await engineWith({}, { ...options, worker: false });
    const threadId = await engine.begin();
    const before = await engine.getRevision(engine.ownerId, threadId);
    const held = asked.getRevision(engine.ownerId, threadId, new AbortController().signal);
    open();
    const revision = await held;
    expect(revision).toBeGreaterThan(before);
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toMatchObject({
      ...{ status: "done", revision },
    });
  });

  it("is answered as things are when it takes longer, and keeps nobody's connection", async () => {
    const { open, opened } = gate();
    const engine = await engineWith({ first: () => opened });
    const threadId = await engine.begin();
    const client = new AbortController().signal;
    // More than the database has connections.
    const held = Array.from({ length: 20 }, () =>
      engine.getRevision(engine.ownerId, threadId, client),
    );
    const { status } = await engine.getThread(engine.ownerId, threadId, "en");
    expect(status).toBe("running");
    await Promise.all(held);
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toMatchObject({ status });
    open();
    await engine.until(threadId, (thread) => thread.status === "done");
  });

  it("is let go when they are gone", async () => {
    const { open, opened } = gate();
    const engine = await engineWith({ first: () => opened }, { heldMs });
    const threadId = await engine.begin();
    const client = new AbortController();
    const held = engine.getRevision(engine.ownerId, threadId, client.signal);
    client.abort();
    await expect(held).rejects.toMatchObject({ name: "AbortError" });
    open();
    await engine.until(threadId, (thread) => thread.status === "done");
  });

  it("is answered at once when no run is under way, and knows no other owner's thread", async () => {
    const engine = await engineWith({}, { heldMs });
    const threadId = await engine.begin();
    const { revision } = await engine.until(threadId, ({ status }) => status === "done");
    const { signal } = new AbortController();
    expect(await engine.getRevision(engine.ownerId, threadId, signal)).toBe(revision);
    await expect(engine.getRevision(newId("own"), threadId, signal)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a question to the student", () => {
  it("is answered once, however often the reply is sent", async () => {
    const trails: (readonly string[])[] = [];
    const engine = await engineWith({ question: "Which?", done: (trail) => trails.push(trail) });
    const threadId = await engine.begin();
    const { question } = await engine.until(threadId, ({ status }) => status === "waiting");
    expect(question).toMatchObject({ kind: "choice", text: "Which?", choices: [] });
    const interruptId = question?.interruptId ?? "";
    const reply = (value: string) => engine.reply(engine.ownerId, threadId, { interruptId, value });
    await reply("this");
    await Promise.all([reply("this"), reply("that")]);
    await engine.until(threadId, ({ status }) => status === "done");
    await reply("this");
    expect(trails).toEqual([["first", "second", "answer:this", "last"]]);
    const stored = await db.select().from(replies).where(eq(replies.threadId, threadId));
    expect(stored).toHaveLength(1);
  });

  it("that was not asked cannot be answered", async () => {
    const engine = await engineWith({ question: "Which?" });
    const threadId = await engine.begin();
    await engine.until(threadId, ({ status }) => status === "waiting");
    await expect(
      engine.reply(engine.ownerId, threadId, { interruptId: "another", value: "x" }),
    ).rejects.toMatchObject({ code: "thread_not_waiting" });
  });
});

describe("stop", () => {
  it("aborts the node at the worker's next look, in whatever process it runs", async () => {
    const { opened } = gate();
    const started = gate();
    const aborted = gate();
    let looks = 0;
    const watchStore = (store: RunStore): RunStore => ({
      ...store,
      stillActive: (runIds) => {
        if (runIds.length > 0) looks += 1;
        return store.stillActive(runIds);
      },
    });
    const engine = await engineWith(
      {
        second: async ({ signal }) => {
          signal.addEventListener("abort", aborted.open);
          started.open();
          await abortable(signal, opened);
        },
      },
      { watchStore },
    );
    // The commands of a test engine do not know its worker, just as another process does not.
    const threadId = await engine.begin();
    await started.opened;
    await engine.stopThread(engine.ownerId, threadId);
    const looksBefore = looks;
    const thread = await engine.getThread(engine.ownerId, threadId, "en");
    expect(thread).toMatchObject({ status: "stopped", runningSince: null, error: null });
    await aborted.opened;
    // One that was under way when the thread was stopped may not have seen it.
    expect(looks - looksBefore).toBeLessThanOrEqual(2);
    expect(2 * watchIntervalMs).toBeLessThan(1_000);
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toEqual(thread);
  });

  it("leaves a thread from which a retry goes on after the finished nodes", async () => {
    const blocked = gate();
    const started = gate();
    const trails: (readonly string[])[] = [];
    let firsts = 0;
    let seconds = 0;
    const engine = await engineWith({
      first: async () => {
        firsts += 1;
      },
      second: async ({ signal }) => {
        seconds += 1;
        started.open();
        if (seconds === 1) await abortable(signal, blocked.opened);
      },
      done: (trail) => trails.push(trail),
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.stopThread(engine.ownerId, threadId);
    await engine.retryThread(engine.ownerId, threadId);
    await engine.until(threadId, ({ status }) => status === "done");
    expect({ firsts, seconds, trails }).toEqual({
      firsts: 1,
      seconds: 2,
      trails: [["first", "second", "last"]],
    });
    await expect(engine.retryThread(engine.ownerId, threadId)).rejects.toMatchObject({
      code: "thread_not_retryable",
    });
  });

  it("of a question leads to the same question when it is retried", async () => {
    const trails: (readonly string[])[] = [];
    const engine = await engineWith({ question: "Which?", done: (trail) => trails.push(trail) });
    const threadId = await engine.begin();
    const asked = await engine.until(threadId, ({ status }) => status === "waiting");
    await engine.stopThread(engine.ownerId, threadId);
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toMatchObject({
      status: "stopped",
      question: null,
    });
    await engine.retryThread(engine.ownerId, threadId);
    const again = await engine.until(threadId, ({ status }) => status === "waiting");
    expect(again.question).toEqual(asked.question);
    const interruptId = again.question?.interruptId ?? "";
    await engine.reply(engine.ownerId, threadId, { interruptId, value: "this" });
    await engine.until(threadId, ({ status }) => status === "done");
    expect(trails).toEqual([["first", "second", "answer:this", "last"]]);
  });

  it("keeps a late writer of the stopped run from changing anything", async () => {
    const started = gate();
    const blocked = gate();
    const wrote = gate();
    const engine = await engineWith({
      second: async ({ reporter, threadId }) => {
        started.open();
        await blocked.opened;
        await reporter.stage(threadId, "late");
        wrote.open();
      },
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.stopThread(engine.ownerId, threadId);
    const before = await engine.getThread(engine.ownerId, threadId, "en");
    blocked.open();
    await wrote.opened;
    expect(await engine.getThread(engine.ownerId, threadId, "en")).toEqual(before);
  });
});

describe("an error", () => {
  it("that may go away is retried with a notice, and the finished nodes stay finished", async () => {
    let firsts = 0;
    let failures = 0;
    const seen = gate();
    const engine = await engineWith({
      first: async () => {
        firsts += 1;
      },
      second: async () => {
        if (failures < 2) {
          failures += 1;
          throw modelFailure();
        }
        await seen.opened;
      },
    });
    const threadId = await engine.begin();
    const waiting = await engine.until(threadId, ({ notice }) => notice !== null);
    seen.open();
    expect(waiting).toMatchObject({
      status: "running",
      notice: { code: "run_retry", because: "model_unavailable" },
    });
    const done = await engine.until(threadId, ({ status }) => status === "done");
    expect(done).toMatchObject({ notice: null, error: null });
    expect({ firsts, failures }).toEqual({ firsts: 1, failures: 2 });
  });

  it("waits as long as the other side asked", async () => {
    let failedAt = 0;
    const seen = gate();
    const engine = await engineWith({
      second: async () => {
        if (failedAt > 0) return seen.opened;
        failedAt = Date.now();
        throw modelFailure({ retryAfterMs: 1_500 });
      },
    });
    const threadId = await engine.begin();
    const { notice } = await engine.until(threadId, (thread) => thread.notice !== null);
    const until = new Date(notice?.until ?? 0).getTime();
    seen.open();
    expect(until - failedAt).toBeGreaterThanOrEqual(1_500);
    await engine.until(threadId, ({ status }) => status === "done");
    expect(Date.now()).toBeGreaterThanOrEqual(until);
  });

  it("that stays fails the thread after the last try, which knows that it is the last", async () => {
    const lastTries: boolean[] = [];
    const engine = await engineWith({
      second: async ({ lastTry }) => {
        lastTries.push(lastTry);
        throw modelFailure();
      },
    });
    const threadId = await engine.begin();
    const failed = await engine.until(threadId, ({ status }) => status === "failed");
    expect(lastTries).toEqual([false, false, false, true]);
    expect(failed.error?.code).toBe("model_unavailable");
    expect(failed.error?.message).not.toBe("");
    expect(failed.runningSince).toBeNull();
    const russian = await engine.getThread(engine.ownerId, threadId, "ru");
    expect(russian.error?.message).toMatch(/[а-я]/);
  });

  it("that cannot go away fails the thread at once, and a retry goes on from the failed node", async () => {
    let firsts = 0;
    let seconds = 0;
    const engine = await engineWith({
      first: async () => {
        firsts += 1;
      },
      second: async () => {
        seconds += 1;
        if (seconds === 1) throw new AppError("model_refused_key", "wrong key");
      },
    });
    const threadId = await engine.begin();
    const failed = await engine.until(threadId, ({ status }) => status === "failed");
    expect(failed.error?.code).toBe("model_refused_key");
    await engine.retryThread(engine.ownerId, threadId);
    await engine.until(threadId, ({ status }) => status === "done");
    expect({ firsts, seconds }).toEqual({ firsts: 1, seconds: 2 });
  });
});

describe("several workers", () => {
  it("on one database share the threads and never work on one at once", async () => {
    const realm = newId("q");
    const working = new Set<string>();
    const doneBy: Record<string, string> = {};
    const overlaps: string[] = [];
    const steps = (name: string): TestSteps => ({
      first: async ({ threadId }) => {
        if (working.has(threadId)) overlaps.push(threadId);
        working.add(threadId);
        await new Promise((resolve) => setTimeout(resolve, 30));
        working.delete(threadId);
        doneBy[threadId] = name;
      },
    });
    const one = await engineWith(steps("one"), { realm });
    await engineWith(steps("two"), { realm });
    const ids = await Promise.all(Array.from({ length: 12 }, () => one.begin()));
    await Promise.all(ids.map((id) => one.until(id, ({ status }) => status === "done")));
    expect(overlaps).toEqual([]);
    expect(Object.keys(doneBy).sort()).toEqual([...ids].sort());
  });

  it("take over at once what a dead one left, and run no finished node again", async () => {
    const realm = newId("q");
    const started = gate();
    const never = gate();
    let firsts = 0;
    // A process id that no process has: the worker looks dead to the others from the beginning.
    const dead = await engineWith(
      {
        first: async () => {
          firsts += 1;
        },
        second: async () => {
          started.open();
          await never.opened;
        },
      },
      { realm, pid: 2 ** 22 + 1, concurrency: 1 },
    );
    const threadId = await dead.begin();
    await started.opened;
    const trails: (readonly string[])[] = [];
    const diedAt = performance.now();
    const heir = await engineWith(
      {
        first: async () => {
          firsts += 1;
        },
        done: (trail) => trails.push(trail),
      },
      { realm },
    );
    await dead.until(threadId, ({ status }) => status === "done");
    expect(performance.now() - diedAt).toBeLessThan(5_000);
    expect({ firsts, trails }).toEqual({ firsts: 1, trails: [["first", "second", "last"]] });
    never.open();
    expect(heir.ownerId).not.toBe(dead.ownerId);
  });

  it("apply a reply once, though the worker that applied it died", async () => {
    const realm = newId("q");
    const started = gate();
    const never = gate();
    const dead = await engineWith(
      {
        question: "Which?",
        last: async () => {
          started.open();
          await never.opened;
        },
      },
      { realm, pid: 2 ** 22 + 1, concurrency: 1 },
    );
    const threadId = await dead.begin();
    const { question } = await dead.until(threadId, ({ status }) => status === "waiting");
    const interruptId = question?.interruptId ?? "";
    await dead.reply(dead.ownerId, threadId, { interruptId, value: "this" });
    await started.opened;
    const trails: (readonly string[])[] = [];
    await engineWith({ question: "Which?", done: (trail) => trails.push(trail) }, { realm });
    await dead.until(threadId, ({ status }) => status === "done");
    expect(trails).toEqual([["first", "second", "answer:this", "last"]]);
    never.open();
  });

  it("that shut down give their runs back without counting a failure", async () => {
    const realm = newId("q");
    const started = gate();
    const { opened } = gate();
    const first = await testEngine({
      db,
      url,
      realm,
      graph: testGraph({
        second: async ({ signal }) => {
          started.open();
          await abortable(signal, opened);
        },
      }),
    });
    const threadId = await first.begin();
    await started.opened;
    await first.stop();
    await engineWith({}, { realm });
    await first.until(threadId, ({ status }) => status === "done");
    const [run] = await db.select().from(runs).where(eq(runs.threadId, threadId));
    expect(run).toMatchObject({ failures: 0, tries: 2, status: "done" });
  });
});

/** The graph with a checkpointer that breaks once, after the given number of checkpoints. */
const breakingAfter = (checkpoints: number, graph: ThreadGraph): ThreadGraph => {
  let left = checkpoints;
  return {
    ...graph,
    compile: (reporter, saver) => {
      const put: typeof saver.put = (...args) => {
        left -= 1;
        if (left === -1) return Promise.reject(new Error("the database died"));
        return saver.put(...args);
      };
      const breaking = new Proxy(saver, {
        get: (target, key) => (key === "put" ? put : Reflect.get(target, key, target)),
      });
      return graph.compile(reporter, breaking);
    },
  };
};

describe("checkpoints", () => {
  it.each([0, 1, 2, 3, 4, 5])(
    "may fail to be written after %d others: no node is left out and none that finished runs again",
    async (checkpoints) => {
      const ran: string[] = [];
      const trails: (readonly string[])[] = [];
      const note = (name: string) => async () => {
        ran.push(name);
      };
      const graph = testGraph({
        first: note("first"),
        second: note("second"),
        last: note("last"),
        done: (trail) => trails.push(trail),
      });
      const engine = await engineWith({}, { graph: breakingAfter(checkpoints, graph) });
      const threadId = await engine.begin();
      await engine.until(threadId, ({ status }) => status === "done");
      expect(trails).toEqual([["first", "second", "last"]]);
      expect(ran).toEqual(["first", "second", "last"]);
    },
  );

  const countRows = async (threadId: string) => {
    const [row] = await db.execute<{ checkpoints: number; writes: number; blobs: number }>(sql`
      select (select count(*)::int from langgraph.checkpoints where thread_id = ${threadId}) as checkpoints,
        (select count(*)::int from langgraph.checkpoint_writes where thread_id = ${threadId}) as writes,
        (select count(*)::int from langgraph.checkpoint_blobs where thread_id = ${threadId}) as blobs`);
    return row;
  };

  it("are pruned to the newest, from which the thread goes on", async () => {
    const trails: (readonly string[])[] = [];
    const engine = await engineWith({ question: "Which?", done: (trail) => trails.push(trail) });
    const threadId = await engine.begin();
    const { question } = await engine.until(threadId, ({ status }) => status === "waiting");
    const waiting = await countRows(threadId);
    expect(waiting?.checkpoints).toBe(1);
    await engine.reply(engine.ownerId, threadId, {
      interruptId: question?.interruptId ?? "",
      value: "this",
    });
    await engine.until(threadId, ({ status }) => status === "done");
    expect(trails).toEqual([["first", "second", "answer:this", "last"]]);
    expect(await countRows(threadId)).toMatchObject({ checkpoints: 1, writes: 0 });
  });

  it("go with the thread, even when a node is still at work", async () => {
    const started = gate();
    const { opened } = gate();
    const ended = gate();
    const engine = await engineWith({
      second: async ({ signal }) => {
        started.open();
        await abortable(signal, opened).finally(ended.open);
      },
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.deleteThread(engine.ownerId, threadId);
    await ended.opened;
    await expect
      .poll(() => countRows(threadId), { timeout: 20_000 })
      .toEqual({ checkpoints: 0, writes: 0, blobs: 0 });
    await expect(engine.getThread(engine.ownerId, threadId, "en")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
