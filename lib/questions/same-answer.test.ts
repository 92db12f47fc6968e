import { describe, expect, test } from "vitest";
import { bareCode, fillsGap, isCode, sameAnswer } from "./same-answer.ts";

describe("isCode", () => {
  test.each([
    ["`True`"],
    ["f()"],
    ["print(x)"],
    ["a[0]"],
    ["(1)"],
    ["[1, 2, 3]"],
    ["{1: 2}"],
    ["<div>"],
    ["x = 1;"],
    ["if x:"],
    ["__main__"],
    ["my_var"],
    ["_private"],
    ["O(n)"],
  ])("%s is", (text) => {
    expect(isCode(text)).toBe(true);
  });

  test.each([
    ["True"],
    ["a lock (of any kind)"],
    ["A call of `f` and another of `g`"],
    ["C++"],
    ["C#"],
    ["50 %"],
    ["Мьютекс (замок)"],
    ["(синоним)"],
    ["процесс;"],
    [""],
    ["``"],
    ["_"],
  ])("%s is not", (text) => {
    expect(isCode(text)).toBe(false);
  });

  test("is compared without its backticks, white space as it reads", () => {
    expect(bareCode(" ``f( x,\n y )`` ")).toBe("f( x, y )");
    expect(bareCode("T*")).toBe("T*");
  });
});

describe("fillsGap", () => {
  test.each([
    ["the unit behind it", "`int` занимает ____ байта.", "4", "4 байта", true],
    ["the number before it", "`int` занимает 4 ____.", "байта", "4 байта", true],
    ["words on no side", "A lock is ____.", "a mutex", "the mutex", true],
    ["another number", "`int` занимает ____ байта.", "4", "8 байта", false],
    ["another unit", "`int` занимает ____ байта.", "4", "4 бита", false],
    ["nothing but what stands there", "It takes ____ bytes.", "4", "bytes", false],
  ])("an answer may repeat what stands beside the gap: %s", (_, stem, answer, given, right) => {
    expect(fillsGap({ stem, answer, accepted: [] }, given)).toBe(right);
  });
});

describe("sameAnswer", () => {
  test.each([
    ["Event Loop", "event loop"],
    ["the mutex", "Mutex"],
    ["счётчик", "счетчик"],
    ["«Мьютекс».", "мьютекс"],
    ["copy-on-write", "copy on write"],
    ["copyonwrite", "copy on write"],
    ["event  loop", "`event loop`"],
    ["полиморфзм", "полиморфизм"],
    ["инкапсуялция", "инкапсуляция"],
    ["клетки", "клетка"],
    ["encapsulatoin", "encapsulation"],
    ["1,5", "1.5"],
    [";", ";"],
    ["( )", "()"],
    ["f()", "`f()`"],
    ["print( x )", "print(x)"],
    ["`let*`", "let*"],
    ["C++", "c++"],
    ["замок (мьютекс)", "замок мьютекс"],
  ])("%s is taken for %s", (given, key) => {
    expect(sameAnswer(given, key)).toBe(true);
  });

  test.each([
    ["1946", "1945"],
    ["i--", "i++"],
    ["C", "C++"],
    ["-1", "1"],
    ["синхронный", "асинхронный"],
    ["неорганический", "органический"],
    ["сульфит", "сульфат"],
    ["этанал", "этанол"],
    ["nitrite", "nitrate"],
    ["lactase", "lactose"],
    ["employee", "employer"],
    ["intermolecular", "intramolecular"],
    ["гипогликемия", "гипергликемия"],
    ["cat", "cut"],
    ["", "mutex"],
    ["???", "mutex"],
    ["==", "==="],
    ["f", "f()"],
    ["1", "(1)"],
    ["T", "T*"],
    ["true", "`True`"],
    ["print(X)", "print(x)"],
    ["main", "__main__"],
    ["init", "`__init__`"],
    ["let", "let*"],
    ["args", "*args"],
    ["include", "#include"],
  ])("%s is not taken for %s", (given, key) => {
    expect(sameAnswer(given, key)).toBe(false);
  });

  test("an accepted variant that is code is met sign by sign, too", () => {
    expect(sameAnswer("f", "the call", ["`f()`"])).toBe(false);
    expect(sameAnswer("f()", "the call", ["`f()`"])).toBe(true);
  });

  test("an accepted variant counts as the key does", () => {
    expect(sameAnswer("ООП", "объектно-ориентированное программирование", ["ООП"])).toBe(true);
  });
});
