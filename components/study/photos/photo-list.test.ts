import { expect, test } from "vitest";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import { moved, pictureProblem } from "./photo-list.ts";

test.each([
  ["image/jpeg", 5, null],
  ["image/png", maxPhotoBytes, null],
  ["image/webp", maxPhotoBytes + 1, "tooLarge"],
  ["image/jpeg", 0, "empty"],
  ["image/heic", 5, "notPicture"],
  ["image/svg+xml", 5, "notPicture"],
  ["", 5, "notPicture"],
])("a file of type %j with %d bytes: %j", (type, size, problem) => {
  expect(pictureProblem({ type, size }, maxPhotoBytes)).toBe(problem);
});

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [1, 9, ["a", "c", "b"]],
  [1, -1, ["b", "a", "c"]],
  [7, 0, ["a", "b", "c"]],
])("from %d to %d", (from, to, list) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(list);
});
