import { expect, test } from "vitest";
import { blockId } from "./block-id.ts";
import { createBlockMemory } from "./block-memory.ts";
import { markBlocks } from "./mark-blocks.ts";

const text = "# Title\n\nOne [two][a] three.\n\n- item\n\n[A]: https://example.com\n";

test("a text that was split is not split again", () => {
  const split = createBlockMemory();
  const first = split(text);
  expect(split(`${text}`.slice())).toBe(first);
  for (let number = 0; number < 20; number += 1) split(`${number} ${"x ".repeat(400_000)}`);
  expect(split(text)).not.toBe(first);
  expect(split(text)).toEqual(first);
});

test("a block brings the definitions that it refers to", () => {
  const { blocks } = createBlockMemory()(text);
  expect(blocks.map(({ definitions }) => definitions)).toEqual([
    "",
    "[A]: https://example.com",
    "",
    "[A]: https://example.com",
  ]);
});

test("marks are cut to blocks, and a block's name tells them", () => {
  const split = createBlockMemory()(text);
  const [title, , item] = split.blocks;
  const marks = [
    { edit: 7, start: 2, end: 14 },
    { edit: 8, start: 7, end: 9 },
    { edit: 9, start: 20, end: 20 },
  ];
  const marked = markBlocks(split, marks);
  expect(marked.map((block) => block.marks)).toEqual([
    [{ edit: 7, start: 2, end: 7 }],
    [{ edit: 7, start: 0, end: 5 }],
    [],
    [],
  ]);
  expect(marked[0]?.id).not.toBe(title?.id);
  expect(marked[2]?.id).toBe(item?.id);
  for (const block of marked) {
    expect(block.markdown).toBe(text.slice(block.start, block.end));
    expect(block.id).toBe(blockId(block));
  }
});

test("words are counted, signs are not", () => {
  const split = createBlockMemory();
  const count = (source: string) => split(source).words;
  expect(count("")).toBe(0);
  expect(count("# Кинетическая энергия\n\nЧто-то *важное*: don't, 3.14 — да.")).toBe(7);
  expect(count("One $x + y$ two\n\n$$\na b c\n$$\n\n```\nlet x\n```")).toBe(2);
  expect(count("[three words here](https://example.com/a/b)")).toBe(3);
  expect(count("| a | b |\n|---|---|\n| 1 | 2 |")).toBe(4);
});
