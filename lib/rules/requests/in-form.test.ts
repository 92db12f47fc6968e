import { expect, test } from "vitest";
import { inForm } from "./in-form.ts";

test.each([
  ["лампочки", "лампочках", "лампы", "лампах"],
  ["лампочки", "лампочками", "фонари", "фонарями"],
  ["лампочек", "лампочки", "светодиоды", "светодиоды"],
  ["row", "rows", "line", "lines"],
  ["rows", "row", "lines", "line"],
])("%s stands as %s: %s is %s", (given, found, text, expected) => {
  expect(inForm(given, found, text)).toBe(expected);
});

test.each([
  ["лампочки", "лампочек", "лампы"],
  ["ток", "током", "заряд"],
  ["лампочки", "лампочку", "лампы"],
  ["row", "rows", "box"],
  ["rows", "row", "boxes"],
  ["лампочки", "лампочках", "яркие лампы"],
])("%s stands as %s: whoever says %s is asked", (given, found, text) => {
  expect(inForm(given, found, text)).toBeNull();
});
