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
