import { expect, test } from "vitest";
import { type Certainty, howSure } from "./how-sure.ts";
import { questionTerms } from "./question-terms.ts";
import { rankChunks } from "./rank-chunks.ts";
import { termWeights } from "./term-weights.ts";

const sections = [
  ["Recording", "Arm the track and press the record button to record a clip."],
  ["Warping", "Warp markers pin a moment of the sample to the beat."],
  ["Tempo", "The tempo of the song is set in the control bar."],
  ["Экспорт", "Чтобы сохранить песню как звуковой файл, выберите команду экспорта."],
] as const;

const certaintyOf = (question: string, chunks = 60): Certainty => {
  const pieces = sections.map(([title, text]) => {
    const words = {
      title,
      text,
      address: title,
      headingPath: [],
      innerAddresses: [],
      indexTerms: [],
      pageLead: "",
    };
    return { title, address: title, says: Object.fromEntries(termWeights(words).weights) };
  });
  const of = new Map<string, number>();
  for (const term of pieces.flatMap(({ says }) => Object.keys(says)))
    of.set(term, (of.get(term) ?? 0) + 1);
  const rarity = { chunks, of };
  const terms = questionTerms(question);
  return howSure(terms, rarity, rankChunks(terms, rarity, pieces)[0]);
};

test.each([
  "How do I record a clip?",
  "How do I set the tempo of the song?",
  "Как сохранить песню как звуковой файл?",
])("%s is answered", (question) => {
  expect(certaintyOf(question)).toBe("sure");
});

test.each(["How do I change the tempo?", "Warp markers", "pin the sample"])(
  "%s, which has one or two words to tell by, is not refused",
  (question) => {
    expect(certaintyOf(question)).not.toBe("no");
  },
);

test.each([
  "How do I cook spaghetti carbonara?",
  "Which train goes to Berlin tomorrow?",
  "Как заказать такси в аэропорт?",
])("%s is not answered", (question) => {
  expect(certaintyOf(question)).toBe("no");
});

test("a large manual must say more of a question than a small one", () => {
  const outcomes = (question: string) =>
    [200, 1_300, 18_000].map((chunks) => certaintyOf(question, chunks));
  expect(outcomes("control bar of the sample")).toEqual(["sure", "sure", "maybe"]);
  expect(outcomes("mark a clip")).toEqual(["maybe", "maybe", "no"]);
  expect(outcomes("the clip is grey")).toEqual(["maybe", "no", "no"]);
});

test("nothing found answers nothing", () => {
  expect(howSure(questionTerms("tempo"), { chunks: 0, of: new Map() }, undefined)).toBe("no");
});
