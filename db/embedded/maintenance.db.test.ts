import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multiplexedPglite } from "../testing/multiplexed-pglite.ts";
import { newDataDir } from "../testing/new-data-dir.ts";
import { Maintenance } from "./maintenance.ts";
import { startEmbeddedDatabase } from "./start-embedded-database.ts";

const database = multiplexedPglite();
let sql: postgres.Sql;
beforeAll(() => {
  sql = postgres(database().url, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());

const hour = 60 * 60_000;

/** What is done from a moment on until nothing is due. */
const allDue = (maintenance: Maintenance, fromMs: number): string[] => {
  const done: string[] = [];
  for (let turn = 0; turn < 1_000; turn += 1) {
    const statement = maintenance.next(fromMs);
    if (statement === null) return done;
    done.push(statement);
  }
  throw new Error("it does not end");
};

test("a table that grew is analysed at the next look, and no other", async () => {
  const maintenance = new Maintenance(database().multiplexer, 0);
  await sql`create table grown (n int, word text)`;
  await sql`create table small (n int)`;
  await sql`insert into small select generate_series(1, 10)`;
  await sql`insert into grown select n, 'word ' || n from generate_series(1, 5000) n`;
  expect(allDue(maintenance, 1)).toEqual(["analyze public.grown"]);
  const known = await sql`select attname from pg_stats where tablename = 'grown'`;
  expect(known).toHaveLength(2);
  expect(allDue(maintenance, 10_000)).toEqual([]);
  await sql`insert into grown select n, 'word' from generate_series(1, 400) n`;
  expect(allDue(maintenance, 20_000)).toEqual([]);
  await sql`insert into grown select n, 'word' from generate_series(1, 400) n`;
  expect(allDue(maintenance, 30_000)).toEqual(["analyze public.grown"]);
});

test("dead rows are swept once they are many", async () => {
  const maintenance = new Maintenance(database().multiplexer, 0);
  await sql`create table swept (n int)`;
  await sql`insert into swept select generate_series(1, 4000)`;
  expect(allDue(maintenance, 1)).toEqual(["analyze public.swept"]);
  await sql`delete from swept where n > 1000`;
  expect(allDue(maintenance, 10_000)).toEqual(["vacuum (analyze) public.swept"]);
  const [table] = await sql`select relpages, reltuples from pg_class where relname = 'swept'`;
  expect(table?.reltuples).toBe(1000);
  expect(allDue(maintenance, 20_000)).toEqual([]);
});

test("once an hour every table is swept, one in each turn, and nothing within a transaction", async () => {
  const maintenance = new Maintenance(database().multiplexer, 0);
  await sql`create table hourly (n int)`;
  await sql.begin(async (tx) => {
    await tx`insert into hourly values (1)`;
    expect(maintenance.next(hour)).toBeNull();
  });
  const done = allDue(maintenance, hour);
  expect(done[0]).toBe("checkpoint");
  expect(done).toContain("vacuum (analyze) hourly");
  expect(done).toContain("vacuum (analyze) pg_class");
  expect(done.filter((statement) => !/^vacuum \(analyze\) \S+$/u.test(statement))).toEqual([
    "checkpoint",
  ]);
  expect(allDue(maintenance, hour + 1)).toEqual([]);
});

test("the process looks by itself: what grew has statistics soon, long before the hour, and its parent is told first", async () => {
  const embedded = await startEmbeddedDatabase({ dataDir: newDataDir() });
  const toldBusy = new Promise((resolve) =>
    embedded.process.on("message", () => {
      if (embedded.busyForMs() !== null) resolve(true);
    }),
  );
  const client = postgres(embedded.url, { max: 1, onnotice: () => {} });
  await client`create table grown (n int)`;
  await client`insert into grown select generate_series(1, 5000)`;
  await expect
    .poll(() => client`select attname from pg_stats where tablename = 'grown'`)
    .toHaveLength(1);
  // Who watches it must not take a table that takes long for one that hangs.
  expect(await toldBusy).toBe(true);
  expect(await embedded.probe()).toMatchObject({ serving: true });
  await client.end();
  await embedded.stop();
});
