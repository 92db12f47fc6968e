import { expect, test } from "vitest";
import { isThanks } from "./is-thanks.ts";

test.each([
  ...["ok", "OK, thanks!", "Thank you very much", "thanks for the help", "Great", "👍", "got it"],
  ...["Спасибо", "ок", "хорошо, спасибо большое", "Понятно.", "🙏", "Спасибо за помощь"],
])("%j asks and wishes nothing", (text) => {
  expect(isThanks(text)).toBe(true);
});

test.each([
  ...[
    "",
    "yes",
    "no",
    "all",
    "ok?",
    "ok, next",
    "ok, help",
    "thanks, but it is not solved",
    "help",
    "you",
  ],
  ...["да", "нет", "спасибо, но не помогло", "ок, дальше", "хорошо ли это?", "всё", "за помощь"],
])("%j may", (text) => {
  expect(isThanks(text)).toBe(false);
});
