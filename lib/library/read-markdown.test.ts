import { expect, test } from "vitest";
import { inTime } from "../testing/in-time.ts";
import { readMarkdown } from "./read-markdown.ts";

const read = (source: string) => readMarkdown(source, { path: "guide/a.md", above: ["Guide"] });

test("headings of both kinds cut a text, and their ids are those of its site", () => {
  const sections = read(
    "Title\n=====\n\nIntro.\n\n## Save it\n\nOne.\n\n### Как сохранить {#save}\n\nTwo.\n\n## Save it\n\nThree.\n",
  );
  expect(sections.map(({ address, headingPath }) => [address, headingPath])).toEqual([
    ["guide/a.md#title", ["Guide"]],
    ["guide/a.md#save-it", ["Guide", "Title"]],
    ["guide/a.md#save", ["Guide", "Title", "Save it"]],
    ["guide/a.md#save-it-1", ["Guide", "Title"]],
  ]);
  expect(sections[2]).toMatchObject({
    title: "Как сохранить",
    innerAddresses: ["guide/a.md#как-сохранить"],
  });
});

test("front matter names the page, and code with signs of headings is code", () => {
  const sections = read(
    '---\ntitle: "How to save"\n---\n\nIntro.\n\n```sh\n# not a heading\n```\n',
  );
  expect(sections).toMatchObject([
    { title: "How to save", text: "Intro.\n\n```sh\n# not a heading\n```", address: "guide/a.md" },
  ]);
});

test("a page whose headings are equals is named by its file", () => {
  const sections = readMarkdown("Intro.\n\n## Add a word\n\nOne.\n\n## Remove it\n\nTwo.\n", {
    ...{ path: "guide/word-list.md", above: ["Guide"] },
  });
  expect(sections.map(({ title, headingPath }) => [...headingPath, title])).toEqual([
    ["Guide", "Word list"],
    ["Guide", "Word list", "Add a word"],
    ["Guide", "Word list", "Remove it"],
  ]);
});

test("tags, comments, imports, pictures and links to other pages are put as text", () => {
  const [section] = read(
    'import A from "./a"\n\n# T\n\n{/* hidden */}\n\n<A>\n\n**Click** [Save *now*](./b.md), ![the icon](i.png) <kbd>S</kbd>.\n\n</A>\n\n<!-- no -->\n',
  );
  expect(section?.text).toBe("**Click** Save *now*, _the icon_ S.");
});

test("an anchor that the page's contents list begins a section, others are addresses in it", () => {
  const sections = read(
    '# T\n\n- [How to cut](#cut)\n- [How to join](#join)\n\n<a name="cut"></a>\n\nPress S.\n\n<a id="spot"></a>Here.\n\n<a id="join"></a>Press J.\n',
  );
  expect(sections.slice(1)).toMatchObject([
    {
      ...{ address: "guide/a.md#cut", title: "How to cut", headingPath: ["Guide", "T"] },
      innerAddresses: ["guide/a.md#spot"],
      text: "Press S.\n\nHere.",
    },
    { address: "guide/a.md#join", title: "How to join", text: "Press J." },
  ]);
});

test("boxes become quotes under their titles", () => {
  expect(read("# T\n\n:::tip[Try it]\nWords.\n:::\n\n> [!NOTE]\n> More.\n")[0]?.text).toBe(
    "> **Try it**\n>\n> Words.\n\n> **Note**\n>\n> More.",
  );
});

test("100,000 signs of quotations are read within the watchdog", () => {
  const nested = () => readMarkdown(">".repeat(100_000), { path: "a.md", above: [] });
  expect(inTime(nested).length).toBeGreaterThan(0);
});
