import { expect, test } from "vitest";
import { picturesIn } from "#lib/text/card-pictures.ts";
import { putBackPictures } from "./put-back-pictures.ts";

const picture = (alt: string, digit: string) => `![${alt}](picture:${digit.repeat(64)})`;
const wall = picture("the wall", "a");
const core = picture("", "b");

const notes = `# Cells

The cell wall is made of cellulose.

${wall}

The nucleus holds the chromosomes.

${core}
`;

const document = `# Cells

## The wall

Cellulose makes the wall of a plant's cell rigid.

## The nucleus

It holds chromosomes, which carry genes.
`;

test("each stands below what it belongs to, in a document that lost them", () => {
  expect(putBackPictures(document, notes)).toBe(`# Cells

## The wall

Cellulose makes the wall of a plant's cell rigid.

${wall}

## The nucleus

It holds chromosomes, which carry genes.

${core}
`);
});

test("what the document shows is not shown twice, and nothing else changes", () => {
  const whole = `${document}\n${core}\n\n${wall}\n`;
  expect(putBackPictures(whole, notes)).toBe(whole);
  expect(putBackPictures(document, "No pictures.")).toBe(document);
});

test("one that belongs nowhere stands at the end, in the order of the notes", () => {
  const [x, y] = [picture("", "c"), picture("", "d")];
  expect(putBackPictures("Text.\n", `${x}\n\n${y}`)).toBe(`Text.\n\n${x}\n\n${y}\n`);
});

test.each([
  ["```js\nlet cellulose = 1;", "```"],
  ["~~~~\nlet cellulose = 1;\n~~~\n", "~~~~"],
  ["$$\ncellulose\n", "$$"],
  ["```", "```"],
])("none stands within a block that the document does not end: %j", (block, end) => {
  const begun = `Text.\n\n${block}`;
  const wanted = `${begun.trimEnd()}\n${end}\n\n${wall}\n`;
  expect(putBackPictures(begun, `Cellulose.\n\n${wall}`).trimEnd()).toBe(wanted.trimEnd());
});

test("a block that is ended stays as it is", () => {
  const ended = "Text.\n\n````\n```\n````\n";
  expect(putBackPictures(ended, wall)).toBe(`${ended}\n${wall}\n`);
});

test("notes without pictures cost nothing", () => {
  const plain = "- A list.\n\n> A quotation.\n\n".repeat(60_000);
  const began = performance.now();
  for (let round = 0; round < 10; round += 1) putBackPictures(document, plain);
  expect(performance.now() - began).toBeLessThan(200);
});

test("ten thousand references cost no minute", () => {
  const many = Array.from(
    { length: 10_000 },
    (_, at) => `Word${at}.\n\n![x](picture:${String(at).padStart(64, "0")})`,
  ).join("\n\n");
  const began = performance.now();
  const text = putBackPictures(document, many);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(picturesIn(text)).toHaveLength(2_000);
});
