import { describe, expect, it } from "vitest";
import {
  agreeInSigns,
  formulaSigns,
  formulasIn,
  mathIn,
  sameOperators,
  signComesBack,
  withSignsBeside,
} from "./formulas.ts";
import { silentCommands } from "./normal-form.ts";

const inFormula = (stored: string, written: string) =>
  sameOperators("Let $", stored, "$ hold.", written);

describe("a formula has other operators than were written", () => {
  it.each([
    ["a-b", "a+b"],
    ["a - b+c", "a b+c"],
    ["a b", "a-b"],
    ["x z", "x > z"],
    ["a/b", "a*b"],
    ["f'(x)", "f(x)"],
    ["f(x)", "f′(x)"],
    ["x^2", "x_2"],
    ["e^{-t}", "e^{t}"],
    ["a-(b-c)", "a-b-c"],
    ["n!", "n"],
    ["\\|x\\|", "|x|"],
    ["a:b", "a/b"],
  ])("%j: %j", (stored, written) => {
    expect(inFormula(stored, written)).toBe(false);
  });

  it("in code, too", () => {
    expect(sameOperators("```py\nx = 1\n\n", "y = a - b", "\n```\n", "y = a + b")).toBe(false);
    expect(sameOperators("call ", "`f(n-1)` twice", "", "f(n+1) twice")).toBe(false);
    expect(sameOperators("call ", "`_x` twice", "", "`x` twice")).toBe(false);
    expect(sameOperators("call ", "`foo` twice", "", "`foo_` twice")).toBe(false);
  });
});

describe("a formula has the operators that were written", () => {
  it.each([
    ["a - b", "a – b"],
    ["a - b", "a − b"],
    ["x < y", "x &lt; y"],
    ["f'(x)", "f’(x)"],
    ["x \\le y", "x <= y"],
    ["x^2", "x2"],
    ["T_1", "T1"],
    ["A^*", "A"],
    ["\\left( a+b \\right)", "(a+b)"],
    ["\\theta - \\varphi", "θ - φ"],
    ["a\\,+\\, b", "a+b"],
    ["\\dfrac{a}{b}", "a/b"],
  ])("%j: %j", (stored, written) => {
    expect(inFormula(stored, written)).toBe(true);
  });

  it.each([
    ["**$a$** (so) - b", "$a$ so – b"],
    ["- $a$\n- $b$", "$a$\n$b$"],
    ["> $a$\n> $b$", "$a$ $b$"],
    ["| $a$ | b |", "| a | b |"],
    ["a/b, and $c$", "a b, and c"],
    ["[a](x-y) $b$", "a $b$"],
  ])("marks of the text and its lines are none: %j: %j", (stored, written) => {
    expect(sameOperators("", stored, "", written)).toBe(true);
  });
});

describe("a fence without its pair", () => {
  const blocks = (text: string) => formulasIn(text).map((span) => text.slice(...span));

  it("ends before the next block that names its language", () => {
    expect(blocks("```c\na\n\n```java\nb\n```\n`x`")).toEqual([
      "```c\na\n\n",
      "```java\nb\n```",
      "`x`",
    ]);
  });

  it("opens none before such a block", () => {
    expect(blocks("a `x`\n```\n\nprose\n\n```java\nb\n```")).toEqual(["`x`", "```java\nb\n```"]);
  });

  it("opens one at the end of the text", () => {
    expect(blocks("```\na\n```\n$b$\n~~~\nc")).toEqual(["```\na\n```", "$b$", "~~~\nc"]);
  });
});

it("reads hostile texts in linear time", () => {
  for (const part of ["$", "`", "\\(", "```\n", "$a", "`a", "\\[a", "$$", "&lt", "\n> ", "] ("])
    expect(sameOperators(part.repeat(20_000), "a-b", part.repeat(2_000), "a+b")).toBeDefined();
});

it.each([
  ["x \\in A", "x ∈ A"],
  ["a \\leq b \\geqslant c", "a ≤ b >= c"],
  ["a \\ne b", "a =\u0338 b"],
  ["f: A \\rightarrow B \\Rightarrow C", "f: A -> B => C"],
  ["X \\sim Y", "X ~ Y"],
  ["2 \\cdot 3", "2 ⋅ 3"],
])("%j has the signs of %j", (one, other) => {
  expect(formulaSigns(one)).toEqual(formulaSigns(other));
  expect(formulaSigns(one)).not.toEqual([]);
});

it("finds none in Markdown and sizes", () => {
  const text =
    "> a ~~b~~ <!-- c --> \\left( \\text{d} \\quad \\big| *e* \\right) \\, [f](g-h) | i — j";
  expect(formulaSigns(text)).toEqual([]);
});

it("knows every command that counts as no letters, but for those of looks alone", () => {
  const looks =
    "left right big Big bigg Bigg text textrm textbf textit texttt emph mathrm mathit mathsf operatorname " +
    "displaystyle limits quad qquad dots ldots cdots vdots";
  const unknown = [...silentCommands].filter((name) => formulaSigns(`\\${name}`).length === 0);
  expect(unknown.toSorted()).toEqual(looks.split(" ").toSorted());
});

it("agrees where plain text leaves an optional sign out, not where it has another", () => {
  expect(agreeInSigns(["cdot", "le"], ["le"])).toBe(true);
  expect(agreeInSigns(["mathbb"], ["mathcal"])).toBe(false);
  expect(agreeInSigns(["cdot"], ["div"])).toBe(false);
  expect(agreeInSigns(["neg"], [])).toBe(false);
});

it("tells a sign that comes back from one that the new text replaces", () => {
  expect(signComesBack(["notin"], ["notin"], ["in"])).toBe(true);
  expect(signComesBack(["notin"], ["in"], ["in"])).toBe(false);
});

it("sees the signs beside a place that begins with the first word", () => {
  const document = "So $x \\in A$ holds";
  const place = { start: document.indexOf("A"), end: document.length };
  expect(withSignsBeside(document, place, "∉ A holds").map(formulaSigns)).toEqual([["in"], []]);
  expect(withSignsBeside(document, place, "A holds")).toEqual(["", ""]);
});

it("code is no formula, but for a block of them", () => {
  const text = "`a` $b$ \\(c\\) \\$ 5\n\n```py\nx = $d$\n```\n\n> ```math\n> e\n> ```\n\n$$\nf\n$$";
  const found = mathIn(text).map(([start, end]) => text.slice(start, end).trim());
  expect(found).toEqual(["$b$", "\\(c\\)", "> ```math\n> e\n> ```", "$$\nf\n$$"]);
});
