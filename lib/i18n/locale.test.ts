import { expect, test } from "vitest";
import { chooseLocale } from "./locale.ts";

test.each([
  ["ru", "en-GB,en;q=0.9", "ru"],
  ["de", "ru-RU,ru;q=0.9,en;q=0.8", "ru"],
  [undefined, "de-DE,de;q=0.9,en;q=0.4,ru;q=0.7", "ru"],
  [undefined, "en-US,ru", "en"],
  [undefined, "ru;q=0, en;q=0.1", "en"],
  [undefined, "ru;q=nonsense", "en"],
  [undefined, "", "en"],
  [null, null, "en"],
] as const)("cookie %s and Accept-Language %s give %s", (cookie, header, expected) => {
  expect(chooseLocale(cookie, header)).toBe(expected);
});
