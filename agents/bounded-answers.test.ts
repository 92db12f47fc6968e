import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Task } from "#lib/ai/task.ts";

type AnyTask = Pick<Task<never, unknown>, "name" | "schema">;

const isTask = (value: unknown): value is AnyTask =>
  typeof value === "object" && value !== null && "schema" in value && "prompt" in value;

/** The texts and lists of a schema that may be as long as a model likes, by their places. */
const unbounded = (schema: unknown, place = "answer"): string[] => {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, one]) => unbounded(one, `${place}.${key}`));
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => unbounded(one, place));
  if (schema instanceof z.ZodNullable) return unbounded(schema.unwrap(), place);
  const isEndless = (schema as z.ZodType).def.checks === undefined;
  if (schema instanceof z.ZodArray) {
    return [...(isEndless ? [place] : []), ...unbounded(schema.element, `${place}[]`)];
  }
  return schema instanceof z.ZodString && isEndless ? [place] : [];
};

test("no task takes texts or lists of any length from a model, and no schema that goes out says so", async () => {
  const files = globSync("agents/*/tasks/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(files.map((file) => import(resolve(file))));
  const exported = modules.flatMap((module) => Object.values(module));
  // A file may export a family of tasks.
  const tasks = [...exported, ...exported.flatMap((one) => Object.values(one ?? {}))].filter(
    isTask,
  );
  expect(tasks.length).toBeGreaterThan(15);
  for (const { name, schema } of tasks) {
    expect(unbounded(schema), name).toEqual([]);
    const sent = JSON.stringify(z.toJSONSchema(schema, { io: "input" }));
    expect(sent, name).not.toMatch(/maxLength|maxItems/);
  }
});
