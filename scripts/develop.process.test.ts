import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { alive, descendantsOf, type Product, startProduct } from "./testing/start-product.ts";

const root = join(import.meta.dirname, "..");
const styles = join(root, "app", "globals.css");
const written = readFileSync(styles, "utf8");
const dataDir = mkdtempSync(join(tmpdir(), "lectern-develop-"));
let product: Product | null = null;
afterAll(async () => {
  writeFileSync(styles, written);
  product?.process.kill("SIGTERM");
  await product?.exit;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Resolves when there is something; the test's own time limit says when that is too late. */
const until = async <T>(look: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> => {
  for (;;) {
    const found = await look();
    if (found) return found;
    await sleep(50);
  }
};

/** All styles of a page, as a browser that opens it now gets them. */
const stylesOf = async (page: string): Promise<string> => {
  const response = await fetch(page);
  const html = await response.text();
  expect(response.status, html).toBe(200);
  const sheets = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, href = ""]) => href);
  expect(sheets).not.toEqual([]);
  const texts = sheets.map(async (href) => (await fetch(new URL(href, page))).text());
  return (await Promise.all(texts)).join("\n");
};

test("in development there is a page of all components, a changed style is on the page, a changed source begins the worker anew, and nothing is left", async () => {
  product = startProduct({}, ["dev.mjs", "--model", "--data", dataDir]);
  const pid = product.process.pid ?? -1;
  const address = await product.address;
  const running = (what: string) =>
    descendantsOf(pid).find(({ command }) => command.includes(what))?.pid;

  // A browser hears of changes by this.
  const news = new WebSocket(`${address.replace("http", "ws")}/_next/hmr`);
  await new Promise((resolve) => news.addEventListener("open", resolve));
  const models = await fetch(`${address}/api/settings/models`);
  expect(await models.text()).toContain("compatible:good");

  const page = `${address}/dev/components`;
  expect(await (await fetch(page)).text()).toContain("What went wrong");
  expect(await stylesOf(page)).not.toContain("rgb(1, 2, 3)");
  writeFileSync(styles, `${written}\n.of-the-test { color: rgb(1, 2, 3); }\n`);
  await until(async () => /rgb\(1, ?2, ?3\)|#010203/.test(await stylesOf(page)));

  const worker = await until(() => running("scripts/worker.ts"));
  const now = new Date();
  utimesSync(join(root, "lib", "clock.ts"), now, now);
  await until(() => {
    const another = running("scripts/worker.ts");
    return another !== undefined && another !== worker;
  });
  expect(running("model-server/main.ts")).toBeDefined();

  news.close();
  const pids = descendantsOf(pid).map((one) => one.pid);
  product.process.kill("SIGTERM");
  expect(await product.exit).toBe(0);
  expect(alive(pids)).toEqual([]);
}, 180_000);
