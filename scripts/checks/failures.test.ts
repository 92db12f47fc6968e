import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { environmentWith } from "../../lib/env.ts";
import { readPlaywrightFailures } from "./playwright-failures.ts";
import { root } from "./tool.ts";
import { readVitestFailures } from "./vitest-failures.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-failures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool on planted files; resolves when it has ended, whatever it says. */
const run = (
  tool: string,
  args: readonly string[],
  planted: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
): Promise<void> => {
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const program = join(root, "node_modules", tool);
  const env = environmentWith(environment);
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, () => resolve());
  });
};

test("Vitest: failed tests, hooks, files and errors outside of tests are named", {
  timeout: 60_000,
}, async () => {
  const report = join(folder, "vitest.json");
  const reporter = JSON.stringify(join(root, "scripts", "checks", "vitest-failures.ts"));
  await run("vitest/vitest.mjs", ["run", "--root", folder, `--outputFile=${report}`], {
    "vitest.config.mjs": `import { vitestFailures } from ${reporter};
      export default { test: { globals: true, reporters: [vitestFailures()] } };`,
    "a.test.js": `describe("sums", () => {
      it("are right", () => { expect(2).toBe(2); });
      it("are wrong", () => { expect(2).toBe(3); });
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
  });
  const failures = readVitestFailures(report);
  expect(new Set(failures.map(({ name, error }) => `${name}: ${error}`))).toEqual(
    new Set([
      "a.test.js:3 > sums > are wrong: expected 2 to be 3 // Object.is equality",
      "a.test.js:6 > a hook: not today",
      "b.test.js:1: this file does not load",
      "c.test.js > leaves work behind > an error outside of all tests: nobody waits",
    ]),
  );
});

test("Playwright: failed tests are named, with the first error of each", {
  timeout: 60_000,
}, async () => {
  const report = join(folder, "playwright.json");
  const library = JSON.stringify(join(root, "node_modules", "@playwright", "test"));
  await run(
    "playwright/cli.js",
    ["test", "--config", join(folder, "playwright.config.js"), "--reporter=json"],
    {
      "playwright.config.js":
        'module.exports = { testMatch: "*.spec.js", projects: [{ name: "desk" }] };',
      "d.spec.js": `const { test, expect } = require(${library});
      test("holds", () => { expect(1).toBe(1); });
      test.describe("sums", () => {
        test("are wrong", () => { expect(2).toBe(3); });
      });`,
    },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  expect(readPlaywrightFailures(report)).toEqual([
    {
      name: "[desk] d.spec.js:4 > are wrong",
      error: expect.stringMatching(/^Error: expect\(received\)\.toBe\(expected\).*Received: 2 /),
    },
  ]);
});

test("a tool that died before it wrote a report has nothing to name", () => {
  expect(readVitestFailures(join(folder, "none.json"))).toEqual([]);
  expect(readPlaywrightFailures(join(folder, "none.json"))).toEqual([]);
});
