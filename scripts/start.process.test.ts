import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { readConnectionFile } from "#db/embedded/start-embedded-database.ts";
import { alive, descendantsOf, type Product, startProduct } from "./testing/start-product.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const started: Product[] = [];
// After each, as the next, or the same once more, wants the folder for itself.
afterEach(async () => {
  const ended = started.splice(0).map((product) => {
    product.process.kill("SIGTERM");
    return product.exit;
  });
  await Promise.all(ended);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (settings: Readonly<Record<string, string>>): Product => {
  const product = startProduct(settings);
  started.push(product);
  return product;
};

const pidOf = (product: Product): number => product.process.pid ?? -1;

const isHealthy = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(`${address}/api/health`);
    return response.ok;
  } catch {
    return false;
  }
};

/** Resolves when the condition holds; the test's own time limit says when that is too late. */
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await sleep(50);
};

/** Kills one of the product's processes by what it runs, and waits until another one has its place. */
const replace = async (product: Product, what: string): Promise<void> => {
  const victim = descendantsOf(pidOf(product)).find((one) => one.command.includes(what));
  expect(victim, `no process ${what}`).toBeDefined();
  process.kill(victim?.pid ?? -1, "SIGKILL");
  await until(() =>
    descendantsOf(pidOf(product)).some(
      (one) => one.command.includes(what) && one.pid !== victim?.pid,
    ),
  );
};

/** Said in agents/runtime.ts alone. */
const ofRuntime = "DATABASE_URL is not set";

/** The server's bundles that hold what makes the runtime. */
const runtimeBundles = (): string[] => {
  const server = join(import.meta.dirname, "..", ".next", "server");
  const files = globSync("**/*.js", { cwd: server });
  return files.filter((file) => readFileSync(join(server, file), "utf8").includes(ofRuntime));
};

test("prints one line with its address, is alone on its folder, heals itself, leaves no process", async () => {
  const product = start({ DATA_DIR: dataDir });
  const address = await product.address;
  expect(product.output().stdout.replace(/^Building.*\n/, "")).toBe(
    `Lectern is ready at ${address}\n`,
  );
  expect(await isHealthy(address)).toBe(true);
  // The server keeps the source of each in memory.
  expect(runtimeBundles()).toHaveLength(1);
  // That page is for who changes Lectern.
  expect((await fetch(`${address}/dev/components`)).status).toBe(404);

  const second = start({ DATA_DIR: dataDir });
  expect(await second.exit).toBe(1);
  expect(second.output().stderr).toMatch(/^The data folder .* is in use by .*\n$/);

  await replace(product, "database-process");
  await until(() => isHealthy(address));
  await replace(product, "web-process");
  await until(() => isHealthy(address));

  const pids = descendantsOf(pidOf(product)).map((one) => one.pid);
  expect(pids.length).toBeGreaterThanOrEqual(2);
  product.process.kill("SIGTERM");
  expect(await product.exit).toBe(0);
  expect(alive(pids)).toEqual([]);
  expect(readConnectionFile(dataDir)).toBeNull();
}, 120_000);

test("when it is killed, what it started ends by itself; a taken port is named", async () => {
  const product = start({ DATA_DIR: dataDir });
  const address = await product.address;

  const port = new URL(address).port;
  const neighbour = start({ DATABASE_URL: readConnectionFile(dataDir) ?? "", PORT: port });
  expect(await neighbour.exit).toBe(1);
  expect(neighbour.output().stderr).toMatch(new RegExp(`^Port ${port} .* is taken .*\\n$`));

  const pids = descendantsOf(pidOf(product)).map((one) => one.pid);
  product.process.kill("SIGKILL");
  await product.exit;
  await until(() => alive(pids).length === 0);
}, 120_000);

test("a wrong setting is named in one sentence", async () => {
  const product = start({ DATA_DIR: dataDir, PORT: "door" });
  expect(await product.exit).toBe(1);
  expect(product.output().stderr).toMatch(/^Configuration is wrong\. PORT: .*\n$/);
});

test("a server that cannot be reached is named in one sentence", async () => {
  const product = start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect(await product.exit).toBe(1);
  expect(product.output().stderr).toMatch(
    /^The database could not be prepared: .*ECONNREFUSED.*\n$/,
  );
}, 60_000);
