import { describe, expect, test } from "vitest";
import { type ComparedQuestion, stemKey } from "./near-questions.ts";
import { type ProvedQuestion, type RepeatSearch, sortOutRepeats } from "./sort-out-repeats.ts";

const modelId = "openai:some";
/** At this cosine to the direction of `at(1)`. */
const at = (cosine: number): number[] => [cosine, Math.sqrt(1 - cosine * cosine)];
const compared = (stem: string, answer = "WHERE"): ComparedQuestion => ({
  ...{ type: "open", stem, answer, accepted: [], code: null },
});
const proved = (id: string, cosine: number, answer?: string): ProvedQuestion => ({
  ...compared(`Question ${id}`, answer),
  id,
  vectors: [{ modelId, embedding: at(cosine) }],
  evidence: { quote: id, start: id.charCodeAt(0) * 10, end: id.charCodeAt(0) * 10 + 9 },
});
const search = (change: Partial<RepeatSearch>): RepeatSearch => ({
  ...{ proved: [], asked: new Map(), alike: [], stems: new Map(), threshold: 0.9, same: [] },
  ...{ shared: [], hasJudge: true },
  ...change,
});
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("against earlier questions", () => {
  const asked = new Map([
    ["near", compared("Near")],
    ["nearer", compared("Nearer")],
  ]);
  const alike = [
    { id: "a", stored: "near", modelId, similarity: 0.91 },
    { id: "a", stored: "nearer", modelId, similarity: 0.95 },
    { id: "b", stored: "near", modelId, similarity: 0.75 },
    { id: "b", stored: "nearer", modelId, similarity: 0.85 },
    { id: "b", stored: "gone", modelId, similarity: 0.99 },
  ];
  const both = search({ proved: [proved("a", 1), proved("b", 0)], asked, alike });

  test("the nearest is repeated; what does not count as asked is not", () => {
    const { kept, repeats } = sortOutRepeats(both);
    expect(repeats).toEqual(new Map([["a", "nearer"]]));
    expect(idsOf(kept)).toEqual(["b"]);
  });

  test("only what would be kept is in doubt, nearest first", () => {
    const { doubtful } = sortOutRepeats(both);
    expect(doubtful.map(({ id, otherId }) => [id, otherId])).toEqual([
      ["b", "nearer"],
      ["b", "near"],
    ]);
    expect(doubtful[0]).toMatchObject({
      question: { stem: "Question b" },
      other: { stem: "Nearer" },
    });
  });

  test("a pair in doubt in two spaces is one pair", () => {
    const words = { id: "b", stored: "near", modelId: "hash-words-v1", similarity: 0.5 };
    const { doubtful } = sortOutRepeats({ ...both, alike: [...alike, words] });
    expect(doubtful).toHaveLength(2);
  });

  test("what the judge holds for the same is dropped, unless it does not count as asked any more", () => {
    const same = [{ id: "b", otherId: "near" }];
    expect(sortOutRepeats({ ...both, same }).repeats.get("b")).toBe("near");
    const gone = [{ id: "b", otherId: "gone" }];
    expect(sortOutRepeats({ ...both, same: gone }).repeats.has("b")).toBe(false);
  });
});

describe("inside a quiz", () => {
  test("the first of two stays, and the later one is in doubt or a repeat", () => {
    const { kept, repeats, doubtful } = sortOutRepeats(
      search({ proved: [proved("a", 1), proved("b", 0.95), proved("c", 0.8)] }),
    );
    expect(idsOf(kept)).toEqual(["a", "c"]);
    expect(repeats).toEqual(new Map([["b", "a"]]));
    expect(doubtful.map(({ id, otherId }) => [id, otherId])).toEqual([["c", "a"]]);
  });

  test("what repeats a repeat repeats the same question", () => {
    const questions = [proved("a", 1), proved("b", 0)];
    const asked = new Map([["old", compared("Old")]]);
    const same = [
      { id: "b", otherId: "a" },
      { id: "a", otherId: "old" },
    ];
    const { repeats } = sortOutRepeats(search({ proved: questions, asked, same }));
    expect(repeats).toEqual(
      new Map([
        ["a", "old"],
        ["b", "old"],
      ]),
    );
  });

  test("what the quiz asks already is not asked with another answer", () => {
    const question = proved("a", 1);
    const stems = new Map([[stemKey(question), "first"]]);
    expect(sortOutRepeats(search({ proved: [question], stems })).repeats.get("a")).toBe("first");
  });
});

describe("neighbouring sentences", () => {
  const placed = (id: string, start: number, end: number): ProvedQuestion => ({
    ...compared(`Question ${id}`, id),
    ...{ id, vectors: [], evidence: { quote: id, start, end } },
  });
  const pair = (gap: number) => [placed("a", 0, 20), placed("b", 20 + gap, 40)];

  test("are put before a judge, as one fact may be said in two", () => {
    const idsOfPairs = (gap: number, hasJudge = true) =>
      sortOutRepeats(search({ proved: pair(gap), hasJudge })).doubtful.map(({ id, otherId }) => [
        id,
        otherId,
      ]);
    expect(idsOfPairs(1)).toEqual([["b", "a"]]);
    expect(idsOfPairs(9)).toEqual([]);
    expect(idsOfPairs(1, false)).toEqual([]);
  });
});
