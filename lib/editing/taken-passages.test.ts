import fc from "fast-check";
import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { alignNotes } from "#lib/subjects/note-changes.ts";
import { partText } from "./document-part.ts";
import { takenPassages } from "./taken-passages.ts";

const former =
  "# The sea [[1]](#note-L1)\n\nThe moon pulls it. [[2]](#note-L2) The sun pulls less. [[3]](#note-L3)\n\nNobody knows why.";

const whole = { revision: 4, place: null };

const placeIn = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

test("a place of a source is found in its document, whatever links to the notes stand before it", () => {
  const source = partText(former, null);
  const told = ["The sea", "The sun pulls less.", "Nobody knows why."].map((words) => {
    const [passage] = takenPassages(former, whole, null, [placeIn(source, words)]);
    expect(passage?.text).toBe(words);
    return passage?.start;
  });
  expect(told).toEqual([2, former.indexOf("The sun"), former.indexOf("Nobody")]);
});

test("a part is looked for in itself alone, and a sentence with a link within keeps it", () => {
  const place = { start: former.indexOf("The moon"), end: former.indexOf("\n\nNobody") };
  const source = partText(former, place);
  const both = "The moon pulls it. The sun pulls less.";
  const [passage] = takenPassages(former, { revision: 4, place }, null, [placeIn(source, both)]);
  expect(passage).toEqual({
    text: "The moon pulls it. [[2]](#note-L2) The sun pulls less.",
    ...{ start: place.start, revision: 4 },
  });
});

test("what the student wrote otherwise in the source is the sentence that it was, and what they added is none", () => {
  const taken = partText(former, null);
  const source = `${taken.replace("pulls less", "pulls it less")}\n\nOf my own.`;
  const aligned = alignNotes(readNote(taken, "en"), readNote(source, "en"));
  const places = ["The sun pulls it less.", "Of my own."].map((words) => placeIn(source, words));
  const [changed, own] = takenPassages(former, whole, aligned, places);
  expect(changed?.text).toBe("The sun pulls less.");
  expect(own).toBeNull();
});

test("the words of every place are those of the source", () => {
  const piece = fc.constantFrom("One.", " Two", "\n\n", " [[7]](#note-L7)", "[[8]](#note-L8)", "x");
  const property = fc.property(fc.array(piece), fc.nat(40), fc.nat(12), (pieces, start, length) => {
    const text = pieces.join("");
    const source = partText(text, null);
    const place = { start, end: Math.min(start + length, source.length) };
    const [passage] = takenPassages(text, whole, null, [place]);
    const words = source.slice(place.start, place.end).trim();
    if (place.start >= place.end || words === "") return;
    expect(partText(passage?.text ?? "", null).trim()).toBe(words);
  });
  fc.assert(property);
});
