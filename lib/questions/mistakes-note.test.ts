import { expect, test } from "vitest";
import type { Question } from "#lib/schemas/quiz.ts";
import { mistakesNote } from "./mistakes-note.ts";
import type { QuizSnapshot } from "./quiz-view.ts";

const question = (id: string, given: Partial<Question>): Question => ({
  ...{ id, type: "open", stem: "Why?", options: null, answer: "Because.", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: { quote: "A heap is a tree.", start: 0, end: 17 },
  ...given,
});

const questions = [
  question("choice", {
    ...{ type: "multiple_choice", stem: "What is a heap?", options: ["a tree", "a list"] },
    ...{ answer: "a tree", explanation: "The parent is the smallest." },
  }),
  question("truth", { type: "true_false", stem: "A heap is a list.", answer: "false" }),
  question("code", { stem: "What is it?", code: "heap[0]", codeLanguage: "js", answer: "A root." }),
  question("steps", { type: "ordering", stem: "Put in order", answer: "First\nSecond" }),
  question("names", { type: "naming", stem: "Name two", answer: "Heap\nStack" }),
  question("recall", {
    ...{ type: "free_recall", stem: "What is a stack?", answer: "Last in, first out." },
    evidence: { quote: "Last in, first out.", start: 20, end: 39 },
  }),
  question("known", { stem: "Known?" }),
];

const snapshot = (
  wrong: Readonly<Record<string, string>>,
  withdrawn: readonly string[] = [],
  round = 1,
): QuizSnapshot => ({
  thread: {
    ...{ id: "t", title: "Heaps\nand stacks", status: "done", revision: 1 },
    ...{ errorCode: null, errorDetails: null },
  },
  quiz: {
    ...{ status: "ready", factCheck: "checked", noteCheck: null, language: "en", round },
    ...{ contentType: null, strategy: null, fromCache: false, shortfall: null },
  },
  ...{ corrections: [], unchecked: [], places: [], questions },
  complaints: withdrawn.map((questionId) => ({
    ...{ questionId, kind: null, words: "no", verdict: null, leftOut: true, reply: null },
    ...{ quotes: [], alongWith: null },
  })),
  attempts: questions.map(({ id }) => {
    const answer = wrong[id];
    const isRight = answer === undefined;
    const grade = { correct: isRight, score: isRight ? 1 : 0, reason: null };
    return { questionId: id, round: 1, answer: answer ?? "right", ...grade };
  }),
});

test("each mistake has the right answer, why, and its passage", () => {
  const wrong = { choice: "a list", truth: "true", code: "A leaf, I think.", recall: "" };
  expect(mistakesNote(snapshot(wrong))).toBe(`# My mistakes: Heaps and stacks

## Question 1

What is a heap?

Correct answer: a tree (not: a list)

The parent is the smallest.

A heap is a tree.

## Question 2

True or false: A heap is a list.

Correct answer: False

A heap is a tree.

## Question 3

What is it?

\`\`\`js
heap[0]
\`\`\`

Correct answer: A root.

A heap is a tree.

## Question 4

What is a stack?

Last in, first out.
`);
});

test("steps and names stand as lists", () => {
  const note = mistakesNote(snapshot({ steps: "Second\nFirst", names: "Queue" }));
  expect(note).toContain("Correct answer:\n\n1. First\n2. Second\n");
  expect(note).toContain("Correct answer:\n\n- Heap\n- Stack\n");
  expect(note).not.toContain("Queue");
  // A list is its own passage.
  expect(note).not.toContain("A heap is a tree");
});

test("what was right or withdrawn is no mistake, nor is that of an earlier round", () => {
  expect(mistakesNote(snapshot({}))).toBeNull();
  expect(mistakesNote(snapshot({ truth: "true" }, ["truth"]))).toBeNull();
  expect(mistakesNote(snapshot({ truth: "true" }, [], 2))).toBeNull();
});
