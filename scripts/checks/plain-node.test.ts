import { execFile } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { root } from "./tool.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-plain-node-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  import { pathToFileURL } from "node:url";
  const failures = {};
  for (const file of JSON.parse(process.argv[1])) {
    await import(pathToFileURL(file).href).catch((error) => { failures[file] = String(error); });
  }
  // Some files listen for what never comes here.
  process.stdout.write(JSON.stringify(failures), () => process.exit(0));`;

/** Imports the files in a Node of its own, without a bundler; answers with those that cannot be. */
const failuresOf = async (files: readonly string[]): Promise<Record<string, string>> => {
  const args = ["--input-type=module", "-e", program, JSON.stringify(files)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
};

test("every file of lib, db and agents is imported by plain Node", {
  timeout: 60_000,
}, async () => {
  const files = globSync("{lib,db,agents}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => join(root, file));
  expect(files.length).toBeGreaterThan(250);
  expect(await failuresOf(files)).toEqual({});
});

test("what only a bundler understands is found", { timeout: 60_000 }, async () => {
  const planted = {
    "no-extension.ts": 'export { a } from "./good";',
    "enumeration.ts": "export enum Colour { Red }",
    "parameter-property.ts": "export class A { constructor(readonly a: string) {} }",
    "markup.tsx": "export const a = <p />;",
    "good.ts": "export const a: number = 1;",
  };
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const failures = await failuresOf(Object.keys(planted).map((name) => join(folder, name)));
  expect(Object.keys(failures).map((file) => file.slice(folder.length + 1))).toEqual([
    "no-extension.ts",
    "enumeration.ts",
    "parameter-property.ts",
    "markup.tsx",
  ]);
});
