import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block.tsx";
import { ChangedText, RichText, StudyText } from "./rich-text.tsx";

const block = (markdown: string) => renderToStaticMarkup(<RichText markdown={markdown} />);
const inline = (markdown: string) => renderToStaticMarkup(<RichText markdown={markdown} inline />);

const words = (markup: string) =>
  markup
    .replaceAll(/<annotation.*?<\/annotation>|<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

test("Markdown becomes the elements that it means", () => {
  const markup = block("A **bold** *word* and `code`.\n\n- one\n- two\n\n|a|b|\n|-|-:|\n|1|2|");
  expect(markup).toContain("<strong>bold</strong>");
  expect(markup).toContain("<em>word</em>");
  expect(markup).toContain("<code>code</code>");
  expect(markup).toContain("<li>one</li>");
  expect(markup).toContain('<th style="text-align:right">b</th>');
});

test("headings of a text stand below those of its page", () => {
  expect(block("# a\n\n## b\n\n##### c")).toMatch(/<h3>a<\/h3>\s*<h4>b<\/h4>\s*<h6>c<\/h6>/);
});

test.each([
  "List<String> is a generic type",
  "a < b and c > d",
  "<b>bold</b> is HTML",
  "<T extends Comparable<T>>",
  "<!-- a comment -->",
])("%j is shown as it was written", (text) => {
  expect(words(block(text))).toBe(text);
  expect(words(inline(text))).toBe(text);
});

test.each([
  "> 5",
  "- 1",
  "+ 3",
  "* 2",
  "1. one",
  "1) one",
  "# define N 10",
  "=",
  "---",
  "    x",
  "| a | b |",
])("the option %j keeps its sign", (text) => {
  expect(words(inline(text)).trim()).toBe(text.trim());
});

test.each(["from $5 to $10", "$5/$10", "it costs $ 5 and $ 6", "a$ b$"])(
  "%j is about money, not a formula",
  (text) => {
    expect(block(text)).not.toContain("katex");
    expect(words(inline(text))).toBe(text);
  },
);

test.each(["$x^2$", "$$\n\\frac{1}{2}\n$$", "$$E = mc^2$$", "так: $a_1$.", "```math\nx\n```"])(
  "%j is a formula",
  (text) => {
    expect(block(text)).toContain('class="katex"');
    expect(inline(text)).toContain('class="katex"');
    expect(inline(text)).not.toContain("katex-display");
  },
);

test("a displayed formula that scrolls is reached by keyboard, one in a sentence is none", () => {
  expect(block("$$\nE = mc^2\n$$")).toContain('<span class="katex-display" tabindex="0">');
  expect(block("so $E = mc^2$ is")).not.toContain("tabindex");
});

test("a formula with an error is shown as its source", () => {
  const markup = inline("$\\frac{1}{$");
  expect(markup).toContain("katex-error");
  expect(words(markup)).toBe("\\frac{1}{");
});

test("a formula cannot grow without bound", () => {
  const bomb = "\\def\\a#1{#1#1}\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}}}}}}}";
  expect(block(`$${bomb}$`).length).toBeLessThan(50_000);
  expect(block("$\\rule{9999em}{9999em}$")).toContain('width="20em" height="20em"');
});

test("links lead out safely, and inside a button they are words", () => {
  expect(block("[site](https://example.com/?a=1&b=2)")).toContain(
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">site</a>',
  );
  expect(block("<mailto:a@b.example>")).toContain('href="mailto:a@b.example"');
  expect(inline("[site](https://example.com)")).toBe('<span class="rich-text-inline">site</span>');
});

test.each(["/settings", "#content", "../x", "?a=1", "//evil.invalid", "ftp://x", "tel:1"])(
  "a link to %s is only its words",
  (address) => {
    expect(block(`[words](${address})`)).toBe('<div class="rich-text"><p>words</p></div>');
  },
);

test("a picture is not fetched but linked", () => {
  const markup = block("![a tree](https://example.com/tree.png)");
  expect(markup).not.toContain("<img");
  expect(markup).toContain('<a href="https://example.com/tree.png"');
  expect(words(markup)).toBe("a tree");
  expect(words(block("[![alt](https://a.example/x.png)](https://b.example)"))).toBe("alt");
});

test("code keeps every character and gets its colours from variables", () => {
  const code = "def f(x):\n\treturn '<b>' + x  # & more\n\n";
  const markup = renderToStaticMarkup(<CodeBlock code={code} language="Python" />);
  expect(words(markup).replaceAll("&#x27;", "'")).toBe(code);
  expect(markup).toContain("var(--code-token-keyword)");
});

test.each([null, "", "klingon", "__proto__", "constructor", "toString"])(
  "code in the language %s is plain",
  (language) => {
    expect(renderToStaticMarkup(<CodeBlock code={"if (a < b) {}"} language={language} />)).toBe(
      '<pre class="code-block" tabindex="0"><code translate="no">if (a &lt; b) {}</code></pre>',
    );
  },
);

test("a fence in a text is coloured, one inside a sentence is not a block", () => {
  expect(block("```js\nconst a = 1;\n```")).toContain("var(--code-token-keyword)");
  expect(inline("```js\nconst a = 1;\n```")).not.toContain("<pre");
});

/** As many of these as make a text of 100,000 characters, or so many. */
const flood = (part: string, characters = 100_000): string =>
  part.repeat(Math.floor(characters / part.length));

test.each([
  ["opening brackets", flood("[")],
  ["closing brackets", flood("]")],
  ["brackets in brackets", `${flood("![", 50_000)}${flood("](b)", 50_000)}`],
  ["quotations", flood(">")],
  ["quotations one by one", flood("> a\n\n")],
  ["emphasis", flood("*a_")],
  ["backticks", flood("` `` ```")],
  ["links", flood("[a](")],
  ["dollars", flood("$")],
  ["dollars with spaces", flood("$ $$ ")],
  ["formulas", flood("$a$ ")],
  ["as many formulas as are set", flood("$a$ ", 3_900)],
  ["a list of lists", flood("- ")],
  [
    "a list nested by indentation",
    Array.from({ length: 310 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
  ],
  ["items", flood("- a\n")],
  ["columns", `${flood("|a", 20_000)}|\n${flood("|-", 20_000)}|\n${flood("|b", 20_000)}|`],
  ["rows", `|a|b|\n|-|-|\n${flood("|a|b|\n")}`],
  ["definitions of macros", flood("$\\def\\a{\\a\\a}\\a$ ", 3_900)],
  ["braces in a formula", `$${flood("{", 20_000)}${flood("}", 20_000)}$`],
  ["fractions in fractions", `$${flood("\\frac{")}$`],
  ["a long formula", `$$\n${flood("x + ", 20_000)}x\n$$`],
  ["code", `\`\`\`cpp\n${flood("int main() { return 0; }\n", 500_000)}\`\`\``],
  ["code of one line", `\`\`\`cpp\n${flood("a<b<", 19_000)}\n\`\`\``],
  ["here documents", `\`\`\`ruby\n${flood("<<A\n", 19_000)}\n\`\`\``],
  ["definitions", Array.from({ length: 5_000 }, (_, at) => `[a${at}]: /b`).join("\n")],
])("a flood of %s is set within the watchdog", { timeout: 60_000 }, (_, markdown) => {
  expect(block(markdown).length).toBeGreaterThan(0);
});

test("what would take seconds to set is shown as written", () => {
  const formula = block(`A word.\n\n$$\n${"x+".repeat(10_000)}\n$$`);
  expect(formula).not.toContain("katex");
  expect(formula).toContain("x+x+x+");
  const many = block("$x^2$ ".repeat(900));
  expect(many).toContain("katex");
  expect(many).toContain("<code>x^2</code>");
  const lengths = Array.from({ length: 60 }, (_, at) => "`".repeat(at + 1)).join(" a ");
  for (const text of [lengths, "` a".repeat(9_000), "# a\n".repeat(9_000)]) {
    expect(block(text)).toContain("rich-text-plain");
  }
});

const changed = (markdown: string, words: string, as: "del" | "ins") => {
  const start = markdown.indexOf(words);
  const spans = [{ start, end: start + words.length }];
  return renderToStaticMarkup(<ChangedText markdown={markdown} changed={spans} as={as} />);
};

test.each([
  ["words", "A *new* `code` end", "new", "<em><ins>new</ins></em>"],
  ["a formula", "so $a^2$ is", "$a^2$", /<ins><span class="katex">.*<\/span><\/ins> is/],
  ["a piece of code", "use `a < b` now", "`a < b`", "<code><ins>a &lt; b</ins></code>"],
  ["code", "```js\nlet a;\n```", "let", /<ins class="mark-block"><pre .*<\/pre><\/ins>/],
  ["a cell", "| a | b |\n|---|---|", "b", "<th><ins>b</ins></th>"],
  ["a link's words", "[go on](https://a.example)", "on", />go <ins>on<\/ins><\/a>/],
])("a correction marks %s and tears no Markdown", (_, markdown, words, expected) => {
  const markup = changed(markdown, words, "ins");
  if (typeof expected === "string") expect(markup).toContain(expected);
  else expect(markup).toMatch(expected);
  expect(changed(markdown, words, "del").replaceAll("del", "ins")).toBe(markup);
});

test("a correction marks words of a text that is too much to be set", () => {
  const markup = changed(`${"> ".repeat(200)}old words`, "old", "del");
  expect(words(markup)).toContain("old words");
  expect(markup).toContain("<del>old</del> words");
});

test("HTML in a corrected sentence is text", () => {
  expect(changed("<ins>x</ins> <b onclick=y>z</b>", "z", "ins")).toBe(
    '<div class="rich-text"><p>&lt;ins&gt;x&lt;/ins&gt; &lt;b onclick=y&gt;<ins>z</ins>&lt;/b&gt;</p></div>',
  );
});

test("the gap of a question's code is no word of the language", () => {
  const code = 'for i ____ "a____b":\n  pass';
  const markup = renderToStaticMarkup(<CodeBlock code={code} language="python" />);
  expect(markup.match(/<span class="code-gap">____<\/span>/g)).toHaveLength(2);
  expect(words(markup)).toBe(code);
  const line = renderToStaticMarkup(<CodeBlock code="# ________ rule" language="python" />);
  expect(line).not.toContain("code-gap");
});

test("a card shows its own pictures, and no others", () => {
  const [own, other] = ["a".repeat(64), "b".repeat(64)];
  const shown = { pictures: [{ sha256: own, width: 40, height: 20 }], unnamed: "Picture" };
  const card = (markdown: string) =>
    renderToStaticMarkup(<RichText markdown={markdown} shown={shown} />);
  const src = `/api/card-pictures/${own}`;
  // It opens large, and nothing says what it shows where that may be what is asked.
  expect(card(`![a *wadi*](picture:${own} "a title")`)).toMatch(
    new RegExp(
      `^<div class="rich-text"><p><a href="${src}"[^>]+><img src="${src}" alt="a wadi" width="40" height="20"[^>]+></a></p></div>$`,
    ),
  );
  expect(card(`![](picture:${own})`)).toContain('alt="Picture"');
  expect(card(`[![x](picture:${own})](https://example.org)`)).toContain("<img");
  for (const foreign of [
    `![x](picture:${other})`,
    `![x](/api/card-pictures/${own})`,
    `![x](https://example.org/${own})`,
    `<img src="${src}">`,
  ]) {
    expect(card(foreign)).not.toContain("<img");
  }
  expect(block(`![a wadi](picture:${own})`)).toContain("<p>a wadi</p>");
});

test("a picture that stands alone in a note has its caption below it, one within a sentence none", () => {
  const own = "a".repeat(64);
  const shown = {
    pictures: [{ sha256: own, width: 40, height: 20 }],
    unnamed: "Picture",
    captions: true,
  };
  const note = (markdown: string) =>
    renderToStaticMarkup(<RichText markdown={markdown} shown={shown} />);
  const caption = '<span aria-hidden="true" class="picture-caption">the *cell*</span>';
  expect(note(`![the \\*cell\\*](picture:${own})`)).toContain(`${caption}</a></p>`);
  expect(note(`1. Look.\n\n   ![the \\*cell\\*](picture:${own})`)).toContain(caption);
  expect(note(`Look: ![the \\*cell\\*](picture:${own})`)).not.toContain(caption);
  const study = (markdown: string, marks: { edit: number; start: number; end: number }[]) =>
    renderToStaticMarkup(<StudyText {...{ markdown, definitions: "", marks, shown }} />);
  const whole = `![the \\*cell\\*](picture:${own}) [[3]](#note-L3)`;
  expect(study(whole, [{ edit: 1, start: 0, end: whole.length }])).toContain("<img");
});
