import { expect, test } from "vitest";
import { nameWritten } from "./found-pictures.ts";

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
