import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createBudget } from "#lib/ai/budget.ts";
import { newId } from "#lib/ids.ts";
import type { ChosenModels } from "#lib/schemas/model-settings.ts";
import { makeDatabase } from "../client.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testDatabaseUrl } from "../testing/test-database-url.ts";
import { addMonthlyCost, settingsStore } from "./model-settings.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const elsewhere = makeDatabase(testDatabaseUrl());
afterAll(async () => {
  await elsewhere.close();
});

/** A call of it costs 1 dollar: 4,000 tokens of answer, and nothing is sent. */
const prices = { "openai:m": { input: 0, output: 250 } };
type Caps = ChosenModels["caps"];
const setCaps = (ownerId: string, caps: Caps) =>
  settingsStore(db).change(ownerId, ({ chosen }) => ({ chosen: { ...chosen, caps } }));
const budget = (database = db) => createBudget({ prices, store: settingsStore(database) });
/** Of an owner with these caps. */
const capped = async (ownerId: string, caps: Caps) => {
  await setCaps(ownerId, caps);
  return budget();
};
const call = (ownerId: string, threadId: string | null = "thread") => ({
  ...{ ownerId, threadId, model: "openai:m", usage: { inputTokens: 0, outputTokens: 4_000 } },
});
const makeThread = async (ownerId: string) =>
  (await insertThread(db, { ownerId, kind: "quiz", title: "Waves" })).threadId;
const nothing = { inputTokens: 0, outputTokens: 0 };
const reached = { code: "budget_reached" };

describe("a cap", () => {
  test("is not passed by several processes at once", async () => {
    const ownerId = newId("owner");
    await setCaps(ownerId, { threadUsd: 3.5, monthUsd: null });
    const processes = [budget(), budget(elsewhere.db)];
    const asked = Array.from({ length: 10 }, (_, index) => processes[index % 2]?.(call(ownerId)));
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const [first] = ended.filter((one) => one.status === "fulfilled");
    await first?.value?.(nothing);
    await expect(processes[0]?.(call(ownerId))).resolves.toBeTypeOf("function");
    await expect(processes[1]?.(call(ownerId))).rejects.toMatchObject(reached);
  });

  test("of a month counts what was spent in it, and every thread's calls under way", async () => {
    const ownerId = newId("owner");
    const reserve = await capped(ownerId, { threadUsd: null, monthUsd: 3.5 });
    await addMonthlyCost(db, ownerId, 1.2);
    await db.execute(
      sql`insert into monthly_costs (owner_id, month, usd) values (${ownerId}, '2020-01', 99)`,
    );
    await reserve(call(ownerId, "one"));
    await reserve(call(ownerId, null));
    await expect(reserve(call(ownerId, "two"))).rejects.toMatchObject({
      ...reached,
      details: { cap: "month", limitUsd: 3.5, spentUsd: 3.2 },
    });
    await expect(reserve(call(newId("owner"), "two"))).resolves.toBeTypeOf("function");
  });

  test("counts what a call took that ended without a word of it, in its thread and in its month", async () => {
    const ownerId = newId("owner");
    const threadId = await makeThread(ownerId);
    // Before any cap is set, too.
    const reserve = budget();
    const open = await reserve(call(ownerId, threadId));
    await open({ inputTokens: 0, outputTokens: 2_000 });
    await setCaps(ownerId, { threadUsd: 2.2, monthUsd: null });
    const settle = await reserve(call(ownerId, threadId));
    await settle({ inputTokens: 0, outputTokens: 3_000 });
    await expect(reserve(call(ownerId, threadId))).rejects.toMatchObject({
      details: { spentUsd: 1.25 },
    });
    await setCaps(ownerId, { threadUsd: null, monthUsd: 2.2 });
    await expect(reserve(call(ownerId, "other"))).rejects.toMatchObject({
      details: { cap: "month", spentUsd: 1.25 },
    });
  });

  test("that is set while a run is at work stops it, and lets it go on when it is taken away", async () => {
    const ownerId = newId("owner");
    const reserve = budget(elsewhere.db);
    await reserve(call(ownerId));
    await setCaps(ownerId, { threadUsd: 0.5, monthUsd: null });
    await expect(reserve(call(ownerId))).rejects.toMatchObject(reached);
    await setCaps(ownerId, { threadUsd: null, monthUsd: null });
    await expect(reserve(call(ownerId))).resolves.toBeTypeOf("function");
  });

  test.each([
    [0, "stops all that costs anything"],
    [1e-9, "stops all that costs more"],
    [1_000_000, "lets all of this pass"],
  ])("of %d dollars %s", async (threadUsd) => {
    const ownerId = newId("owner");
    const reserve = await capped(ownerId, { threadUsd, monthUsd: null });
    const outcome = await reserve(call(ownerId)).catch(({ code }) => code);
    expect(outcome === "budget_reached").toBe(threadUsd < 1);
    // What costs nothing is no matter of a cap.
    await reserve({ ...call(ownerId), model: "ollama:free" });
  });

  test("of a process that died is free again later", async () => {
    const ownerId = newId("owner");
    const reserve = await capped(ownerId, { threadUsd: 1.5, monthUsd: null });
    await reserve(call(ownerId));
    await expect(reserve(call(ownerId))).rejects.toMatchObject(reached);
    await db.execute(sql`update cost_holds set until = now() - interval '1 second'
      where owner_id = ${ownerId}`);
    await expect(reserve(call(ownerId))).resolves.toBeTypeOf("function");
  });
});

test("a deleted thread leaves nothing of what it spent but in its month", async () => {
  const ownerId = newId("owner");
  const remove = (threadId: string) => threadStore(db).remove(ownerId, threadId, async () => {});
  const holds = async () => db.execute(sql`select from cost_holds where owner_id = ${ownerId}`);
  const reserve = await capped(ownerId, { threadUsd: null, monthUsd: 3.2 });
  const uncounted = { inputTokens: 0, outputTokens: 4_000 };
  const first = await makeThread(ownerId);
  await (await reserve(call(ownerId, first)))(uncounted);
  const settle = await reserve(call(ownerId, first));
  expect(await holds()).toHaveLength(2);
  await remove(first);
  // The call under way is held until it ends, and may be told of after its thread is gone.
  expect(await holds()).toHaveLength(1);
  await settle(uncounted);
  expect(await holds()).toHaveLength(0);
  await reserve(call(ownerId, await makeThread(ownerId)));
  await expect(reserve(call(ownerId))).rejects.toMatchObject({
    details: { cap: "month", spentUsd: 3 },
  });
});

test("of changes by several processes at once none is lost", async () => {
  const ownerId = newId("owner");
  const stores = [settingsStore(db), settingsStore(elsewhere.db)];
  const names = Array.from({ length: 10 }, (_, index) => `openai:${index}`);
  await Promise.all(
    names.map((name, index) =>
      stores[index % 2]?.change(ownerId, ({ chosen }) => ({
        chosen: { ...chosen, prices: { ...chosen.prices, [name]: { input: 1, output: 1 } } },
      })),
    ),
  );
  const { revision, chosen } = await settingsStore(db).newest(ownerId);
  expect(revision).toBe(10);
  expect(Object.keys(chosen.prices).sort()).toEqual(names);
});
