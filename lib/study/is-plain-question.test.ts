import { expect, test } from "vitest";
import { isPlainQuestion } from "./is-plain-question.ts";

test.each([
  "Why is the step size small?",
  "what does $\\eta$ stand for?",
  "Is entropy a function of state?",
  "Почему сертификат не зависит от порядка?",
  "Чем мьютекс отличается от семафора?",
])("wants to know: %s", (text) => {
  expect(isPlainQuestion(text)).toBe(true);
});

test.each([
  "Can you make it shorter?",
  "Why not make it shorter?",
  "What about an example?",
  "Shorten the introduction. What do you think?",
  "What is this? Take it out, will you?",
  "Можешь сократить введение?",
  "Почему бы не добавить пример?",
  "Что, если убрать второй абзац?",
  "Make it shorter",
  "What a mess",
  "?",
  "",
])("may want a change: %j", (text) => {
  expect(isPlainQuestion(text)).toBe(false);
});
