import { describe, expect, test } from "vitest";
import { type JudgeComplaintInput, judgeComplaint } from "./judge-complaint.ts";

const statement: JudgeComplaintInput = {
  language: "en",
  sentences: [{ number: 1, text: "Spinlocks are fast on short waits.", doubtful: false }],
  corrections: [],
  questions: [
    {
      ...{ number: 1, type: "true_false", stem: "Spinlocks are slow on short waits." },
      ...{ code: null, options: null, key: "false", letter: null, accepted: [] },
    },
  ],
  ...{ explanation: "", passage: "Spinlocks are fast on short waits.", proof: null, ran: false },
  ...{ answer: "true", kind: null, words: "It is true." },
};
const reply = { reasoning: "", sentences: [1], reason: "Because.", same: [] };

describe("a statement that is true or false", () => {
  test.each([
    ["not_upheld", "none", "true", /right names true and the key is false/],
    ["upheld", "wrong_key", "False", /right names the key false/],
    ["not_upheld", "none", "false", null],
    ["upheld", "wrong_key", "true", null],
    // What cannot be told decides nothing against the verdict.
    ["upheld", "unclear", null, null],
    ["not_upheld", "none", "It is as the note says", null],
  ] as const)("%s for %s with %s as right", (verdict, fault, right, expected) => {
    const found = judgeComplaint.check?.({ ...reply, verdict, fault, right }, statement) ?? null;
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatch(expected);
  });
});
