import { expect, test } from "vitest";
import { blockId, createBlockMemory, markBlocks } from "./block-memory.ts";

const text = "# Title\n\nOne [two][a] three.\n\n- item\n\n[A]: https://example.com\n";

test("a text that was split is not split again", async () => {
  const split = createBlockMemory();
  const first = await split(text);
  expect(await split(`${text}`.slice())).toBe(first);
  for (let number = 0; number < 20; number += 1) await split(`${number} ${"x ".repeat(400_000)}`);
  expect(await split(text)).not.toBe(first);
  expect((await split(text)).blocks).toEqual(first.blocks);
});

test("a block brings the definitions that it refers to", async () => {
  const { blocks } = await createBlockMemory()(text);
  expect(blocks.map(({ definitions }) => definitions)).toEqual([
    "",
    "[A]: https://example.com",
    "",
    "[A]: https://example.com",
  ]);
});

test("marks are cut to blocks, and a block's name tells them", async () => {
  const split = await createBlockMemory()(text);
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

test("words are counted, signs are not", async () => {
  const split = createBlockMemory();
  const count = async (source: string) => (await split(source)).words;
  expect(await count("")).toBe(0);
  expect(await count("# Кинетическая энергия\n\nЧто-то *важное*: don't, 3.14 — да.")).toBe(7);
  expect(await count("One $x + y$ two\n\n$$\na b c\n$$\n\n```\nlet x\n```")).toBe(2);
  expect(await count("[three words here](https://example.com/a/b)")).toBe(3);
  expect(await count("| a | b |\n|---|---|\n| 1 | 2 |")).toBe(4);
});

test("a text of very many blocks lets other work run", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const { blocks, words } = await createBlockMemory()("a\n\n".repeat(100_000));
  clearInterval(timer);
  expect([blocks.length, words]).toEqual([100_000, 100_000]);
  expect(turns).toBeGreaterThan(2);
});
