import { expect, test } from "vitest";
import { parseFences } from "#lib/ai/fence.ts";
import { type JudgeRepeatsInput, judgeRepeats } from "./judge-repeats.ts";

const judged = (question: string) => ({ question, answer: "WHERE", code: null });
const pair = (first: string, second: string) => ({ first: judged(first), second: judged(second) });
const input: JudgeRepeatsInput = {
  pairs: [pair("What filters rows?", "Which <b>clause</b>\nfilters?"), pair("a", "b")],
};
const verdict = (number: number, same = true) => ({ pair: number, reason: "So it is.", same });

test("the pairs are numbered, one to a line, whatever their texts hold", () => {
  const { content } = judgeRepeats.prompt(input);
  const [fence, ...others] = parseFences(content);
  expect(others).toEqual([]);
  expect(fence?.label).toBe("pairs");
  expect(fence?.text.split("\n").map((line) => JSON.parse(line))).toEqual(
    input.pairs.map((one, index) => ({ pair: index + 1, ...one })),
  );
});

test("an answer without a verdict for every pair is asked for again", () => {
  expect(judgeRepeats.check?.({ verdicts: [verdict(1), verdict(2)] }, input)).toBeNull();
  expect(judgeRepeats.check?.({ verdicts: [verdict(1)] }, input)).toContain("2");
});

test("of a malformed answer the good verdicts stay", () => {
  const salvage = (reply: unknown) => judgeRepeats.salvage?.(reply, input);
  const broken = { pair: 2, same: "perhaps" };
  expect(salvage({ verdicts: [verdict(1, false), broken] })).toEqual({
    verdicts: [verdict(1, false)],
  });
  expect(salvage({ verdicts: [broken] })).toBeNull();
  expect(salvage("yes")).toBeNull();
});
