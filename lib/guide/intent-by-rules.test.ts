import { expect, test } from "vitest";
import { intentByRules } from "./intent-by-rules.ts";

const about = (
  question: string,
  answered = false,
  { titles = ["Use Max for Live"], texts = [] as string[] } = {},
) =>
  intentByRules({
    ...{ titles, texts },
    question,
    product: "Ableton Live",
    features: ["Max for Live", "Bounce"],
    answered,
  });

test.each([
  "What's the weather like in Berlin?",
  "Where do they live?",
  "Live long and prosper",
  "What is the max speed of a car?",
  "tell me a joke",
  "hello",
  "thanks",
  "Привет!",
  "Какая погода завтра?",
  "расскажи анекдот про Live",
  "как дела",
])("%s is not about the product", (question) => {
  expect(about(question)).toBe("other");
});

test("small talk is not about the product even when the search finds something", () => {
  expect(about("What's the weather like?", true)).toBe("other");
  expect(about("Привет", true)).toBe("other");
});

test.each([
  "Does Ableton Live run on Linux?",
  "How do I use Max for Live?",
  "Что такое Ableton?",
  "hello, can I bounce a clip?",
  "What is Live?",
])("%s names the product or a feature of it", (question) => {
  expect(about(question)).toBe("product");
});

test("what the search takes for answered is not about the product when nothing of it is asked", () => {
  expect(about("Where do they live?", true)).toBe("other");
});

test("what the nearest sections speak of may be about the product, answered or not", () => {
  const freeze = { titles: ["Freeze a track"] };
  expect(about("How do I freeze a track?", false, freeze)).toBe("product");
  expect(about("Как заморозить дорожку?", false, { titles: ["Заморозить дорожку"] })).toBe(
    "product",
  );
  const tempo = { titles: ["Automate the song"], texts: ["The tempo may change in a song."] };
  expect(about("How is the tempo lowered?", false, tempo)).toBe("product");
  expect(about("How is bread baked?", false, tempo)).toBe("other");
  expect(about("What is the max speed of a car?", false)).toBe("other");
});

test("what the manual answers is about the product", () => {
  expect(about("How do I export a song?")).toBe("other");
  expect(about("How do I export a song?", true)).toBe("product");
});
