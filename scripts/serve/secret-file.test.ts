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
import { afterAll, expect, test, vi } from "vitest";
import { ensureSecretFile } from "./secret-file.ts";

const noLinks = vi.hoisted(() => ({ on: false }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const linkSync: typeof fs.linkSync = (...paths) => {
    if (noLinks.on) throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    fs.linkSync(...paths);
  };
  return { ...fs, linkSync };
});

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

test("on a drive without links it is made, too, and stays the next time", () => {
  const drive = mkdtempSync(join(folder, "drive-"));
  noLinks.on = true;
  const path = ensureSecretFile(drive);
  const secret = readFileSync(path, "utf8");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(ensureSecretFile(drive), "utf8")).toBe(secret);
  expect(readdirSync(drive)).toEqual(["secret"]);
  noLinks.on = false;
  rmSync(drive, { recursive: true });
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
