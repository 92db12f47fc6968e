import { expect, test } from "vitest";
import { pictureNames } from "./picture-names.ts";

const [a, b] = ["a".repeat(64), "b".repeat(64)];

test("a model sees numbers, and what it copies names the pictures again", () => {
  const names = pictureNames();
  expect(names.instructions("Write.")).toBe("Write.");
  const sent = names.short(`![one](picture:${a}) ![two](picture:${b}) ![one](picture:${a})`);
  expect(sent).toBe("![one](picture:1) ![two](picture:2) ![one](picture:1)");
  // The same picture has the same number in the next prompt of the call.
  expect(names.short(`![two](picture:${b})`)).toBe("![two](picture:2)");
  expect(names.instructions("Write.")).toContain("picture:1");
  expect(names.long(`{"markdown":"![two](picture:2)\\n"}`)).toBe(
    `{"markdown":"![two](picture:${b})\\n"}`,
  );
});

test("a number that no picture has names none", () => {
  const names = pictureNames();
  expect(names.long("![it](picture:1)")).toBe("![it](picture:1)");
  names.short(`![one](picture:${a})`);
  expect(names.long("![it](picture:2) picture:1")).toBe("![it](picture:2) picture:1");
});
