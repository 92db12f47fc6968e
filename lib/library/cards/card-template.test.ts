import { expect, test } from "vitest";
import { fillTemplate } from "./card-template.ts";

const fields = new Map([
  ["Front", "<b>q</b>"],
  ["Back", "a"],
  ["Hint", "&nbsp;<br>"],
  ["Picture", '<img src="a.png">'],
  ["Text", "The {{c1::mitochondrion::organelle}} makes {{c2::ATP}} in {{c1::cells}}."],
]);

test.each([
  ["{{Front}}", "<b>q</b>"],
  ["{{ Front }} – {{Back}}", "<b>q</b> – a"],
  ["{{text:Front}}", " q "],
  ["{{type:Back}}{{hint:Back}}", "aa"],
  ["{{Tags}}{{Deck}}{{Nothing}}", ""],
  ["{{#Hint}}h: {{Hint}}{{/Hint}}{{^Hint}}none{{/Hint}}", "none"],
  ["{{#Picture}}p{{/Picture}}", "p"],
  ["{{#Front}}{{#Back}}both{{/Back}}{{^Back}}one{{/Back}}{{/Front}}!", "both!"],
  ["{{/Front}}x{{#", "x{{#"],
])("%s is %s", (template, filled) => {
  expect(fillTemplate(template, fields, null)).toBe(filled);
});

test.each([
  [1, "front", "The [organelle] makes ATP in […]."],
  [1, "back", "mitochondrion<br>cells"],
  [2, "front", "The mitochondrion makes […] in cells."],
  [2, "back", "ATP"],
  [3, "back", ""],
] as const)("gap %i, %s", (number, side, text) => {
  expect(fillTemplate("{{cloze:Text}}", fields, { number, side })).toBe(text);
});

test.each([
  ["{{c1::a {{c2::b}} c}}", 1, "[…]", "a b c"],
  ["{{c1::a {{c2::b}} c}}", 2, "a […] c", "b"],
  ["{{c1::a {{c1::b}} c}}", 1, "[…]", "a b c"],
  ["{{c1,2::a}} {{c2::b}}", 2, "[…] […]", "a<br>b"],
  ["\\(\\frac{a}{b}}} {{c1::x", 1, "\\(\\frac{a}{b}}} x", ""],
])("%s asks for gap %i with %s", (text, number, front, back) => {
  const of = new Map([["Text", text]]);
  const side = (one: "front" | "back") => fillTemplate("{{cloze:Text}}", of, { number, side: one });
  expect([side("front"), side("back")]).toEqual([front, back]);
});
