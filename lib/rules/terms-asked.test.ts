import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { termsAsked } from "./terms-asked.ts";

const text = `# Heaps

- Root: the node without a parent
- Leaf: the node without a child
- Sibling: a node of the same parent

| Step | Cost | Space |
| --- | --- | --- |
| Push | $O(\\log n)$ | none |
| Pop | $O(\\log n)$ | one |
| Peek | $O(1)$ | none |

Whoever knows these knows heaps.
`;
const note = readNote(text, "en");
const resting = (evidence: Passage) => ({ evidence, words: "" });
const at = (quote: string) => {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length };
};

test("items and rows count once each, prose does not", () => {
  expect(termsAsked(note, { concepts: [], asked: [] })).toEqual({ total: 6, asked: 0 });
  const asked = [at("Leaf: the node"), at("Leaf: the node without a child"), at("| Pop |")];
  expect(termsAsked(note, { concepts: [], asked: asked.map(resting) })).toEqual({
    ...{ total: 6, asked: 2 },
  });
});

test("a concept that was found elsewhere is one more, on the same line it is the same", () => {
  const concepts = [
    { term: "Knowledge", span: at("Whoever knows") },
    { term: "Top", span: at("Root: the node") },
  ];
  const asked = [{ ...at("Root"), places: [at("Sibling"), at("Whoever")] }].map(resting);
  expect(termsAsked(note, { concepts, asked })).toEqual({ total: 7, asked: 2 });
});

describe("terms are counted, not lines", () => {
  const prose = `# Cells

Osmosis and diffusion move matter: osmosis moves water, diffusion moves what is dissolved.

Water follows the salt.
`;
  const read = readNote(prose, "en");
  const inProse = (quote: string) => {
    const start = prose.indexOf(quote);
    return { quote, start, end: start + quote.length };
  };
  const line = inProse(
    "Osmosis and diffusion move matter: osmosis moves water, diffusion moves what is dissolved.",
  );
  const concepts = [
    { term: "Osmosis", span: line },
    { term: "Diffusion", span: line },
    { term: "osmosis", span: inProse("Water follows the salt.") },
  ];

  test("two on one line are two, one on two lines is one", () => {
    expect(termsAsked(read, { concepts, asked: [] })).toEqual({ total: 2, asked: 0 });
  });

  test("of those on one line the one that a question names has come up", () => {
    const asked = [{ evidence: line, words: "What does osmosis move?\nWater" }];
    expect(termsAsked(read, { concepts, asked })).toEqual({ total: 2, asked: 1 });
    const nameless = [{ evidence: line, words: "What moves?" }];
    expect(termsAsked(read, { concepts, asked: nameless })).toEqual({ total: 2, asked: 2 });
    const elsewhere = [{ evidence: inProse("Water follows"), words: "What follows?" }];
    expect(termsAsked(read, { concepts, asked: elsewhere })).toEqual({ total: 2, asked: 1 });
  });
});
