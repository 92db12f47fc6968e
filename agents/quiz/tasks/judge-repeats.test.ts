import { expect, test } from "vitest";
import { parseFences } from "#lib/ai/fence.ts";
import { type JudgeRepeatsInput, judgeRepeats } from "./judge-repeats.ts";

const judged = (question: string) => ({ question, answer: "WHERE", code: null });
const pair = (number: number, first: string, second: string) => ({
  ...{ pair: number, first: judged(first), second: judged(second) },
});
const input: JudgeRepeatsInput = {
  pairs: [pair(1, "What filters rows?", "Which <b>clause</b>\nfilters?"), pair(2, "a", "b")],
};

test("the pairs are numbered, one to a line, whatever their texts hold", () => {
  const { content } = judgeRepeats.prompt(input);
  const [fence, ...others] = parseFences(content);
  expect(others).toEqual([]);
  expect(fence?.label).toBe("pairs");
  expect(fence?.text.split("\n").map((line) => JSON.parse(line))).toEqual(input.pairs);
  const rest = judgeRepeats.list?.promptFor(input, [2], []).content ?? "";
  expect(parseFences(rest)[0]?.text).toBe(JSON.stringify(input.pairs[1]));
});
