import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeQuote } from "./place-quote.ts";
import type { Placement } from "./quote-search.ts";

/** Pieces of study notes: letters, marks, formulas, clusters of several units. */
const pieces = fc.constantFrom(
  "сила",
  "тока",
  "равна",
  "the",
  "field",
  "of",
  "charge",
  " ",
  " ",
  " ",
  "\n",
  "\n\n",
  ". ",
  ", ",
  "**",
  "*",
  "`",
  "$",
  "\\alpha",
  "\\frac{1}{2}",
  "\\",
  "{",
  "}",
  "[",
  "](x)",
  "é",
  "e\u0301",
  "й",
  "и\u0306",
  "👍🏽",
  "👩‍🔬",
  "🇷🇺",
  "𝑥",
  "12",
  "7",
  "…",
  "—",
  "«",
  "»",
  "\r\n",
  "|",
  "# ",
  "<b>",
  "&amp;",
);
const documents = fc.array(pieces, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(""));
const cuts = documents.chain((document) =>
  fc
    .tuple(fc.nat(document.length), fc.nat(document.length))
    .map(([a, b]) => ({ document, start: Math.min(a, b), end: Math.max(a, b) }))
    .filter(({ start, end }) => start < end),
);

const placesOf = (placement: Placement): { start: number; end: number }[] => {
  if (placement.kind === "placed") return [placement];
  return [...(placement.kind === "ambiguous" ? placement.candidates : placement.nearest)];
};

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
const graphemeEdges = (text: string): Set<number> =>
  new Set([...[...segmenter.segment(text)].map(({ index }) => index), text.length]);

/** Offsets inside a LaTeX command: behind its backslash, before its last letter. */
const insideCommands = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(/(?<!\\)(?:\\\\)*(\\[a-zA-Z]+)/g)].flatMap((match) => {
      const command = match[1] ?? "";
      const start = match.index + match[0].length - command.length;
      return [...command].map((_, step) => start + step).slice(1);
    }),
  );

describe("placeQuote", () => {
  it("gives any quote cut from the document back, or asks with its place among the candidates", () => {
    fc.assert(
      fc.property(cuts, ({ document, start, end }) => {
        const placement = placeQuote(document, document.slice(start, end));
        expect(placement.kind).not.toBe("absent");
        // Widened at most to whole characters and commands.
        expect(placesOf(placement).some((place) => place.start <= start && place.end >= end)).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("cuts no surrogate pair, grapheme or LaTeX command, however the quote was spoiled", () => {
    const spoiled = fc.tuple(
      cuts,
      fc.array(fc.tuple(fc.nat(200), fc.constantFrom("", "x", " ", "е", "*")), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(spoiled, ([{ document, start, end }, slips]) => {
        let quote = document.slice(start, end);
        for (const [at, letter] of slips)
          quote =
            quote.slice(0, at % (quote.length + 1)) +
            letter +
            quote.slice((at % (quote.length + 1)) + 1);
        const edges = graphemeEdges(document);
        const inside = insideCommands(document);
        const placement = placeQuote(document, quote);
        for (const place of placement.kind === "absent" ? [] : placesOf(placement)) {
          expect([place.start, place.end].every((at) => edges.has(at))).toBe(true);
          // A lone word may be the name of a command.
          if (!/^[a-zA-Z]+$/.test(quote.trim()))
            expect([place.start, place.end].some((at) => inside.has(at))).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps its places within the document and its similarities between 0 and 1", () => {
    fc.assert(
      fc.property(documents, fc.oneof(documents, fc.string()), (document, quote) => {
        for (const { start, end, similarity } of placesOf(placeQuote(document, quote)) as {
          start: number;
          end: number;
          similarity: number;
        }[]) {
          expect(0 <= start && start < end && end <= document.length).toBe(true);
          expect(similarity).toBeGreaterThanOrEqual(0);
          expect(similarity).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
