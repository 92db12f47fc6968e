import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readReply } from "./read-reply.ts";
import type { Task } from "./task.ts";
import { listFromModel, mayLeaveOut, textFromModel } from "./text-from-model.ts";

const schema = z.object({
  faults: listFromModel(
    z.object({
      sentence: z.number().int(),
      why: mayLeaveOut(textFromModel(100), ""),
      changeType: z.enum(["minor", "major"]).nullable(),
      basis: mayLeaveOut(z.number().nullable(), null),
    }),
  ),
});
const task: Task<null, z.infer<typeof schema>> = {
  ...{ name: "find", version: 1, role: "judge", schema, offline: "cannot" },
  prompt: () => ({ instructions: "", content: "" }),
};
const read = (reply: unknown) =>
  readReply(task, null, { text: JSON.stringify(reply), finished: true });
const whole = { sentence: 1, why: "So.", changeType: "major", basis: null } as const;
const taken = (...faults: object[]) => ({ ok: true, output: { faults }, salvaged: false });

describe("a reply that differs from its schema in names alone is taken", () => {
  test.each([
    ["capitals", { Faults: [{ Sentence: 1, WHY: "So.", changetype: "major", Basis: null }] }],
    ["words apart", { faults: [{ ...whole, changeType: undefined, change_type: "major" }] }],
  ])("%s", (_how, reply) => {
    expect(read(reply)).toEqual(taken(whole));
  });

  test("what may be left out", () => {
    expect(read({ faults: [{ sentence: 2, changeType: null }] })).toEqual(
      taken({ sentence: 2, why: "", changeType: null, basis: null }),
    );
  });
});

test.each([
  ["what may not be left out", { faults: [{ sentence: 1, why: "So." }] }],
  ["a name that two could mean", { faults: [{ ...whole, why: undefined, Why: "a", WHY: "b" }] }],
  ["another type", { faults: [{ ...whole, sentence: "one" }] }],
  ["a list that is none", { Faults: "none" }],
])("%s is asked for again", (_what, reply) => {
  expect(read(reply)).toMatchObject({ ok: false });
});

test("what goes out asks for every part, and says nothing of those that may be left out", () => {
  const out = JSON.stringify(z.toJSONSchema(schema));
  expect(out).toContain('"required":["sentence","why","changeType","basis"]');
  expect(out).not.toContain("means");
});
