import { expect, test } from "vitest";
import type { Correction } from "#lib/schemas/quiz.ts";
import type { EvidencePassage } from "./evidence-store.ts";
import { type WeighedWordings, weighEvidence } from "./weigh-evidence.ts";

const original = "The Treaty of Tordesillas was signed in 1484 by two crowns.";
const fixed = original.replace("1484", "1494");
const correction: Correction = {
  ...{ id: "c1", conceptId: null, term: "", type: "definition_fix", message: "", original, fixed },
  span: { start: 0, end: original.length },
  patch: { start: original.indexOf("1484"), removed: "1484", inserted: "1494" },
  ...{ removedCode: null, basis: "model", evidence: null, status: "open" },
};
const page = (number: number, start: number, length: number) => ({
  ...{ start, length, file: "atlas.pdf", unit: "page" as const, page: number, title: "" },
});
const passage = (text: string, at: Partial<EvidencePassage> = {}): EvidencePassage => ({
  ...{ text, place: "Atlas", pages: [] },
  at: { in: "source", id: "src_1", start: 1_000, revision: 2, page: null },
  ...at,
});
const signed = "In Spain, 1494 saw the Treaty of Tordesillas signed. Later came Zaragoza.";
const early = "The Treaty of Tordesillas was signed in 1484.";

const weigh = (
  passages: readonly EvidencePassage[],
  proofs: WeighedWordings["proofs"],
  right: WeighedWordings["right"] = "b",
) => {
  const asked = new Map([[1, "c1"]]);
  const [weighed] = weighEvidence(
    [correction],
    asked,
    passages,
    [{ number: 1, proofs, right }],
    "en",
  );
  if (!weighed) throw new Error("Nothing was weighed");
  return { basis: weighed.basis, ...weighed.evidence };
};
const proof = (says: "a" | "b", quote: string, number = 1) => ({ passage: number, says, quote });

test("a quote is widened to its sentence, and named by the page on which it stands", () => {
  const pages = [page(4, 900, 110), page(5, 1_010, 500)];
  expect(weigh([passage(signed, { pages })], [proof("b", "1494 saw the Treaty")])).toMatchObject({
    ...{ basis: "source", certainty: "sure", place: "Atlas" },
    quote: "In Spain, 1494 saw the Treaty of Tordesillas signed.",
    at: { start: 1_010, page: { page: 5, file: "atlas.pdf" } },
  });
});

test.each([
  [
    "marks of Markdown",
    "The **Treaty** of Tordesillas was signed in *1494*.",
    "Treaty of Tordesillas was signed in 1494",
  ],
  [
    "another kind of quotation mark",
    "The “Treaty of Tordesillas” of 1494 was signed.",
    'The "Treaty of Tordesillas" of 1494',
  ],
])("%s does not matter", (_what, text, quote) => {
  expect(weigh([passage(text)], [proof("b", quote)]).certainty).toBe("sure");
});

test.each([
  ["other words", signed, "the Treaty of Tordesillas was signed in 1494"],
  ["another number", signed, "1495 saw the Treaty of Tordesillas signed"],
  ["too little", signed, "Tordesillas"],
  ["a word more", signed, "1494 saw the Treaty of Tordesillas duly signed"],
  [
    "a sentence without the new number",
    `${signed} It had 12 pages and the crowns signed.`,
    "It had 12 pages and the crowns signed",
  ],
  [
    "a sentence about something else",
    `${signed} Maps were drawn with a compass.`,
    "Maps were drawn with a compass",
  ],
])("%s is no evidence", (_what, text, quote) => {
  expect(weigh([passage(text)], [proof("b", quote)])).toEqual({
    ...{ basis: "model", quote: "", place: "", certainty: "likely" },
  });
});

test("two sources that contradict each other make it disputed, with both quoted", () => {
  const proofs = [
    proof("b", "1494 saw the Treaty of Tordesillas"),
    proof("a", "signed in 1484", 2),
  ];
  expect(weigh([passage(signed), passage(early, { place: "Old atlas" })], proofs)).toMatchObject({
    ...{ basis: "source", certainty: "disputed", place: "Atlas" },
    dispute: { by: "passage", ground: { quote: early, place: "Old atlas" } },
  });
});

test("the note's own words elsewhere never dispute it, and never make it sure", () => {
  const inNote = (text: string) =>
    passage(text, { at: { in: "note", start: 300, end: 400 }, place: "Treaties" });
  expect(weigh([inNote(early)], [proof("a", "signed in 1484")]).certainty).toBe("likely");
  expect(weigh([inNote(signed)], [proof("b", "1494 saw the Treaty of")])).toMatchObject({
    ...{ basis: "note", certainty: "likely", quote: signed },
    at: { in: "note", start: 300 },
  });
});

test("a source alone is likely where the second check is not certain, and disputed where it denies it", () => {
  const proofs = [proof("b", "1494 saw the Treaty of Tordesillas")];
  expect(weigh([passage(signed)], proofs, "unsure").certainty).toBe("likely");
  expect(weigh([passage(signed)], proofs, "a")).toMatchObject({
    ...{ certainty: "disputed", dispute: { by: "check" }, basis: "source" },
  });
});

test("what the first check found in the note stays where nothing better is found", () => {
  const known = { quote: "Signed in 1494.", place: "Dates" };
  const [weighed] = weighEvidence(
    [{ ...correction, basis: "note", evidence: known }],
    ...([new Map(), [], [], "en"] as const),
  );
  expect(weighed).toEqual({ id: "c1", basis: "note", evidence: { ...known, certainty: "likely" } });
});

test("rows of tables are quoted whole", () => {
  const table = "| treaty | year |\n|---|---|\n| Tordesillas | 1494 |\n| Zaragoza | 1529 |";
  expect(weigh([passage(table)], [proof("b", "Tordesillas | 1494")]).quote).toBe(
    "| Tordesillas | 1494 |",
  );
});

test("of a passage one proof of each wording is looked at", () => {
  const proofs = [proof("b", "What nobody ever wrote of it"), proof("b", "1494 saw the Treaty of")];
  expect(weigh([passage(signed)], proofs).certainty).toBe("likely");
  expect(weigh([passage(signed)], [...proofs].reverse()).certainty).toBe("sure");
});

test("twenty times twenty proofs that stand nearly there are looked at in no time", () => {
  const words = Array.from({ length: 90 }, (_, at) => `treaty${at % 7} of ${at % 11}`);
  const passages = Array.from({ length: 20 }, (_, at) => passage(`${at} ${words.join(" ")}.`));
  const proofs = passages.map(({ text }, at) =>
    proof("b", text.replaceAll("of 3", "oh 3"), at + 1),
  );
  const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
  const began = performance.now();
  weighEvidence(
    ids.map((id) => ({ ...correction, id })),
    new Map(ids.map((id, at) => [at, id])),
    passages,
    ids.map((_, number) => ({ number, proofs, right: "b" as const })),
    "en",
  );
  expect(performance.now() - began).toBeLessThan(500);
});
