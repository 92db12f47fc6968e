import { connect, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import postgres from "postgres";
import { afterEach, expect, test, vi } from "vitest";
import { multiplexedPglite } from "../testing/multiplexed-pglite.ts";
import { Backend } from "./multiplexer.ts";
import { message, queryMessage, startupMessage } from "./wire-messages.ts";

const idleTransactionMs = 1_500;
const database = multiplexedPglite({
  idleTransactionMs,
  openingMs: 1_000,
  largestClientCount: 40,
});

const clients: postgres.Sql[] = [];
const client = (max = 1): postgres.Sql => {
  const opened = postgres(database().url, { max, onnotice: () => {} });
  clients.push(opened);
  return opened;
};
afterEach(async () => {
  await Promise.all(clients.splice(0).map((opened) => opened.end({ timeout: 1 })));
});

/** What the server says to raw bytes until it hangs up. */
const answerTo = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(database().port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.once("error", reject).once("close", () => resolve(answer));
  });

test("many clients at once: no row lands in another's table, no transaction is torn", async () => {
  const count = 24;
  const rounds = 15;
  const all = Array.from({ length: count }, () => client());
  await Promise.all(all.map((sql, i) => sql`create table ${sql(`own_${i}`)} (owner int, n int)`));
  await Promise.all(
    all.map(async (sql, i) => {
      const table = sql(`own_${i}`);
      for (let round = 0; round < rounds; round += 1) {
        await sql.begin(async (tx) => {
          await tx`insert into ${table} values (${i}, ${round})`;
          const [row] = await tx<{ count: number }[]>`select count(*)::int from ${table}`;
          expect(row?.count).toBe(2 * round + 1);
          await tx`insert into ${table} values (${i}, ${-round})`;
        });
        const failed = sql.begin(async (tx) => {
          await tx`insert into ${table} values (-1, -1)`;
          await tx`select 1 / 0`;
        });
        await expect(failed).rejects.toThrow("division by zero");
      }
    }),
  );
  const [sql] = all;
  for (let i = 0; sql && i < count; i += 1) {
    const rows = await sql<{ owner: number }[]>`select owner from ${sql(`own_${i}`)}`;
    expect(rows).toHaveLength(2 * rounds);
    expect(rows.every((row) => row.owner === i)).toBe(true);
  }
});

test("statements of one name on two connections do not meet", async () => {
  const [one, two] = await Promise.all(
    [0, 1].map(async () => {
      const opened = new pg.Client(database().url);
      await opened.connect();
      return opened;
    }),
  );
  if (!one || !two) throw new Error("no clients");
  const named = (text: string) => ({ name: "same", text });
  expect((await one.query(named("select 'one' as who"))).rows).toEqual([{ who: "one" }]);
  expect((await two.query(named("select 'two' as who"))).rows).toEqual([{ who: "two" }]);
  expect((await one.query(named("select 'one' as who"))).rows).toEqual([{ who: "one" }]);
  await one.end();
  expect((await two.query(named("select 'two' as who"))).rows).toEqual([{ who: "two" }]);
  await two.end();
});

test("a client that leaves takes its prepared statements along", async () => {
  const leaving = new pg.Client(database().url);
  await leaving.connect();
  await leaving.query({ name: "leaves", text: "select 1" });
  await leaving.end();
  const rows = await client()`select name from pg_prepared_statements where name like '%leaves'`;
  expect(rows).toHaveLength(0);
});

test("an error in a pipeline fails its own statement and no other", async () => {
  const sql = client();
  const results = await Promise.allSettled([
    sql`select 1 as n`,
    sql`select broken`,
    sql`select 2 as n`,
    sql.unsafe("select 3 as n; select also_broken; select 4"),
    sql`select ${5}::int as n`,
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect((await sql`select 6 as n`)[0]?.n).toBe(6);
});

test("a failed transaction stays failed until its end, and then is gone", async () => {
  const sql = await client().reserve();
  await sql`begin`;
  await sql`create table torn (n int)`;
  await expect(sql`select broken`).rejects.toThrow("does not exist");
  await expect(sql`select 1`).rejects.toThrow("current transaction is aborted");
  await sql`rollback`;
  await expect(sql`select * from torn`).rejects.toThrow("does not exist");
  sql.release();
});

test("a notification reaches every listener, also the one that sent it", async () => {
  const listeners = [client(), client(), client()];
  const heard = listeners.map(() => Promise.withResolvers<string>());
  await Promise.all(
    listeners.map((sql, i) => sql.listen("news", (payload) => heard[i]?.resolve(payload))),
  );
  await listeners[0]?.notify("news", "привет");
  expect(await Promise.all(heard.map((one) => one.promise))).toEqual(Array(3).fill("привет"));
});

test("COPY FROM STDIN is refused with a sentence, and the connection lives on", async () => {
  const sql = client();
  await sql`create table copied (n int)`;
  await expect(sql.unsafe("copy copied from stdin")).rejects.toThrow("COPY FROM STDIN");
  const inTransaction = sql.begin(async (tx) => {
    await tx`insert into copied values (1)`;
    await tx.unsafe("copy copied from stdin");
  });
  await expect(inTransaction).rejects.toThrow("COPY FROM STDIN");
  expect(await sql`select * from copied`).toHaveLength(0);
});

test("a transaction left idle is rolled back as soon as somebody waits too long", async () => {
  const sleeper = await client().reserve();
  await sleeper`create table slept (n int)`;
  await sleeper`begin`;
  await sleeper`insert into slept values (1)`;
  const startedAt = performance.now();
  const rows = await client()`select * from slept`;
  expect(rows).toHaveLength(0);
  expect(performance.now() - startedAt).toBeLessThan(10 * idleTransactionMs);
});

test("a client that vanishes inside a transaction leaves nothing of it", async () => {
  const socket = new Socket();
  const vanishing = new pg.Client({ connectionString: database().url, stream: () => socket });
  vanishing.on("error", () => {});
  await vanishing.connect();
  await vanishing.query("create table vanished (n int)");
  await vanishing.query("begin");
  await vanishing.query("insert into vanished values (1)");
  socket.destroy();
  expect(await client()`select * from vanished`).toHaveLength(0);
});

test("a wrong password is refused", async () => {
  const stranger = new pg.Client({
    host: "127.0.0.1",
    port: database().port,
    user: "postgres",
    password: "guess",
  });
  await expect(stranger.connect()).rejects.toThrow("password authentication failed");
});

test.each([
  ["an HTTP request", Buffer.from("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nselect 1")],
  ["zeros", Buffer.alloc(64)],
  ["a cancellation", Buffer.from([0, 0, 0, 16, 4, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 1])],
  [
    "a query before the password",
    Buffer.concat([startupMessage({ user: "postgres" }), queryMessage("select 'secret'")]),
  ],
  [
    "a password of a megabyte",
    Buffer.concat([startupMessage({ user: "postgres" }), message(0x70, Buffer.alloc(1 << 20))]),
  ],
  ["silence", Buffer.alloc(0)],
])("%s gets no answer but a refusal", async (_name, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toContain("FATAL");
  expect(answer).not.toContain("secret");
});

test("one connection too many is refused, and its place is free again later", async () => {
  const crowd = Array.from({ length: 41 }, () => new pg.Client(database().url));
  const results = await Promise.allSettled(crowd.map((one) => one.connect()));
  expect(results.filter((result) => result.status === "rejected").length).toBeGreaterThan(0);
  await Promise.allSettled(crowd.map((one) => one.end()));
  expect((await client()`select 1 as n`)[0]?.n).toBe(1);
});

test("maintenance waits for a transaction, and its statements do not disturb anybody", async () => {
  const sql = client();
  await sql.begin(async (tx) => {
    await tx`select 1`;
    expect(database().multiplexer.whenQuiet((execute) => execute("checkpoint"))).toBe(false);
  });
  expect(database().multiplexer.whenQuiet((execute) => execute("vacuum (analyze)"))).toBe(true);
  expect((await sql`select 1 as n`)[0]?.n).toBe(1);
});

test("a result of 20 MB and a parameter of 20 MB pass whole", async () => {
  const sql = client();
  const size = 20 * 1024 * 1024;
  const [row] = await sql<{ text: string }[]>`select repeat('ab', ${size / 2}) as text`;
  expect(row?.text.length).toBe(size);
  const [back] = await sql<{ n: number }[]>`select length(${row?.text ?? ""}::text) as n`;
  expect(back?.n).toBe(size);
});

test("once it has closed nothing reaches the engine, which may be closed, not even what those who leave had prepared", async () => {
  const left = Promise.withResolvers<void>();
  const sql = postgres(database().url, { max: 1, onclose: () => left.resolve() });
  clients.push(sql);
  await sql`select ${1}::int`;
  const run = vi.spyOn(Backend.prototype, "run");
  database().multiplexer.close();
  await left.promise;
  // The other end of the connection notices it a turn later.
  await sleep(20);
  expect(database().multiplexer.whenQuiet((execute) => execute("select 1"))).toBe(false);
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});
