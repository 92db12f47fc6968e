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
  ["{{Tags}}{{Deck}}{{Nothing}}", ""],
  ["{{#Hint}}h: {{Hint}}{{/Hint}}{{^Hint}}none{{/Hint}}", "none"],
  ["{{#Picture}}p{{/Picture}}", "p"],
  ["{{#Front}}{{#Back}}both{{/Back}}{{^Back}}one{{/Back}}{{/Front}}!", "both!"],
  ["{{/Front}}x{{#", "x{{#"],
  ["{{an-add-on:Back}} {{::Back}}", "a a"],
])("%s is %s", (template, filled) => {
  expect(fillTemplate(template, fields, { side: "front", gap: null })).toBe(filled);
});

test.each([
  ["{{Front}}{{type:Back}}", "<b>q</b>", "<b>q</b>a"],
  ["{{type:nc:Back}}", "", "a"],
  ["{{hint:Back}}", "", "a"],
  ["{{tts en_US voices=Apple_Otoya speed=0.8:Front}}{{Back}}", "a", "a"],
  ["{{tts-voices:}}{{Back}}", "a", "a"],
])("%s shows %j in front and %j behind", (template, front, back) => {
  const side = (one: "front" | "back") => fillTemplate(template, fields, { side: one, gap: null });
  expect([side("front"), side("back")]).toEqual([front, back]);
});

const ruby = (word: string, reading: string) => `<ruby>${word}<rt>${reading}</rt></ruby>`;

test.each([
  ["test first[second] third[fourth]", "testsecondfourth", "testfirstthird"],
  ["&nbsp;漢字[かんじ]は", "かんじは", "漢字は"],
  ["a[sound:b.mp3] c[d]", "a[sound:b.mp3]d", "a[sound:b.mp3]c"],
  ["<b>x[y]</b> [z] w[", "<b>y</b> [z] w[", "<b>x</b> [z] w["],
])("readings in %j", (text, kana, kanji) => {
  const of = (filter: string) =>
    fillTemplate(`{{${filter}:W}}`, new Map([["W", text]]), { side: "front", gap: null });
  expect([of("kana"), of("kanji")]).toEqual([kana, kanji]);
});

test("a word has its reading beside it", () => {
  const of = new Map([["W", "日[に]本[ほん]"]]);
  expect(fillTemplate("{{furigana:W}}", of, { side: "back", gap: null })).toBe(
    ruby("日", "に") + ruby("本", "ほん"),
  );
});

test.each([
  [1, "front", "The [organelle] makes ATP in […]."],
  [1, "back", "mitochondrion<br>cells"],
  [2, "front", "The mitochondrion makes […] in cells."],
  [2, "back", "ATP"],
  [3, "back", ""],
] as const)("gap %i, %s", (gap, side, text) => {
  expect(fillTemplate("{{cloze:Text}}", fields, { gap, side })).toBe(text);
});

test.each([
  ["{{type:cloze:Text}}", "", "mitochondrion<br>cells"],
  ["{{cloze-only:Text}}", "[organelle], […]", "mitochondrion, cells"],
  ["{{tts en_US:cloze-only:Text}}", "", ""],
])("%s of gap 1", (template, front, back) => {
  const side = (one: "front" | "back") => fillTemplate(template, fields, { side: one, gap: 1 });
  expect([side("front"), side("back")]).toEqual([front, back]);
});

test.each([
  ["{{c1::a {{c2::b}} c}}", 1, "[…]", "a b c"],
  ["{{c1::a {{c2::b}} c}}", 2, "a […] c", "b"],
  ["{{c1::a {{c1::b}} c}}", 1, "[…]", "a b c"],
  ["{{c1,2::a}} {{c2::b}}", 2, "[…] […]", "a<br>b"],
  ["\\(\\frac{a}{b}}} {{c1::x", 1, "\\(\\frac{a}{b}}} {{c1::x".replace("{{c1::", ""), ""],
  ["so \\( {{c1::\\pi r^2}} \\)", 1, "so \\( […] \\)", "\\(\\pi r^2\\)"],
  ["\\[ a = {{c1::b :: }} + {{c2::c}} \\]", 2, "\\[ a = b  + […] \\]", "\\[c\\]"],
  ["\\( {{c1::x::the area}} \\)", 1, "\\( [\\text{the area}] \\)", "\\(x\\)"],
  ["\\( {{c1::x::x^2}} \\)", 1, "\\( [x^2] \\)", "\\(x\\)"],
  ["{{c1::\\(x\\)}} and \\(y\\)", 1, "[…] and \\(y\\)", "\\(x\\)"],
  ["\\(x\\) is {{c1::a word}}", 1, "\\(x\\) is […]", "a word"],
  ["never closed \\( {{c1::a}}", 1, "never closed \\( […]", "a"],
])("%s asks for gap %i with %s", (text, gap, front, back) => {
  const of = new Map([["Text", text]]);
  const side = (one: "front" | "back") => fillTemplate("{{cloze:Text}}", of, { gap, side: one });
  expect([side("front"), side("back")]).toEqual([front, back]);
});
