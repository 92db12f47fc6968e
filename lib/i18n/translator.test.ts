import { expect, test } from "vitest";
import { messagesIn } from "./catalogue.ts";
import { errorSentence, translator } from "./translator.ts";

test.each(["en", "ru"] as const)("a refused note is told why, in %s", (locale) => {
  const { errors, garbage } = messagesIn(locale);
  for (const reason of ["empty", "binary", "repeated", "too_little_text", "random_letters"]) {
    const sentence = errorSentence(locale, "note_garbage", { reason });
    expect(sentence).toBe(new Map(Object.entries(garbage)).get(reason));
    expect(sentence).not.toBe(errors.note_garbage);
  }
});

test("a Russian weekday is told with its preposition, under each name that a date gives it", () => {
  const t = translator("ru", "home");
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day)));
  const weekday = new Intl.DateTimeFormat("ru", { weekday: "long", timeZone: "UTC" });
  expect(days.map((day) => t("when.week", { weekday: weekday.format(day) }))).toEqual([
    ...["в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу"],
    "в воскресенье",
  ]);
});

test("the model's explanation is told as it stands, as one sentence", () => {
  const details = { reason: "no_meaning", explanation: "Only {menu} prices,\n <b>no ideas</b>" };
  const sentence = errorSentence("en", "note_garbage", details);
  expect(sentence).toContain(
    "nothing to learn in this text: Only {menu} prices, <b>no ideas</b>. ",
  );
  const long = { reason: "no_meaning", explanation: "x".repeat(5_000) };
  expect(errorSentence("ru", "note_garbage", long).length).toBeLessThan(700);
});

test("without a known reason the sentence of the code stands, without a known code the last resort", () => {
  const { errors, garbage } = messagesIn("en");
  expect(errorSentence("en", "note_garbage", null)).toBe(errors.note_garbage);
  expect(errorSentence("en", "note_garbage", { reason: "older" })).toBe(errors.note_garbage);
  expect(errorSentence("en", "note_garbage", { reason: "no_meaning" })).toBe(garbage.no_meaning);
  expect(errorSentence("en", "model_timeout", { reason: "empty" })).toBe(errors.model_timeout);
  expect(errorSentence("en", "older", null)).toBe(errors.internal);
});
