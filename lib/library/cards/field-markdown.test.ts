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
  ["[latex]$x^2$[/latex] and [latex]$$y$$[/latex]", "$x^2$ and\n\n$$\ny\n$$"],
  [
    "[latex]\\begin{align}a &amp;= b\\\\<br>c &amp;&lt; d\\end{align}[/latex]",
    "$$\n\\begin{align}a &= b\\\\ c &< d\\end{align}\n$$",
  ],
  ["\\(\\frac{a}{b<!-- -->}\\)", "$\\frac{a}{b}$"],
  ["<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "漢(かん)"],
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

const mono = 'style="font-family: Consolas, monospace"';

test.each([
  [
    `So:<div ${mono}>def f(x):</div><div ${mono}>&nbsp; &nbsp; return x</div>`,
    "So:\n\n```\ndef f(x):\n    return x\n```",
  ],
  [
    `<div ${mono}><div><span>if (a) {</span></div><div><br></div><div>&nbsp; b</div><div>}</div></div>ok`,
    "```\nif (a) {\n\n  b\n}\n```\n\nok",
  ],
  [
    '<font face="Courier New">for x in y:</font><br><font face="Courier New">&nbsp; z</font>',
    "```\nfor x in y:\n  z\n```",
  ],
  ["<code>a:</code><br><code>&nbsp; b</code>", "```\na:\n  b\n```"],
  ["<code>a</code><br><code>b</code>", "`a`\\\n`b`"],
  [`Say <span ${mono}>a_b</span>.`, "Say `a_b`."],
  [`<div ${mono}>Written as with a typewriter</div>`, "Written as with a typewriter"],
  [`<div ${mono}>x = <img src="y.png"></div>`, "x ="],
  [`<div ${mono}>f(x) is \\(x_1\\)</div>`, "f(x) is $x_1$"],
  [`<ul><li ${mono}>a = b</li></ul>`, "- a = b"],
])("lines in monospace: %j", (html, markdown) => {
  expect(fieldMarkdown(html)).toBe(markdown);
});
