import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { NoteMark } from "#lib/schemas/source.ts";
import { openingLength } from "#lib/schemas/source-limits.ts";
import { findPlaces, placeAt } from "./find-places.ts";

const markOf = (text: string, page: number): NoteMark => ({
  ...{ file: "waves.pdf", unit: "page", title: "", page, length: text.length },
  opening: text.slice(0, openingLength),
});

const parts = [
  "Light is a wave.",
  "Light is a wave. What swings in it is a field and no matter of any kind. It has a length.",
  "Sound is one, too.",
];
const marks = parts.map((text, at) => markOf(text, at + 1));
const whole = parts.join("\n\n");
const pageAt = (text: string, words: string) =>
  placeAt(findPlaces(text, marks), text.indexOf(words))?.page ?? null;

describe("the pages of a note", () => {
  it("are those that it was put together from, also where two begin alike", () => {
    const starts = findPlaces(whole, marks).map(({ start, page }) => [page, start]);
    expect(starts).toEqual([
      [1, 0],
      [2, whole.indexOf("Light", 1)],
      [3, whole.indexOf("Sound")],
    ]);
  });

  it("are found again when something was written before, between or into them", () => {
    const changed = `My own words.\n\n${whole.replace("It has", "It really has")}`;
    expect(pageAt(changed, "really")).toBe(2);
    expect(pageAt(changed, "Sound")).toBe(3);
    expect(pageAt(changed, "My own")).toBeNull();
  });

  it("are left out where they were deleted or begin otherwise", () => {
    const without = [parts[0], parts[2]].join("\n\n");
    expect(findPlaces(without, marks).map(({ page }) => page)).toEqual([1, 3]);
    expect(pageAt(whole.replace("Sound is", "A tone is"), "A tone")).toBeNull();
  });

  it("do not reach into what was added behind them", () => {
    const added = `${whole}\n\nWhat I was told in the lecture itself.`;
    expect(pageAt(added, "too.")).toBe(3);
    expect(pageAt(added, "lecture")).toBeNull();
  });
});

test("of an unchanged note every part is found at its place, whatever the parts hold", () => {
  const part = fc.string({ minLength: 1, maxLength: 90, unit: fc.constantFrom("a", "b", "\n") });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (texts) => {
      const given = texts.map((text, at) => markOf(text, at + 1));
      let start = 0;
      const meant = texts.map((text, at) => {
        const place = [at + 1, start];
        start += text.length + 2;
        return place;
      });
      const found = findPlaces(texts.join("\n\n"), given);
      expect(found.map((place) => [place.page, place.start])).toEqual(meant);
    }),
  );
});
