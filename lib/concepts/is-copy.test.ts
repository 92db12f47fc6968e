import { expect, test } from "vitest";
import { isCopy } from "./is-copy.ts";

const lines = Array.from(
  { length: 10 },
  (_, index) => `Line number ${index} of a text about ships.`,
);
const note = lines.join("\n");

test.each([
  ["the same text", note, true],
  ["an edited one", note.replaceAll("number 3", "no. 3"), true],
  ["a part of it", lines.slice(0, 4).join("\n\n"), true],
  [
    "one that it is a part of",
    `${note}\n${"Something else stands in this line.\n".repeat(1)}`,
    true,
  ],
  [
    "one that quotes a line",
    `${lines[0]}\nA first line of another text.\nA second line of another text.`,
    false,
  ],
  ["another text", "A first line of another text.", false],
  ["short lines alone", "a\nb\nc", false],
])("%s", (_what, text, expected) => {
  expect(isCopy(note, text)).toBe(expected);
  expect(isCopy(text, note)).toBe(expected);
});
