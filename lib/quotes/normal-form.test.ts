import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formSlice,
  linkRanges,
  type NormalForm,
  skeletonForm,
  typographicForm,
  unitsText,
  withoutLinks,
} from "./normal-form.ts";

const skeleton = (text: string): string => unitsText(skeletonForm(text).units);
const linkless = (text: string): string => unitsText(withoutLinks(text, skeletonForm(text)).units);
const typographic = (text: string): string => unitsText(typographicForm(text).units);

describe("the skeleton", () => {
  it.each([
    ["Ёж бежит", "еж бежит"],
    ["Naïve café", "naive cafe"],
    ["cнег", "снег"],
    ["**жирный** и `код`", "жирный и код"],
    ["$\\frac{1}{2}$", "1/2"],
    ["\\(x^2\\)", "$x²$"],
    ["\\theta_1", "θ₁"],
    ["\\varepsilon", "ϵ"],
    ["x \\le y", "x ≤ y"],
    ["𝑥 + 𝛼", "x + α"],
    ["a&nbsp;b &lt; c", "a b < c"],
    ["пере\u00adнос", "перенос"],
    ["e\u0301", "é"],
  ])("%s is %s", (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b));
  });

  it("keeps what tells texts apart", () => {
    expect(skeleton("x1")).not.toBe(skeleton("x2"));
    expect(skeleton("\\alpha")).not.toBe(skeleton("\\beta"));
  });

  it("leaves link targets and tags out on demand", () => {
    expect(linkless("see [the proof](p(1).html) <b>here</b>")).toBe(skeleton("see the proof here"));
    expect(skeleton("see [the proof](p.html)")).toBe(skeleton("see the proof p html"));
  });
});

describe("the typographic form", () => {
  it.each([
    ["«да» — нет…", '"да" - нет...'],
    ["a\u00a0 b\r\n c", "a b c"],
    ["--", "—"],
    ["don’t", "don't"],
    ["e\u0301", "é"],
    ["Ёж", "еж"],
  ])("%s is %s", (a, b) => {
    expect(typographic(a)).toBe(typographic(b));
  });

  it("keeps marks", () => {
    expect(typographic("**a**")).not.toBe(typographic("a"));
  });
});

describe("position maps", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "ё",
      "a",
      "\\theta",
      "θ",
      "∞",
      "…",
      "—",
      "--",
      " ",
      "\n",
      "e\u0301",
      "👍🏽",
      "𝑥",
      "](u)",
      "<b>",
      "&lt;",
      "\\",
      "7",
      "\u00ad",
    ),
    { maxLength: 40 },
  );

  it("point at the text that every unit stands for, in order", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const raw = parts.join("");
        const full = skeletonForm(raw);
        for (const form of [
          full,
          withoutLinks(raw, full),
          typographicForm(raw),
        ] satisfies NormalForm[]) {
          form.units.forEach((_, index) => {
            const [from, to] = [form.from[index] ?? -1, form.to[index] ?? -1];
            expect(0 <= from && from < to && to <= raw.length).toBe(true);
            if (index > 0) expect(from).toBeGreaterThanOrEqual(form.from[index - 1] ?? 0);
          });
        }
      }),
    );
  });

  it("give the part of a form that stands for a part of the text", () => {
    const raw = "one **two** three";
    expect(unitsText(formSlice(skeletonForm(raw), 4, 11))).toBe(skeleton("two"));
  });
});

describe("linkRanges", () => {
  it("finds targets with brackets inside and tags, and no comparison", () => {
    const raw = "[a](b(c)d) <em>x</em> if a <b and c> d [e](f";
    expect(linkRanges(raw).map(([start, end]) => raw.slice(start, end))).toEqual([
      "](b(c)d)",
      "<em>",
      "</em>",
      "<b and c>",
    ]);
  });
});
