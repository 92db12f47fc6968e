import katex from "katex";
import { expect, test } from "vitest";
import { mathmlToTex, ommlToTex } from "./formula-to-tex.ts";
import { parseXml } from "./xml.ts";

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (inner: string) => `<m:e>${inner}</m:e>`;
const val = (name: string, value: string) => `<m:${name} m:val="${value}"/>`;

const office: readonly (readonly [string, string, string])[] = [
  ["letters and signs", r("a−b·c≤%"), "a-b\\cdot c≤\\%"],
  ["slanted letters", r("𝑥𝛼"), "xα"],
  ["a Russian word", r("сила"), "\\text{сила}"],
  ["a fraction", `<m:f><m:num>${r("a")}</m:num><m:den>${r("b")}</m:den></m:f>`, "\\frac{a}{b}"],
  [
    "a binomial",
    `<m:d>${e(`<m:f><m:fPr>${val("type", "noBar")}</m:fPr><m:num>${r("n")}</m:num><m:den>${r("k")}</m:den></m:f>`)}</m:d>`,
    "\\binom{n}{k}",
  ],
  [
    "scripts",
    `<m:sSubSup>${e(r("x"))}<m:sub>${r("i")}</m:sub><m:sup>${r("2")}</m:sup></m:sSubSup>`,
    "x_{i}^{2}",
  ],
  [
    "a sum",
    `<m:nary><m:naryPr>${val("chr", "∑")}</m:naryPr><m:sub>${r("i=1")}</m:sub><m:sup>${r("n")}</m:sup>${e(r("i"))}</m:nary>`,
    "\\sum_{i=1}^{n} i",
  ],
  ["a root of a degree", `<m:rad><m:deg>${r("3")}</m:deg>${e(r("x"))}</m:rad>`, "\\sqrt[3]{x}"],
  [
    "a function with a limit below",
    `<m:func><m:fName><m:limLow>${e(r("lim"))}<m:lim>${r("n→∞")}</m:lim></m:limLow></m:fName>${e(r("a"))}</m:func>`,
    "\\lim_{n→∞}a",
  ],
  [
    "brackets",
    `<m:d><m:dPr>${val("begChr", "{")}${val("endChr", "")}</m:dPr>${e(r("a"))}</m:d>`,
    "\\left\\{a\\right.",
  ],
  [
    "a matrix",
    `<m:m><m:mr>${e(r("1"))}${e(r("0"))}</m:mr><m:mr>${e(r("0"))}${e(r("1"))}</m:mr></m:m>`,
    "\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}",
  ],
  [
    "an accent",
    `<m:acc><m:accPr>${val("chr", "\u20D7")}</m:accPr>${e(r("v"))}</m:acc>`,
    "\\vec{v}",
  ],
];

test.each(office)("Office: %s", (_, inner, tex) => {
  const formula = parseXml(`<m:oMath xmlns:m="m">${inner}</m:oMath>`);
  expect(ommlToTex(formula)).toBe(tex);
  expect(() => katex.renderToString(tex, { strict: "ignore" })).not.toThrow();
});

const mathml: readonly (readonly [string, string, string])[] = [
  ["a fraction", "<mfrac><mi>a</mi><mi>b</mi></mfrac>", "\\frac{a}{b}"],
  ["a function", "<mi>sin</mi><mi>x</mi>", "\\sin x"],
  ["a root", "<mroot><mi>x</mi><mn>3</mn></mroot>", "\\sqrt[3]{x}"],
  ["limits", "<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>", "\\sum_{i}^{n}"],
  ["an accent", "<mover><mi>x</mi><mo>¯</mo></mover>", "\\overline{x}"],
  [
    "a table",
    "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>",
    "\\begin{matrix}1 & 2\\end{matrix}",
  ],
  [
    "what its author wrote",
    '<semantics><mi>x</mi><annotation encoding="application/x-tex">\\hat{x}</annotation></semantics>',
    "\\hat{x}",
  ],
];

test.each(mathml)("MathML: %s", (_, inner, tex) => {
  expect(mathmlToTex(parseXml(`<math>${inner}</math>`))).toBe(tex);
  expect(() => katex.renderToString(tex, { strict: "ignore" })).not.toThrow();
});
