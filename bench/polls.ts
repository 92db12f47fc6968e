import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { descendants } from "#e2e/crash/processes.ts";
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

/** Hundredths of a second, as Linux counts what a process has worked. */
const tickMs = 10;

/** What server and database have worked so far, whatever else the machine does; Linux alone tells. */
const productMs = (): number => {
  const parts = descendants(process.pid).filter(({ command }) =>
    /(web|database)-process/.test(command),
  );
  return parts.reduce((sum, { pid }) => {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\w )/);
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return sum + ((user ?? 0) + (system ?? 0)) * tickMs;
  }, 0);
};

const ask = async ({ url, headers, status }: Asked): Promise<number> => {
  const response = await fetch(url, { headers });
  const body = await response.arrayBuffer();
  if (response.status !== status) throw new Error(`Answered ${response.status}, not ${status}`);
  return body.byteLength;
};

/** Asks from several clients at once, each as soon as it was answered. */
const askFor = async (asked: Asked, clients: number) => {
  const begin = performance.now();
  const workedBefore = productMs();
  let answers = 0;
  let bytes = 0;
  const client = async () => {
    while (performance.now() - begin < seconds * 1_000) {
      bytes = await ask(asked);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (answers / (performance.now() - begin)) * 1_000;
  return { perSecond, cost: (productMs() - workedBefore) / answers, bytes };
};

type Turn = Awaited<ReturnType<typeof askFor>>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many of each are answered in a second, in turns, so that what else the machine does falls on all. */
const measure = async (kinds: Readonly<Record<string, Asked>>, clients: number) => {
  const turns = new Map<string, Turn[]>();
  for (const asked of Object.values(kinds)) await askFor(asked, clients);
  for (let round = 0; round < rounds; round++) {
    for (const [kind, asked] of Object.entries(kinds)) {
      turns.set(kind, [...(turns.get(kind) ?? []), await askFor(asked, clients)]);
    }
  }
  const costOf = (own: readonly Turn[] = []) => median(own.map(({ cost }) => cost));
  const health = costOf(turns.get("health"));
  return [...turns].map(([kind, own]) => [
    ...[clients, kind, median(own.map(({ perSecond }) => perSecond)).toFixed(0)],
    ...[costOf(own).toFixed(2), (costOf(own) / health).toFixed(2), own[0]?.bytes ?? 0],
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
      ["clients", "answer", "per second", "processor, ms", "of health's", "body, bytes"],
      rows,
    );
  } finally {
    await product.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
