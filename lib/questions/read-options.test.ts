import { describe, expect, test } from "vitest";
import { readOptions, readTruth } from "./read-options.ts";

const bare = ["a lock", "a queue", "a pipe", "a socket"];

describe("readOptions", () => {
  test.each([
    [["A) a lock", "B) a queue", "C) a pipe", "D) a socket"]],
    [["a. a lock", "b. a queue", "c. a pipe", "d. a socket"]],
    [["(A) a lock", "(B) a queue", "(C) a pipe", "(D) a socket"]],
    [["1. a lock", "2. a queue", "3. a pipe", "4. a socket"]],
    [["А) a lock", "Б) a queue", "В) a pipe", "Г) a socket"]],
  ])("takes the labels off: %j", (options) => {
    expect(readOptions(options, options[1] ?? "")).toEqual({ options: bare, answer: "a queue" });
    expect(readOptions(options, "a queue")).toEqual({ options: bare, answer: "a queue" });
    const letter = /[\p{L}\d]/u.exec(options[1] ?? "")?.[0] ?? "";
    expect(readOptions(options, letter)).toEqual({ options: bare, answer: "a queue" });
    expect(readOptions(options, `${letter})`).answer).toBe("a queue");
  });

  test.each([
    [["A) a lock", "B) a queue", "C) a pipe", "a socket"]],
    [["B) a lock", "A) a queue", "C) a pipe", "D) a socket"]],
    [["1.5 s", "2.5 s", "3.5 s", "4.5 s"]],
    [["1", "2", "3", "4"]],
    [["A", "B", "C", "D"]],
    [["a) x", "b) y", "c) z"]],
  ])("leaves alone what is no row of labels: %j", (options) => {
    expect(readOptions(options, options[1] ?? "")).toEqual({ options, answer: options[1] });
  });

  test("understands a letter as the option it names", () => {
    expect(readOptions(bare, "B").answer).toBe("a queue");
    expect(readOptions(bare, "d)").answer).toBe("a socket");
    expect(readOptions(bare, "(c)").answer).toBe("a pipe");
  });

  test.each([
    [["`git fetch`", "`git pull`", "`git push`", "`git log`"], "git pull", 1],
    [["Your own work", "Theirs", "Nobody's", "The base"], "Your own work.", 0],
    [["3 $Na^+$ out", "2 $Na^+$ out", "$Na^+$ in", "$K^+$ out"], "3 Na^+ out", 0],
    [["10 000", "1 000", "100", "1"], "10000", 0],
    [["**three**", "two", "one", "none"], "Three", 0],
    [["A) `f()`", "B) `f`", "C) `g()`", "D) `g`"], "f()", 0],
  ])("finds the one option that lacks nothing but marks: %j, %s", (options, answer, at) => {
    const read = readOptions(options, answer);
    expect(read.answer).toBe(read.options[at]);
  });

  test.each([
    [["`T`", "`T.`", "`U`", "`V`"], "T ."],
    [["f()", "g()", "h()", "k()"], "f"],
    [["T*", "U*", "V*", "W*"], "T"],
    [["`True`", "`true`", "`1`", "`0`"], "TRUE"],
    [["$x = 1$", "$x = 2$", "$x = 3$", "$x = 4$"], "x = 5"],
    [["1 2", "3", "4", "5"], "12"],
  ])("guesses at nothing: %j, %s", (options, answer) => {
    expect(readOptions(options, answer).answer).toBe(answer);
  });

  test("an option that is the letter itself is meant", () => {
    expect(readOptions(["D", "C", "B", "A"], "B").answer).toBe("B");
    expect(readOptions(["A) D", "B) C", "C) B", "D) A"], "B").answer).toBe("B");
    expect(readOptions(["4", "3", "2", "1"], "2").answer).toBe("2");
  });

  test("a number or a Cyrillic letter names an option only where the options were labelled so", () => {
    expect(readOptions(bare, "2").answer).toBe("2");
    expect(readOptions(bare, "В").answer).toBe("В");
  });
});

describe("readTruth", () => {
  test.each([
    ["True.", "true"],
    ["**false**", "false"],
    ["Неверно", "false"],
    ["«Верно».", "true"],
    ["True or false", "True or false"],
    ["не верно ли", "не верно ли"],
  ])("%s is %s", (given, read) => {
    expect(readTruth(given)).toBe(read);
  });
});
