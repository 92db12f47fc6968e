import { expect, it } from "vitest";
import { agreeInSigns, formulaSigns, signComesBack, withSignsBeside } from "./formula-signs.ts";
import { silentCommands } from "./latex-commands.ts";

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
