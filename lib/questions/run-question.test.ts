import { describe, expect, test } from "vitest";
import type { CodeRun } from "#lib/running/program.ts";
import { type AskedOfCode, programOf, verdictOf } from "./run-question.ts";

const base = { accepted: [], code: "console.log(2 + 2)", codeLanguage: "js" } as const;
const choice = (stem: string, answer: string, ...wrong: string[]): AskedOfCode => ({
  ...{ ...base, accepted: [], type: "multiple_choice", stem, answer },
  options: [...wrong.slice(0, 1), answer, ...wrong.slice(1)],
});
const typed = (stem: string, answer: string): AskedOfCode => ({
  ...{ ...base, accepted: [], type: "fill_in", stem, answer, options: null },
});
const truth = (stem: string, answer: string): AskedOfCode => ({
  ...{ ...base, accepted: [], type: "true_false", stem, answer, options: null },
});
const script = (printed: readonly string[], value: string | null = null): CodeRun => ({
  ...{ is: "script", printed, value, thrown: null },
});
const thrown = (name: string): CodeRun => ({
  is: "script",
  printed: [],
  value: null,
  thrown: name,
});
const rows = (...all: readonly (readonly string[])[]): CodeRun => ({
  ...{ is: "query", rows: all, columns: all[0]?.length ?? 1, queries: 1 },
});
const agrees = { result: "agrees" };

describe("what is run for a question", () => {
  test("is its code, or the block in its stem, in a language that can be run", () => {
    expect(programOf(choice("What does this print?", "4", "5", "6", "7"))).toEqual({
      ...{ language: "javascript", code: "console.log(2 + 2)" },
    });
    const inStem = "What is printed?\n\n```js\nconsole.log(1)\n```";
    expect(programOf({ ...typed(inStem, "1"), code: null, codeLanguage: null })?.code).toBe(
      "console.log(1)",
    );
    const python = { ...typed("What does this print? ____", "1"), codeLanguage: "python" };
    expect(programOf(python)).toBeNull();
    expect(programOf({ ...typed("What does this print? ____", "1"), code: null })).toBeNull();
  });

  test("is nothing where it is not asked what comes out", () => {
    expect(programOf(choice("Which line declares a variable?", "1", "2", "3", "4"))).toBeNull();
    expect(programOf(typed("What is the value of total? ____", "4"))).toBeNull();
    expect(programOf(typed("The function returns ____", "4"))).toBeNull();
  });

  test("is what the stem asks the value of, after the code", () => {
    const call = typed("What does `add(1, 2)` return? ____", "3");
    expect(programOf({ ...call, code: "const add = (a, b) => a + b" })?.code).toBe(
      "const add = (a, b) => a + b\n;(add(1, 2))",
    );
    const name = typed("What is the value of `total` after this code? ____", "3");
    expect(programOf({ ...name, code: "let total = 3" })?.code).toBe("let total = 3\n;(total)");
    expect(programOf(typed("Что вернёт этот код? ____", "4"))?.code).toBe(base.code);
    expect(programOf(typed("What does `if (a) b` return with `c`? ____", "4"))).toBeNull();
  });
});

describe("what a run says of a key:", () => {
  test("a choice has the option that comes out", () => {
    const stem = "What does this print?";
    expect(verdictOf(choice(stem, "`4`", "5", "22", "NaN"), script(["4"]))).toEqual({
      ...agrees,
      proof: { by: "run", engine: "javascript", did: "prints", output: "4" },
    });
    expect(verdictOf(choice(stem, "22", "5", "4", "NaN"), script(["4"]))).toMatchObject({
      ...{ result: "mended", answer: "4" },
    });
    expect(verdictOf(choice(stem, "22", "5", "6", "NaN"), script(["4"]))).toEqual({
      ...{ result: "refuted", output: "4" },
    });
    expect(
      verdictOf(choice(stem, "1, 2, 3", "3, 2, 1", "1 3 2", "2, 1, 3"), script(["1", "2", "3"])),
    ).toMatchObject(agrees);
    expect(
      verdictOf(choice(stem, '["a", "b"]', "[]", '["b"]', "undefined"), script(["[ 'a', 'b' ]"])),
    ).toMatchObject(agrees);
  });

  test("an option that says it in a sentence agrees, and refutes nothing", () => {
    const stem = "What does this print?";
    const wrong = ["Nothing at all is printed", "It prints 5 at once", "It throws an error here"];
    expect(verdictOf(choice(stem, "It prints 4 at once", ...wrong), script(["4"]))).toMatchObject(
      agrees,
    );
    expect(verdictOf(choice(stem, "It prints four, at once", ...wrong), script(["4"]))).toBeNull();
    expect(
      verdictOf(choice(stem, "It prints 4 twice", ...wrong, "It prints 4 once"), script(["4"])),
    ).toBeNull();
  });

  test("an error agrees, and refutes nothing, as it may come of what is missing", () => {
    const stem = "What does this code print?";
    expect(
      verdictOf(choice(stem, "A TypeError", "1", "2", "3"), thrown("TypeError")),
    ).toMatchObject({ ...agrees, proof: { did: "throws", output: "TypeError" } });
    expect(verdictOf(choice(stem, "1", "2", "3", "4"), thrown("TypeError"))).toBeNull();
    // What a module or the code before it would have.
    for (const name of ["SyntaxError", "ReferenceError"])
      expect(verdictOf(choice(stem, name, "1", "2", "3"), thrown(name))).toBeNull();
  });

  test("a gap has the words that come out", () => {
    const stem = "What does this code print? ____";
    expect(verdictOf(typed(stem, "4"), script(["4"]))).toMatchObject(agrees);
    expect(verdictOf(typed(stem, "22"), script(["4"]))).toMatchObject({ answer: "4" });
    expect(verdictOf(typed(stem, "1 2"), script(["1", "2"]))).toMatchObject(agrees);
    expect(verdictOf(typed(stem, "1 2"), script(["1", "3"]))).toMatchObject({ result: "refuted" });
    // A part of what comes out, or something beside it.
    expect(verdictOf(typed("The first line printed is ____", "1"), script(["1", "2"]))).toBeNull();
    expect(verdictOf(typed("This prints the ____ of a list", "sum"), script(["4"]))).toBeNull();
    expect(verdictOf(typed("How often does it print? ____", "2"), script(["1", "2"]))).toBeNull();
  });

  test("a statement is true when it says what comes out", () => {
    expect(verdictOf(truth("This code prints `4`.", "true"), script(["4"]))).toMatchObject(agrees);
    expect(verdictOf(truth("Этот код выведет «4».", "false"), script(["4"]))).toMatchObject({
      ...{ result: "mended", answer: "true" },
    });
    expect(verdictOf(truth("This code prints 5.", "true"), script(["4"]))).toMatchObject({
      answer: "false",
    });
    expect(verdictOf(truth("This code does not print 5.", "true"), script(["4"]))).toBeNull();
    expect(verdictOf(truth("This code prints a number.", "true"), script(["4"]))).toBeNull();
  });

  test("a query has its rows, or how many they are", () => {
    const sql = { code: "SELECT 1", codeLanguage: "sql" };
    const query = { ...typed("What does the query return? ____", "Ann, 3"), ...sql };
    expect(verdictOf(query, rows(["Ann", "3"]))).toEqual({
      ...agrees,
      proof: { by: "run", engine: "postgresql", did: "returns", output: "Ann, 3" },
    });
    const count = { ...typed("How many rows does the query return? ____", "3"), ...sql };
    expect(verdictOf(count, rows(["a"], ["b"]))).toMatchObject({ answer: "2" });
    const told = {
      ...choice("What does the query return?", "2 rows", "1 row", "No row", "An error"),
      ...sql,
    };
    expect(verdictOf(told, rows(["a"], ["b"]))).toBeNull();
    const named = {
      ...typed("What does the query return? Name each.", "a\nb"),
      ...sql,
      type: "naming" as const,
    };
    expect(verdictOf(named, rows(["b"], ["a"]))).toMatchObject(agrees);
    expect(verdictOf(named, rows(["b"], ["c"]))).toBeNull();
  });

  test("words that are no output are left to who reads", () => {
    expect(
      verdictOf({ ...typed("What does this print, and why?", "4"), type: "open" }, script(["4"])),
    ).toBeNull();
    expect(verdictOf(typed("What does this print? ____", "4"), script([]))).toBeNull();
  });
});
