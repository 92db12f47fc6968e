import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashDimensions, hashEmbedder, hashWords } from "./hash-words.ts";

const similarity = (a: string, b: string): number => {
  const [left, right] = [hashWords(a), hashWords(b)];
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
};

/** The product calls a question asked before from this similarity on. */
const repeat = 0.9;
const clearlyDifferent = 0.87;

describe("the same question, put a little differently, is a repeat", () => {
  test.each([
    ["What is a stack?", "what is a stack"],
    ["What is a stack?", "  What   is the stack ?! "],
    ["Which method adds an item to a list?", "Which method adds items to the list?"],
    ["What does `append` do?", "What does append do?"],
    [
      "A stack is last in, first out: true or false?",
      "True or false? A stack is last in, first out.",
    ],
    ["In Python, which keyword defines a function?", "Which keyword defines a function in Python?"],
    ["What is photosynthesis?", "Describe photosynthesis."],
    ["Что такое стек?", "что такое стек"],
    ["Что такое стек?", "Чем является стек?"],
    ["Как объявляется список ёлок?", "Как объявляется список елок"],
    ["Какой метод добавляет элемент в список?", "Какой метод добавляет элементы в список?"],
    ["В Python какое слово объявляет функцию?", "Какое слово объявляет функцию в Python?"],
    ["Столица Франции — Париж?", "Столица Франции: «Париж»."],
    ["Чему равно 2 + 2?", "2 + 2 — чему равно?"],
  ])("%s | %s", (a, b) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(repeat);
  });
});

describe("another question of the same template is not", () => {
  test.each([
    ["What is a stack?", "What is a queue?"],
    ["What does the method append do?", "What does the method extend do?"],
    ["What does the operator == do?", "What does the operator != do?"],
    ["What does `++i` do?", "What does `--i` do?"],
    ["What is the value of x after 3 iterations?", "What is the value of x after 4 iterations?"],
    ["What is 2 + 2?", "What is 2 + 3?"],
    [
      "Which of the following statements about lists is true?",
      "Which of the following statements about tuples is true?",
    ],
    ["Which statement about lists is true?", "Which statement about lists is not true?"],
    ["In C, what does malloc return?", "In C++, what does malloc return?"],
    ["Which definition fits the term “mutex”?", "Which definition fits the term “semaphore”?"],
    ["What is the capital of France?", "What is the capital of Germany?"],
    ["Что такое стек?", "Что такое очередь?"],
    ["Что делает метод append?", "Что делает метод extend?"],
    ["Что делает оператор ==?", "Что делает оператор !=?"],
    ["Чему равен x после 3 итераций?", "Чему равен x после 4 итераций?"],
    ["Какое утверждение о списках верно?", "Какое утверждение о кортежах верно?"],
    ["Какое утверждение о списках верно?", "Какое утверждение о списках не верно?"],
    [
      "Какое определение подходит термину «мьютекс»?",
      "Какое определение подходит термину «семафор»?",
    ],
    ["Столица Франции?", "Столица Германии?"],
    ["В каком году началась Первая мировая война?", "В каком году началась Вторая мировая война?"],
    ["What is a stack?", "Что такое стек?"],
  ])("%s | %s", (a, b) => {
    expect(similarity(a, b)).toBeLessThan(clearlyDifferent);
  });
});

describe("one changed word tells even long questions apart", () => {
  test.each([
    [
      "In a relational database, which command removes all rows from a table without deleting its structure?",
      "In a relational database, which command removes all rows from a table without logging its structure?",
    ],
    [
      "What is the time complexity of binary search in the worst case?",
      "What is the time complexity of binary search in the best case?",
    ],
    [
      "Какой из методов списка в Python добавляет один элемент в конец списка?",
      "Какой из методов списка в Python добавляет один элемент в начало списка?",
    ],
    [
      "Какова временная сложность бинарного поиска в худшем случае?",
      "Какова временная сложность бинарного поиска в лучшем случае?",
    ],
  ])("%s | %s", (a, b) => {
    expect(similarity(a, b)).toBeLessThan(repeat);
  });
});

describe("a vector", () => {
  test("has length 1 for any text, the empty one too", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const vector = hashWords(text);
        expect(vector).toHaveLength(hashDimensions);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("of a long text has length one, too", () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(" ");
    expect(Math.hypot(...hashWords(text))).toBeCloseTo(1, 9);
  });

  test("does not depend on order, case or repeated spaces", () => {
    const words = fc.array(fc.stringMatching(/^[a-zа-я]{2,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (list) => {
        const turned = list.toReversed().join("   ").toUpperCase();
        expect(similarity(list.join(" "), turned)).toBeCloseTo(1, 6);
      }),
    );
  });

  test("comes for each text, in order, and names its space", async () => {
    const context = { ownerId: "owner", threadId: null };
    expect(await hashEmbedder.embed(["a stack", "a queue"], context)).toEqual([
      hashWords("a stack"),
      hashWords("a queue"),
    ]);
    expect(hashEmbedder.modelId).toBe("hash-words-v1");
  });
});
