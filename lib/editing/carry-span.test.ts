import { expect, it } from "vitest";
import { applyPatches } from "../quotes/apply-patch.ts";
import { carrySpan } from "./carry-span.ts";

const text = "one two three four";
const start = text.indexOf("two");
const span = { start, end: start + "two three".length };
const at = (part: string, inserted: string) => ({
  start: text.indexOf(part),
  removed: part,
  inserted,
});

it.each([
  ["behind it", [at("four", "4")], "two three"],
  ["before it", [at("one", "number one")], "two three"],
  ["inside it", [at("o three", "o and three")], "two and three"],
  ["over its beginning", [at("ne tw", "ne and then tw")], "ne and then two three"],
  ["over its end", [at("three four", "3 and 4")], "two 3 and 4"],
  ["exactly it", [at("two three", "2")], "2"],
  ["over all of it", [at("one two three four", "all")], "all"],
  ["its first word", [at("two", "2")], "2 three"],
  ["directly before it", [{ start, removed: "", inserted: "new " }], "new two three"],
  ["directly behind it", [{ start: span.end, removed: "", inserted: " new" }], "two three new"],
  ["at several places", [at("one", "1"), at("two", "2"), at("four", "4")], "2 three"],
])("a span carried over an edit %s is where its words are", (_where, patches, expected) => {
  const after = applyPatches(text, patches) ?? "";
  const carried = carrySpan(span, [{ patches }]);
  expect(carried && after.slice(carried.start, carried.end)).toBe(expected);
});

it("is nothing when its words are gone", () => {
  expect(carrySpan(span, [{ patches: [at("two three", "")] }])).toBeNull();
});
