import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMarkup } from "#components/ui/testing/check-markup.ts";
import { xssTexts } from "#e2e/xss/corpus.ts";
import { blockId, createBlockMemory, type EditMark, markBlocks } from "#lib/blocks/block-memory.ts";
import { renderBlock } from "./render-block.tsx";

const render = (markdown: string, marks: EditMark[] = [], definitions = ""): Promise<string> => {
  const block = { markdown, marks, definitions };
  return renderBlock({ ...block, id: blockId(block) });
};

/** Marks these words of the Markdown as those of edit 12. */
const marked = (markdown: string, words: string): Promise<string> => {
  const start = markdown.indexOf(words);
  expect(start).toBeGreaterThanOrEqual(0);
  return render(markdown, [{ edit: 12, start, end: start + words.length }]);
};

const mark = (content: string, edit = 12) => `<mark data-edit="${edit}">${content}</mark>`;

test("a block stands below the headings of its page, without an element around it", async () => {
  expect(await render("# One")).toBe("<h3>One</h3>");
  expect(await render("### Three")).toBe("<h5>Three</h5>");
});

test("items and rows say where they begin only when they are asked to", async () => {
  const block = { markdown: "- a\n  - b\n\n|c|\n|-|\n|d|", marks: [], definitions: "" };
  const named = { ...block, id: blockId(block) };
  const placed = await renderBlock(named, undefined, true);
  expect([...placed.matchAll(/<(li|tr) data-at="(\d+)"/g)].map(([, tag, at]) => [tag, at])).toEqual(
    [
      ...[
        ["li", "0"],
        ["li", "6"],
      ],
      ...[
        ["tr", "11"],
        ["tr", "19"],
      ],
    ],
  );
  expect(await renderBlock(named)).not.toContain("data-at");
});

test.each([
  ["words of a paragraph", "One two three.", "two", `<p>One ${mark("two")} three.</p>`],
  [
    "words on both sides of an emphasis",
    "a **bold** word",
    "a **bo",
    `<p>${mark("a ")}<strong>${mark("bo")}ld</strong> word</p>`,
  ],
  ["words after an escape", "1 \\* 2 \\* 3", "3", `<p>1 * 2 * ${mark("3")}</p>`],
  ["an escaped sign", "1 \\* 2", "\\*", `<p>1 ${mark("*")} 2</p>`],
  ["words after a reference", "a &lt; b &#x1F600; c &foo; d", "d", null],
  ["words after a line end", "one\n   two\nthree", "three", `<p>one\ntwo\n${mark("three")}</p>`],
  ["code in a sentence", "a `let x` b", "let", `<p>a <code>${mark("let")} x</code> b</p>`],
  ["a heading whose level changed", "## Two", "##", `<h4>${mark("Two")}</h4>`],
  [
    "a formula, whole",
    "so $E = mc^2$ is",
    "mc",
    /^<p>so <mark data-edit="12"><span class="katex">.*<\/span><\/mark> is<\/p>$/,
  ],
  [
    "a displayed formula, whole",
    "$$\nE = mc^2\n$$",
    "mc",
    /^<mark data-edit="12" class="mark-block"><span class="katex-display" tabindex="0">.*<\/mark>$/,
  ],
  [
    "code, whole",
    "```js\nlet a;\n```",
    "let",
    /^<mark data-edit="12" class="mark-block"><pre .*<\/pre><\/mark>$/,
  ],
  ["a cell", "|a|b|\n|-|-|\n|1|2|", "2", /<td>1<\/td><td><mark data-edit="12">2<\/mark><\/td>/],
  ["a quotation's second line", "> a\n> b c", "c", /a\nb <mark data-edit="12">c<\/mark>/],
  ["an item", "- a\n  - b", "b", /<li><mark data-edit="12">b<\/mark><\/li>/],
  ["where a link leads", "[go](https://a.example) on", "a.example", />go<\/mark><\/a> on/],
  ["a picture's words", "![a tree](https://a.example/x.png)", "tree", />a <mark[^>]*>tree<\/mark>/],
  ["an address", "see www.example.com now", "example", /www\.<mark[^>]*>example<\/mark>\.com/],
  ["the price", "from $5 to $10", "10", `<p>from $5 to $${mark("10")}</p>`],
] as const)("an edit marks %s", async (_, markdown, words, expected) => {
  const html = await marked(markdown, words);
  if (typeof expected === "string") expect(html).toBe(expected);
  else expect(html).toMatch(expected ?? /&amp;foo; <mark data-edit="12">d<\/mark><\/p>$/);
});

test("edits on the same words each have their mark", async () => {
  const html = await render("one two three", [
    { edit: 3, start: 0, end: 7 },
    { edit: 4, start: 4, end: 13 },
  ]);
  expect(html).toBe(`<p>${mark("one ", 3)}${mark(mark("two", 4), 3)}${mark(" three", 4)}</p>`);
});

/** Code without a language: how far a grammar comes in its time depends on the machine. */
const documents = [
  "A **bold _nested_** word, `code`, $x^2$ and \\* &amp; [link](https://a.example).",
  "## Heading with `code` and *stress*",
  "> quoted\n> - item\n>   ```\n>   let a;\n>   ```",
  "| a | **b** |\n|---|---|\n| $x$ | www.example.com a@b.example |",
  "1. one\n\n   $$\n   x\n   $$\n\n2. [ ] two\n3. ![p](https://a.example/p.png) 😀 \u0301",
  "```\nprint('a')\n```",
];

test("marks add nothing but marks, wherever they are", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...documents),
      fc.array(fc.tuple(fc.nat(120), fc.nat(120)), { maxLength: 4 }),
      async (markdown, spans) => {
        const marks = spans.map(([start, length], index) => ({
          ...{ edit: index + 1, start: Math.min(start, markdown.length) },
          end: Math.min(start + length, markdown.length),
        }));
        const html = await render(markdown, marks);
        checkMarkup(html, { study: true });
        expect(html.replaceAll(/<\/?mark[^>]*>/g, "")).toBe(await render(markdown));
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test("what was inserted is seen, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), fc.nat(120), async (markdown, place) => {
      const start = place % markdown.length;
      if (markdown.slice(start, start + 1).trim() === "") return;
      expect(await render(markdown, [{ edit: 5, start, end: start + 1 }])).toContain(
        'data-edit="5"',
      );
    }),
    { numRuns: 300 },
  );
}, 60_000);

test("a link to a line of the notes is a small one, in that form alone", async () => {
  expect(await render("So it is. [[12]](#note-L12)")).toBe(
    '<p>So it is. <sup><a href="#note-L12">[12]</a></sup></p>',
  );
  for (const address of [
    ...["#note-L0", "#note-L", "#note-l3", "#note-L3x", "#note-L12345678", "#content", "#"],
    ...["x#note-L3", "/#note-L3", "?#note-L3", "# note-L3", "%23note-L3", "#note-L3%20"],
  ]) {
    expect(await render(`[words](<${address}>)`)).toBe("<p>words</p>");
  }
});

test("a link to a heading stays one", async () => {
  expect(await render("- [Стек (LIFO)](#стек-lifo)\n- [2](#note-taking)")).toBe(
    '<ul>\n<li><a href="#%D1%81%D1%82%D0%B5%D0%BA-lifo">Стек (LIFO)</a></li>\n<li><a href="#note-taking">2</a></li>\n</ul>',
  );
});

test("a reference resolves by a definition elsewhere in the document", async () => {
  const html = await render("See [the book][b] or [b].", [], "[b]: https://a.example/book");
  expect(html.match(/href="https:\/\/a\.example\/book"/g)).toHaveLength(2);
  expect(html).not.toContain("[b]");
  expect(await render("[b]: https://a.example/book")).toBe("");
});

test("a block that is asked for again is not made again", async () => {
  const block = { id: "the-same", markdown: "*once*", definitions: "", marks: [] };
  const first = await renderBlock(block);
  expect(await renderBlock({ ...block, markdown: "another" })).toBe(first);
});

test.each(xssTexts)("%j runs nothing in a study document", async (text) => {
  const whole = [{ edit: 1, start: 0, end: text.length }];
  checkMarkup(await render(text), { study: true });
  checkMarkup(await render(text, whole), { study: true });
  checkMarkup(await render("[a] [click] [evil] x", [], text), { study: true });
  checkMarkup(await render(`[${text}](#note-L3) ${text}`, [{ edit: 2, start: 3, end: 9 }]), {
    study: true,
  });
});

test("the keyboard stops once at the references of a block", async () => {
  const html = await render("One [[1]](#note-L1). Two [[2]](#note-L2). Three [[3]](#note-L3).");
  expect([...html.matchAll(/<a [^>]*>/g)].map(([link]) => link)).toEqual([
    '<a href="#note-L1">',
    '<a tabindex="-1" href="#note-L2">',
    '<a tabindex="-1" href="#note-L3">',
  ]);
});

test("a reference alone belongs to what stands above it", async () => {
  expect(await render("[[1]](#note-L1)")).toMatch(/^<p class="cites-above"><sup>/);
  expect(await render("One [[1]](#note-L1)")).toMatch(/^<p>One/);
});

const noted = `A claim[^src] and another[^b].

The first again[^src]; none such[^x].

[^b]: Second, with **bold**.

    And more.

[^src]: A book, p. 3.
[^free]: Nobody refers to it.
`;

test("footnotes of a document find each other across its blocks", async () => {
  const blocks = markBlocks(await createBlockMemory()(noted), []);
  const html = await Promise.all(blocks.map((block) => renderBlock(block)));
  const sign = (number: number) =>
    `<sup><a href="#fn:${number}" role="doc-noteref">${number}</a></sup>`;
  const back = (number: number) => `<a href="#fnref:${number}" role="doc-backlink">↩</a>`;
  expect(html).toEqual([
    `<p>A claim${sign(1)} and another${sign(2)}.</p>`,
    `<p>The first again${sign(1)}; none such[^x].</p>`,
    `<div class="footnote">\n<p><sup>2</sup> Second, with <strong>bold</strong>.</p>\n<p>And more. ${back(2)}</p>\n</div>`,
    `<div class="footnote">\n<p><sup>1</sup> A book, p. 3. ${back(1)}</p>\n</div>`,
    `<div class="footnote">\n<p><sup>3</sup> Nobody refers to it.</p>\n</div>`,
  ]);
  expect(blocks.map(({ anchors }) => anchors)).toEqual([
    ["fnref:1", "fnref:2"],
    [],
    ["fn:2"],
    ["fn:1"],
    ["fn:3"],
  ]);
});

const held = `> A claim[^q].
>
> [^q]: In the quotation.
> [^r]: Below it.

- An item[^i], and [^q] again.

  [^i]: In the item.

- [^first]: As an item.
- Shown, not meant:

  \`\`\`
  [^code]: no footnote
  \`\`\`

1. Deeper[^code][^r]
   > - [^deep]: Three levels down.

[^first] [^deep]
`;

test("footnotes in quotations and list items have their numbers, too; those in code are code", async () => {
  const blocks = markBlocks(await createBlockMemory()(held), []);
  const html = (await Promise.all(blocks.map((block) => renderBlock(block)))).join("\n");
  const shown = html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  expect(shown).toBe(
    "A claim1. 1 In the quotation. ↩ 3 Below it. ↩ An item2, and 1 again. 2 In the item. ↩ " +
      "4 As an item. ↩ Shown, not meant: [^code]: no footnote Deeper[^code]3 5 Three levels down. ↩ 4 5",
  );
  expect(blocks.map(({ anchors }) => anchors)).toEqual([
    ["fnref:1", "fn:1", "fn:3"],
    ["fnref:2", "fn:2", "fn:4"],
    ["fnref:3", "fn:5"],
    ["fnref:4", "fnref:5"],
  ]);
});

test("what is said of a document has its footnotes' numbers, and its own as they are written", async () => {
  const { definitionsFor } = await createBlockMemory()(noted);
  const say = (markdown: string) =>
    renderBlock({ markdown, definitions: definitionsFor(markdown), marks: [], id: markdown });
  expect(await say("It says:\n\n> And another[^b], `[^src]`.")).toContain(
    'another<sup><a href="#fn:2" role="doc-noteref">2</a></sup>, <code>[^src]</code>.',
  );
  expect(await say("See[^b] and[^src].\n\n[^b]: My own.")).toMatch(
    /^<p>See\[\^b\] and<sup><a href="#fn:1" role="doc-noteref">1<\/a><\/sup>.*\[\^b\]: My own\./s,
  );
  expect(definitionsFor("Nothing [^of] it.")).toBe("");
});

test("words of an edit are marked in a footnote, and around its sign", async () => {
  const text = "Heat[^1] flows.\n\n[^1]: By itself.\n";
  const marks = ["Heat[^1] flows", "itself"].map((words, index) => {
    const start = text.indexOf(words);
    return { edit: index + 1, start, end: start + words.length };
  });
  const blocks = markBlocks(await createBlockMemory()(text), marks);
  const [sentence, note] = await Promise.all(blocks.map((block) => renderBlock(block)));
  expect(sentence).toBe(
    `<p>${mark("Heat", 1)}<sup><a href="#fn:1" role="doc-noteref">${mark("1", 1)}</a></sup>${mark(" flows", 1)}.</p>`,
  );
  expect(note).toContain(`By ${mark("itself", 2)}.`);
});

test("a footnote without a number stays as it is written", async () => {
  expect(await render("So[^1].\n\n> [^1]: Why.")).toBe(
    '<p>So[^1].</p>\n<blockquote>\n<div class="footnote">\n<p>[^1]: Why.</p>\n</div>\n</blockquote>',
  );
});
