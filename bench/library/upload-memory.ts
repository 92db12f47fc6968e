import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { Product } from "#e2e/crash/product.ts";
import { maxSourceBytes } from "#lib/library/library-limits.ts";
import { printTable } from "../print-table.ts";
import { memoryOf, processesOf } from "../process-memory.ts";

const lookMs = 25;
/** In which an import of what is no manual ends. */
const settleMs = 5_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const newPack = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/library`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ product: "Bench" }),
  });
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  return `${address}/api/library/${id}/sources`;
};

const sendForm = async (sources: string, file: Blob): Promise<void> => {
  const form = new FormData();
  form.set("file", file, "manual.zip");
  const response = await fetch(sources, { method: "POST", body: form });
  if (response.status !== 202) throw new Error(`The upload answered ${response.status}`);
};

/** How many MB more the server had at most, than before, while something was done. */
const rise = async (work: () => Promise<unknown>) => {
  const server = processesOf(/web-process/);
  const before = memoryOf(server);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, lookMs);
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1_000;
  await sleep(settleMs);
  clearInterval(watch);
  return { before, rise: most - before, seconds };
};

/** How much memory forms with the largest file take in the server, one and four at once. */
export const benchUploads = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const file = join(dataDir, "manual.zip");
  const large = Buffer.alloc(maxSourceBytes, 0xa5);
  large.write("PK\u0003\u0004");
  writeFileSync(file, large);
  const product = new Product({ dataDir: join(dataDir, "data"), modelUrl: null });
  try {
    await product.start();
    const blob = await openAsBlob(file);
    // The first request loads what the route needs.
    await sendForm(await newPack(product.address), blob.slice(0, 8_000_000));
    const rows: string[][] = [];
    for (const count of [1, 4]) {
      const packs = await Promise.all(
        Array.from({ length: count }, () => newPack(product.address)),
      );
      const measured = await rise(() => Promise.all(packs.map((pack) => sendForm(pack, blob))));
      rows.push([
        ...[`${count}`, measured.seconds.toFixed(1)],
        ...[measured.before.toFixed(0), measured.rise.toFixed(0)],
      ]);
    }
    printTable(
      "Forms with a file of 128 MB, at once (goal: the server's memory rises by less than 64 MB)",
      ["forms", "seconds", "server before, MB", "rise at most, MB"],
      rows,
    );
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
