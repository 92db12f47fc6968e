import { expect, it } from "vitest";
import { cacheKey } from "./check-note.ts";

const parts = {
  text: "Стек — это список.",
  writer: "openai:a",
  judge: "openai:b",
  prompts: [{ name: "check-facts", version: 1 }],
  policy: "one",
};

it("is the same for the same and another as soon as anything differs", () => {
  expect(cacheKey({ ...parts })).toBe(cacheKey(parts));
  const keys = [
    parts,
    { ...parts, text: `${parts.text} ` },
    { ...parts, writer: "openai:b" },
    { ...parts, judge: "openai:a" },
    { ...parts, writer: parts.judge, judge: parts.writer },
    { ...parts, prompts: [{ name: "check-facts", version: 2 }] },
    { ...parts, prompts: [] },
    { ...parts, policy: "two" },
  ].map(cacheKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it("takes a task for its name and version only", () => {
  const task = { name: "check-facts", version: 1, role: "judge" };
  expect(cacheKey({ ...parts, prompts: [task] })).toBe(cacheKey(parts));
});
