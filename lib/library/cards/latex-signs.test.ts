import { expect, test } from "vitest";
import { mathJaxSigns } from "./latex-signs.ts";

test.each([
  ["[$]x[/$] [$$]y[/$$]", "\\(x\\) \\[y\\]"],
  ["[latex]$x$[/latex]", "\\(x\\)"],
  [
    "[latex]<div>\\begin{align*}</div><div>a\\end{align*}</div>[/latex]",
    "\\[\\begin{align*}a\\end{align*}\\]",
  ],
  ["[latex]\\begin{equation}e\\end{equation}[/latex]", "\\[e\\]"],
  ["[latex]\\begin{eqnarray}e\\end{eqnarray}[/latex]", "\\[\\begin{align}e\\end{align}\\]"],
  [
    "[latex]Let $x$ be \\textbf{more} than $\\frac{1}{2}$.[/latex]",
    "Let \\(x\\) be \\textbf{more} than \\(\\frac{1}{2}\\).",
  ],
  ["[latex]costs \\$5, $a\\$b$[/latex]", "costs $5, \\(a\\$b\\)"],
  ["[latex]\\begin{tabular}a\\end{tabular}[/latex]", "\\begin{tabular}a\\end{tabular}"],
  ["[latex]$x", "$x"],
  ["a[/latex] [$]b [latex]$c$[/latex]", "a b \\(c\\)"],
  ["$5 and $6", "$5 and $6"],
])("%s is %s", (html, mathJax) => {
  expect(mathJaxSigns(html)).toBe(mathJax);
});
