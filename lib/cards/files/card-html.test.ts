import fc from "fast-check";
import { expect, test } from "vitest";
import { cardHtml, wordsOf } from "./card-html.ts";

test.each([
  ["A hot wind.", "<p>A hot wind.</p>"],
  ["so $a < b$ is", "<p>so \\(a &lt; b\\) is</p>"],
  ["$$\n\\frac{1}{2}\n$$", "<p>\\[\\frac{1}{2}\\]</p>"],
  ["from $5 to $10", "<p>from $5 to $10</p>"],
  ["use `a<b && c`", "<p>use <code>a&lt;b &amp;&amp; c</code></p>"],
  [
    "```js\nif (a<b) {\n\n  s = '</pre>';\n}\n```",
    "<pre><code class=\"language-js\">if (a&lt;b) {\n\n  s = '&lt;/pre>';\n}\n</code></pre>",
  ],
  ["1. one\n2. two", "<ol>\n<li>one</li>\n<li>two</li>\n</ol>"],
  ["- one\n- two", "<ul>\n<li>one</li>\n<li>two</li>\n</ul>"],
  ["see www.example.org", '<p>see <a href="http://www.example.org">www.example.org</a></p>'],
  ["<b>x</b> &amp; <T>", "<p>&lt;b>x&lt;/b> &amp; &lt;T></p>"],
  ["[m](https://e.org) [l](javascript:x) [s](/x)", '<p><a href="https://e.org">m</a> l s</p>'],
  ["![alt](https://e.org/a.png)", '<p><a href="https://e.org/a.png">alt</a></p>'],
  ["![alt](data:x)", "<p>alt</p>"],
])("%j is %j", (markdown, html) => {
  expect(cardHtml(markdown)).toBe(html);
});

test("what Anki or its MathJax would replace in a text stays text", () => {
  const html = cardHtml("[latex]x[/latex] [\\$]y [sound:a.mp3] \\\\(x\\\\) `[LATEX]`");
  expect(html).not.toMatch(/\[(?:\/?latex|\/?\$+\]|sound:)/i);
  expect(html).toMatch(/<span class="mathjax_ignore tex2jax_ignore">\\\(<\/span>/);
  expect(wordsOf(html)).toBe("[latex]x[/latex] [$]y [sound:a.mp3] \\( x\\) [LATEX]");
});

test("a formula that holds the sign which ends formulas stays TeX", () => {
  expect(cardHtml("$\\text{\\(x\\)}$")).toBe("<p><code>\\text{\\(x\\)}</code></p>");
});

const signs = fc.constantFrom(
  ...[
    "<",
    ">",
    "&",
    '"',
    "`",
    "$",
    "\\(",
    "[",
    "]",
    "(",
    ")",
    "\n",
    " ",
    "a",
    "\u001f",
    "\0",
    "\ud800",
  ],
  ...[
    "<script>",
    "<img src=x onerror=y>",
    "javascript:x",
    "](",
    "![",
    "- ",
    "1. ",
    "```\n",
    "</pre>",
  ],
);

test("nothing of a text becomes an element of its own, and no sign parts a field", () => {
  const elements =
    /<(?!\/?(?:p|a|code|pre|strong|em|del|ul|ol|li|blockquote|h[1-6]|br|hr|table|thead|tbody|tr|th|td|input|span)\b)/;
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
      const html = cardHtml(parts.join(""));
      expect(html).not.toMatch(elements);
      expect(html).not.toMatch(/<[^>]*\s(?:on\w+|src|style)=|href="(?!https?:|mailto:)/i);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(html).not.toMatch(/[\u0000\u001f\ud800]/);
    }),
  );
});

test("what would take seconds is kept as it was written", () => {
  expect(cardHtml(`${">".repeat(500)} a<b`)).toBe(`<pre>${">".repeat(500)} a&lt;b</pre>`);
});
