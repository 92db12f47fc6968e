import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { actionTypes } from "#agents/study/tasks/edit-step.ts";

const folder = new URL("../../agents/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(^|\/)tasks\/[a-z-]+\.ts$/.test(path),
);

const taskShape = z.looseObject({
  name: z.string(),
  version: z.int().positive(),
  role: z.enum(["writer", "judge", "vision"]),
  schema: z.instanceof(z.ZodType),
});

const family = z.record(z.string(), z.unknown());

/** A task, or those that differ in a word, which is the key of each: `{ undo: … }` of `edit-step.ts`. */
const tasksIn = (value: unknown): (z.infer<typeof taskShape> & { key: string | null })[] => {
  const alone = taskShape.safeParse(value);
  if (alone.success) return [{ key: null, ...alone.data }];
  return Object.entries(family.safeParse(value).data ?? {}).flatMap(([key, member]) => {
    const parsed = taskShape.safeParse(member);
    return parsed.success ? [{ key, ...parsed.data }] : [];
  });
};

const tasks = await Promise.all(
  files.map(async (file) => {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    const found = Object.values(module).flatMap(tasksIn);
    const isOnly = found.filter(({ key }) => key === null).length === 1;
    return found.map(({ key, ...task }) => ({
      ...task,
      /** How its name must end: as its key, or as the file that holds no other task. */
      ending: key?.replaceAll("_", "-") ?? (isOnly ? basename(file, ".ts") : ""),
    }));
  }),
).then((found) => found.flat());

test("the tasks are found", () => {
  expect(tasks.length).toBeGreaterThanOrEqual(6);
  expect(tasks.filter(({ name }) => name.startsWith("detail-")).map(({ name }) => name)).toEqual(
    actionTypes.map((type) => `detail-${type.replace("_", "-")}`),
  );
});

describe.each(tasks)("$name", ({ name, ending, schema }) => {
  test("is named after its file or key and has a reply of its own", () => {
    expect(name.endsWith(ending)).toBe(true);
    expect(existsSync(new URL(`./replies/${name}.ts`, import.meta.url))).toBe(true);
  });

  test("has a schema that the strictest provider takes", () => {
    expect(strictProblems(z.toJSONSchema(schema, { io: "input" }))).toEqual([]);
  });
});

test("no two tasks share a name", () => {
  const names = tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** OpenAI's strict mode: an object at the top, every property required, no `oneOf`, no open maps. */
const strictProblems = (root: unknown): string[] => [
  ...(isObject(root) && root.type === "object" ? [] : ["the top is no object"]),
  ...problemsIn(root, "schema"),
];

const problemsIn = (node: unknown, path: string): string[] => {
  if (!isObject(node)) return [];
  const refused = ["oneOf", "allOf", "not", "propertyNames"].filter((key) => key in node);
  const properties = isObject(node.properties) ? Object.keys(node.properties) : [];
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  return [
    ...refused.map((key) => `${path}: ${key}`),
    ...properties.filter((key) => !required.has(key)).map((key) => `${path}.${key}: optional`),
    ...Object.entries(node).flatMap(([key, inner]) => problemsIn(inner, `${path}.${key}`)),
  ];
};

/** Arrays count, too: their entries are walked by index. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
