import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { environmentWith } from "#lib/env.ts";
import {
  type Findings,
  type Outcome,
  readPlaywrightFailures,
  readVitestFailures,
  summary,
} from "./failure.ts";
import { root } from "./tool.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-failures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const timeout = 60_000;

/** Runs a tool on planted files; resolves with its report's path when it has ended, whatever it says. */
const run = (
  tool: string,
  argsFor: (place: string) => readonly string[],
  planted: Readonly<Record<string, string>>,
): Promise<string> => {
  const place = mkdtempSync(join(folder, "run-"));
  mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(place, name), text);
  const report = join(place, "report.json");
  const program = join(root, "node_modules", tool);
  const env = environmentWith({ PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...argsFor(place)], { cwd: place, env }, () =>
      resolve(report),
    );
  });
};

const runVitest = async (planted: Readonly<Record<string, string>>): Promise<Findings | null> => {
  const reporter = JSON.stringify(join(root, "scripts", "checks", "failure.ts"));
  const report = await run(
    "vitest/vitest.mjs",
    (place) => ["run", "--root", place, `--outputFile=${join(place, "report.json")}`],
    {
      "vitest.config.mjs": `import { vitestFailures } from ${reporter};
        export default { test: { globals: true, retry: 1, reporters: [vitestFailures()] } };`,
      ...planted,
    },
  );
  return readVitestFailures(report);
};

const runPlaywright = async (specs: Readonly<Record<string, string>>) => {
  const library = JSON.stringify(join(root, "node_modules", "@playwright", "test"));
  const files = Object.entries(specs).map(([name, text]) => [
    name,
    `const { test, expect } = require(${library});\n${text}`,
  ]);
  const report = await run(
    "playwright/cli.js",
    (place) => ["test", "--config", join(place, "playwright.config.js"), "--reporter=json"],
    {
      "playwright.config.js": `module.exports = {
        testMatch: "*.spec.js", retries: 1, timeout: 2000, workers: 2,
      };`,
      ...Object.fromEntries(files),
    },
  );
  return readPlaywrightFailures(report);
};

const lines = (found: readonly { name: string; error: string }[] = []) =>
  new Set(found.map(({ name, error }) => `${name}: ${error}`));

describe("Vitest", () => {
  test("failed tests, hooks, files and errors outside of tests are named", {
    timeout,
  }, async () => {
    const found = await runVitest({
      "a.test.js": `describe("sums", () => {
        it("are right", () => { expect(2).toBe(2); });
        it("are wrong", { retry: 0 }, () => { expect(2).toBe(3); });
        it("take too long", { retry: 0, timeout: 50 }, () => new Promise(() => {}));
      });
      describe("a hook", () => {
        beforeAll(() => { throw new Error("not today"); });
        it("never comes", () => {});
      });`,
      "b.test.js": `throw new Error("this file\\n  does not load");`,
      "c.test.js": `it("leaves work behind", async () => {
        Promise.reject(new Error("nobody waits"));
        await new Promise((resolve) => setTimeout(resolve, 10));
      });`,
      "d.test.js": `let tries = 0;
      it("hiccups", () => { expect(tries++).toBe(1); });`,
    });
    expect(lines(found?.failures)).toEqual(
      new Set([
        "a.test.js:3 > sums > are wrong: expected 2 to be 3 // Object.is equality",
        expect.stringMatching(/^a\.test\.js:4 > sums > take too long: Test timed out in 50ms\./),
        "a.test.js:7 > a hook: not today",
        "b.test.js:1: this file does not load",
        "c.test.js > leaves work behind > an error outside of all tests: nobody waits",
      ]),
    );
    expect(lines(found?.flaky)).toEqual(
      new Set(["d.test.js:2 > hiccups: expected +0 to be 1 // Object.is equality"]),
    );
  });

  test("a worker that dies is named", { timeout }, async () => {
    const found = await runVitest({
      "dies.test.js": `it("dies", () => process.kill(process.pid, "SIGKILL"));`,
    });
    expect(found?.failures).toEqual([
      {
        name: "an error outside of all tests",
        error: expect.stringMatching(/signal SIGKILL .* while running test file .*dies\.test\.js$/),
      },
    ]);
  });

  test("where it cannot begin there is no report", { timeout }, async () => {
    const found = await runVitest({
      "vitest.config.mjs": `export default { test: { globalSetup: "./none.js" } };`,
    });
    expect(found).toBeNull();
  });
});

describe("Playwright", () => {
  test("whatever fails is named, with the first error of each", { timeout }, async () => {
    const found = await runPlaywright({
      "d.spec.js": `test("holds", () => { expect(1).toBe(1); });
      test.describe("sums", () => {
        test("are wrong", () => { expect(2).toBe(3); });
        test("never end", () => new Promise(() => {}));
        test("hiccup", () => { expect(test.info().retry).toBe(1); });
      });`,
      "hook.spec.js": `test.beforeAll(() => { throw new Error("not today"); });
      test("is first", () => {});
      test("is second", () => {});`,
      "dies.spec.js": `test("dies", () => process.kill(process.pid, "SIGKILL"));`,
    });
    expect(lines(found?.failures)).toEqual(
      new Set([
        expect.stringMatching(/^d\.spec\.js:4 > sums > are wrong: Error: .*Received: 2 /),
        "d.spec.js:5 > sums > never end: Test timeout of 2000ms exceeded.",
        expect.stringMatching(/^hook\.spec\.js:3 > is first: Error: not today /),
        expect.stringMatching(/^dies\.spec\.js:2 > dies: .* exited unexpectedly .*SIGKILL/),
      ]),
    );
    expect(found?.flaky).toEqual([
      { name: "d.spec.js:6 > sums > hiccup", error: expect.stringContaining("Received: 0") },
    ]);
  });

  test("what a worker leaves behind is named", { timeout }, async () => {
    const found = await runPlaywright({
      "e.spec.js": `const own = test.extend({
        product: [async ({}, use) => { await use(1); throw new Error("does not stop"); }, { scope: "worker" }],
      });
      own("starts it", ({ product }) => { expect(product).toBe(1); });`,
      "f.spec.js": `const own = test.extend({
        product: [async ({}, use) => { await use(1); await new Promise(() => {}); }, { scope: "worker" }],
      });
      own("waits for it", ({ product }) => { expect(product).toBe(1); });`,
    });
    const outside = "an error outside of all tests:";
    expect(lines(found?.failures)).toEqual(
      new Set([
        expect.stringContaining(`${outside} Error: does not stop`),
        expect.stringContaining(`${outside} Fixture "product" timeout of 2000ms exceeded`),
      ]),
    );
  });

  test("tests that an end from outside cut short are named", { timeout }, async () => {
    const found = await runPlaywright({
      "g.spec.js": `test("is cut short", async () => {
        process.kill(process.ppid, "SIGINT");
        await new Promise(() => {});
      });`,
    });
    expect(lines(found?.failures)).toEqual(new Set(["g.spec.js:2 > is cut short: interrupted"]));
  });

  test("where it cannot begin the reason is named, or there is no report", {
    timeout,
  }, async () => {
    const without = await runPlaywright({ "playwright.config.js": "throw new Error('broken');" });
    expect(without).toBeNull();
    const none = await runPlaywright({});
    expect(lines(none?.failures)).toEqual(
      new Set(["an error outside of all tests: Error: No tests found"]),
    );
  });
});

const outcome = (name: string, found: Partial<Outcome> = {}): Outcome => ({
  ...{ name, passed: true, failures: [], flaky: [], seconds: 1 },
  ...found,
});

test("all that passed at once leaves nothing to say", () => {
  expect(summary([outcome("lint"), outcome("unit")])).toBe("");
});

test("what failed stands last, after what passed only when tried again", () => {
  const failed = outcome("unit", {
    passed: false,
    failures: [{ name: "sums.test.ts:3 > are right", error: "expected 2 to be 3" }],
  });
  const flaky = outcome("browser", { flaky: [{ name: "home.spec.ts:5", error: "timed out" }] });
  expect(summary([failed, flaky])).toBe(
    [
      "Flaky: browser",
      "  home.spec.ts:5",
      "    timed out",
      "Failed: unit",
      "  sums.test.ts:3 > are right",
      "    expected 2 to be 3",
      "",
    ].join("\n"),
  );
});

test("of many the first are told and the rest counted; each line of an error is indented", () => {
  const failures = Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, error: "a\nb" }));
  const lines = summary([outcome("db", { passed: false, failures })]).split("\n");
  expect(lines.slice(0, 4)).toEqual(["Failed: db", "  0", "    a", "    b"]);
  expect(lines.slice(-3)).toEqual(["    b", "  and 2 more", ""]);
});
