import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { descendants } from "#e2e/crash/processes.ts";
import { Product } from "#e2e/crash/product.ts";
import { packView } from "#lib/schemas/library.ts";
import { printTable } from "../print-table.ts";
import { startRealDatabase } from "../real-database.ts";
import { madeManual } from "./made-manual.ts";

const pages = 1_200;
const bytes = 16_000_000;
const longestMs = 900_000;
const lookMs = 500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const asJson = { "content-type": "application/json" };

const post = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { method: "POST", ...init });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** The most memory in MB that a process of the product with such a command line ever had. */
const peakMemory = (command: RegExp): number => {
  const peaks = descendants(process.pid).flatMap((one) => {
    if (!command.test(one.command)) return [];
    try {
      const status = readFileSync(`/proc/${one.pid}/status`, "utf8");
      return [Number(/VmHWM:\s+(?<kb>\d+)/u.exec(status)?.groups?.kb ?? 0) / 1024];
    } catch {
      return [];
    }
  });
  return Math.max(0, ...peaks);
};

const importManual = async (address: string, zip: Uint8Array<ArrayBuffer>) => {
  const url = `${address}/api/library`;
  const described = JSON.stringify({ product: "Bench", versions: [], editions: [] });
  const made = z
    .object({ id: z.string() })
    .parse(await post(url, { headers: asJson, body: described }));
  const form = new FormData();
  form.set("file", new File([zip], "manual.zip"));
  const begin = performance.now();
  await post(`${url}/${made.id}/sources`, { body: form });
  while (performance.now() - begin < longestMs) {
    const pack = packView.parse(await (await fetch(`${url}/${made.id}`)).json());
    const [source] = pack.sources;
    if (source?.status === "failed") throw new Error(source.error?.message);
    if (source?.status === "ready")
      return { seconds: (performance.now() - begin) / 1000, chunks: pack.chunks };
    await sleep(lookMs);
  }
  throw new Error("The import does not end");
};

const measure = async (databaseUrl: string, zip: Uint8Array<ArrayBuffer>): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const settings = { DATABASE_URL: databaseUrl };
  const product = new Product({ dataDir, modelUrl: null, settings });
  try {
    await product.start();
    const databaseBefore = peakMemory(/database-process/);
    const { seconds, chunks } = await importManual(product.address, zip);
    const server = peakMemory(/web-process/).toFixed(0);
    const database = `${databaseBefore.toFixed(0)} to ${peakMemory(/database-process/).toFixed(0)}`;
    return [`${chunks}`, seconds.toFixed(0), server, databaseUrl === "" ? database : "–"];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Seconds and memory that the import of a large HTML manual takes, on both databases. */
export const benchImport = async (): Promise<void> => {
  const zip = new Uint8Array(madeManual(pages, bytes));
  const embedded = await measure("", zip);
  const real = await startRealDatabase();
  try {
    const server = await measure(real.url, zip);
    printTable(
      `Import of an HTML manual (${pages} pages, ${bytes / 1_000_000} MB of text) by npm start`,
      ["database", "chunks", "seconds", "server, MB", "embedded database, MB"],
      [
        ["embedded", ...embedded],
        ["server", ...server],
      ],
    );
  } finally {
    await real.stop();
  }
};
