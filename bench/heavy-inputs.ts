import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Product } from "#e2e/crash/product.ts";
import {
  importManual,
  longTexts,
  makeHostileEdit,
  makeQuiz,
  makeStudy,
  watchHealth,
} from "#scripts/testing/heavy-inputs.ts";
import { printTable } from "./print-table.ts";

/** Only a server that has died is given up. */
const longestMs = 300_000;

/** The longest that the health endpoint took to answer while a text of 900 kB was worked on without a model. */
export const benchHeavyInputs = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const product = new Product({ port: 4912, dataDir, modelUrl: null });
  try {
    await product.start();
    const works: readonly (readonly [string, () => Promise<string>])[] = [
      ...Object.entries(longTexts).flatMap(([name, text]) => [
        [`quiz: ${name}`, () => makeQuiz(product.address, text)] as const,
        [`study: ${name}`, () => makeStudy(product.address, text)] as const,
      ]),
      ["import of a manual", () => importManual(product.address)],
      ["edit beside 4,000 brackets", () => makeHostileEdit(product.address)],
    ];
    const rows: (string | number)[][] = [];
    for (const [name, work] of works) {
      const began = performance.now();
      const done = work();
      const { worstMs, answers } = await watchHealth(product.address, done, longestMs);
      const seconds = (performance.now() - began) / 1000;
      rows.push([name, await done, seconds.toFixed(1), answers, worstMs.toFixed(0)]);
    }
    printTable(
      "Health during heavy inputs, offline (goal: no answer over 100 ms)",
      ["work", "ended", "seconds", "answers", "worst, ms"],
      rows,
    );
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
