import { describe, expect, test } from "vitest";
import { type Certainty, howSure } from "./how-sure.ts";
import { termWeights } from "./index-chunk.ts";
import { questionTerms } from "./question-terms.ts";
import { rankChunks } from "./rank-chunks.ts";

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
    return { ...words, says: Object.fromEntries(termWeights(words).weights) };
  });
  const of = new Map<string, number>();
  for (const term of pieces.flatMap(({ says }) => Object.keys(says)))
    of.set(term, (of.get(term) ?? 0) + 1);
  const rarity = { chunks, of };
  const terms = questionTerms(question);
  return howSure.byWords(terms, rarity, rankChunks(terms, rarity, pieces));
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

test("words that a chunk says far apart are no answer, whatever the size of the manual", () => {
  const together = (said: readonly number[]) => {
    const terms = questionTerms("sidechain threshold");
    const of = new Map([
      ["", 1_300],
      ...terms.flatMap(({ word }) => (word === null ? [] : [[word, 20] as const])),
    ]);
    return howSure.byWords(terms, { chunks: 1_300, of }, [
      { chunk: { title: "", address: null }, score: 1.6, together: said },
    ]);
  };
  expect(together([9, 9])).toBe("sure");
  expect(together([9, 0])).not.toBe("sure");
});

test("a section whose title has every word that is asked answers, however common they are", () => {
  const of = new Map([
    ["", 60],
    ["track", 50],
    ["name", 40],
  ]);
  const best = { score: 0.1, together: [0, 0] };
  const certainty = (title: string) =>
    howSure.byWords(questionTerms("track names"), { chunks: 60, of }, [
      { ...best, chunk: { title, address: null } },
    ]);
  expect(certainty("Names of tracks")).toBe("sure");
  expect(certainty("Tracks")).not.toBe("sure");
});

test("nothing found answers nothing", () => {
  expect(howSure.byWords(questionTerms("tempo"), { chunks: 0, of: new Map() }, [])).toBe("no");
});

test("a long question that a section says little of, word for word, is answered only perhaps", () => {
  const of = new Map([
    ["", 2_000],
    ...questionTerms("remove the background behind the person of my portrait").flatMap(
      ({ word }) => (word === null ? [] : [[word, 150] as const]),
    ),
  ]);
  const certainty = (asked: string, together: readonly number[]) =>
    howSure.byWords(questionTerms(asked), { chunks: 2_000, of }, [
      { chunk: { title: "Filmstrip", address: null }, score: 2.6, together },
    ]);
  expect(certainty("remove the background behind the person of my portrait", [9, 9, 9, 0, 0])).toBe(
    "maybe",
  );
  expect(certainty("remove the background", [9, 9])).toBe("sure");
});

describe("a section that says all that is asked", () => {
  const terms = questionTerms("sidechain threshold");
  const of = new Map([
    ["", 1_300],
    ...terms.flatMap(({ word }) => (word === null ? [] : [[word, 20] as const])),
  ]);
  const found = (title: string, score: number, together: readonly number[]) => ({
    ...{ chunk: { title, address: `${title}.html` }, score, together },
  });
  const certainty = (...others: ReturnType<typeof found>[]) =>
    howSure.byWords(terms, { chunks: 1_300, of }, [found("Compressor", 1.6, [9, 9]), ...others]);

  test("answers where the others say less, or are far behind", () => {
    expect(certainty(found("Gate", 1.59, [9, 0]))).toBe("sure");
    expect(certainty(found("Gate", 0.8, [9, 9]))).toBe("sure");
    expect(certainty(found("Compressor", 1.59, [9, 9]))).toBe("sure");
  });

  test("is one of several where another one says as much and is as near", () => {
    expect(certainty(found("Gate", 1.59, [9, 9]))).toBe("maybe");
  });

  test("is one of several where the fifth is hardly behind", () => {
    const others = (score: number) => [1, 2, 3, 4].map((at) => found(`Gate ${at}`, score, [9, 0]));
    expect(certainty(...others(0.6))).toBe("sure");
    expect(certainty(...others(1.59))).toBe("maybe");
  });

  test("and one that says clearly less than another are a choice", () => {
    const ranked = [found("Freeze a track", 1.6, [9, 0]), found("Gate", 1, [9, 9])];
    expect(howSure.byWords(terms, { chunks: 1_300, of }, ranked)).not.toBe("sure");
  });
});

test("what words put first and vectors put far is a perhaps, and vectors make nothing surer", () => {
  expect(howSure.byVectors("sure", 1)).toBe("sure");
  expect(howSure.byVectors("sure", 30)).toBe("maybe");
  expect(howSure.byVectors("sure", null)).toBe("maybe");
  expect(howSure.byVectors("maybe", 1)).toBe("maybe");
  expect(howSure.byVectors("no", 1)).toBe("no");
});
