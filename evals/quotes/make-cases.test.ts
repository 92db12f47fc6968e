import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeQuote } from "#lib/quotes/place-quote.ts";
import { documentOf, judgeCase } from "./judge-case.ts";
import { makeCases } from "./make-cases.ts";

const docs = ["levers.ru.md", "enzymes.en.md"].map((id) => ({
  id,
  text: readFileSync(new URL(`texts/${id}`, import.meta.url), "utf8"),
}));
const { cases } = makeCases(docs, 5, 12);
const textOf = (id: string): string => docs.find((doc) => doc.id === id)?.text ?? "";

describe("generated cases", () => {
  it("are the same for the same seed", () => {
    expect(makeCases(docs, 5, 12).cases).toEqual(cases);
    expect(makeCases(docs, 6, 12).cases).not.toEqual(cases);
  });

  it("name the place of the passage they were made from", () => {
    for (const item of cases.filter(({ truth }) => truth !== undefined)) {
      const text = documentOf(textOf(item.doc), item.doc_edits);
      const found = (item.spans ?? []).map(([start, end]) =>
        text.slice(start, end).replaceAll("\r\n", "\n"),
      );
      expect(found).toContain(item.truth);
    }
  });

  // The goals of the product: 98 of 100 right, a wrong place in fewer than 1 of 200.
  it("are placed rightly, and hardly ever wrongly", () => {
    const outcomes = cases.map((item) => {
      const text = documentOf(textOf(item.doc), item.doc_edits);
      return {
        id: item.id,
        outcome: judgeCase(text, item, placeQuote(text, item.quote, item.context)),
      };
    });
    const share = (wanted: string) =>
      outcomes.filter(({ outcome }) => outcome === wanted).length / outcomes.length;
    expect(outcomes.length).toBeGreaterThan(300);
    expect(share("right")).toBeGreaterThanOrEqual(0.98);
    expect(share("wrong")).toBeLessThan(1 / 200);
  });
});
