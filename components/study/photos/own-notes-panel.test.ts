import { expect, test } from "vitest";
import { codeLines } from "./own-notes-panel.tsx";

const code = (note: string): string =>
  codeLines(note.split("\n"))
    .map((isCode) => (isCode ? "c" : "-"))
    .join("");

test.each([
  ["words", "one\ntwo", "--"],
  ["a block with an empty line", "one\n```js\nlet a;\n\nlet b;\n```\ntwo", "-ccccc-"],
  ["tildes, and backticks in them", "~~~\n```\n~~~\none", "ccc-"],
  ["a block without an end", "```\none\ntwo", "ccc"],
  ["indented code", "one\n\n    let a;\n\ttab\ntwo", "--cc-"],
  ["code in a line", "a `b` c", "-"],
])("%s", (_, note, kinds) => {
  expect(code(note)).toBe(kinds);
});
