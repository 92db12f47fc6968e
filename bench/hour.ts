import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { Product } from "#e2e/crash/product.ts";
import { packView } from "#lib/schemas/library.ts";
import { madeManual } from "./library/made-manual.ts";
import { madeQuiz } from "./made-quiz.ts";
import { printTable } from "./print-table.ts";
import { memoryOf, processesOf, shareOf } from "./process-memory.ts";

const manuals = 4;
const pages = 300;
const bytesOfManual = 4_000_000;
const pollEveryMs = 1_000;
const askEveryMs = 10_000;
const quizEveryMs = 120_000;
const lookEveryMs = 5_000;
/** After the last question, so that what is only waiting to be let go of is gone. */
const restMs = 60_000;

/** The server holds the worker, too. A reader lives while a file is read. */
const parts = {
  "start and supervisor": /npm start|start\.mjs|scripts\/(?:start|serve)\.ts/,
  "server and worker": /web-process/,
  database: /database-process/,
  readers: /reader-process/,
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** MB of each part, and of all: what they share counted once, and in each. */
type Memory = Readonly<Record<Part | "together" | "together, resident", number>>;

const look = (): Memory => {
  const found = names.map((name) => [name, processesOf(parts[name])] as const);
  const all = found.flatMap(([, pids]) => pids);
  return {
    ...(Object.fromEntries(found.map(([name, pids]) => [name, shareOf(pids)])) as Record<
      Part,
      number
    >),
    together: shareOf(all),
    "together, resident": memoryOf(all),
  };
};

const post = async (url: string, body: FormData | object): Promise<string> => {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: "POST",
    ...(!isForm && { headers: { "content-type": "application/json" } }),
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return z.object({ id: z.string() }).parse(await response.json()).id;
};

/** Until the time is over, once in a while. */
const repeat = async (until: number, everyMs: number, work: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; performance.now() < until; turn += 1) {
    await work(turn);
    await sleep(everyMs);
  }
};

/** Imports the manuals one after another; whoever asks takes one that is there. */
const importAll = async (address: string, ready: string[]): Promise<void> => {
  const zip = new Uint8Array(madeManual(pages, bytesOfManual));
  for (let number = 0; number < manuals; number += 1) {
    const packId = await post(`${address}/api/library`, { product: `Manual ${number}` });
    const form = new FormData();
    form.set("file", new File([zip], "manual.zip"));
    await post(`${address}/api/library/${packId}/sources`, form);
    for (;;) {
      const pack = packView.parse(await (await fetch(`${address}/api/library/${packId}`)).json());
      if (pack.sources.every(({ status }) => status === "ready")) break;
      await sleep(pollEveryMs);
    }
    ready.push(packId);
  }
};

const measure = async (address: string, minutes: number) => {
  const samples: Memory[] = [look()];
  const until = performance.now() + minutes * 60_000;
  const ready: string[] = [];
  const threads = [await madeQuiz(address)];
  const poll = async () => {
    for (const path of ["", "/library", "/review"]) await (await fetch(address + path)).text();
    for (const id of threads.slice(-3)) await (await fetch(`${address}/api/threads/${id}`)).text();
  };
  const ask = async (turn: number) => {
    const packId = ready[turn % Math.max(1, ready.length)];
    if (packId === undefined) return;
    const question = `How do I find the part ${turn} of the document?`;
    const asked = { kind: "guide", question, packId, version: null, edition: null };
    threads.push(await post(`${address}/api/threads`, asked));
  };
  await Promise.all([
    importAll(address, ready),
    repeat(until, pollEveryMs, poll),
    repeat(until, askEveryMs, ask),
    repeat(until, quizEveryMs, async () => threads.push(await madeQuiz(address))),
    repeat(until, lookEveryMs, async () => samples.push(look())),
  ]);
  await sleep(restMs);
  return { samples, rested: look(), asked: threads.length, imported: ready.length };
};

/** What every process of the product has in memory while four manuals are imported, asked and pages are polled. */
export const benchHour = async (minutes = 60): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const settings = { RATE_LIMIT: "off", LOG_LEVEL: "warn" };
  const product = new Product({ dataDir, modelUrl: null, settings });
  try {
    await product.start();
    const { samples, rested, asked, imported } = await measure(product.address, minutes);
    const at = (share: number) => samples[Math.floor((samples.length - 1) * share)] ?? rested;
    const rows = [...names, "together", "together, resident"] as const;
    printTable(
      `Memory in ${minutes} minutes, MB: ${imported} manuals of ${bytesOfManual / 1e6} MB, ${asked} threads (goal: 600 together)`,
      ["process", "at first", "a quarter", "half", "at last", "a minute later", "at most"],
      rows.map((name) => [
        name,
        ...[at(0), at(0.25), at(0.5), at(1), rested].map((memory) => memory[name].toFixed(0)),
        Math.max(...samples.map((memory) => memory[name])).toFixed(0),
      ]),
    );
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
