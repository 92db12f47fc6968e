import { expect, test } from "vitest";
import {
  ankiTag,
  cellOfTags,
  distinctTags,
  fittingTags,
  isTagOf,
  spelledAs,
  subjectTag,
  tagKey,
  tagsOfAnki,
  tagsOfCell,
  withTags,
} from "./card-tags.ts";

test.each([
  [[" two   words ", "Two_Words", "", "\u200b "], ["two words"]],
  [["Ёлка", "ёлка", "е\u0308лка"], ["Ёлка"]],
  [["\u202eabc\u202c", "abc"], ["abc"]],
  [
    ["<b>x</b>", "x"],
    ["<b>x</b>", "x"],
  ],
])("of %j each is one once", (given, tags) => {
  expect(distinctTags(given)).toEqual(tags);
});

test("what does not fit on a card is counted", () => {
  const many = Array.from({ length: 19 }, (_, at) => `n${at}`);
  const given = ["x".repeat(60), "x".repeat(61), "a,b", "nul\0", ...many, "one more"];
  expect(fittingTags(given)).toEqual({ tags: ["x".repeat(60), ...many], left: 4 });
});

test("others are added as long as there is room, and none is lost or written otherwise", () => {
  const full = Array.from({ length: 20 }, (_, at) => `n${at}`);
  expect(withTags(["By hand", "b"], ["B", "by_hand", "c"])).toEqual(["By hand", "b", "c"]);
  expect(withTags(full, ["c"])).toEqual(full);
  expect(withTags(full.slice(1), ["c", "d"])).toEqual([...full.slice(1), "c"]);
});

test("a tag is written as others have it, the first of them", () => {
  expect(spelledAs(["Med", "MED", "linear algebra"])(["med", "LINEAR_algebra"])).toEqual([
    ...["Med", "linear algebra"],
  ]);
});

test.each([
  ["Med::heart", "med", true],
  ["med", "MED", true],
  ["medicine", "med", false],
  ["med", "med::heart", false],
])("%s is of %s: %s", (tag, above, isOf) => {
  expect(isTagOf(tag, above)).toBe(isOf);
});

test("Anki parts tags by white space of any kind, has one for its leeches, and none with spaces", () => {
  expect(tagsOfAnki(" a\u3000b::c  LEECH marked ,, x,y ")).toEqual([
    ...["a", "b::c", "marked", "_", "x_y"],
  ]);
  expect(["two words", 'a "b"', "med::heart"].map(ankiTag)).toEqual([
    ...["two_words", "a_b_", "med::heart"],
  ]);
  expect(distinctTags(tagsOfCell("a b, c;d\ne,"))).toEqual(["a b", "c", "d", "e"]);
});

test.each([[["a; b", "c"]], [["C:\\dir", "ends\\", "\\;", "\\\\;;"]], [["x"]], [[]]])(
  "%j come back from a cell as they went into it",
  (tags) => {
    expect(distinctTags(tagsOfCell(cellOfTags(tags)))).toEqual(tags);
  },
);

test("a subject with a comma in its name is one tag, which comes back as the same", () => {
  const tag = subjectTag("Physics, part 1");
  expect(tagsOfAnki(tag).map(tagKey)).toEqual([tagKey(tag)]);
});

test("a comma that was just typed ends a tag", () => {
  expect(tagsOfCell("bones,")).toEqual(["bones", ""]);
  expect(tagsOfCell("")).toEqual([""]);
  expect(tagsOfCell(String.raw`a\;b;c\\,d\e`)).toEqual(["a;b", "c\\", "d\\e"]);
});
