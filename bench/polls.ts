import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Product } from "#e2e/crash/product.ts";
import { startModelServer } from "#e2e/model-server/start-model-server.ts";
import { madeQuiz } from "./made-quiz.ts";
import { printTable } from "./print-table.ts";

const pollers = 8;
const seconds = 5;

interface Polling {
  readonly perSecond: number;
  readonly bytes: number;
}

const poll = async (url: string, headers: Record<string, string>, status: number) => {
  const response = await fetch(url, { headers });
  const body = await response.arrayBuffer();
  if (response.status !== status) throw new Error(`Answered ${response.status}, not ${status}`);
  return body.byteLength;
};

/** Polls from several clients at once for a few seconds. The limit of requests is the product's own. */
const pollFor = async (
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<Polling> => {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  let bytes = 0;
  const client = async (number: number) => {
    while (performance.now() < end) {
      // Each request comes from an address of its own, so that the rate limit does not answer it.
      const address = { "x-forwarded-for": `bench-${number}-${answers}` };
      bytes = await poll(url, { ...headers, ...address }, status);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: pollers }, (_, number) => client(number)));
  return { perSecond: answers / seconds, bytes };
};

/** How many polls of a thread the product answers in a second, with and without a body. */
export const benchPolls = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const model = await startModelServer();
  const product = new Product({ port: 4911, dataDir, modelUrl: model.url });
  try {
    await product.start();
    const url = `${product.address}/api/threads/${await madeQuiz(product.address)}`;
    const etag = (await fetch(url)).headers.get("etag") ?? "";
    await pollFor(url, {}, 200);
    const whole = await pollFor(url, {}, 200);
    const unchanged = await pollFor(url, { "if-none-match": etag }, 304);
    printTable(
      `Polls of GET /api/threads/{id} (${pollers} clients, ${seconds} s, one server, client on the same cores)`,
      ["answer", "per second", "body, bytes"],
      [
        ["200", whole.perSecond.toFixed(0), whole.bytes],
        ["304", unchanged.perSecond.toFixed(0), unchanged.bytes],
      ],
    );
  } finally {
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
