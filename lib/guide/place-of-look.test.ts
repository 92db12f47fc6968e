import { describe, expect, test } from "vitest";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import { boxMeanings, closeUpAt, placeOfLook } from "./place-of-look.ts";

const sent = { width: 1_600, height: 900, part: null };

const rounded = (box: Readonly<Record<"x" | "y" | "width" | "height", number>>) =>
  Object.fromEntries(Object.entries(box).map(([side, value]) => [side, Number(value.toFixed(6))]));

describe("what a model's box means", () => {
  const meant = (x: number, y: number, width: number, height: number) =>
    boxMeanings({ x, y, width, height }, sent).map(rounded);

  test("fractions, and pixels or thousandths where only one of them is on the picture", () => {
    expect(meant(0.25, 0.5, 0.1, 0.05)).toEqual([{ x: 0.25, y: 0.5, width: 0.1, height: 0.05 }]);
    expect(meant(1_200, 450, 160, 45)).toEqual([{ x: 0.75, y: 0.5, width: 0.1, height: 0.05 }]);
    expect(meant(250, 900, 100, 50)).toEqual([{ x: 0.25, y: 0.9, width: 0.1, height: 0.05 }]);
  });

  test("both where nothing tells them apart, none where nothing is on the picture", () => {
    expect(meant(400, 450, 160, 45)).toHaveLength(2);
    expect(meant(1_700, 450, 160, 45)).toEqual([]);
    expect(meant(1.4, 0.2, 0.3, 0.1)).toEqual([]);
    expect(meant(0.5, 0.5, 0, 0)).toEqual([]);
    expect(meant(Number.NaN, 0.5, 0.1, 0.1)).toEqual([]);
  });

  test("on a picture of a thousand pixels both are one", () => {
    expect(
      boxMeanings(
        { x: 400, y: 450, width: 90, height: 30 },
        { width: 1_000, height: 1_000, part: null },
      ),
    ).toHaveLength(1);
  });
});

const frame = { width: 1_600, height: 900, devicePixelRatio: 1 };
const exportBox = { x: 0.78, y: 0.91, width: 0.06, height: 0.03 };
const titleBox = { x: 0.4, y: 0.1, width: 0.06, height: 0.03 };
const gear = { x: 0.95, y: 0.02, width: 0.015, height: 0.025 };
const nothing: LocatedControl = {
  ...{ frame, found: false, box: null, confidence: 0, candidates: [], label: "Export" },
};
const read: LocatedControl = {
  ...nothing,
  candidates: [
    { number: 1, box: titleBox, confidence: 0.9, label: "Export" },
    { number: 2, box: exportBox, confidence: 0.8, label: "Export" },
  ],
};
const none = { number: null, box: null, label: null };

describe("the place that a model saw", () => {
  test("has the edges of the words that it saw there, of two the nearer ones", () => {
    const box = { x: 0.77, y: 0.9, width: 0.08, height: 0.05 };
    const place = placeOfLook(
      { ...none, box, label: "Export" },
      { numbered: [], byStep: nothing, byLabel: read },
      sent,
    );
    expect(place).toMatchObject({ found: true, box: exportBox, label: "Export" });
  });

  test("is where its words are when its number is that of another place far away", () => {
    const numbered = [
      { number: 7, box: { ...gear, y: 0.5 }, confidence: 0, label: "Quit now" },
      { number: 8, box: { ...gear, y: exportBox.y }, confidence: 0, label: "Format:" },
      { number: 9, box: { ...gear, y: 0.5 }, confidence: 0, label: "" },
    ];
    const byLabel = { ...read, found: true, box: exportBox, candidates: [read.candidates[1]] };
    const place = (number: number) =>
      placeOfLook(
        { ...none, number, label: "Export" },
        { numbered, byStep: nothing, byLabel: byLabel as LocatedControl },
        sent,
      ).box;
    expect(place(7)).toEqual(exportBox);
    // A caption, and an icon that has no words of its own.
    expect(place(8)).toEqual(numbered[1]?.box);
    expect(place(9)).toEqual(numbered[2]?.box);
  });

  test("has no name where there are no words", () => {
    const numbered = [{ number: 3, box: gear, confidence: 0, label: "" }];
    const unnamed = { ...nothing, label: null };
    const place = placeOfLook(
      { ...none, number: 3 },
      { numbered, byStep: unnamed, byLabel: null },
      sent,
    );
    expect(place).toMatchObject({ found: true, box: gear, label: null });
  });

  test("in pixels or thousandths is where its words are", () => {
    for (const [x, y] of [
      [0.78 * 1_600, 0.91 * 900],
      [780, 910],
    ] as const) {
      const box = { x, y, width: 90, height: 30 };
      const place = placeOfLook(
        { ...none, box, label: "Export" },
        { numbered: [], byStep: nothing, byLabel: read },
        sent,
      );
      expect(place).toMatchObject({ found: true, box: exportBox });
    }
  });

  test("is nowhere when its box may mean two places and no words tell which", () => {
    const box = { x: 400, y: 450, width: 90, height: 30 };
    const place = placeOfLook(
      { ...none, box },
      { numbered: [], byStep: nothing, byLabel: null },
      sent,
    );
    expect(place).toMatchObject({ found: false, box: null });
  });

  test("of two that its box may mean is the one that bears the words of the step, where the model saw none", () => {
    const box = { x: 780, y: 910, width: 60, height: 30 };
    const pixels = { x: 780, y: 700, width: 60, height: 30 };
    const look = { numbered: [], byStep: read, byLabel: null };
    expect(placeOfLook({ ...none, box }, look, sent)).toMatchObject({ box: exportBox });
    expect(placeOfLook({ ...none, box: pixels }, look, sent)).toMatchObject({ found: false });
  });

  test("without words is its own box, or the icon that this means", () => {
    const box = { x: 0.9, y: 0.01, width: 0.03, height: 0.05 };
    const own = placeOfLook(
      { ...none, box },
      { numbered: [], byStep: nothing, byLabel: null },
      sent,
    );
    expect(own.found).toBe(true);
    expect(own.box && rounded(own.box)).toEqual(box);
    const icons = { ...nothing, candidates: [{ number: 7, box: gear, confidence: 0, label: "" }] };
    const near = { x: 0.943, y: 0.015, width: 0.022, height: 0.03 };
    const icon = placeOfLook(
      { ...none, box: near },
      { numbered: [], byStep: icons, byLabel: null },
      sent,
    );
    expect(icon).toMatchObject({ found: true, box: gear });
  });

  test("is the numbered one, and by its box where that number is none, as models write 0 for none", () => {
    const numbered = read.candidates;
    const second = placeOfLook(
      { ...none, number: 2 },
      { numbered, byStep: nothing, byLabel: null },
      sent,
    );
    expect(second).toMatchObject({ found: true, box: exportBox, label: "Export" });
    const box = { x: 0.5, y: 0.5, width: 0.1, height: 0.05 };
    const own = placeOfLook(
      { ...none, number: 0, box },
      { numbered, byStep: nothing, byLabel: null },
      sent,
    );
    expect(own.box && rounded(own.box)).toEqual(box);
    const zero = { x: 0, y: 0, width: 0, height: 0 };
    expect(
      placeOfLook(
        { ...none, number: 0, box: zero },
        { numbered, byStep: nothing, byLabel: null },
        sent,
      ),
    ).toMatchObject({ found: false });
  });

  test("is that of its words when it names no box, and nowhere when it names nothing", () => {
    const found = { ...read, found: true, box: exportBox, confidence: 0.9 };
    const byLabel = placeOfLook(
      { ...none, label: "Export" },
      { numbered: [], byStep: nothing, byLabel: found },
      sent,
    );
    expect(byLabel).toMatchObject({ found: true, box: exportBox });
    const sure = { ...found, label: "Export" };
    expect(placeOfLook(none, { numbered: [], byStep: sure, byLabel: null }, sent)).toMatchObject({
      ...{ found: false, box: null },
    });
  });

  test("has the words that were read there since it was numbered, and else those that the model saw", () => {
    const [, second] = read.candidates;
    const bare = { number: 7, box: exportBox, confidence: 0, label: "" };
    const chosen = { ...none, number: 7, label: "Exp" };
    const numbered = [bare];
    expect(
      placeOfLook(chosen, { numbered, byStep: nothing, byLabel: { ...read, found: false } }, sent),
    ).toMatchObject({ found: true, label: second?.label });
    expect(placeOfLook(chosen, { numbered, byStep: nothing, byLabel: null }, sent)).toMatchObject({
      found: true,
      box: exportBox,
      label: "Exp",
    });
  });

  test("is where its words are when the number beside the box is of another place", () => {
    const numbered = [{ number: 7, box: gear, confidence: 0, label: "" }];
    const box = { x: 0.77, y: 0.9, width: 0.08, height: 0.05 };
    const place = placeOfLook(
      { number: 7, box, label: "Export" },
      { numbered, byStep: nothing, byLabel: read },
      sent,
    );
    expect(place).toMatchObject({ found: true, box: exportBox });
  });

  test("in a part of the screen is meant as a part of that", () => {
    const part = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 };
    const own = { width: 960, height: 720, part };
    const meant = { x: 0.625, y: 0.75, width: 0.025, height: 0.025 };
    expect(boxMeanings({ x: 0.5, y: 1, width: 0.1, height: 0.1 }, own)).toEqual([]);
    const [fractions] = boxMeanings({ x: 0.5, y: 0.9, width: 0.1, height: 0.1 }, own);
    expect(fractions && rounded(fractions)).toEqual({ ...meant, y: 0.725 });
    const [pixels] = boxMeanings({ x: 480, y: 648, width: 96, height: 72 }, own).slice(-1);
    expect(pixels && rounded(pixels)).toEqual({ ...meant, y: 0.725 });
  });
});

describe("a picture that was made smaller is looked at closer", () => {
  const screen = { width: 3_200, height: 1_800 };
  const small = { x: 0.5, y: 0.5, width: 0.01, height: 0.01 };
  const placed = (box: typeof small | null) => ({ ...nothing, found: box !== null, box });
  const seen = (box: typeof small | null, byStep = nothing) => ({
    ...{ place: placed(box), byStep, byLabel: null },
  });
  const at = (look: Parameters<typeof closeUpAt>[0]) => closeUpAt(look, sent, screen);

  test("at a small place that no words confirm, and at one that only words know of", () => {
    expect(at({ seen: seen(small), mark: null })).toEqual(small);
    const known = {
      ...placed(small),
      candidates: [{ number: 1, box: small, confidence: 0.9, label: "Export" }],
    };
    expect(at({ seen: seen(small, known), mark: null })).toBe(null);
    expect(at({ seen: seen(null, known), mark: null })).toEqual(small);
    expect(at({ seen: null, mark: small })).toEqual(small);
  });

  test("and not where that shows no more", () => {
    expect(at({ seen: seen(exportBox), mark: null })).toBe(null);
    expect(at({ seen: null, mark: null })).toBe(null);
    expect(closeUpAt({ seen: seen(small), mark: null }, sent, sent)).toBe(null);
    expect(closeUpAt({ seen: seen(small), mark: null }, { ...sent, part: small }, screen)).toBe(
      null,
    );
  });
});
