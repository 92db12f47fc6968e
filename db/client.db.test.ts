import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { makeDatabase } from "./client.ts";
import { startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";
import { newDataDir } from "./testing/new-data-dir.ts";
import { testDatabaseUrl } from "./testing/test-database-url.ts";

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const dataDir = newDataDir();

it("queries and transactions go on after the database was killed under load, and none hangs", async () => {
  let server = await startEmbeddedDatabase({ dataDir });
  const { db, close } = makeDatabase(server.url);
  let busy = true;
  let answered = 0;
  const ask = async (number: number) => {
    if (number % 2 === 0) return db.execute(sql`select ${number}::int`);
    return db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`select ${"x".repeat(500)}::text`);
    });
  };
  const client = async (number: number) => {
    while (busy) {
      const failed = await ask(number).then(
        () => false,
        () => true,
      );
      if (!failed) answered += 1;
      await sleep(failed ? 50 : 2);
    }
  };
  const clients = Array.from({ length: 8 }, (_, number) => client(number));
  for (let round = 0; round < 4; round += 1) {
    const before = answered;
    await expect.poll(() => answered).toBeGreaterThan(before + 50);
    server.process.kill("SIGKILL");
    await server.exited;
    const { port, password } = server;
    server = await startEmbeddedDatabase({ dataDir, port, password });
  }
  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + 50);
  busy = false;
  // A query that hangs would keep its client from ending.
  await Promise.all(clients);
  await close();
  await server.stop();
}, 60_000);

/** A way to the database on which single connections can be cut. */
const startWay = async () => {
  const target = new URL(testDatabaseUrl());
  const open: Socket[] = [];
  const used: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    client.on("data", () => used.push(client));
    const drop = () => [client, upstream].map((socket) => socket.destroy());
    client.on("error", drop).on("close", drop);
    upstream.on("error", drop).on("close", drop);
    open.push(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" && address ? `${address.port}` : "";
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { url: url.href, open, lastUsed: () => used.at(-1) };
};

it("of connections only the one that is cut goes, and whoever has another goes on with it", async () => {
  const { url, open, lastUsed } = await startWay();
  const { db, close } = makeDatabase(url, { max: 3 });
  onTestFinished(close);
  const ask = () => db.execute(sql`select 1`);
  await Promise.all([ask(), ask(), ask()]);
  expect(open).toHaveLength(3);
  const begun = Promise.withResolvers<void>();
  const proceed = Promise.withResolvers<void>();
  const working = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await proceed.promise;
    return tx.execute(sql`select 7 as seven`);
  });
  await begun.promise;
  const cut = open.find((socket) => socket !== lastUsed());
  if (!cut) throw new Error("There are three connections");
  cut.destroy();
  await once(cut, "close");
  proceed.resolve();
  expect([...(await working)]).toEqual([{ seven: 7 }]);
  // Three at once again: one connection is new, the two others are those of before.
  await Promise.all([ask(), ask(), ask()]);
  expect(open).toHaveLength(4);
  expect(open.filter(({ destroyed }) => destroyed)).toEqual([cut]);
});
