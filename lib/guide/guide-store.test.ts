import { expect, test } from "vitest";
import { topicOf } from "./guide-store.ts";

test.each([
  ["How do I warp a sample?", "warp a sample"],
  ["What is warping?", "warping"],
  ["Что такое варпинг?", "варпинг"],
  ["Как мне напечатать ноты?", "напечатать ноты"],
  ["Operator", "Operator"],
  ["how can i do that", "how can i do that"],
])("%s is about %s", (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

test("a long question is not repeated whole, and is cut between two words", () => {
  const topic = topicOf(`warp ${"sample ".repeat(50)}`);
  expect(topic.length).toBeLessThanOrEqual(80);
  expect(topic).toMatch(/^warp( sample)+…$/);
});
