import { expect, test } from "vitest";
import { fieldMarkdown } from "./field-markdown.ts";

test.each([
  ["A hot wind", "A hot wind"],
  ["a<br>b", "a\\\nb"],
  ["<div>a</div><div>b</div>", "a\n\nb"],
  ["<b>a</b> &nbsp;<i>b</i> <u>c</u>", "**a** _b_ _c_"],
  ["x &lt; y &amp;&amp; z", "x < y && z"],
  ["2 * 3 * 4 and snake_case", "2 \\* 3 \\* 4 and snake_case"],
  ["<ul><li>a</li><li>b</li></ul>", "- a\n- b"],
  ["<pre><code>if (a &lt; b) {\n\n  c\n}</code></pre>", "```\nif (a < b) {\n\n  c\n}\n```"],
  ['<pre><code class="language-c">x</code></pre>', "```c\nx\n```"],
  ["<code>\\(x\\)</code>", "`\\(x\\)`"],
  ["so \\(a &lt; b\\) and \\(c\\)", "so $a < b$ and $c$"],
  ["\\(a<br>+ b\\)", "$a + b$"],
  ["\\[\\frac{1}{2}\\]", "$$\n\\frac{1}{2}\n$$"],
  ["[$]x[/$] and [$$]y[/$$]", "$x$ and\n\n$$\ny\n$$"],
  ["[latex]\\textbf{x}[/latex]", "\\textbf{x}"],
  ["never closed \\(x", "never closed \\\\(x"],
  ["costs $5 and $6", "costs \\$5 and \\$6"],
  ['a<img src="x.png">b [sound:a.mp3]', "ab"],
  ["<script>alert(1)</script><style>x</style>t", "t"],
  ['<a href="javascript:alert(1)">a</a> <a href="https://e.org">b</a>', "a [b](https://e.org)"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "\\<script>alert(1)\\</script>"],
  ["H<sub>2</sub>O, x<sup>2</sup>", "H₂O, x²"],
  ["zero\u200bwidth", "zerowidth"],
  ["", ""],
])("%j is %j", (html, markdown) => {
  expect(fieldMarkdown(html)).toBe(markdown);
});
