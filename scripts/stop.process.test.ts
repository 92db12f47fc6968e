import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { runs } from "#db/schema/threads.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { type Product, startProduct } from "./testing/start-product.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lectern-stop-"));
let model: ModelServer;
let product: Product;
beforeAll(async () => {
  model = await startModelServer();
});
afterEach(async () => {
  product.process.kill("SIGTERM");
  await product.exit;
  model.reset();
});
afterAll(async () => {
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storedRun = async (threadId: string) => {
  const database = await startEmbeddedDatabase({ dataDir });
  const { db, close } = makeDatabase(database.url);
  const rows = await db.select().from(runs).where(eq(runs.threadId, threadId));
  await close();
  await database.stop();
  return rows;
};

test("Ctrl-C gives a run under way back to the queue, and takes no more than a few seconds", async () => {
  model.control({ mode: "hang" });
  product = startProduct({
    DATA_DIR: dataDir,
    MODEL: "compatible:good",
    COMPATIBLE_BASE_URL: model.url,
  });
  const address = await product.address;
  const created = await fetch(`${address}/api/threads`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({
      kind: "quiz",
      text: "A stack is a list whose elements leave in reverse order. A queue keeps their order.",
    }),
  });
  expect(created.status).toBe(202);
  const { id } = threadView.parse(await created.json());
  // The run waits for its model.
  while (model.log.length === 0) await sleep(20);
  const stoppedAt = performance.now();
  product.process.kill("SIGINT");
  expect(await product.exit).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  expect(await storedRun(id)).toMatchObject([
    { status: "queued", worker: null, tries: 1, failures: 0 },
  ]);
}, 400_000);
