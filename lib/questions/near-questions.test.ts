import { describe, expect, test } from "vitest";
import { hashEmbedder, hashWords } from "#lib/ai/hash-words.ts";
import {
  type ComparedQuestion,
  cosine,
  type Kinship,
  kinship,
  questionVectorText,
  stemKey,
} from "./near-questions.ts";
import { heldOutPairs, type NearPairs, tuningPairs } from "./testing/near-pairs.ts";

test("case, emphasis and spaces make no other question", () => {
  expect(stemKey({ stem: "What is a  **Queue**?", code: null })).toBe(
    stemKey({ stem: "what is a queue?", code: null }),
  );
});

test("another text or another snippet is another question", () => {
  const printed = stemKey({ stem: "What does this code print?", code: "print(1)" });
  expect(stemKey({ stem: "What does this code print?", code: "print(2)" })).not.toBe(printed);
  expect(stemKey({ stem: "What does this code read?", code: "print(1)" })).not.toBe(printed);
});

test.each([
  ["__main__", "main"],
  ["let*", "let"],
  ["*args", "args"],
  ["#include", "include"],
  ["f()", "f"],
])("a question about %s is not one about %s", (name, other) => {
  const key = (asked: string) => stemKey({ stem: `What does ${asked} do?`, code: null });
  expect(key(name)).not.toBe(key(other));
  expect(key(`\`${name}\``)).not.toBe(key(`\`${other}\``));
  expect(key(`\`${name}\``)).toBe(key(name));
});

const threshold = 0.9;

const inWords = (left: ComparedQuestion, right: ComparedQuestion): Kinship => {
  const [a, b] = [left, right].map((one) => hashWords(questionVectorText(one)));
  const similarity = cosine(a ?? [], b ?? []);
  return kinship(left, right, { modelId: hashEmbedder.modelId, similarity }, threshold);
};

const count = (pairs: NearPairs["repeats"], wanted: Kinship): number =>
  pairs.filter(([left, right]) => left && right && inWords(left, right) === wanted).length;

describe("in the space of words", () => {
  test.each([
    ["chosen by", tuningPairs, { right: 8, wrong: 1, inDoubt: 14 }],
    ["held out", heldOutPairs, { right: 9, wrong: 0, inDoubt: 11 }],
  ])("of 26 repeats and 42 different questions, the pairs %s", (_, pairs, expected) => {
    expect([pairs.repeats.length, pairs.different.length]).toEqual([26, 42]);
    expect(count(pairs.repeats, "repeat")).toBeGreaterThanOrEqual(expected.right);
    expect(count(pairs.different, "repeat")).toBeLessThanOrEqual(expected.wrong);
    expect(count(pairs.repeats, "doubtful")).toBeGreaterThanOrEqual(expected.inDoubt);
    expect(count(pairs.different, "doubtful")).toBeLessThanOrEqual(13);
  });

  const question = (stem: string, answer: string, change: Partial<ComparedQuestion> = {}) => ({
    ...{ type: "open" as const, stem, answer, accepted: [], code: null },
    ...change,
  });
  const truth = { type: "true_false" } as const;

  test("a paraphrase below the threshold is a repeat", () => {
    const left = question("Which clause of a SELECT filters rows before grouping?", "WHERE");
    const right = question(
      "In a SELECT, which clause is used to filter the rows before they are grouped?",
      "`WHERE`",
    );
    expect(inWords(left, right)).toBe("repeat");
  });

  test.each([
    [
      "a word was replaced",
      question("In which country was the February Revolution of 1917?", "Russia"),
      question("In which country was the October Revolution of 1917?", "Russia"),
    ],
    [
      "a number came",
      question("How many bits are there in a byte of memory?", "8"),
      question("How many bits are there in 1 byte of memory?", "8"),
    ],
    [
      "a statement lost a word",
      question("In Python, a list can hold values of different types.", "true", truth),
      question("In Python, a tuple can hold values of different types.", "true", truth),
    ],
    [
      "the answers differ",
      question("What is the complexity of a search in a sorted tree?", "O(n)"),
      question("What is the complexity of a search in a sorted balanced tree?", "O(log n)"),
    ],
    [
      "the answer is in other words",
      question(
        "Why does a generator use less memory than a list?",
        "It yields items one at a time",
      ),
      question(
        "Why is less memory used by a generator than by a list?",
        "Because it yields one item at a time",
      ),
    ],
  ])("it is in doubt where %s", (_, left, right) => {
    expect(inWords(left, right)).toBe("doubtful");
    expect(inWords(right, left)).toBe("doubtful");
  });

  test("what is about another snippet is no repeat for its words", () => {
    const stem = "What does this program print?";
    const code = "total = 7\nprint(total)";
    const left = question(stem, "7", { code });
    const right = question(stem, "7", { code: code.replace("(total", "(total, end, here") });
    expect(inWords(left, right)).toBe("doubtful");
    expect(inWords(left, { ...right, code: `${code}\n` })).toBe("repeat");
  });

  test("the answer alone makes nothing doubtful, nor do two statements that are true", () => {
    expect(
      inWords(
        question("Which clause filters rows?", "WHERE"),
        question("Without what does an UPDATE change everything?", "WHERE"),
      ),
    ).toBe("different");
    expect(
      inWords(
        question("A stack removes what was added last.", "true", truth),
        question("A queue removes what was added first.", "true", truth),
      ),
    ).toBe("different");
  });
});

describe("in the space of an embedding model", () => {
  const open: ComparedQuestion = {
    type: "open",
    stem: "a",
    answer: "WHERE",
    accepted: [],
    code: null,
  };
  const other = { ...open, answer: "HAVING" };
  const recall: ComparedQuestion = { ...open, type: "free_recall" };
  const statement: ComparedQuestion = { ...open, type: "true_false", answer: "true" };

  test.each<[number, ComparedQuestion, ComparedQuestion, Kinship]>([
    [0.9, open, other, "repeat"],
    [0.89, open, open, "doubtful"],
    [0.89, open, { ...other, accepted: ["where"] }, "doubtful"],
    [0.89, open, other, "different"],
    [0.89, statement, statement, "different"],
    [0.7, open, open, "doubtful"],
    [0.69, open, open, "different"],
    [1, recall, recall, "different"],
    [1, recall, open, "different"],
  ])("%d", (similarity, left, right, expected) => {
    expect(kinship(left, right, { modelId: "openai:some", similarity }, threshold)).toBe(expected);
  });
});
