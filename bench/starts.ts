import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Product } from "#e2e/crash/product.ts";
import { printTable } from "./print-table.ts";

const timeStart = async (product: Product): Promise<number> => {
  const begin = performance.now();
  await product.start();
  return (performance.now() - begin) / 1000;
};

/** Seconds from `npm start` to the line with the address, on a new and on a known data folder. */
export const benchStarts = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const product = () => new Product({ port: 4912, dataDir, modelUrl: "http://127.0.0.1:9/v1" });
  const starts: number[] = [];
  try {
    // Builds when the sources changed, which is not what is measured here.
    const first = product();
    await first.start();
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
    for (let round = 0; round < 4; round++) {
      const next = product();
      starts.push(await timeStart(next));
      await next.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [cold, ...warm] = starts.map((value) => value.toFixed(1));
  printTable(
    "Start, built (seconds from `npm start` to the address)",
    ["cold (new data folder)", "warm", "warm", "warm"],
    [[cold ?? "", ...warm]],
  );
};
