import { expect, test } from "vitest";
import { compactDiff } from "./edit-diff.tsx";

const long = "слово ".repeat(40);

test("every changed word is kept, and of what stayed only what stands next to it", () => {
  const short = compactDiff([
    { kind: "same", text: long },
    { kind: "removed", text: long },
    { kind: "same", text: long },
    { kind: "added", text: "новое" },
    { kind: "same", text: long },
  ]);
  expect(short[1]?.text).toBe(long);
  expect(short[3]?.text).toBe("новое");
  for (const place of [0, 2, 4]) expect(short[place]?.text.length).toBeLessThan(70);
});

test("what stayed ends and begins with whole words", () => {
  const [before, , after] = compactDiff([
    { kind: "same", text: "Отношение приращений называют угловым коэффициентом секущей " },
    { kind: "added", text: "прямой " },
    { kind: "same", text: "проведённой через две точки графика этой функции" },
  ]);
  expect(before?.text).toBe("… коэффициентом секущей ");
  expect(after?.text).toBe("проведённой через две точки …");
});

test("a short text is told as it is", () => {
  const parts = [
    { kind: "same", text: "Да, " },
    { kind: "added", text: "нет" },
  ] as const;
  expect(compactDiff(parts)).toEqual(parts);
});
