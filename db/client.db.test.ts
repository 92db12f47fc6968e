import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeDatabase } from "./client.ts";
import { startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";
import { newDataDir } from "./testing/new-data-dir.ts";

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
