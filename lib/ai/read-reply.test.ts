import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isCompleteJson, readReply, repairJson } from "./read-reply.ts";
import type { Task } from "./task.ts";
import { listFromModel, mayLeaveOut, textFromModel } from "./text-from-model.ts";

const value = { a: [1, { b: 'x "{" \\alpha\n```' }], c: null };
const json = JSON.stringify(value);

describe("what needs no guess is mended", () => {
  test.each([
    ["as it is", json],
    ["spaces around", `\n\t ${json} \n`],
    ["a byte order mark", `\uFEFF${json}`],
    ["a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["a fence without a language", `\`\`\`\n${json}\n\`\`\``],
    ["text before", `Here you are: ${json}`],
    ["text after", `${json}\nIs there "anything" else?`],
    ["text with quotes, sets and lists around", `The "set" {x, y} and [1]: ${json} It's {done}`],
    ["thoughts before", `<think>maybe {"a" or b}</think>\n${json}`],
    ["the same object twice", `${json}\n\nAgain:\n${json}`],
    ["trailing commas", '{"a":[1,{"b":"x \\"{\\" \\\\alpha\\n```",},],"c":null,}'],
  ])("%s", (_what, reply) => {
    expect(repairJson(reply)).toEqual({ value });
  });

  test("any JSON object, fenced, in prose or with trailing commas, comes back unchanged", () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(objects, (object) => {
        const text = JSON.stringify(object);
        const expected = { value: JSON.parse(text) };
        expect(repairJson(text)).toEqual(expected);
        expect(repairJson(`\`\`\`json\n${text}\n\`\`\``)).toEqual(expected);
        expect(repairJson(`So: ${text} Done.`)).toEqual(expected);
      }),
    );
  });
});

test.each([
  [String.raw`{"a":"A \cap B"}`, String.raw`A \cap B`],
  [String.raw`{"a":"\alpha \(x\) \{\}",}`, String.raw`\alpha \(x\) \{\}`],
  [
    String.raw`So: {"a":"\\cap \lambda \underline{x} \u0041 \" \\"}`,
    String.raw`\cap \lambda \underline{x} A " ${"\\"}`,
  ],
  [String.raw`{"a":"\cap \frac12 \binom nk\n\tb"}`, `${String.raw`\cap \frac12 \binom nk`}\n\tb`],
])("the backslash of a command that was not doubled is kept: %s", (reply, a) => {
  expect(repairJson(reply)).toEqual({ value: { a } });
});

describe("what needs a guess is not", () => {
  test.each([
    ["nothing", ""],
    ["prose", "I am sorry."],
    ["a set in prose", "The set {a, b}."],
    ["two different objects", '{"a":1} or {"a":2}'],
    ["single objects in a row", '{"a":1}\n{"a":2}'],
    ["a tab or the beginning of a command", '{"a":"\\cap \\theta"}'],
    ["an escape of JavaScript", '{"a":"\\x41\\\'"}'],
    ["a backslash before a line break", '{"a":"b\\\nc"}'],
    ["a missing value", '{"a":}'],
    ["a missing comma", '{"a":1 "b":2}'],
    ["a missing quote", '{"a:1}'],
    ["Python's words", '{"a":True,}'],
    ["a whole example before a cut answer", 'Like {"a":1}: {"a":[1,'],
    ["a list in prose", 'As asked: [{"a":1}]'],
  ])("%s", (_what, reply) => {
    expect(repairJson(reply)).toHaveProperty("problem");
  });

  test("a reply that was cut anywhere", () => {
    for (let end = 1; end < json.length; end += 1) {
      expect(repairJson(json.slice(0, end))).toHaveProperty("problem");
      expect(repairJson(`\`\`\`json\n${json.slice(0, end)}\n\`\`\``)).toHaveProperty("problem");
    }
  });
});

// Anything slower than linear would not end within the test's time.
test("a megabyte of open brackets is refused", () => {
  expect(repairJson("[{".repeat(500_000))).toHaveProperty("problem");
  expect(repairJson('{"a":"\\'.repeat(100_000))).toHaveProperty("problem");
  expect(repairJson("{}x".repeat(300_000))).toHaveProperty("value");
});

test("complete means whole, valid JSON and nothing else", () => {
  expect(isCompleteJson(' {"a":1} ')).toBe(true);
  expect(isCompleteJson('{"a":1')).toBe(false);
  expect(isCompleteJson('so {"a":1}')).toBe(false);
});

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

describe("a reply that differs from its schema in how it is written is taken", () => {
  test.each([
    ["capitals", { Faults: [{ Sentence: 1, WHY: "So.", changetype: "major", Basis: null }] }],
    ["words apart", { faults: [{ ...whole, changeType: undefined, change_type: "major" }] }],
  ])("%s", (_how, reply) => {
    expect(read(reply)).toEqual(taken(whole));
  });

  test("one of several kinds of answers, by the name of its kind", () => {
    const action = z.object({
      action: z.union([
        z.object({ kind: z.literal("edit_text"), oldText: z.string() }),
        z.object({
          kind: z.literal("undo"),
          edits: listFromModel(z.number()),
          line: mayLeaveOut(z.number().nullable(), null),
        }),
      ]),
    });
    const acting: Task<null, z.infer<typeof action>> = {
      ...{ name: "act", version: 1, role: "writer", schema: action, offline: "cannot" },
      prompt: () => ({ instructions: "", content: "" }),
    };
    const taken = (reply: object) =>
      readReply(acting, null, { text: JSON.stringify({ action: reply }), finished: true });
    expect(taken({ kind: "undo", edits: ["4"] })).toMatchObject({
      output: { action: { kind: "undo", edits: [4], line: null } },
    });
    expect(taken({ Kind: "Edit-Text", old_text: "a" })).toMatchObject({ ok: false });
    expect(taken({ kind: "editText", old_text: "a" })).toMatchObject({
      output: { action: { kind: "edit_text", oldText: "a" } },
    });
    expect(taken({ kind: "delete", oldText: "a" })).toMatchObject({ ok: false });
  });

  test("values that can mean one thing only", () => {
    const kinds = z.object({
      number: z.number().nullable(),
      box: z.object({ x: z.number(), y: z.number() }).nullable(),
      sure: z.boolean(),
      state: z.enum(["done", "not_done"]),
      words: listFromModel(textFromModel()),
      label: textFromModel().nullable(),
    });
    const asked: Task<null, z.infer<typeof kinds>> = {
      ...{ name: "find", version: 1, role: "judge", schema: kinds, offline: "cannot" },
      prompt: task.prompt,
    };
    const read = (reply: unknown) =>
      readReply(asked, null, { text: JSON.stringify(reply), finished: true });
    const output = {
      ...{ number: 7, box: { x: 0.5, y: -1 }, sure: true, state: "not_done" },
      ...{ words: ["crop"], label: "12" },
    };
    const written = {
      ...{ number: "7", box: { x: "0.5", y: " -1" }, sure: "True", state: "Not done" },
      ...{ words: "crop", label: "12" },
    };
    expect(read(written)).toEqual({ ok: true, output, salvaged: false });
    for (const number of ["#7", "№ 7", "[7]", "7."]) {
      expect(read({ ...written, number })).toMatchObject({ ok: true, output });
    }
    expect(read({ ...written, number: "null", box: "none" })).toMatchObject({
      ok: true,
      output: { number: null, box: null },
    });
    for (const unlike of [
      { number: "7 or 8" },
      { number: "7 [8]" },
      { sure: "maybe" },
      { state: "almost" },
    ]) {
      expect(read({ ...written, ...unlike })).toMatchObject({ ok: false });
    }
  });

  test("what may be left out", () => {
    expect(read({ faults: [{ sentence: 2, changeType: null }] })).toEqual(
      taken({ sentence: 2, why: "", changeType: null, basis: null }),
    );
  });

  test("what may be left out, and is null where nothing is to be said", () => {
    expect(read({ faults: [{ sentence: 2, why: null, changeType: null, basis: null }] })).toEqual(
      taken({ sentence: 2, why: "", changeType: null, basis: null }),
    );
    expect(read({ faults: [{ ...whole, sentence: null }] })).toMatchObject({ ok: false });
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
