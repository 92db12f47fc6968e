import fc from "fast-check";
import { expect, test } from "vitest";
import {
  pictureMarkdown,
  picturesOf,
  replacePictures,
  sideInWords,
  sideOf,
  sideParts,
  withoutPictures,
} from "./card-pictures.ts";

const [a, b] = ["a".repeat(64), "b".repeat(64)];

test("what a picture shows may hold any sign, and comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (alt) => {
      const written = pictureMarkdown({ sha256: a, alt });
      const found: string[] = [];
      replacePictures(written, (picture) => {
        found.push(picture.alt);
        return "";
      });
      expect(found).toEqual([alt.trim().replaceAll(/\s+/g, " ")]);
    }),
  );
});

test.each([
  ["", [], "", []],
  ["words", [], "words", []],
  [`![x](picture:${a})`, [], "", ["x"]],
  [`![x](picture:${a})\n\nwords`, ["x"], "words", []],
  [`words\n\n![x](picture:${a}) ![y](picture:${b})`, [], "words", ["x", "y"]],
  [`![x](picture:${a})\n\nin ![y](picture:${b}) it`, ["x"], `in ![y](picture:${b}) it`, []],
  [`![](picture:${a})\n\nw\n\n![y](picture:${b})`, [""], "w", ["y"]],
  ["![x](picture:1)", [], "![x](picture:1)", []],
])("%j is taken apart and put together again", (side, above, words, below) => {
  const parts = sideParts(side);
  const alts = (pictures: typeof parts.above) => pictures.map(({ alt }) => alt);
  expect({ ...parts, above: alts(parts.above), below: alts(parts.below) }).toEqual({
    ...{ above, words, below },
  });
  expect(sideParts(sideOf(parts))).toEqual(parts);
});

test("a card's pictures are told once each, and its words without them", () => {
  const front = `What is it? ![a \\[wadi\\]](picture:${a})`;
  expect(picturesOf({ front, back: `![](picture:${b})![](picture:${a})` })).toEqual([a, b]);
  expect(withoutPictures(front)).toBe("What is it? a [wadi]");
  expect(withoutPictures(`![](picture:${a})`)).toBe("");
  expect(sideInWords(`![a wadi](picture:${a})\n\nDry?\n\n![](picture:${b})`)).toBe("a wadi · Dry?");
});
