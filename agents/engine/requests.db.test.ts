import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { replies } from "#db/schema/threads.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { RunStore } from "#lib/threads/thread-store.ts";
import { type RequestSteps, requestGraph } from "../testing/request-graph.ts";
import { type TestEngine, type TestEngineOptions, testEngine } from "../testing/test-engine.ts";
import { testGraph } from "../testing/test-graph.ts";

const { db, url } = testDatabase();

const engines: TestEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

const engineWith = async (
  steps: RequestSteps,
  options: Partial<TestEngineOptions> = {},
): Promise<TestEngine> => {
  const graph = requestGraph(steps);
  const engine = await testEngine({ db, url, realm: newId("q"), graph, ...options });
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

const abortable = (signal: AbortSignal, opened: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new AppError("stopped", "aborted")));
    opened.then(resolve, reject);
  });

/** The newest trail, and a way to wait for one that ends as wanted. */
const watchTrail = () => {
  const seen: { trail: readonly string[] } = { trail: [] };
  return {
    asked: (trail: readonly string[]) => {
      seen.trail = trail;
    },
    until: (last: string) => expect.poll(() => seen.trail.at(-1), { timeout: 20_000 }).toBe(last),
    trail: () => seen.trail,
  };
};

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `request ${index}`);

const deadPid = 2 ** 22 + 1;

describe("a question that rests", () => {
  it("ends the thread as done and is answered like any other, once", async () => {
    const done = watchTrail();
    const engine = await engineWith({ asked: done.asked, question: { rests: true } });
    const threadId = await engine.begin();
    const resting = await engine.until(threadId, ({ status }) => status === "done");
    expect(resting).toMatchObject({ question: { kind: "next", rests: true }, runningSince: null });
    await expect(engine.retryThread(engine.ownerId, threadId)).rejects.toMatchObject({
      code: "thread_not_retryable",
    });
    const interruptId = resting.question?.interruptId ?? "";
    const reply = (value: string) => engine.reply(engine.ownerId, threadId, { interruptId, value });
    await Promise.all([reply("more"), reply("other")]);
    await engine.until(threadId, ({ status, question }) => {
      return status === "done" && question?.interruptId !== interruptId;
    });
    await reply("late");
    const [, taken] = done.trail();
    expect(["more", "other"]).toContain(taken);
    expect(done.trail()).toEqual(["start", taken]);
  });

  it("is not there when the graph has ended", async () => {
    const engine = await engineWith({}, { graph: testGraph({}) });
    const threadId = await engine.begin();
    const ended = await engine.until(threadId, ({ status }) => status === "done");
    expect(ended.question).toBeNull();
    await expect(engine.request(threadId, "more")).rejects.toMatchObject({
      code: "thread_not_waiting",
    });
  });
});

describe("a request", () => {
  it.each([{ rests: false }, { rests: true }])(
    "answers the question of a thread that asks (rests: $rests)",
    async (question) => {
      const done = watchTrail();
      const engine = await engineWith({ asked: done.asked, question });
      const threadId = await engine.begin();
      await engine.until(threadId, (thread) => thread.question !== null);
      await engine.request(threadId, "more");
      await done.until("more");
      expect(await engine.pendingReplies(threadId)).toEqual([]);
    },
  );

  it("waits while the thread works, is shown, and is done after it, in order", async () => {
    const started = gate();
    const blocked = gate();
    const done = watchTrail();
    const engine = await engineWith({
      work: async ({ request, signal }) => {
        if (request !== "start") return;
        started.open();
        await abortable(signal, blocked.opened);
      },
      asked: done.asked,
    });
    const threadId = await engine.begin();
    await started.opened;
    const { revision } = await engine.getThread(engine.ownerId, threadId, "en");
    for (const request of numbered(5)) await engine.request(threadId, request);
    expect(await engine.pendingReplies(threadId)).toEqual(numbered(5));
    const shown = await engine.getThread(engine.ownerId, threadId, "en");
    expect(shown.status).toBe("running");
    expect(shown.revision).toBeGreaterThan(revision);
    blocked.open();
    await done.until("request 4");
    await engine.until(threadId, ({ status }) => status === "waiting");
    expect(done.trail()).toEqual(["start", ...numbered(5)]);
    expect(await engine.pendingReplies(threadId)).toEqual([]);
  });

  it("may come at any moment: none is lost, each is done once, in order", async () => {
    const done = watchTrail();
    const engine = await engineWith({ asked: done.asked, question: { rests: true } });
    const threadId = await engine.begin();
    const requests = numbered(40);
    for (const [index, request] of requests.entries()) {
      await engine.request(threadId, request);
      // Now and then the thread comes to rest in between.
      if (index % 7 === 0) await engine.until(threadId, ({ status }) => status === "done");
    }
    await done.until("request 39");
    expect(done.trail()).toEqual(["start", ...requests]);
    const stored = await db.select().from(replies).where(eq(replies.threadId, threadId));
    expect(new Set(stored.map(({ interruptId }) => interruptId)).size).toBe(requests.length);
  });

  /** Sends one request before the first run is settled, and one while that transaction is open. */
  const requestingAtSettle = (send: (value: string) => Promise<void>) => {
    let first = true;
    const sent: Promise<void>[] = [];
    const watchStore = (store: RunStore): RunStore => ({
      ...store,
      settle: async (run, outcome, end) => {
        if (!first) return store.settle(run, outcome, end);
        first = false;
        await send("before");
        return store.settle(run, outcome, {
          ...end,
          complete: (sql) => {
            sent.push(send("during"));
            return end.complete(sql);
          },
        });
      },
    });
    return { watchStore, sent };
  };

  it("is not lost between the last node and the end of its run", async () => {
    const done = watchTrail();
    let send = async (_: string) => {};
    const { watchStore, sent } = requestingAtSettle((value) => send(value));
    const engine = await engineWith({ asked: done.asked }, { watchStore });
    const threadId = await engine.begin();
    send = (value) => engine.request(threadId, value);
    await done.until("during");
    await Promise.all(sent);
    expect(done.trail()).toEqual(["start", "before", "during"]);
    expect(await engine.pendingReplies(threadId)).toEqual([]);
  });

  it("survives a worker that dies between the last node and the end of its run", async () => {
    const realm = newId("q");
    const settling = gate();
    const never = gate();
    const dead = await engineWith(
      {},
      {
        realm,
        pid: deadPid,
        concurrency: 1,
        watchStore: (store) => ({
          ...store,
          settle: async (...args) => {
            settling.open();
            await never.opened;
            return store.settle(...args);
          },
        }),
      },
    );
    const threadId = await dead.begin();
    await settling.opened;
    await dead.request(threadId, "one");
    await dead.request(threadId, "two");
    const done = watchTrail();
    const started: string[] = [];
    const work: RequestSteps["work"] = async ({ request }) => {
      started.push(request);
    };
    await engineWith({ work, asked: done.asked }, { realm });
    await done.until("two");
    expect(done.trail()).toEqual(["start", "one", "two"]);
    expect(started).toEqual(["one", "two"]);
    never.open();
  });

  it("is done once though the worker that did it died at work", async () => {
    const realm = newId("q");
    const working = gate();
    const never = gate();
    const dead = await engineWith(
      {
        work: async ({ request }) => {
          if (request !== "one") return;
          working.open();
          await never.opened;
        },
      },
      { realm, pid: deadPid, concurrency: 1 },
    );
    const threadId = await dead.begin();
    await dead.request(threadId, "one");
    await working.opened;
    await dead.request(threadId, "two");
    // The dead take no jobs: without this it might be the one that takes up "two".
    await dead.queue.rest();
    const done = watchTrail();
    await engineWith({ asked: done.asked }, { realm });
    await done.until("two");
    expect(done.trail()).toEqual(["start", "one", "two"]);
    never.open();
  });

  it("to a stopped thread takes the place of what was being done", async () => {
    const started = gate();
    const never = gate();
    const done = watchTrail();
    const engine = await engineWith({
      work: async ({ request, signal }) => {
        if (request !== "start") return;
        started.open();
        await abortable(signal, never.opened);
      },
      asked: done.asked,
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.stopThread(engine.ownerId, threadId);
    await engine.request(threadId, "instead");
    await engine.request(threadId, "and then");
    await done.until("and then");
    expect(done.trail()).toEqual(["not start", "instead", "and then"]);
  });

  it("that waited when its thread was stopped is done when it goes on", async () => {
    const started = gate();
    const never = gate();
    const done = watchTrail();
    let tries = 0;
    const engine = await engineWith({
      work: async ({ request, signal }) => {
        if (request !== "start") return;
        tries += 1;
        started.open();
        if (tries === 1) await abortable(signal, never.opened);
      },
      asked: done.asked,
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.request(threadId, "more");
    await engine.stopThread(engine.ownerId, threadId);
    expect(await engine.pendingReplies(threadId)).toEqual(["more"]);
    await engine.retryThread(engine.ownerId, threadId);
    await done.until("more");
    expect(done.trail()).toEqual(["start", "more"]);
  });

  it("begins a failed thread again, unless it failed for good", async () => {
    const done = watchTrail();
    const failWith = (code: "model_refused_key" | "topic_garbage"): RequestSteps => ({
      work: async ({ request }) => {
        if (request === "start") throw new AppError(code, "as the test wants it");
      },
      asked: done.asked,
    });
    const failing = await engineWith(failWith("model_refused_key"));
    const failed = await failing.begin();
    await failing.until(failed, ({ status }) => status === "failed");
    await failing.request(failed, "instead");
    await done.until("instead");
    expect(await failing.getThread(failing.ownerId, failed, "en")).toMatchObject({ error: null });

    const hopeless = await engineWith(failWith("topic_garbage"));
    const lost = await hopeless.begin();
    await hopeless.until(lost, ({ status }) => status === "failed");
    await expect(hopeless.request(lost, "instead")).rejects.toMatchObject({
      code: "thread_not_retryable",
    });
    expect(await hopeless.pendingReplies(lost)).toEqual([]);
  });

  it("waits while the thread asks what only the student can answer", async () => {
    const started = gate();
    const blocked = gate();
    const done = watchTrail();
    const engine = await engineWith({
      doubts: ["start"],
      work: async ({ request }) => {
        if (request !== "start") return;
        started.open();
        await blocked.opened;
      },
      asked: done.asked,
    });
    const threadId = await engine.begin();
    await started.opened;
    await engine.request(threadId, "more");
    blocked.open();
    const { question } = await engine.until(threadId, ({ status }) => status === "waiting");
    await engine.request(threadId, "even more");
    expect(await engine.pendingReplies(threadId)).toEqual(["more", "even more"]);
    const interruptId = question?.interruptId ?? "";
    await engine.reply(engine.ownerId, threadId, { interruptId, value: "the first" });
    await done.until("even more");
    expect(done.trail()).toEqual(["start", "the first", "more", "even more"]);
  });

  it("of another owner is refused, and one of a deleted thread is gone", async () => {
    const started = gate();
    const never = gate();
    const engine = await engineWith({
      work: async ({ signal }) => {
        started.open();
        await abortable(signal, never.opened);
      },
    });
    const stranger = await engineWith({});
    const threadId = await engine.begin();
    await started.opened;
    await expect(stranger.request(threadId, "mine")).rejects.toMatchObject({ code: "not_found" });
    expect(await stranger.pendingReplies(threadId)).toEqual([]);
    await engine.request(threadId, "more");
    await engine.deleteThread(engine.ownerId, threadId);
    expect(await db.select().from(replies).where(eq(replies.threadId, threadId))).toEqual([]);
  });
});
