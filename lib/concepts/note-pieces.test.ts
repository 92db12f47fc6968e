import fc from "fast-check";
import { expect, it } from "vitest";
import { notePieces } from "./read-note.ts";
import { arbitraryNote } from "./testing/arbitrary-note.ts";

const texts = (note: string) => notePieces(note).map(({ start, end }) => note.slice(start, end));

it("are together the whole note", () => {
  const longNotes = fc
    .array(arbitraryNote, { minLength: 1, maxLength: 6 })
    .map((parts) => `${parts.join("\n\n")}\n\n`.repeat(100));
  fc.assert(
    fc.property(longNotes, (note) => {
      expect(texts(note).join("")).toBe(note);
    }),
    { numRuns: 30 },
  );
});

// The parser's time per piece is bounded, so that of a note is in proportion to its length.
it.each([
  ["paragraphs", "Some words of a paragraph.\n\n"],
  ["one paragraph of many lines", "words words words\n"],
  ["one list", "- item\n"],
  ["blocks of code", "```\ncode\n```\n\n"],
])("are never long in %s", (_, unit) => {
  const pieces = texts(unit.repeat(Math.ceil(300_000 / unit.length)));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(49_000);
});

it.each(["```", "~~~~", "$$"])("never part a block fenced by %s", (fence) => {
  const block = `${fence}\n${"line\n\n".repeat(20_000)}${fence}\n`;
  const pieces = texts(`${"Before.\n\n".repeat(3_000)}${block}\n${"After.\n\n".repeat(3_000)}`);
  expect(pieces.filter((piece) => piece.includes(block))).toHaveLength(1);
});
