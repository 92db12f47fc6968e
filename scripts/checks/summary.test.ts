import { expect, test } from "vitest";
import { type Outcome, summary } from "./failure.ts";

const outcome = (name: string, found: Partial<Outcome> = {}): Outcome => ({
  ...{ name, passed: true, failures: [], flaky: [], seconds: 1 },
  ...found,
});

test("all that passed at once leaves nothing to say", () => {
  expect(summary([outcome("lint"), outcome("unit")])).toBe("");
});

test("what failed stands last, after what passed only when tried again", () => {
  const failed = outcome("unit", {
    passed: false,
    failures: [{ name: "sums.test.ts:3 > are right", error: "expected 2 to be 3" }],
  });
  const flaky = outcome("browser", { flaky: [{ name: "home.spec.ts:5", error: "timed out" }] });
  expect(summary([failed, flaky])).toBe(
    [
      "Flaky: browser",
      "  home.spec.ts:5",
      "    timed out",
      "Failed: unit",
      "  sums.test.ts:3 > are right",
      "    expected 2 to be 3",
      "",
    ].join("\n"),
  );
});

test("of many the first are told and the rest counted; each line of an error is indented", () => {
  const failures = Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, error: "a\nb" }));
  const lines = summary([outcome("db", { passed: false, failures })]).split("\n");
  expect(lines.slice(0, 4)).toEqual(["Failed: db", "  0", "    a", "    b"]);
  expect(lines.slice(-3)).toEqual(["    b", "  and 2 more", ""]);
});
