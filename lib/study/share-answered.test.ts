import { expect, test } from "vitest";
import { shareAnswered } from "./share-answered.ts";

const document = `# Locks

A **mutex** is released only by the thread that locked it: it is owned.

A **semaphore** has no owner and counts.

## Deadlock

It needs a cycle of waiting threads.

## Потоки

Семафор считает разрешения, а мьютекс принадлежит потоку.
`;
const mutex = "A **mutex** is released only by the thread that locked it: it is owned.";
const cycle = "It needs a cycle of waiting threads.";
const share = (question: string, answer: string, quotes: string[]) =>
  shareAnswered({ question, document }, { answer, quotes });

test.each([
  ["Who may release a mutex, and why?", "Its owner.", [mutex]],
  // The heading above the quote names it.
  ["What does a deadlock need?", "A cycle.", [cycle]],
  ["Кому принадлежит мьютекс?", "Потоку.", ["мьютекс принадлежит потоку"]],
  ["What does the text say about a cycle?", "It is needed.", [cycle]],
  // Nothing of it stands in the document.
  ["How do martians cook pizza?", "They do not.", [cycle]],
  ["What comes next in your note?\n\n> A **semaphore** has no owner and counts.", "It.", [cycle]],
])("an answer to its question: %s", (question, answer, quotes) => {
  expect(share(question, answer, quotes)).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ["What does a deadlock need?", "A mutex is owned by the thread that locked it.", [mutex]],
  ["What does a semaphore count?", "A cycle of threads.", [cycle]],
  ["Что считает семафор?", "A cycle of waiting threads.", [cycle]],
])("an answer to another question: %s", (question, answer, quotes) => {
  expect(share(question, answer, quotes)).toBe(0);
});
