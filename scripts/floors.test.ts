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
  "pinned-request",
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
    "search",
    "library",
    "pictures",
    "screen",
    "samples",
    "artifacts",
    "subjects",
    "editing",
    "concepts",
  ],
  ...["questions", "guide", "thread-texts", "cards"],
  // Who puts it together.
  ...["rules", "http", "aside"],
];

const roomOf = (path: string): string => (path.split("/")[1] ?? "").replace(/\.tsx?$/, "");

const upward = (from: string, to: string): boolean =>
  floors.indexOf(roomOf(from)) < floors.indexOf(roomOf(to));

const files = readHouse(join(import.meta.dirname, "..")).filter(
  ({ path, isProduct }) => isProduct && path.startsWith("lib/"),
);

test("every room of lib has its floor", () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => !floors.includes(room))).toEqual([]);
  expect(floors.filter((room) => !rooms.has(room))).toEqual([]);
});

test("no room of lib imports what stands above it, not even a type", () => {
  const imports = files.flatMap(({ path, imports: taken }) =>
    [...taken.keys()].filter((to) => to.startsWith("lib/")).map((to) => [path, to] as const),
  );
  // A reader that saw nothing would find no fault.
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(([from, to]) => upward(from, to))).toEqual([]);
});

test("an import that climbs is one, and one to a neighbour or down is none", () => {
  expect(upward("lib/schemas/guide.ts", "lib/guide/guide-store.ts")).toBe(true);
  expect(upward("lib/env.ts", "lib/http/request-rules.ts")).toBe(true);
  expect(upward("lib/quotes/patch.ts", "lib/quotes/make-patch.ts")).toBe(false);
  expect(upward("lib/http/route.ts", "lib/schemas/thread.ts")).toBe(false);
});
