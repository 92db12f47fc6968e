import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ensureSecretFile } from "./secret-file.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the secret is made once, for its owner alone, and nothing lies beside it", () => {
  const path = ensureSecretFile(folder);
  const secret = readFileSync(path, "utf8");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(ensureSecretFile(folder)).toBe(path);
  expect(readFileSync(path, "utf8")).toBe(secret);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("a secret that somebody put there stays", () => {
  const path = join(folder, "secret");
  writeFileSync(path, "of my own\n");
  ensureSecretFile(folder);
  expect(readFileSync(path, "utf8")).toBe("of my own\n");
});

test("an empty one, as after a full disk, is made anew", () => {
  const path = join(folder, "secret");
  writeFileSync(path, "\n");
  ensureSecretFile(folder);
  expect(readFileSync(path, "utf8")).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("what a killed start left is in nobody's way", () => {
  rmSync(join(folder, "secret"));
  // In a container each start has the same number.
  writeFileSync(join(folder, `secret.${process.pid}`), "half");
  expect(readFileSync(ensureSecretFile(folder), "utf8")).toMatch(/^[0-9a-f]{64}$/);
});

test("what cannot be read is told with what to do", () => {
  rmSync(join(folder, "secret"));
  mkdirSync(join(folder, "secret"));
  expect(() => ensureSecretFile(folder)).toThrow(
    /cannot be read \(EISDIR\).* enter the keys again/,
  );
});
