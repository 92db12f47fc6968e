import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carryChange } from "./carry-change.ts";
import { placeQuote } from "./place-quote.ts";

/** The document after the change, where the quote is placed; null when it goes back to whoever wrote it. */
const carried = (document: string, quote: string, newText: string): string | null => {
  const place = placeQuote(document, quote);
  if (place.kind !== "placed") throw new Error(`the quote is ${place.kind}`);
  const change = carryChange(document, place, quote, newText);
  return change.kind === "differs"
    ? null
    : document.slice(0, change.start) + change.text + document.slice(change.end);
};

type Row = readonly [what: string, document: string, quote: string, newText: string, after: string];

/** The quote lacks marks that the new text has. */
const restored: readonly Row[] = [
  [
    "emphasis",
    "So **Momentum** (the push) is kept.",
    "Momentum (the push) is kept.",
    "**Momentum** (the push) is *always* kept.",
    "So **Momentum** (the push) is *always* kept.",
  ],
  ["emphasis around all of it", "A **term** here", "term", "**name**", "A **name** here"],
  [
    "emphasis that becomes shorter",
    "The **Momentum (push)** rule",
    "Momentum (push)",
    "**Momentum** (push)",
    "The **Momentum** (push) rule",
  ],
  [
    "a formula",
    "Let $T_1 = 5$ hold.",
    "Let T_1 = 5 hold.",
    "Let $T_1 = 7$ hold.",
    "Let $T_1 = 7$ hold.",
  ],
  ["the signs around a formula", "where $T_1$ is", "T_1", "$T_2$", "where $T_2$ is"],
  [
    "emphasis that opens at the place, behind words put before it",
    "**Note: this is one way. There is none back!**",
    "Note: this is one way.",
    "In short: **Note: this is one way.",
    "In short: **Note: this is one way. There is none back!**",
  ],
  ["code", "call `run` twice", "call run twice", "call `run` once", "call `run` once"],
  [
    "the mark of a heading",
    "# A\n\n## Implementation\n\nText",
    "Implementation",
    "## Details",
    "# A\n\n## Details\n\nText",
  ],
  [
    "the mark of a heading with a number",
    "# A\n\n### 4. Strong product\n\nText",
    "4. Strong product",
    "### 4. Strong product and sum",
    "# A\n\n### 4. Strong product and sum\n\nText",
  ],
  [
    "the mark of an item",
    "- one\n- two words",
    "two words",
    "- three words",
    "- one\n- three words",
  ],
  [
    "the mark and the emphasis of an item that it quotes in part",
    "- *Batch* descent is slow\n- b",
    "- Batch descent is slow",
    "- *Batch* descent is very slow",
    "- *Batch* descent is very slow\n- b",
  ],
  [
    "the number of an item",
    "1. one\n2. two words",
    "two words",
    "2. three words",
    "1. one\n2. three words",
  ],
  ["the mark of a quotation", "> said the cat", "said the cat", "> said a cat", "> said a cat"],
  [
    "the box of a task",
    "- [ ] read it all",
    "read it all",
    "- [ ] read it twice",
    "- [ ] read it twice",
  ],
  [
    "the full stop",
    "It shows the factorisation. Next.",
    "the factorisation",
    "the prime factorisation.",
    "It shows the prime factorisation. Next.",
  ],
  ["another full stop", "It works. Next.", "It works", "It works!", "It works! Next."],
  ["quotation marks around", "сказал «да» и ушёл", "да", "«нет»", "сказал «нет» и ушёл"],
  [
    "a fence",
    "```python\nlo = 0\n```\n",
    "lo = 0",
    "```python\nlo = 1\n```",
    "```python\nlo = 1\n```\n",
  ],
  [
    "signs of a formula in lines of their own",
    "$$\nE = m\n$$\n",
    "E = m",
    "$$\nE = mc\n$$",
    "$$\nE = mc\n$$\n",
  ],
  [
    "a cell's border",
    "| alpha  | beta |\n",
    "alpha | beta",
    "| alpha | gamma |",
    "| alpha  | gamma |\n",
  ],
];

/** Quote and new text lack marks of the passage. */
const kept: readonly Row[] = [
  [
    "emphasis",
    "**сила тока** равна *нулю*",
    "сила тока равна нулю",
    "сила тока равна единице",
    "**сила тока** равна *единице*",
  ],
  [
    "a line break",
    "flows from\nleft to right",
    "flows from left to right",
    "flows from top to right",
    "flows from\ntop to right",
  ],
  [
    "formulas",
    "где $x = 2$ и $y = 3$",
    "где x = 2 и y = 3",
    "где x = 2 и y = 5",
    "где $x = 2$ и $y = 5$",
  ],
  [
    "typography",
    "он сказал «да» — и ушёл",
    'он сказал "да" - и ушёл',
    'он сказал "нет" - и ушёл',
    "он сказал «нет» — и ушёл",
  ],
  [
    "quotation marks before added words",
    "Он сказал: «да».",
    'Он сказал: "да".',
    'Он сказал: "да" и ушёл.',
    "Он сказал: «да» и ушёл.",
  ],
  ["ё", "всё ещё верно", "все еще верно", "все еще неверно", "всё ещё неверно"],
  [
    "a command that the quote spells as a letter",
    "угол $\\theta$ мал",
    "угол θ мал",
    "угол θ велик",
    "угол $\\theta$ велик",
  ],
  [
    "a space the quote lost",
    "the first things of all",
    "the first thingsof all",
    "the first partsof all",
    "the first partsof all",
  ],
  [
    "a link",
    "see [the proof](p.html) below",
    "see the proof below",
    "see the sketch below",
    "see [the sketch](p.html) below",
  ],
  ["the full stop", "It *works*. Next", "It works", "It lasts", "It *lasts*. Next"],
  ["marks of lines", "> one\n> two", "one two", "one three", "> one\n> three"],
  [
    "the padding of a table",
    "| alpha   | 2    |\n",
    "| alpha | 2 |",
    "| alpha | 3 |",
    "| alpha   | 3    |\n",
  ],
  [
    "a formula that grows",
    "mark $K_m$ on it",
    "mark K_m on it",
    "mark K_m + c_0 on it",
    "mark $K_m + c_0$ on it",
  ],
];

const changed: readonly Row[] = [
  [
    "goes behind a formula",
    "mass $m$ is given",
    "mass m is given",
    "mass m in grams is given",
    "mass $m$ in grams is given",
  ],
  [
    "goes behind emphasis",
    "the **wall** is thin",
    "the wall is thin",
    "the wall of a cell is thin",
    "the **wall** of a cell is thin",
  ],
  [
    "goes before emphasis",
    "**Wall** is thin",
    "Wall is thin",
    "So: Wall is thin",
    "So: **Wall** is thin",
  ],
  [
    "takes emphasis that it empties",
    "a **very** thin wall",
    "a very thin wall",
    "a thin wall",
    "a thin wall",
  ],
  [
    "leaves emphasis that goes on",
    "a **very thin** wall",
    "a very thin wall",
    "a thin wall",
    "a **thin** wall",
  ],
  [
    "adds a sentence",
    "It *works*. Next",
    "It works.",
    "It works. It lasts.",
    "It *works*. It lasts. Next",
  ],
  [
    "adds an item behind a sentence whose full stop it lacks",
    "- It *works*.\n- b",
    "It works",
    "It works\n- It lasts.",
    "- It *works*.\n- It lasts.\n- b",
  ],
  ["adds emphasis", "a **b** and c", "a b and c", "a b and *c*", "a **b** and *c*"],
  ["takes emphasis away", "a **b** and *c* d", "a b and c d", "a b and *c* e", "a b and *c* e"],
  ["takes the mark of a heading away", "## Title one", "## Title one", "Title one", "Title one"],
  [
    "puts a rewrite in the place of all",
    "Rates *grow* and fall with the heat of a body",
    "Rates grow and fall with the heat of a body",
    "Compare the slopes before you read on, then draw both curves again.",
    "Compare the slopes before you read on, then draw both curves again.",
  ],
  [
    "keeps what an ellipsis of both stands for",
    "The first words, then **many** more, the last words",
    "The first words … the last words",
    "The first steps … the last words",
    "The first steps, then **many** more, the last words",
  ],
  [
    "replaces what an ellipsis of the quote stands for",
    "The first words, then **many** more, the last words. End",
    "The first words [...] the last words.",
    "New words at last.",
    "New words at last. End",
  ],
  [
    "repairs escapes in both",
    "value \\text{kg} heavy",
    "value \text{kg} heavy",
    "value \text{g} heavy",
    "value \\text{g} heavy",
  ],
  ["repairs line breaks in both", "one\ntwo", "one\\ntwo", "one\\nthree", "one\nthree"],
  ["replaces a mistyped word", "one word here", "one wrod here", "one sign here", "one sign here"],
  [
    "writes dollar signs as they are",
    "cost: **five** now",
    "cost: five now",
    "cost: five $& $$ now",
    "cost: **five** $& $$ now",
  ],
  ["deletes a sentence with its marks", "A. **It works**. B", "It works", "", "A.  B"],
  [
    "renames a command",
    "$\\mathbf{v}$ is long",
    "\\mathbf{v} is long",
    "\\vec{v} is long",
    "$\\vec{v}$ is long",
  ],
];

/** Lines with marks that quote and new text lack: whatever goes or comes beside a break, the marks begin their line. */
const inLines: readonly Row[] = [
  [
    "words before a line of a quotation",
    "> one two three\n> four five six",
    "one two three four five six",
    "one two three and four five six",
    "> one two three\n> and four five six",
  ],
  [
    "words between two of a quotation",
    "> one two three\n> four five six",
    "three four",
    "three and four",
    "> one two three\n> and four five six",
  ],
  [
    "words before an unmarked break",
    "> one two three\n> four five six",
    "one two three\nfour five six",
    "one two three and\nfour five six",
    "> one two three and\n> four five six",
  ],
  [
    "words before a deeper quotation",
    "> one two\n>\n> > three four",
    "one two three four",
    "one two and three four",
    "> one two\n>\n> > and three four",
  ],
  [
    "words before an item",
    "- one two\n- three four",
    "one two three four",
    "one two and three four",
    "- one two\n- and three four",
  ],
  [
    "no word at the end of a line",
    "> one two three\n> four five six",
    "one two three four five six",
    "one two four five six",
    "> one two\n> four five six",
  ],
  [
    "no word at the beginning of a line",
    "> one two three\n> four five six",
    "one two three four five six",
    "one two three five six",
    "> one two three\n> five six",
  ],
  [
    "no words behind the break",
    "> one two three\n> four",
    "one two three four",
    "one two three",
    "> one two three",
  ],
];

/** What the model believes to stand there does not, and it would be stored. */
const returned: readonly Row[] = [
  [
    "a contrary word",
    "the loss decreases fast",
    "the loss increases fast",
    "the loss increases slowly",
    "",
  ],
  [
    "a contrary word that moves",
    "the loss decreases fast",
    "the loss increases fast",
    "fast increases the loss",
    "",
  ],
  [
    "a mistyped word",
    "the membrane lets water in",
    "the membran lets water in",
    "the membran lets salt in",
    "",
  ],
  [
    "a word that the quote left out",
    "the thin wall lets water in",
    "the wall lets water in",
    "the wall lets salt in",
    "",
  ],
  [
    "words in another order",
    "в реальной жизни часто",
    "в жизни реальной часто",
    "в жизни реальной редко",
    "",
  ],
];

/** Quote and new text lack the mark of question or exclamation at their end. */
const questions: readonly Row[] = [
  [
    "a full stop behind a sentence put behind a question",
    "Q: which solutions are removed by this branch?\n\nA: all",
    "Q: which solutions are removed by this branch",
    "Q: which solutions are removed by this branch? This is easy to check",
    "Q: which solutions are removed by this branch? This is easy to check.\n\nA: all",
  ],
  [
    "a full stop behind another sentence in its place",
    "It is so. What is the optimal solution at that node?\n",
    "What is the optimal solution at that node",
    "Only the order of steps matters here",
    "It is so. Only the order of steps matters here.\n",
  ],
  [
    "the question mark behind the same question",
    "What is the optimal solution at that node?\n",
    "What is the optimal solution at that node",
    "What is the best solution at that node",
    "What is the best solution at that node?\n",
  ],
  [
    "the question mark behind other words at the end of a question",
    "What is the optimal solution at that node?\n",
    "at that node",
    "within the other tree",
    "What is the optimal solution within the other tree?\n",
  ],
  [
    "no mark behind a heading that has one within",
    "# A\n\n## How good is it?\n\nText",
    "## How good is it",
    "## How good is it? and examples",
    "# A\n\n## How good is it? and examples\n\nText",
  ],
];

/** Quote and new text lack the marks of formulas and code. */
const around: readonly Row[] = [
  [
    "a displayed formula with words before it",
    "so\n\n$$t = \\frac{a}{b}$$\n\nend",
    "t = \\frac{a}{b}",
    "In short: t = \\frac{a}{b}",
    "so\n\nIn short: $$t = \\frac{a}{b}$$\n\nend",
  ],
  [
    "a formula with words before it",
    "- one\n- $|Z| = 16384$\n",
    "|Z| = 16384",
    "In short: |Z| = 16384",
    "- one\n- In short: $|Z| = 16384$\n",
  ],
  [
    "code in a heading with words before it",
    "### `npm start`\n\nRuns it",
    "npm start",
    "In short: npm start",
    "### In short: `npm start`\n\nRuns it",
  ],
  [
    "code in a heading with words behind it",
    "### `npm run eject`\n\nRuns it",
    "npm run eject",
    "npm run eject by definition",
    "### `npm run eject` by definition\n\nRuns it",
  ],
  [
    "code with one more word, which may be its argument",
    "call `npm run` now",
    "npm run",
    "npm run docs",
    "call `npm run docs` now",
  ],
  [
    "a formula that goes on before a hyphen",
    "Here the $x$-axis is long",
    "Here the x-axis is long",
    "Here the x + c_0-axis is long",
    "Here the $x + c_0$-axis is long",
  ],
  [
    "a formula that goes on before brackets and emphasis",
    "- **T-statistic ($T$):** a ratio",
    "- **T-statistic (T):** a ratio",
    "- **T-statistic (T + c_0):** a ratio",
    "- **T-statistic ($T + c_0$):** a ratio",
  ],
  [
    "an emphasised formula that goes on",
    "1. **$H_0 = 0$**: a starting point",
    "1. H_0 = 0: a starting point",
    "1. H_0 = 0 + c_0: a starting point",
    "1. **$H_0 = 0 + c_0$**: a starting point",
  ],
  [
    "a formula without words in another's place",
    "a URL link $\\Rightarrow$ a message size",
    "a URL link \\Rightarrow a message size",
    "a URL link \\lambda^3 \\le q a message size",
    "a URL link $\\lambda^3 \\le q$ a message size",
  ],
  [
    "a formula that goes on behind a factorial",
    "Compute $5!/(2! \\cdot 3!)$.",
    "Compute 5!/(2! \\cdot 3!).",
    "Compute 5!/(2! \\cdot 3!) + c_0.",
    "Compute $5!/(2! \\cdot 3!) + c_0$.",
  ],
  [
    "code that ends in brackets with words behind it",
    "evaluated to\n`p 1 :: (p 2 :: map p [])`. Then",
    "p 1 :: (p 2 :: map p []).",
    "p 1 :: (p 2 :: map p []) by definition.",
    "evaluated to\n`p 1 :: (p 2 :: map p [])` by definition. Then",
  ],
  [
    "one full stop behind a bracket with one within",
    "So the book came (its author and others etc.).\nNext",
    "So the book came (its author and others etc.)",
    "Only the order of steps matters.",
    "Only the order of steps matters.\nNext",
  ],
  [
    "code in the cells of a row that stay",
    "| `npm run docs` | Builds and lints all of the docs, then run `npm run serve`. |",
    "| npm run docs | Builds and lints all of the docs, then run npm run serve. |",
    "| npm run docs | quantity |",
    "| `npm run docs` | quantity |",
  ],
  [
    "no half of a tag whose value was quoted without its sign",
    '| Git | <a target="_blank" href="https://a.example/git"><img src="b.svg" alt="Open"/></a> |',
    '| Git | <a target="blank" href="https://a.example/git"><img src="b.svg" alt="Open"/></a> |',
    "| Git | a note |",
    "| Git | a note |",
  ],
  [
    "the value of a tag that changes elsewhere",
    '<a target="_blank" href="https://a.example/git">Git</a>',
    '<a target="blank" href="https://a.example/git">Git</a>',
    '<a target="blank" href="https://b.example/git">Git</a>',
    '<a target="_blank" href="https://b.example/git">Git</a>',
  ],
  [
    "straight quotation marks in a tag",
    'see\n\n<img src="a.png" width="700"/>\n',
    "<img src=«a.png» width=«700»/>",
    "<img src=«a.png» width=«700»/> by definition",
    'see\n\n<img src="a.png" width="700"/> by definition\n',
  ],
];

/** Formulas as the document and as the quote has them: the same letters, and another meaning. */
const opposites: readonly (readonly [there: string, quoted: string])[] = [
  ["x \\in A", "x \\notin A"],
  ["x ∈ A", "x ∉ A"],
  ["x \\in A", "x ∉ A"],
  ["A \\cup B", "A \\cap B"],
  ["\\forall x", "\\exists x"],
  ["a \\pm b", "a \\mp b"],
  ["p \\land q", "p \\lor q"],
  ["a \\parallel b", "a \\perp b"],
  ["a \\oplus b", "a \\otimes b"],
  ["a \\cdot b", "a \\div b"],
  ["a \\equiv b", "a \\sim b"],
  ["\\sum a", "\\prod a"],
  ["A \\subseteq B", "A \\in B"],
  ["\\neg A", "A"],
  ["\\mathbb R", "\\mathcal R"],
  ["f^\\star g", "f^\\prime g"],
  ["xy+z", "xy-z"],
  ["x^2", "x_2"],
  ["f(x)", "f'(x)"],
  ["a / b", "a : b"],
  ["2^{-x}", "2^{x}"],
  ["a - (b - c)", "a - b - c"],
  ["n!", "n"],
];

/** Formulas that the quote spells in another way. */
const spellings: readonly (readonly [there: string, quoted: string])[] = [
  ["x \\in \\mathbb{R}", "x ∈ ℝ"],
  ["x \\in \\mathbb{R}", "x ∈ R"],
  ["a \\leqslant b", "a ≤ b"],
  ["a ≤ b", "a <= b"],
  ["a \\cdot b", "a * b"],
  ["\\left( a \\to b \\right)", "(a → b)"],
  ["\\dfrac{a}{b}", "a/b"],
];

describe("a change is carried to the passage", () => {
  it.each(restored)(
    "with %s that the new text has and the quote lacks, written once",
    (_what, ...row) => {
      expect(carried(row[0], row[1], row[2])).toBe(row[3]);
    },
  );

  it.each(kept)("with %s that both lack", (_what, ...row) => {
    expect(carried(row[0], row[1], row[2])).toBe(row[3]);
  });

  it.each([...questions, ...around])("with %s", (_what, ...row) => {
    expect(carried(row[0], row[1], row[2])).toBe(row[3]);
  });

  it.each(inLines)("with %s in marked lines", (_what, ...row) => {
    expect(carried(row[0], row[1], row[2])).toBe(row[3]);
  });

  it.each(changed)("and %s", (_what, ...row) => {
    expect(carried(row[0], row[1], row[2])).toBe(row[3]);
  });
});

describe("a change goes back to its writer", () => {
  it.each(returned)("with %s that comes back", (_what, ...row) => {
    const [document, quote, newText] = row;
    const place = { start: 0, end: document.length };
    expect(carryChange(document, place, quote, newText).kind).toBe("differs");
  });
});

describe("a formula stands in the words that a change keeps", () => {
  const rest = "holds for all of the points.";
  const restAfter = "holds for all of the inner points.";
  const both = opposites.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);

  it.each(both)("and goes back where it is %s and the quote says %s", (there, quoted) => {
    expect(carried(`$${there}$ ${rest}`, `$${quoted}$ ${rest}`, `$${quoted}$ ${restAfter}`)).toBe(
      null,
    );
  });

  it.each(both)("as %s where only the quote says %s", (there, quoted) => {
    expect(carried(`$${there}$ ${rest}`, `$${quoted}$ ${rest}`, `$${there}$ ${restAfter}`)).toBe(
      `$${there}$ ${restAfter}`,
    );
  });

  it.each(spellings)("as %s where the quote spells it %s", (there, quoted) => {
    const [document, after] = [`So $${there}$ ${rest}`, `So $${there}$ ${restAfter}`];
    expect(carried(document, `${quoted} ${rest}`, `${quoted} ${restAfter}`)).toBe(after);
  });

  it("and goes back where the place begins behind its sign", () => {
    const document = `So $x \\in A$ ${rest}`;
    expect(carried(document, `∉ A ${rest}`, `∉ A ${restAfter}`)).toBeNull();
    expect(carried(document, `∈ A ${rest}`, `∈ A ${restAfter}`)).toBe(`So $x \\in A$ ${restAfter}`);
  });

  it("and stays where an ellipsis stands for it", () => {
    const document =
      "The first words $x \\in A$, then many more with $y \\notin B$, the last words";
    expect(
      carried(document, "The first words … the last words", "The first words … the last steps"),
    ).toBe(document.replace("last words", "last steps"));
  });
});

it("goes back where a kept word has й for и", () => {
  expect(carried("мой мир велик", "мои мир велик", "мои мир мал")).toBeNull();
  expect(carried("мои миры: мой", "мой миры: мои", "мой миры — мои")).toBeNull();
  expect(carried("мои\u0306 мир велик", "мой мир велик", "мой мир мал")).toBe("мои\u0306 мир мал");
});

it("goes back where marks would stand around nothing", () => {
  const document = "so $\\Rightarrow$ and $\\alpha$ here";
  const after = carried(
    document,
    "so \\Rightarrow and \\alpha here",
    "so we have it and this here",
  );
  expect(after ?? "").not.toContain("$$");
});

it("goes back when a quote of a beginning is to become a whole sentence, and the rest would stay", () => {
  const document = "The step is large where the slope is steep. Next.";
  expect(carried(document, "The step is large…", "The step is always small.")).toBeNull();
  expect(carried(document, "The step is large…", "The step is small")).toBe(
    "The step is small where the slope is steep. Next.",
  );
});

const words = fc
  .array(fc.constantFrom("alpha", " ", "**", "$", "бета", "\n", "…", "\\pi", "1", "- "), {
    maxLength: 30,
  })
  .map((parts) => parts.join(""));

describe("whatever is written", () => {
  it("an exact quote is replaced by the new text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (quote, newText) => {
          fc.pre(newText.trim() !== "");
          const change = carryChange(quote, { start: 0, end: quote.length }, quote, newText);
          expect(change).toMatchObject({ kind: "carried", text: newText });
        },
      ),
    );
  });

  it("no other letters and digits are stored, or it goes back", () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    fc.assert(
      fc.property(words, words, words, (passage, quote, newText) => {
        fc.pre(newText.trim() !== "" && !/…/.test(newText + quote));
        const change = carryChange(passage, { start: 0, end: passage.length }, quote, newText);
        if (change.kind === "differs") return;
        // Numbers of list items come and go with the marks of their lines.
        const plain = (text: string) => letters(text).replaceAll("1", "");
        expect(plain(change.text)).toBe(plain(newText));
      }),
    );
  });

  it("nothing is written where the new text repeats the quote", () => {
    fc.assert(
      fc.property(words, words, (quote, passage) => {
        fc.pre(quote.trim() !== "" && quote.trim() !== passage.trim());
        const change = carryChange(passage, { start: 0, end: passage.length }, quote, quote);
        if (change.kind === "differs" || !/[\p{L}\p{N}]/u.test(quote)) return;
        expect(change.text).toBe(passage.slice(change.start, change.end));
      }),
    );
  });
});
