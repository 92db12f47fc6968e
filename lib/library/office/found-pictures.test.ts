import { expect, test } from "vitest";
import { nameWritten, withoutVaultLinks } from "./found-pictures.ts";

const hash = "a".repeat(64);
const named = (markdown: string) =>
  nameWritten(markdown, (address) => (address === "a.png" ? hash : null)).replaceAll(hash, "#");

test.each([
  ["a fence", "Text.\n\n```md\n![x](a.png)\n```"],
  ["a fence within which a shorter one stands", "````\n```\n![x](a.png)\n```\n````"],
  ["a fence that nothing closes", "~~~\n![x](a.png)\n\n![y](a.png)"],
  ["a fence in a list", "- One\n\n  ```md\n  ![x](a.png)\n  ```"],
  ["a fence in a quotation", "> ```\n> ![x](a.png)\n> ```"],
  ["an indented block", "Text.\n\n    ![x](a.png)"],
  ["a line", "Write `![x](a.png)` for it."],
  ["two lines", "Write ``![x](a.png)\n![y](a.png) ` `` for it."],
])("code stays as it is written: %s", (_, markdown) => {
  expect(named(markdown)).toBe(markdown);
});

test.each([
  ["`a` ![x](a.png) `b`", "`a` ![x](picture:#) `b`"],
  ["![`x` y](a.png)", "![`x` y](picture:#)"],
  ["A ` alone.\n\n![x](a.png) `", "A ` alone.\n\n![x](picture:#) `"],
  ["- a ` b\n- ![x](a.png)\n- c ` d", "- a ` b\n- ![x](picture:#)\n- c ` d"],
  ["- ```\n  a\n  ```\n- ![x](a.png)", "- ```\n  a\n  ```\n- ![x](picture:#)"],
  ["```\na\n```\n![x](a.png)\n![y](b.png)", "```\na\n```\n![x](picture:#)\n![y](b.png)"],
])("pictures beside code are named: %j", (markdown, expected) => {
  expect(named(markdown)).toBe(expected);
});

test("a million backticks cost no minute", () => {
  const began = performance.now();
  for (const text of ["` `` ", "```\n", "- `\n", "> ~~~\n"])
    named(`![x](a.png)${text.repeat(2e5)}`);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ["- [[Mitosis]]: division of a cell", "- Mitosis: division of a cell"],
  ["![[wall.png]]: the cell", "![](wall.png): the cell"],
  ["[[Mitosis]][[Meiosis]]", "MitosisMeiosis"],
  ["| a | ![[wall.png\\|200]] |", "| a | ![](wall.png) |"],
  ["| a | ![[wall.png\\|A wall\\|200]] |", "| a | ![A wall](wall.png) |"],
  ["| a | [[Mitosis\\|division]] |", "| a | division |"],
  ["![[wall.png|A wall|200x100]]", "![A wall](wall.png)"],
  [
    "See [[2024-01-05]], [[05.01.2024]] and [[2024-01]].",
    "See 2024-01-05, 05.01.2024 and 2024-01.",
  ],
  ["[[2024-01-05]]: rain", "2024-01-05: rain"],
  ["[[The $x$ axis]] and [[The `x` axis|its `x`]]", "The $x$ axis and its `x`"],
])("a vault's link is its words: %j", (markdown, expected) => {
  expect(withoutVaultLinks(markdown)).toBe(expected);
});

test.each([
  "[[1]](https://example.org) [[a]](https://example.org) [[a]][far]",
  "[[1]]: a reference",
  "A = [[1, 2]], B = [[1.5]] and [[10-20]]",
  "$[[e]]_1$ `[[code]]` \\[[raw]]",
])("what only looks like one stays: %j", (markdown) => {
  expect(withoutVaultLinks(markdown)).toBe(markdown);
});
