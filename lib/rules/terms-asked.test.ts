import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
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
const at = (quote: string) => {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length };
};

test("items and rows count once each, prose does not", () => {
  expect(termsAsked(note, [], [])).toEqual({ total: 6, asked: 0 });
  const asked = [at("Leaf: the node"), at("Leaf: the node without a child"), at("| Pop |")];
  expect(termsAsked(note, [], asked)).toEqual({ total: 6, asked: 2 });
});

test("a concept that was found elsewhere is one more, on the same line it is the same", () => {
  const concepts = [at("Whoever knows"), at("Root: the node")];
  const asked = [{ ...at("Root"), places: [at("Sibling"), at("Whoever")] }];
  expect(termsAsked(note, concepts, asked)).toEqual({ total: 7, asked: 2 });
});
