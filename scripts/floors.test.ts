import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHouse } from "./house.ts";

/**
 * The rooms of `lib` from the ground up: each may import what stands before it, and nothing after it. A file that lies in
 * `lib` itself is a room of its own. ARCHITECTURE.md says what the floors are.
 */
const floors = [
  // The ground: what needs nothing of what the product is about.
  ...["bound", "clock", "database-state", "errors", "ids", "log", "owner", "principal"],
  ...["process-end", "take-turns", "theme", "time-zone", "trusted-proxies", "bounded-body"],
  ...["pinned-request", "node-arguments"],
  // Shapes that cross a wall.
  "schemas",
  // Texts.
  ...["text", "blocks", "quotes", "notes", "threads", "env", "ai", "study", "i18n"],
  // Pages of the web.
  "web",
  // Programs that nobody trusts.
  "running",
  // What the product is about.
  ...[
    "pictures",
    "search",
    "library",
    "screen",
    "samples",
    "artifacts",
    "subjects",
    "editing",
    "concepts",
  ],
  ...["questions", "guide", "thread-texts", "cards"],
  // Who puts it together.
  ...["rules", "http", "offload"],
];

const roomOf = (path: string): string => (path.split("/")[1] ?? "").replace(/\.tsx?$/, "");

const upward = (from: string, to: string): boolean =>
  floors.indexOf(roomOf(from)) < floors.indexOf(roomOf(to));

/** What is imported in the `lib` of a house, as its reader sees it, and what of that climbs. */
const climbsOf = (root: string) => {
  const files = readHouse(root).filter(
    ({ path, isProduct }) => isProduct && path.startsWith("lib/"),
  );
  const imports = files.flatMap(({ path, imports: taken }) =>
    [...taken.keys()].filter((to) => to.startsWith("lib/")).map((to) => [path, to] as const),
  );
  return { files, imports, climbs: imports.filter(([from, to]) => upward(from, to)) };
};

const { files, imports, climbs } = climbsOf(join(import.meta.dirname, ".."));

test("every room of lib has its floor", () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => !floors.includes(room))).toEqual([]);
  expect(floors.filter((room) => !rooms.has(room))).toEqual([]);
});

test("no room of lib imports what stands above it, not even a type", () => {
  // A reader that saw nothing would find no fault.
  expect(imports.length).toBeGreaterThan(500);
  expect(climbs).toEqual([]);
});

test("an import that climbs is one, and one to a neighbour or down is none", () => {
  expect(upward("lib/schemas/guide.ts", "lib/guide/guide-store.ts")).toBe(true);
  expect(upward("lib/env.ts", "lib/http/request-rules.ts")).toBe(true);
  expect(upward("lib/quotes/patch.ts", "lib/quotes/make-patch.ts")).toBe(false);
  expect(upward("lib/http/route.ts", "lib/schemas/thread.ts")).toBe(false);
});

/** Ways in which a file of `lib/schemas` may take something of `lib/guide`. */
test.each([
  'import { a } from "#lib/guide/x.ts";',
  'import { type A } from "../guide/x.ts";',
  'import type { A } from "#lib/guide/x.ts";',
  'import "../guide/x.ts";',
  'export { a } from "#lib/guide/x.ts";',
  'export * from "#lib/guide/x.ts";',
  'export type { A } from "../guide/x.ts";',
  'export const a = await import("#lib/guide/x.ts");',
  'export type A = import("#lib/guide/x.ts").A;',
  'export const a = new URL("../guide/x.ts", import.meta.url);',
])("the reader finds what climbs in a house: %s", (line) => {
  const root = mkdtempSync(join(tmpdir(), "lectern-floors-"));
  try {
    for (const room of ["schemas", "guide"])
      mkdirSync(join(root, "lib", room), { recursive: true });
    writeFileSync(join(root, "lib/guide/x.ts"), "export type A = 1;\nexport const a = 1;\n");
    writeFileSync(join(root, "lib/schemas/climbs.ts"), `${line}\n`);
    expect(climbsOf(root).climbs).toEqual([["lib/schemas/climbs.ts", "lib/guide/x.ts"]]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
