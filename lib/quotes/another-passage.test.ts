import { describe, expect, it } from "vitest";
import { placesOfWord } from "./another-passage.ts";
import { placeQuote } from "./place-quote.ts";
import { PreparedText } from "./quote-search.ts";
import { wordsOf } from "./quote-tokens.ts";

const document = `# Rivers

The upper Danube rises in the forest and flows east through a narrow valley.

The lower Danube carries sediment to the delta, where reeds cover the shallow water.

- The Tisza brings cold water from the mountains, so the Tisza floods in spring.

| River | Length |
| --- | --- |
| Tisza | 966 |

| Lake | Depth |
| --- | --- |
| Balaton | 12 |
| Como | 425 |

| Waiter | Pays |
| --- | --- |
| Estie Morgan | Yes |

<ul class="nav nav-wide">
  <li class="item">A simple item</li>
</ul>

![A map of the river](images/maps/danube.png)

Замёрзшая река хранит тепло под толстым слоем льда. Весенний паводок уносит песок и мелкие камни.
`;

describe("a quote of a passage that is not there", () => {
  it.each([
    [
      "joined from two sentences",
      "The upper Danube rises in the forest and flows where reeds cover",
    ],
    ["joined in Russian", "Замёрзшая река хранит тепло под толстым песок и мелкие"],
    [
      "the sibling of a list item, under another name",
      "- The Drava brings cold water from the mountains, so the Drava floods in spring.",
    ],
    ["an ending set off by a mark that is not there", "brings cold water from the mountains. Salt"],
    [
      "a word that the text nowhere has",
      "The upper Vistula rises in the forest and flows east through a narrow valley.",
    ],
    [
      "a name in the surroundings of another",
      "The upper Danube carries sediment to the delta, where reeds cover the shallow water.",
    ],
    ["a short quote with one other word", "The narrow water"],
    [
      "a negation that is not there",
      "The upper Danube rises in the forest and does not flow east through a narrow valley.",
    ],
    ["words put in", "The lower Danube carries fine sediment to the delta, where reeds cover"],
    ["words left out", "- The Tisza brings from the mountains, so the Tisza floods in spring."],
    ["a bold sentence for a plain one", "**Весенний паводок уносит песок и мелкие камни.**"],
    ["a heading for words of a sentence", "## The shallow water"],
    ["a rule behind a sentence", "through a narrow valley.\n\n======================="],
    ["the row of another name", "| Dae Morgan | Yes |"],
    ["other tags around the same words", '<a class="item">A simple item</a>'],
    [
      "a list of another class",
      '<ul class="nav nav-justified">\n  <li class="item">A simple item</li>',
    ],
    ["another image", "![A map of the river](images/maps/vistula.png)"],
    ["the rule of one table before the row of another", "| --- | --- |\n| Como | 425 |"],
  ])("is absent: %s", (_what, quote) => {
    expect(placeQuote(document, quote).kind).toBe("absent");
  });

  it.each([
    [
      "one word in other words",
      "- The Tisza brings cold water from the mountains, so the Tisza flows in spring.",
    ],
    [
      "two words swapped",
      "The lower Danube sediment carries to the delta, where reeds cover the shallow water.",
    ],
    ["a lost space", "Весенний паводокуносит песок и мелкие камни."],
    ["a mistyped name of a row", "| Etsie Morgan | Yes |"],
    ["a tag of a mistyped class", '<ul clas="nav nav-wid">\n  <li class="itm">A simple item</li>'],
    ["a rule and its row", "| —- | —- |\n| Balaton | 12 |"],
  ])("is placed all the same: %s", (_what, quote) => {
    expect(placeQuote(document, quote).kind).toBe("placed");
  });
});

const twins = `# Laws

## Notation

| Function | Derivative | Domain |
| --- | --- | --- |
| $\\cos x$ | $-\\sin x$ | all real numbers |
| $\\tan x$ | $1/\\cos^2 x$ | where the cosine is not zero |

| Соединение | Что остаётся |
| --- | --- |
| \`RIGHT JOIN\` | строки правой таблицы, недостающее слева пусто |
| \`CROSS JOIN\` | каждая строка левой таблицы с каждой строкой правой |

- \`chmod g+x file\` — разрешить группе запускать файл.
- \`chmod o-r file\` — запретить остальным читать файл.
- Ordered choices of $k$ out of $n$ without repetition: $n!/(n-k)!$.
- Drawing with replacement: the draws are independent of each other.

The complement of an intersection is the union of the complements: $\\overline{A \\cap B} = \\overline{A} \\cup \\overline{B}$.

The law of total probability adds up all of the cases, see \`LEFT\`, левой, справа, \`u\`, владельцу, \`link\`, \`binom\`, unordered.

$$
P(B \\mid A) = \\frac{P(A \\mid B)\\,P(B)}{P(A)}
$$

$(k_1 + k_2) \\cdot v = k_1 \\cdot v + k_2 \\cdot v$

The \`ANY\` operator is true if any of the values meets the condition.
`;

describe("of a line that is gone its twin", () => {
  it.each([
    ["a row of a table", "| $\\sin x$ | $\\cos x$ | all real numbers |"],
    [
      "a row with another name and other words",
      "| `LEFT JOIN` | строки левой таблицы, недостающее справа пусто |",
    ],
    ["an item that begins with code", "- `chmod u+x file` — разрешить владельцу запускать файл."],
    [
      "an item with a contrary prefix",
      "- Unordered choices of $k$ out of $n$ without repetition: $\\binom{n}{k}$.",
    ],
    [
      "words in each other's place",
      "The complement of a union is the intersection of the complements: $\\overline{A \\cup B} = \\overline{A} \\cap \\overline{B}$.",
    ],
    ["the letters of a formula", "$$\nP(A \\mid B) = \\frac{P(A \\cap B)}{P(B)}\n$$"],
    ["a formula with one letter more", "$(k_1 \\cdot k_2) \\cdot v = k_1 \\cdot k_2 \\cdot v$"],
    ["code in a short sentence", "- `chmod g+x link` — разрешить группе запускать файл."],
    [
      "a short word beside a mistyped one",
      "The `ALL` opfrator is true if all of the values meets the condition.",
    ],
  ])("is not what was quoted: %s", (_what, quote) => {
    expect(placeQuote(twins, quote).kind).toBe("absent");
  });

  it.each([
    [
      "one word of an item in other words",
      "- Drawing with replacement: the cases are independent of each other.",
    ],
    [
      "one word of a name in other words",
      "- Ordered values of $k$ out of $n$ without repetition: $n!/(n-k)!$.",
    ],
    ["words of code swapped", "| JOIN RIGHT | строки правой таблицы, недостающее слева пусто |"],
    [
      "a mistyped word of a row",
      "| `RIGHT JION` | строки праовй таблицы, недостающее слева пусто |",
    ],
    ["a formula without its marks", "P(B | A) = P(A | B) P(B) / P(A)"],
  ])("is told from a slip: %s", (_what, quote) => {
    expect(placeQuote(twins, quote).kind).toBe("placed");
  });
});

const programs = `## Counters

\`\`\`js
const evenStepsList = makeEvenList(9);
for (const step of evenStepsList) {
    console.log(step); // 1, 4, 9
}
\`\`\`

A generator gives its values one by one: makeEvenFlow.

The inner fence of the next block was taken away.

Integer width = 100;
buffer[place].code = pressed;
place = (place + 1) % SIZE;
\`\`\`

\`\`\`java
Integer first = 100;
Integer second = 100;
int third = 3;
\`\`\`

\`\`\`c
buffer[place].code = pressed;
last_place = (place + 1) % SIZE;
return place;
\`\`\`

***

Take the second counter as an example.
`;

describe("in code", () => {
  it.each([
    [
      "the same other name twice",
      "const evenStepsFlow = makeEvenFlow(9);\nfor (const step of evenStepsFlow) {\n    console.log(step); // 1, 4, 9\n}\n```",
    ],
    [
      "another type, beside a fence without its pair",
      "```java\nInteger first = 100;\nint second = 100;",
    ],
    ["a part of an expression less", "buffer[place] = pressed;\nlast_place = (place + 1) % SIZE;"],
    ["words put in", "last_plcae = (place + 1) % SZIE;\nreturn place + i + j;"],
    [
      "another name of the text",
      "const evenStepsList = makeEvenFlow(9);\nfor (const step of evenStepsList) {",
    ],
  ])("another line was quoted: %s", (_what, quote) => {
    expect(placeQuote(programs, quote).kind).toBe("absent");
  });

  it.each([
    [
      "mistyped names",
      "const evnStepsList = makeEvenLits(9);\nfor (const step of evenStepsList) {",
    ],
    ["a word left out", "for (step of evenStepsList) {\n    console.log(step); // 1, 4, 9"],
    ["no comment", "for (const step of evenStepsList) {\n  console.log(step);\n}"],
  ])("a slip is one: %s", (_what, quote) => {
    expect(placeQuote(programs, quote).kind).toBe("placed");
  });
});

it("a rule above a plain sentence makes it no bold one", () => {
  expect(placeQuote(programs, "**Take the second counter as an example.**").kind).toBe("absent");
});

it("two words in each other's place are no short quote", () => {
  expect(placeQuote(programs, "counter second").kind).toBe("absent");
});

const brief = `* **Caller**: the calling procedure
* **Callee**: the procedure being called

If \`C[A] >: C[B]\`, \`C\` is contravariant

    def method(x: Int): Int = { ... }

Put the session in the background:

Flags of the linker used in MODULE builds.
Flags of the linker used in SHARED builds.

две битонические последовательности

~~~
one
~~~
`;

it.each([
  [
    "marks of its last word end with the line",
    "* **Caller**: the calling **procedure**",
    "* **Caller**: the calling procedure",
  ],
  [
    "an ellipsis is one in any spelling",
    "def method(x: Int): Int = { … }",
    "def method(x: Int): Int = { ... }",
  ],
  [
    "its last words stand as one",
    "Put teh session in thebackground:",
    "Put the session in the background:",
  ],
])("of a place: %s", (_what, quote, matched) => {
  expect(placeQuote(brief, quote)).toMatchObject({ kind: "placed", matched });
});

it.each([
  ["another relation among many marks", "If `C[A] <: C[B]`, `C` is covariant"],
  ["a word instead of those in which twins differ", "Flags of the linker used in COMPILER builds."],
  ["one of three words replaced", "сортирует битонические последовательности"],
])("is not what was quoted: %s", (_what, quote) => {
  expect(placeQuote(brief, quote).kind).not.toBe("placed");
});

const notes = `# Тормозной путь

---

### Силы трения

| Величина | Единица |
| --- | --- |
| скорость | Скорость показывает, как быстро меняется положение тела. |
| время | Время торможения растёт вместе с массой. |

- верно
- Особенности
  - путь на льду длиннее, чем на сухой дороге

### Сигнал (датчик) на колесе

Датчик стоит у колеса.

### Сигнал (гидропривод) на колесе

1. Нажать на педаль
2. Удержать руль
3. Дождаться остановки машины

Ancient drivers were first to measure the distance and the time.

Metals with high melting and boiling points keep their shape in a fire.

The lower wheel turns slower than the upper wheel because its tyre is much wider.

The driver pays $1 for fuel and $2 for coffee.

The pump moves the water through the upper pipe into the tank of the second floor.

Мелкие камни и песок лежат на дне реки под слоем воды.
`;

describe("of careless quotes", () => {
  it.each([
    [
      "numbers of items lost with their line breaks",
      "Нажать на педаль Удержать руль Дождаться остановки машины",
      "Нажать на педаль\n2. Удержать руль\n3. Дождаться остановки машины",
    ],
    [
      "a word left out beside two run together",
      "Ancient werefirst to measure the distance and the time.",
      "Ancient drivers were first to measure the distance and the time.",
    ],
    [
      "a row without its first cell",
      "|          | Скорость показывает, как быстро меняется положение тела.",
      "| скорость | Скорость показывает, как быстро меняется положение тела.",
    ],
    [
      "a first word broken at the end of a line",
      "- Особ-\nенности\n  - путь на льду длиннее, чем на сухой дороге",
      "- Особенности\n  - путь на льду длиннее, чем на сухой дороге",
    ],
    ["a heading without its mark behind a rule", "---\n\nСилы трения", "---\n\n### Силы трения"],
    ["two long words exchanged", "### трения Силы", "### Силы трения"],
    [
      "a word that no text has among many slips",
      "Teh loewr wheel turns slwoer than the uppqk wehel becuase its grka is much wider.",
      "The lower wheel turns slower than the upper wheel because its tyre is much wider.",
    ],
    [
      "words between two prices",
      "The driver pays $1 for measure and $2 for coffee.",
      "The driver pays $1 for fuel and $2 for coffee.",
    ],
  ])("the passage is found: %s", (_what, quote, matched) => {
    expect(placeQuote(notes, quote)).toMatchObject({ kind: "placed", matched });
  });

  it.each([
    [
      "a word twice",
      "Metals with high melting points and boiling points keep their shape in a fire.",
    ],
    [
      "the first cell of a row before the end of a sentence",
      "| время | камни и песок лежат на дне реки под слоем воды.",
    ],
    [
      "words put in, and slips",
      "The pump moves teh water of melted snow through the upper pipe into the atnk of the second floor.",
    ],
  ])("another passage is not taken: %s", (_what, quote) => {
    expect(placeQuote(notes, quote).kind).toBe("absent");
  });

  it("of twins that differ in the word that was replaced neither is taken", () => {
    expect(placeQuote(notes, "### Сигнал (мембрана) на колесе").kind).toBe("ambiguous");
  });
});

const workshop = `# Workshop

![](https://files.example.org/workshop/pictures/lathe.png)

<figure><img src="../assets/drill press (1).png" alt="" width="375"><figcaption></figcaption></figure>

{{< sample name="gear-ratio-table" file="tables/_ratios.csv" >}}

{figure} sketches/gen/w07-grinding.svg
:alt: A sketch of the bench.

![[milling machine.png]]

Read the [safety rules](https://example.org/rules/lathe) first.

| Machine | Guard | Licence |
| --- | --- | --- |
| Lathe | ✅ | ❌ |

Then we hand Anna the key and enter her name in the book, line by line.

The upper limit of a series of pulses is its largest point of accumulation, if there is one.

\`\`\`ocaml
module Gears : WHEELS = struct
  type t = int
  let zero = 0
  let turn wheel = wheel + 1
end
\`\`\`

<h2 style="color: #123456; border-bottom: 2px solid #123456;">Exercises</h2>

Is the belt tight?

<details><summary>Show the answer</summary></details>

The stock is small. Every stocked belt is listed, belt prices are not. Boris drew a dark table of the smallest PULLEYS for the lower shelf, see Literature, sharpening.

## Rare memory errors in frame allocation

Das Ventil ist schon offen, le résumé est prêt.
`;

describe("what is copied", () => {
  it.each([
    ["another picture", "![](https://files.example.org/workshop/pictures/saw.png)"],
    [
      "another picture in a tag",
      '<figure><img src="../assets/band saw (1).png" alt="" width="375"><figcaption></figcaption></figure>',
    ],
    ["another file", '{{< sample name="gear-ratio-dark-table" file="tables/_ratios-dark.csv" >}}'],
    ["another path", "sketches/gen/w07-sharpening.svg\n:alt: A sketch of the bench."],
    ["another embedded file", "![[grinding machine.png]]"],
    ["another target", "Read the [safety rules](https://example.org/rules/saw) first."],
    ["other emojis", "| Lathe | ❌ | ✅ |"],
    ["another name", "Then we hand Boris the key and enter her name in the book, line by line."],
    [
      "two contrary words with one ending",
      "The lower limit of a series of pulses is its smallest point of accumulation, if there is one.",
    ],
    [
      "a name in a block of code",
      "```ocaml\nmodule Gears : PULLEYS = struct\n  type t = int\n  let zero = 0\n  let turn wheel = wheel + 1\nend\n```",
    ],
    [
      "all words of a heading",
      '<h2 style="color: #123456; border-bottom: 2px solid #123456;">Literature</h2>',
    ],
    ["another word that looks mistyped in a short quote", "every stock belt"],
    ["the end of one paragraph and the next", "belt tight? Show"],
    ["a heading for the end of one", "## in frame allocation"],
    ["a word told from ours by its accent", "Das Ventil ist schön offen"],
  ])("is not taken for its twin: %s", (_what, quote) => {
    expect(placeQuote(workshop, quote).kind).toBe("absent");
  });

  it.each([
    [
      "a picture with a mistyped address",
      "![](htps://files.example.org/worksohp/pictures/lathe.png)",
    ],
    ["a link without its target", "Read the safety rules first."],
    ["a target that the quote cuts", "Read the [safety rules](https://example.org/ru..."],
    ["emojis left out", "| Lathe | | |"],
    [
      "words of code exchanged, its language mistyped",
      "```ocmal\nmodule Gears : WHEELS = struct\n  t type = int\n  let zero = 0",
    ],
    ["letters without their accents", "le resume est pret"],
  ])("is found with a slip: %s", (_what, quote) => {
    expect(placeQuote(workshop, quote).kind).toBe("placed");
  });
});

describe("the ends of a place", () => {
  const text =
    "Add:\n\n$\\ldots$\n\nBut nobody wants to take memory each time:\n\n- **in place**\n\n- 哪些环节最适合\n- 哪些环节必须保留人工复核\n\n$$\nP = \\frac{n}{N}\n$$\n\n$$\nN = 10^6\n$$\n\n不会行业建模，就只能做演示型产品。\n\n**A:**\n\n**Q36:** What is written down?\n";

  it.each([
    [
      "a sign that counts as no letter",
      "\\ldots\n\nBut nobody wants to take memory each time:",
      "$\\ldots$\n\nBut nobody wants to take memory each time:",
    ],
    [
      "no marks of the next paragraph",
      "nobody wants to take memroy each time:**",
      "nobody wants to take memory each time:",
    ],
    [
      "a word without letters of two cases, broken at the end of a line",
      "- 哪些环节-\n必须保留人工复核",
      "- 哪些环节必须保留人工复核",
    ],
    [
      "a lone letter before a blank line",
      "A:\n\nQ36: What is written down?",
      "**A:**\n\n**Q36:** What is written down?",
    ],
    [
      "a raised number",
      "$$\nP = \\frac{n}{N}\n$$\n\n$$\nN = 10⁶\n$$",
      "$$\nP = \\frac{n}{N}\n$$\n\n$$\nN = 10^6\n$$",
    ],
  ])("hold %s", (_what, quote, matched) => {
    expect(placeQuote(text, quote)).toMatchObject({ kind: "placed", matched });
  });
});

it("letters of two words are no place of a word", () => {
  const [word] = wordsOf("tto");
  expect(placesOfWord(new PreparedText("from t to u"), word?.key ?? "")).toEqual([]);
});
