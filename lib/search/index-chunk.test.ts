import { expect, test } from "vitest";
import { indexChunk } from "./index-chunk.ts";
import { termPlace } from "./term-place.ts";
import { termsOf } from "./terms-of.ts";

test("what its page begins with weighs in a chunk that does not say it, but does not make it found", () => {
  const { terms, weights } = indexChunk({
    ...{ title: "Parameters", headingPath: [], address: null, innerAddresses: [], indexTerms: [] },
    ...{ text: "The name of the table.", pageLead: "Defines the comment of an object." },
  });
  const [comment = "", table = ""] = termsOf("comment table");
  expect(terms).toContain(table);
  expect(terms).not.toContain(comment);
  expect(weights).toContain(`${termPlace(comment)}:`);
});
