import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addGap,
  ankiGaps,
  askedWords,
  filledGaps,
  gapNumbers,
  hasGaps,
  joinGaps,
  shownSides,
  splitGaps,
} from "./card-gaps.ts";

const shown = (front: string, back = "") => Object.values(shownSides({ front, back }));

test.each([
  ["{{c1::Mitosis}} divides a cell.", "[…] divides a cell.", "**Mitosis** divides a cell."],
  ["It is {{c1::cold::warm or cold}}.", "It is [warm or cold].", "It is **cold**."],
  ["un{{c1::happ}}y {{c2::days}}", "un[…]y […]", "un**happ**y **days**"],
  ["$a = {{c1::\\frac{1}{2} }}$", "$a = […]$", "$a = \\frac{1}{2} $"],
  ["`f({{c1::x}})`", "`f([…])`", "`f(x)`"],
  ["{{c1::a {{c2::b}} c}}", "[…]", "**a b c**"],
  ["{{c1::word}}(s)", "[…]\u2060(s)", "**word**(s)"],
  ["{{c1::$x$}} and {{c1::2 * 3}}", "[…] and […]", "$x$ and 2 * 3"],
])("%s is asked as %s and answered by %s", (front, asked, answered) => {
  expect(hasGaps(front)).toBe(true);
  expect(shown(front)).toEqual([asked, answered]);
});

test("what is said besides stands below the answer", () => {
  expect(shown("{{c1::Mitosis}} divides.", "Not meiosis.")).toEqual([
    ...["[…] divides.", "**Mitosis** divides.\n\nNot meiosis."],
  ]);
});

test.each(["a", "{{c1::}}", "{{c1:: }} a", "{{c1::a", "}} {{c1::", "{{x}}", "{{c::a}}", "f(){{}}"])(
  "%s has no gap and is as it is",
  (front) => {
    expect(hasGaps(front)).toBe(false);
    expect(shown(front, "b")).toEqual([front, "b"]);
    expect([splitGaps(front), joinGaps(front)]).toEqual([[front], front]);
  },
);

test("each number is a card, with the other gaps filled", () => {
  const text = "{{c2::DNA::acid}} is in the {{c1::nucleus}}, {{c2::RNA}} too.";
  expect(gapNumbers(text)).toEqual([1, 2]);
  expect(splitGaps(text)).toEqual([
    "DNA is in the {{c1::nucleus}}, RNA too.",
    "{{c1::DNA::acid}} is in the nucleus, {{c1::RNA}} too.",
  ]);
  expect(joinGaps(text)).toBe("{{c1::DNA::acid}} is in the {{c1::nucleus}}, {{c1::RNA}} too.");
});

test.each([
  ["{{c1::a {{c2::b}} c}} d", ["{{c1::a b c}} d", "a {{c1::b}} c d"]],
  ["{{c1::a {{c2::b::hint}} c}} d", ["{{c1::a b c}} d", "a {{c1::b::hint}} c d"]],
  ["{{c1::a {{c1::b}} c::hint}}", ["{{c1::a b c::hint}}"]],
  ["{{c1::x {{c2::y {{c3::z}}}}}}", ["{{c1::x y z}}", "x {{c1::y z}}", "x y {{c1::z}}"]],
  ["{{c2::f {{c1::std::set::…}}}}", ["f {{c1::std::set::…}}", "{{c1::f std::set::…}}"]],
  ["{{c1::a {{c2::b}}", ["{{c1::a {{c1::b}}"]],
])("in %s gaps lie in one another, and each is asked", (text, asked) => {
  expect(splitGaps(text)).toEqual(asked);
});

const nested = fc.letrec<{ text: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom("a", "b c", " ", ":", "::", "."),
        fc
          .tuple(fc.nat(3), tie("text"), fc.constantFrom("", "::h"))
          .map(([number, inside, hint]) => `{{c${number + 1}::w${inside}${hint}}}`),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join("")),
})).text;

test("no word is lost where gaps lie in one another, and each card asks for some", () => {
  fc.assert(
    fc.property(nested, (text) => {
      const whole = filledGaps(text);
      for (const one of splitGaps(text)) {
        expect(filledGaps(one)).toBe(whole);
        expect(gapNumbers(one)).toHaveLength(gapNumbers(text).length > 0 ? 1 : 0);
      }
      expect(filledGaps(joinGaps(text))).toBe(whole);
    }),
  );
});

test("what is asked for are the words of the gaps, or the back", () => {
  expect(askedWords({ front: "{{c1::a::x}} {{c1::b}}", back: "c" })).toEqual(["a", "b"]);
  expect(askedWords({ front: "a", back: "c" })).toEqual(["c"]);
});

test.each([
  ["Cells divide.", 0, 6, "{{c1::Cells}} divide."],
  ["{{c1::Cells}} divide.", 14, 20, "{{c1::Cells}} {{c2::divide}}."],
  ["$y=\\frac{\\sqrt{2}}{3}$", 3, 21, "$y={{c1::\\frac{\\sqrt{2} }{3} }}$"],
  ["use std::vector", 4, 15, "use {{c1::std::vector::…}}"],
  ["nothing", 2, 2, "none"],
  ["a  b", 1, 3, "none"],
  ["{{c1::Cells}} divide.", 0, 13, "taken"],
  ["{{c1::Cells}} divide.", 6, 11, "taken"],
  ["{{c1::Cells}} divide.", 8, 16, "taken"],
  ["{{c1::Cells}} divide.", 3, 9, "taken"],
  ["{{c1::a}} b {{c2::c}}", 0, 21, "taken"],
])("in %s what is marked becomes a gap", (text, start, end, wanted) => {
  const made = addGap(text, { start, end });
  expect(typeof made === "string" ? made : made.text).toBe(wanted);
  if (typeof made !== "string") expect(made.text.slice(0, made.end)).toMatch(/\}\}$/);
});

const code = fc.string({ unit: fc.constantFrom("a", ":", "::", " ", "b"), minLength: 1 });

test("no word of what is marked is lost", () => {
  const isKept = (head: string, words: string, tail: string) => {
    fc.pre(words.trim() !== "");
    const text = `${head}-${words}-${tail}`;
    const start = head.length + 1;
    const made = addGap(text, { start, end: start + words.length });
    if (typeof made === "string") throw new Error(made);
    expect(askedWords({ front: made.text, back: "" })).toEqual([words.trim()]);
    expect(filledGaps(made.text)).toBe(text);
    const more = addGap(made.text, { start: 0, end: head.length });
    const both = typeof more === "string" ? made.text : more.text;
    for (const one of [joinGaps(both), ...splitGaps(both)]) {
      expect(filledGaps(one)).toBe(text);
      expect(joinGaps(one)).toBe(one);
    }
  };
  fc.assert(fc.property(code, code, code, isKept));
});

test("a hint stays a hint", () => {
  const stays = (words: string, hint: string) => {
    const once = joinGaps(`{{c1::${words}::${hint}}}`);
    expect(joinGaps(once)).toBe(once);
  };
  fc.assert(fc.property(code, code, stays));
});

test.each([
  ["{{c1::std::vector::…}} of", "{{c1::std&#58;:vector::…}} of"],
  ["{{c1::a:::hint}}", "{{c1::a&#58;::hint}}"],
  ["a::b {{c1::c}}", "a::b {{c1::c}}"],
])("%s is written for Anki as %s", (html, wanted) => {
  expect(ankiGaps(html)).toBe(wanted);
});
