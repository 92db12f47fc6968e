import { describe, expect, test } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { checkEdit } from "./check-edit.ts";
import { codeFault } from "./code-fault.ts";

describe("a program", () => {
  test.each([
    ["python", "def f(x):\n    return x\n"],
    ["Python", "print('a')\nfor i in range(3): ..."],
    ["js", "const f = (x) => x ?? 1;"],
    ["ts", "type A<B> = { readonly a: B };\nlet x: A<string>;"],
    ["cpp", "#include <map>\nstd::map<int, int> m = {{1, 2}};\nint main() { return m[1]; }"],
    ["java", "class A { int f() { return 1; } }"],
    ["json", '{"a": [1, null]}'],
    ["sql", "select from where ((("],
    ["", "no language ((("],
  ])("of %s without a fault has none: %j", (language, code) => {
    expect(codeFault(language, code)).toBeNull();
  });

  test.each([
    ["python", "def f(x):\nreturn x\n", 2],
    ["python", "a = 1\nprint((a)\nb = 2\n", 3],
    ["cpp", "int f() {\n  return 1;\n", 3],
    ["json", '{\n  "a": 1,,\n}', 2],
  ])("of %s that does not parse is named by its line: %j", (language, code, line) => {
    expect(codeFault(language, code)?.line).toBe(line);
  });
});

describe("an edit", () => {
  const document =
    "Text.\n\n```python\ndef f(x):\n    return x\n```\n\n> ```py\n> a = [1]\n> ```\n";
  const breaks = (from: string, to: string, of = document) => {
    const start = of.indexOf(from);
    return checkEdit(of, [makePatch(of, start, start + from.length, to)]).map(({ code }) => code);
  };

  test.each([
    ["takes away an indentation", "    return x", "return x", ["program"]],
    ["opens a bracket, within a quotation", "[1]", "[1", ["program"]],
    ["keeps it a program", "return x", "return x + 1", []],
    ["is about the text", "Text", "Words ((", []],
  ])("that %s", (_, from, to, codes) => {
    expect(breaks(from, to)).toEqual(codes);
  });

  test("of what was broken before, or of what is no program any more, breaks nothing", () => {
    const broken = document.replace("def f(x):", "def f(x)");
    expect(breaks("return x", "return (x", broken)).toEqual([]);
    expect(breaks("```python\ndef f(x):\n    return x\n```", "Nothing.")).toEqual([]);
    expect(breaks("```python\ndef", "```text\nfed")).toEqual([]);
  });
});
