import fc from "fast-check";

/** Lines of code that break careless programs. */
export const hostileCode = [
  'printf("%d\\n", {{1}});',
  "std::map<int, std::vector<int>> m = {{1, {2, 3}}};",
  "const s = `a$(b)c`; // '\"`",
  '\tif (a && b) { return "\\\\"; }',
  "print(f'{{x}} = {x!r}')  # 🙂 ё",
  "$$x^2$$ and $HOME",
  "~~~ not the end",
  "``",
  "> quoted",
  "- item",
  "# include <stdio.h>",
  "    indented()",
  "<script>alert(1)</script>",
];

const prose = fc.constantFrom(
  "**Стек** — это список, т. е. LIFO. Он прост!",
  "A queue is a list, e.g. FIFO. It is simple.",
  "Формула $a. B$ и `код. Код` внутри. 🙂 Эмодзи 👩‍👩‍👧‍👦 тоже.",
  "Hard\nwrapped line\twith tab",
  "#### Заголовок `x`",
  "Setext\n===",
  "- один\n- два\n  продолжение",
  "1. one\n2. two",
  "> цитата\n> дальше. Ещё.",
  "| a | b |\n|---|---|\n| c | d |",
  "$$\n\\frac{1}{2}\n$$",
  "[ссылка](http://a.b/c.D) и <b>html</b>",
  "***",
  "\uFEFFмарка",
  "a\u00A0b\u2028c",
);

const codeBlock = fc
  .record({
    lines: fc.array(fc.constantFrom(...hostileCode), { maxLength: 5 }),
    fence: fc.constantFrom("```", "````", "~~~", "`````"),
    language: fc.constantFrom("", "cpp", "Python", "c++ {.line}"),
    indent: fc.constantFrom("", "  ", "> "),
  })
  .map(({ lines, fence, language, indent }) =>
    [`${fence}${language.replace(/`/g, "")}`, ...lines, fence]
      .map((line) => indent + line)
      .join("\n"),
  );

const noise = fc.string({ unit: "grapheme", maxLength: 60 });

/** Notes of well-formed and broken Markdown, with LF, CRLF or CR line ends. */
export const arbitraryNote = fc
  .record({
    parts: fc.array(fc.oneof(prose, codeBlock, noise), { maxLength: 12 }),
    gap: fc.constantFrom("\n\n", "\n", "\n\n\n", "\n \t\n"),
    ending: fc.constantFrom("\n", "\r\n", "\r"),
  })
  .map(({ parts, gap, ending }) => parts.join(gap).replaceAll("\n", ending));
