import { expect, test } from "vitest";
import { completeLock } from "./complete-lock.mjs";

const lockWith = (packages: Record<string, object>) => ({ packages });

test("adds a platform's package that the lock names but lacks, for its platform alone", () => {
  const lock = lockWith({
    "node_modules/tool": {
      version: "1.2.0",
      dev: true,
      optionalDependencies: { "@tool/win32-arm64": "1.2.0", "@tool/linux-x64": "^1.2.0" },
    },
    "node_modules/@tool/linux-x64": { version: "1.2.0" },
  });
  expect(completeLock(lock)).toEqual(["@tool/win32-arm64"]);
  expect(lock.packages["node_modules/@tool/win32-arm64"]).toEqual({
    version: "1.2.0",
    cpu: ["arm64"],
    dev: true,
    optional: true,
    os: ["win32"],
  });
});

test("finds a package nested in its parent, and does nothing the second time", () => {
  const lock = lockWith({
    "node_modules/a/node_modules/tool": {
      optionalDependencies: { "tool-linux-x64": "1.0.0", "tool-darwin-x64": "1.0.0" },
    },
    "node_modules/a/node_modules/tool-linux-x64": { version: "1.0.0" },
  });
  expect(completeLock(lock)).toEqual(["tool-darwin-x64"]);
  expect(completeLock(lock)).toEqual([]);
});

test("leaves a package alone whose name tells no platform", () => {
  const lock = lockWith({ "node_modules/a": { optionalDependencies: { speedup: "1.0.0" } } });
  expect(completeLock(lock)).toEqual([]);
});
