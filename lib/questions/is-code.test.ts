import { describe, expect, test } from "vitest";
import { bareCode, isCode } from "./is-code.ts";

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
