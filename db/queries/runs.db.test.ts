import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { TakenRun } from "#lib/threads/thread-store.ts";
import { runs, threads } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { insertReply, runStore } from "./runs.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = runStore(db);
const nothingElse = async () => {};
const noJob = { complete: nothingElse, enqueue: nothingElse };
const dayMs = 24 * 3600 * 1000;

const newRun = async () => {
  const ownerId = newId("own");
  const { threadId, runId } = await insertThread(db, { ownerId, kind: "quiz", title: "A test" });
  const thread = () => threadStore(db).get(ownerId, threadId);
  const claim = async (worker: string): Promise<TakenRun> => {
    const run = await store.begin(runId, worker);
    if (!run) throw new Error("The run was not there to be taken up");
    return run;
  };
  /** Puts the thread's times into the past, as if the machine had been off since. */
  const sleep = async (runningDays: number, silentDays: number) => {
    await db
      .update(threads)
      .set({
        runningSince: sql`now() - make_interval(days => ${runningDays})`,
        updatedAt: sql`now() - make_interval(days => ${silentDays})`,
      })
      .where(eq(threads.id, threadId));
  };
  return { ownerId, threadId, runId, thread, claim, sleep };
};

it("who took a run up before another cannot write to it any more, by the same worker or not", async () => {
  const { thread, claim, runId } = await newRun();
  const late = await claim("one");
  const holder = await claim("one");
  const before = await thread();
  expect(await store.report(late, { stage: "late" })).toBe(false);
  expect(await store.settle(late, { status: "done" }, noJob)).toBe(false);
  const failure = {
    notice: { code: "run_retry", until: new Date().toISOString(), because: "internal" },
    error: new AppError("internal", "late"),
  } as const;
  expect(await store.postpone(late, failure, nothingElse)).toBe(false);
  await store.release(late, () => Promise.reject(new Error("given back by a late holder")));
  await store.reclaim(late, () => Promise.reject(new Error("taken from a late holder")));
  expect(await thread()).toEqual(before);
  expect(await store.openRuns()).toContainEqual(expect.objectContaining({ runId, tries: 2 }));
  expect(await store.report(holder, { stage: "mine" })).toBe(true);
  expect(await store.settle(holder, { status: "done" }, noJob)).toBe(true);
});

it("a run is held by its owner's thread alone", async () => {
  const { claim, thread } = await newRun();
  const run = await claim("one");
  const before = await thread();
  const strange = { ...run, ownerId: newId("own") };
  expect(await store.report(strange, { stage: "x" })).toBe(false);
  expect(await store.settle(strange, { status: "done" }, noJob)).toBe(false);
  expect(await store.threadExists(strange.ownerId, run.threadId)).toBe(false);
  expect(await thread()).toEqual(before);
});

it("the time while nobody worked is not counted: neither waiting nor a machine that was off", async () => {
  const { claim, thread, sleep } = await newRun();
  expect(await thread()).toMatchObject({ activeMs: 0, runningSince: null });
  await claim("one");
  await sleep(60, 59);
  const heir = await claim("two");
  expect((await thread()).activeMs).toBe(dayMs);
  await store.release(heir, nothingElse);
  const released = await thread();
  expect(released.runningSince).toBeNull();
  expect(released.activeMs - dayMs).toBeLessThan(60_000);
});

it("the time of a dead worker counts up to its last sign of life", async () => {
  const { claim, thread, sleep } = await newRun();
  const run = await claim("one");
  await sleep(40, 38);
  await store.reclaim(run, nothingElse);
  expect(await thread()).toMatchObject({ activeMs: 2 * dayMs, runningSince: null });
});

it("a thread may be worked on for longer than 25 days", async () => {
  const { claim, thread, sleep } = await newRun();
  const run = await claim("one");
  await sleep(40, 0);
  expect(await store.settle(run, { status: "done" }, noJob)).toBe(true);
  expect((await thread()).activeMs).toBeGreaterThanOrEqual(40 * dayMs);
});

it("taking up counts, and the details of what failed stay with the thread", async () => {
  const { claim, thread, runId } = await newRun();
  await claim("one");
  const run = await claim("two");
  const error = new AppError("note_garbage", "no note", { details: { reason: "binary" } });
  await store.settle(run, { status: "failed", error }, noJob);
  expect(await thread()).toMatchObject({
    errorCode: "note_garbage",
    errorDetails: { reason: "binary" },
  });
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  expect(row).toMatchObject({ tries: 2, status: "failed", worker: null });
});

it("no detail of what failed keeps it from being stored", async () => {
  const { claim, thread, runId } = await newRun();
  const details = { explanation: "a\0b\uD800c", reason: "no_meaning" };
  const error = new AppError("note_garbage", "no note", { details });
  const postponed = await claim("one");
  const until = new Date().toISOString();
  const notice = { code: "run_retry", until, because: "internal" } as const;
  expect(await store.postpone(postponed, { notice, error }, nothingElse)).toBe(true);
  expect(await store.settle(await claim("one"), { status: "failed", error }, noJob)).toBe(true);
  const stored = { explanation: "a\uFFFDb\uFFFDc", reason: "no_meaning" };
  expect((await thread()).errorDetails).toEqual(stored);
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  expect(row?.errorDetails).toEqual(stored);
});

it.each(["constructor", "toString", "__proto__"])(
  "a reply to %s, which nobody asked, is refused like any other",
  async (interruptId) => {
    const { ownerId, threadId, claim } = await newRun();
    const reply = { interruptId, value: {} };
    const refused = expect.objectContaining({ code: "thread_not_waiting" });
    await expect(insertReply(db, ownerId, threadId, reply)).rejects.toEqual(refused);
    const question = { interruptId, kind: "x", text: "x", choices: [], open: false, rests: false };
    await store.settle(await claim("one"), { status: "waiting", question }, noJob);
    expect(await insertReply(db, ownerId, threadId, reply)).toMatch(/^run_/);
    expect(await insertReply(db, ownerId, threadId, reply)).toBeNull();
  },
);
