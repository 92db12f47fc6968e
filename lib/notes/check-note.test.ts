import { expect, test } from "vitest";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { checkNote } from "./check-note.ts";

const refused = (code: string) => expect.objectContaining({ code });

test.each(["", " ", "\n\t\r\n", "\u00a0\u3000", "\ufeff", "\u200b\u200d \u2060"])(
  "%j is an empty note",
  (text) => {
    expect(() => checkNote(text)).toThrowError(refused("note_empty"));
  },
);

test("a note of exactly the limit is taken, and one byte more is not", () => {
  const largest = "ж".repeat(maxNoteBytes / 2);
  expect(() => checkNote(largest)).not.toThrow();
  expect(() => checkNote(`${largest}a`)).toThrowError(refused("note_too_large"));
});

test("the promise of 200 kB is kept five times over", () => {
  expect(maxNoteBytes).toBeGreaterThanOrEqual(200_000);
});

test("what the database cannot store is refused before it is tried", () => {
  expect(() => checkNote("a\0b")).toThrowError(refused("note_not_text"));
});
