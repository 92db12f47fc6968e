import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Product } from "#e2e/crash/product.ts";
import { startModelServer } from "#e2e/model-server/start-model-server.ts";
import { madeQuiz } from "./made-quiz.ts";
import { printTable } from "./print-table.ts";

const rounds = 5;
const seconds = 1;

interface Asked {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly status: number;
}

const ask = async ({ url, headers, status }: Asked): Promise<number> => {
  const response = await fetch(url, { headers });
  const body = await response.arrayBuffer();
  if (response.status !== status) throw new Error(`Answered ${response.status}, not ${status}`);
  return body.byteLength;
};

/** Asks from several clients at once, each as soon as it was answered. */
const askFor = async (asked: Asked, clients: number) => {
  const begin = performance.now();
  let answers = 0;
  let bytes = 0;
  const client = async () => {
    while (performance.now() - begin < seconds * 1_000) {
      bytes = await ask(asked);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (answers / (performance.now() - begin)) * 1_000, bytes };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many of each are answered in a second, in turns, so that what else the machine does falls on all. */
const measure = async (kinds: Readonly<Record<string, Asked>>, clients: number) => {
  const rates = new Map<string, { readonly rates: number[]; bytes: number }>();
  for (const asked of Object.values(kinds)) await askFor(asked, clients);
  for (let round = 0; round < rounds; round++) {
    for (const [kind, asked] of Object.entries(kinds)) {
      const { perSecond, bytes } = await askFor(asked, clients);
      const known = rates.get(kind)?.rates ?? [];
      rates.set(kind, { rates: [...known, perSecond], bytes });
    }
  }
  const health = rates.get("health")?.rates ?? [];
  return [...rates].map(([kind, { rates: own, bytes }]) => [
    ...[clients, kind, median(own).toFixed(0), bytes],
    median(own.map((rate, round) => (health[round] ?? 0) / rate)).toFixed(2),
  ]);
};

/** How many polls of a thread the product answers in a second, with and without a body, beside a question that asks no database. */
export const benchPolls = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const model = await startModelServer();
  const settings = { RATE_LIMIT: "off" };
  const product = new Product({ port: 4911, dataDir, modelUrl: model.url, settings });
  try {
    await product.start();
    const url = `${product.address}/api/threads/${await madeQuiz(product.address)}`;
    const etag = (await fetch(url)).headers.get("etag") ?? "";
    const kinds = {
      health: { url: `${product.address}/api/health`, headers: {}, status: 200 },
      "thread, 304": { url, headers: { "if-none-match": etag }, status: 304 },
      "thread, 200": { url, headers: {}, status: 200 },
    };
    const rows = [...(await measure(kinds, 8)), ...(await measure(kinds, 1))];
    printTable(
      `Polls of GET /api/threads/{id} (medians of ${rounds} turns of ${seconds} s, one server, clients on the same cores)`,
      ["clients", "answer", "per second", "body, bytes", "cost, of health's"],
      rows,
    );
  } finally {
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
