import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  importManual,
  longTexts,
  makeHostileEdit,
  makeQuiz,
  makeStudy,
  watchHealth,
} from "./testing/heavy-inputs.ts";
import { type Product, startProduct } from "./testing/start-product.ts";

/** Not a promise of speed: a server that does not answer for so long stands still. */
const watchdogMs = 2_000;
const dataDir = mkdtempSync(join(tmpdir(), "lectern-heavy-"));
let product: Product;
let address = "";
beforeAll(async () => {
  product = startProduct({ DATA_DIR: dataDir, MODEL: "" });
  address = await product.address;
}, 600_000);
afterAll(async () => {
  product.process.kill("SIGTERM");
  await product.exit;
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  [
    "a quiz of an ordinary note of 900 kB",
    () => makeQuiz(address, longTexts["an ordinary note"]),
    "done",
  ],
  [
    "a quiz of a list of 900 kB inside one item",
    () => makeQuiz(address, longTexts["a list in an item"]),
    "done",
  ],
  ["a study document of the note", () => makeStudy(address, longTexts["an ordinary note"]), "done"],
  ["an import of a manual", () => importManual(address), "ready"],
  ["an edit beside thousands of brackets", () => makeHostileEdit(address), "waiting"],
] as const)(
  "the server answers during %s",
  async (_name, work, expected) => {
    const done = work();
    const { answers } = await watchHealth(address, done, watchdogMs);
    expect(await done).toBe(expected);
    expect(answers).toBeGreaterThan(0);
  },
  600_000,
);
