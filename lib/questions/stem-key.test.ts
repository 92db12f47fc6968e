import { expect, test } from "vitest";
import { stemKey } from "./stem-key.ts";

test("case, emphasis and spaces make no other question", () => {
  expect(stemKey({ stem: "What is a  **Queue**?", code: null })).toBe(
    stemKey({ stem: "what is a queue?", code: null }),
  );
});

test("another text or another snippet is another question", () => {
  const printed = stemKey({ stem: "What does this code print?", code: "print(1)" });
  expect(stemKey({ stem: "What does this code print?", code: "print(2)" })).not.toBe(printed);
  expect(stemKey({ stem: "What does this code read?", code: "print(1)" })).not.toBe(printed);
});

test.each([
  ["__main__", "main"],
  ["let*", "let"],
  ["*args", "args"],
  ["#include", "include"],
  ["f()", "f"],
])("a question about %s is not one about %s", (name, other) => {
  const key = (asked: string) => stemKey({ stem: `What does ${asked} do?`, code: null });
  expect(key(name)).not.toBe(key(other));
  expect(key(`\`${name}\``)).not.toBe(key(`\`${other}\``));
  expect(key(`\`${name}\``)).toBe(key(name));
});
