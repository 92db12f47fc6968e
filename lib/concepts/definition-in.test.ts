import { describe, expect, it } from "vitest";
import { definitionIn } from "./definition-in.ts";

describe("a definition in Russian", () => {
  it.each([
    ["**Стек** — это структура данных LIFO.", "Стек"],
    ["Хеш-таблица - это структура с быстрым поиском.", "Хеш-таблица"],
    ["Связный список – цепочка узлов с указателями.", "Связный список"],
    ["`std::vector` — это динамический массив.", "std::vector"],
    ["Инкапсуляция это сокрытие деталей реализации.", "Инкапсуляция"],
    ["Деревом называют связный граф без циклов.", "Дерево"],
    ["Связный граф без циклов называется деревом.", "дерево"],
    ["Под рекурсией понимают вызов функцией самой себя.", "рекурсия"],
    ["**Митоз**: деление клетки на две одинаковые.", "Митоз"],
    ["Осмос представляет собой диффузию воды.", "Осмос"],
    ["Итак, куча — это полное двоичное дерево.", "куча"],
  ])("%s", (sentence, term) => {
    expect(definitionIn(sentence, "ru")?.term).toBe(term);
  });

  it.each([
    "Это — очень важная тема на экзамене.",
    "Он — лучший преподаватель нашего факультета.",
    "Например: рассмотрим вот такой массив.",
    "Важно: не забыть про домашнее задание.",
    "Стек — это что такое, как вы думаете?",
    "Вчера мы ходили в кино и смотрели фильм.",
    "Стек — LIFO.",
  ])("is not %s", (sentence) => {
    expect(definitionIn(sentence, "ru")).toBeNull();
  });
});

describe("a definition in English", () => {
  it.each([
    ["**Stack** is a collection with LIFO order.", "Stack"],
    ["A queue is a collection with FIFO order.", "queue"],
    ["The call stack is the stack of active functions.", "call stack"],
    ["Mutexes are a kind of lock for threads.", "Mutexes"],
    ["Polymorphism means that one call has many forms.", "Polymorphism"],
    ["TTL stands for time to live, in hops.", "TTL"],
    ["Heap — a complete binary tree with order.", "Heap"],
    ["**Deque**: a queue that is open at both ends.", "Deque"],
    ["A function that calls itself is called a recursive function.", "recursive function"],
    ["Big O notation is a way to describe growth.", "Big O notation"],
  ])("%s", (sentence, term) => {
    expect(definitionIn(sentence, "en")?.term).toBe(term);
  });

  it.each([
    "It is a nice day for a walk outside.",
    "This is the most important thing of all.",
    "There is a problem with this approach.",
    "Note: the exam is on Friday morning.",
    "What is a stack good for in practice?",
    "We went home and had a cup of tea.",
    "Every structure is a promise about cost.",
  ])("is not %s", (sentence) => {
    expect(definitionIn(sentence, "en")).toBeNull();
  });
});

// A pattern that backtracks would not end within the test's time.
it("reads unlucky text to its end", () => {
  for (const unit of ["a ", "слово ", "x — ", "is called ", "называют ", "a+"]) {
    expect(() => definitionIn(unit.repeat(2_000), "ru")).not.toThrow();
    expect(() => definitionIn(unit.repeat(2_000), "en")).not.toThrow();
  }
});
