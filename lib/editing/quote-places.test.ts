import { describe, expect, it, vi } from "vitest";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { applyPatches, type Patch } from "#lib/quotes/patch.ts";
import { carrySpan, createPlaceMemory, quotePlaces } from "./quote-places.ts";

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

/** A text after replacements, each of the first place of its words. */
const edited = (text: string, ...changes: readonly (readonly [string, string])[]) => {
  const edits: { patches: Patch[] }[] = [];
  let now = text;
  for (const [removed, inserted] of changes) {
    const start = now.indexOf(removed);
    const patches = [makePatch(now, start, start + removed.length, inserted)];
    edits.push({ patches });
    now = applyPatches(now, patches) ?? "";
  }
  return { text: now, edits };
};

const before = "One is first. Two is second. Three is third.";

describe("a quote's place", () => {
  it.each([
    ["untouched", [["Three", "Four"]], "Two is second."],
    ["changed inside", [["second", "2nd"]], "Two is 2nd."],
    [
      "changed twice, and what stands before it",
      [
        ["is second", "comes second"],
        ["One is first. ", ""],
        ["Two", "2"],
      ],
      "2 comes second.",
    ],
    ["written anew", [["Two is second.", "Other words."]], "Other words."],
    ["deleted", [["Two is second. ", ""]], null],
    [
      "changed back",
      [
        ["second", "2nd"],
        ["2nd", "second"],
      ],
      "Two is second.",
    ],
  ] as const)("%s", (_name, changes, expected) => {
    const now = edited(before, ...changes);
    const place = quotePlaces(now, ["Two is second."]).get("Two is second.");
    expect(place ? now.text.slice(place.start, place.end) : null).toBe(expected);
  });

  it("is none for what never stood there, and for nothing", () => {
    const places = quotePlaces(edited(before, ["One", "1"]), ["Four is fourth.", ""]);
    expect([...places.values()]).toEqual([null, null]);
  });
});

describe("the memory of places", () => {
  it("looks once for each revision, also for what stands nowhere", () => {
    const places = createPlaceMemory();
    const document = { revision: 1, ...edited(before, ["One", "1"]) };
    expect(places("a", document, ["Four"]).get("Four")).toBeNull();
    const searched = vi.spyOn(String.prototype, "indexOf");
    places("a", { ...document }, ["Four"]);
    expect(searched).not.toHaveBeenCalled();
    searched.mockRestore();
    const next = { revision: 2, text: `${document.text} Four`, edits: [] };
    expect(places("a", next, ["Four"]).get("Four")).toEqual({ start: 43, end: 47 });
    expect(places("b", document, ["Four"]).get("Four")).toBeNull();
  });
});
