import { expect, test } from "vitest";
import { passagePictures } from "./passage-pictures.ts";

const picture = (name: string) => `![${name}](picture:${name.repeat(64)})`;
const [a, b, c] = [picture("a"), picture("b"), picture("c")];

const beside = (note: string, quote: string) => {
  const start = note.indexOf(quote);
  return passagePictures(note, { start, end: start + quote.length });
};

const guide = `## Steps

1. Press Arm.

   *Manual: Recording*

   ${a}

2. Press Record.

   ${b}

   ${c}

3. Play.
`;

test.each([
  ["what stands below it, and a line about where it is from between", guide, "Press Arm.", [a]],
  ["all that stand below it", guide, "Press Record.", [b, c]],
  ["nothing of the item above", guide, "Play.", []],
  ["one within its sentence", `A cell ${a} has a wall.`, `A cell ${a} has a wall.`, [a]],
  ["one in its paragraph", `A wall. ${a} A core.`, "A core.", [a]],
  [
    "one between a heading and what is said first",
    `# Cell\n\n${a}\n\nA wall.\n\nA core.`,
    "A wall.",
    [a],
  ],
  ["not what is said later", `# Cell\n\n${a}\n\nA wall.\n\nA core.`, "A core.", []],
  ["none where there are none", "A wall.\n\nA core.", "A wall.", []],
])("a passage has %s", (_, note, quote, pictures) => {
  expect(beside(note, quote)).toEqual(pictures);
});

test("a passage that stands nowhere has none", () => {
  expect(passagePictures(guide, { start: 0, end: 0 })).toEqual([]);
});
