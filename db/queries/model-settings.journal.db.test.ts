import { describe, expect, it } from "vitest";
import type { ModelCall } from "#lib/ai/journal.ts";
import { newId } from "#lib/ids.ts";
import { testDatabase } from "../testing/test-database.ts";
import { modelJournal } from "./model-settings.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const journal = modelJournal(db);

const call = (ownerId: string, changes: Partial<ModelCall> = {}): ModelCall => ({
  ownerId,
  threadId: null,
  key: "key",
  task: "check-facts",
  taskVersion: 1,
  model: "compatible:good",
  status: "done",
  requests: 1,
  inputTokens: 100,
  outputTokens: 10,
  usd: 0.25,
  ms: 5,
  answer: { output: { text: "first" }, salvaged: false },
  errorCode: null,
  ...changes,
});

const failed = { status: "failed", answer: null, errorCode: "model_timeout" } as const;

describe("the journal", () => {
  it("keeps the first finished call of a key", async () => {
    const owner = newId("own");
    await journal.record(call(owner));
    await journal.record(call(owner, { answer: { output: "second", salvaged: true } }));
    expect(await journal.find(owner, "key")).toEqual({
      output: { text: "first" },
      salvaged: false,
    });
  });

  it("keeps every failed call, and none of them answers", async () => {
    const owner = newId("own");
    await journal.record(call(owner, failed));
    await journal.record(call(owner, failed));
    expect(await journal.find(owner, "key")).toBeNull();
    await journal.record(call(owner));
    expect(await journal.find(owner, "key")).not.toBeNull();
  });

  it("keeps a call whose thread was deleted meanwhile, without the thread", async () => {
    const ownerId = newId("own");
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Short-lived" });
    await threadStore(db).remove(ownerId, threadId, async () => {});
    await journal.record(call(ownerId, { threadId }));
    expect(await journal.find(ownerId, "key")).not.toBeNull();
  });

  it("keeps a call whose thread is being deleted", async () => {
    const ownerId = newId("own");
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Short-lived" });
    let recorded: Promise<void> | null = null;
    await threadStore(db).remove(ownerId, threadId, async () => {
      recorded = journal.record(call(ownerId, { threadId }));
    });
    await recorded;
    expect(await journal.find(ownerId, "key")).not.toBeNull();
  });

  it("knows an answer that is null or text", async () => {
    const owner = newId("own");
    await journal.record(call(owner, { answer: { output: null, salvaged: false } }));
    expect(await journal.find(owner, "key")).toEqual({ output: null, salvaged: false });
  });

  it("never answers another owner", async () => {
    const owner = newId("own");
    await journal.record(call(owner));
    expect(await journal.find(newId("own"), "key")).toBeNull();
  });
});

describe("the cost of a thread", () => {
  const costOf = async (calls: readonly Partial<ModelCall>[]) => {
    const ownerId = newId("own");
    const thread = { ownerId, kind: "quiz", title: "A test" } as const;
    const { threadId } = await insertThread(db, thread);
    for (const [index, changes] of calls.entries()) {
      await journal.record(call(ownerId, { threadId, key: `key ${index}`, ...changes }));
    }
    return (await threadStore(db).get(ownerId, threadId)).cost;
  };

  it("is the sum of its calls, failed ones included", async () => {
    expect(await costOf([{}, { ...failed, usd: 0.5 }])).toEqual({
      calls: 2,
      inputTokens: 200,
      outputTokens: 20,
      usd: 0.75,
    });
  });

  it("counts requests: an answer that was cut and gone on with is two", async () => {
    expect(await costOf([{}, { requests: 2 }])).toMatchObject({ calls: 3 });
  });

  it("is unknown when the price of one is", async () => {
    expect(await costOf([{}, { usd: null }])).toMatchObject({ calls: 2, usd: null });
    expect(await costOf([{}, { ...failed, usd: null }])).toMatchObject({ usd: null });
  });

  it("is unknown when a failed call used what nobody counted", async () => {
    const uncounted = { ...failed, usd: null, inputTokens: 0, outputTokens: 0 };
    expect(await costOf([{}, uncounted])).toMatchObject({ calls: 2, usd: null });
    expect(await costOf([{}, { ...uncounted, usd: 0 }])).toMatchObject({ calls: 2, usd: 0.25 });
  });

  it("raises the thread's revision, also when it was stopped before its call was counted", async () => {
    const ownerId = newId("own");
    const store = threadStore(db);
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "A test" });
    await store.stop(ownerId, threadId, async () => {});
    const stopped = await store.get(ownerId, threadId);
    await journal.record(call(ownerId, { ...failed, threadId }));
    const paid = await store.get(ownerId, threadId);
    expect(paid.cost).not.toEqual(stopped.cost);
    expect(paid.revision).toBeGreaterThan(stopped.revision);
  });

  it("is not raised by another owner's call", async () => {
    const ownerId = newId("own");
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "A test" });
    const before = await threadStore(db).get(ownerId, threadId);
    await journal.record(call(newId("own"), { threadId }));
    expect(await threadStore(db).get(ownerId, threadId)).toEqual(before);
  });

  it("says which model did which task, without calls that failed", async () => {
    const ownerId = newId("own");
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "A test" });
    const calls = [
      { task: "check-facts", model: "a:large" },
      { task: "write-questions", model: "a:small" },
      { task: "write-questions", model: "a:small" },
      { ...failed, task: "solve-question", model: "a:gone" },
    ];
    for (const [index, changes] of calls.entries()) {
      await journal.record(call(ownerId, { threadId, key: `task ${index}`, ...changes }));
    }
    expect((await threadStore(db).get(ownerId, threadId)).tasks).toEqual([
      { task: "check-facts", model: "a:large" },
      { task: "write-questions", model: "a:small" },
    ]);
  });

  it("of no calls is nothing", async () => {
    expect(await costOf([])).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 });
  });
});
