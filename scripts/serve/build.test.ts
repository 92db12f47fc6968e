import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ensureBuilt, hashSources, isBuilt, stampFile } from "./build.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-sources-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

test.each([
  ["a page", "app/(workspace)/page.tsx", true],
  ["a module deep in lib", "lib/a/b/c.ts", true],
  ["a style", "app/globals.css", true],
  ["a file served as it is", "public/icon.svg", true],
  ["the lock file", "package-lock.json", true],
  ["the framework's settings", "next.config.ts", true],
  ["a test", "lib/a/b/c.test.ts", false],
  ["a script", "scripts/serve.ts", false],
  ["data", ".data/postgres/PG_VERSION", false],
])("%s: a change of it asks for a build: %s → %s", (_name, file, matters) => {
  write(file, "before");
  const before = hashSources(root);
  write(file, "after");
  expect(hashSources(root) !== before).toBe(matters);
});

test("a renamed source asks for a build, an untouched one does not", () => {
  write("lib/one.ts", "text");
  const before = hashSources(root);
  expect(hashSources(root)).toBe(before);
  rmSync(join(root, "lib/one.ts"));
  write("lib/two.ts", "text");
  expect(hashSources(root)).not.toBe(before);
});

test("a build counts when it was finished and made of these sources", () => {
  expect(isBuilt(root, "hash")).toBe(false);
  write(".next/BUILD_ID", "id");
  expect(isBuilt(root, "hash")).toBe(false);
  writeFileSync(stampFile(root), "hash");
  expect(isBuilt(root, "hash")).toBe(true);
  expect(isBuilt(root, "other")).toBe(false);
});

test("of two that are started at once one builds, and the other takes what it built", async () => {
  const builder = `
    const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
    mkdirSync(".next", { recursive: true });
    appendFileSync("builds", "begun ");
    setImmediate(() => {
      writeFileSync(".next/BUILD_ID", "id");
      appendFileSync("builds", "done ");
    });`;
  write("node_modules/next/dist/bin/next", builder);
  write("lib/one.ts", "another text");
  const { signal } = new AbortController();
  await Promise.all([ensureBuilt(root, signal), ensureBuilt(root, signal)]);
  expect(readFileSync(join(root, "builds"), "utf8")).toBe("begun done ");
  expect(isBuilt(root, hashSources(root))).toBe(true);
});
