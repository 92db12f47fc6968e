import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { placeQuote, QUOTE_LIMIT } from "./place-quote.ts";

const russian = `# Движение по окружности

Период $T$ — это время **одного полного оборота**; он измеряется в секундах.
Частота «ν» обратна периоду: $\\nu = \\frac{1}{T}$, всё остальное следует отсюда.

Если скорость постоянна по модулю, ускорение направлено к центру и равно $a = \\frac{v^2}{R}$.
Если $v < c$, формула верна; подробности в [таблице величин](values.html "Таблица 2") и ниже.

| Величина | Значение | Единица |
| --- | --- | --- |
| радиус | 12 | м |
| радиус | 14 | м |

1. Найдите период при $R = 12$ и $v = 3$.
2. Найдите период при $R = 15$ и $v = 5$.

Ответ проверьте сами… Затем сравните его с таблицей. 👩‍🔬
`;

const english = `# Osmosis

Water moves through a *semipermeable membrane* from the dilute side
to the concentrated side. The pressure that stops this flow is called
the osmotic pressure; it depends on temperature.

For dilute solutions, $\\Pi = c R \\theta$ holds, where \`c\` is the molar concentration.
Don't confuse "osmosis" with diffusion -- the latter needs no membrane.

The membrane is permeable to water. The membrane is permeable to urea.

See [the derivation](https://example.org/osmosis?page=7) for the details of the argument.

- Red cells swell in water.
- Red cells shrink in brine.
`;

type Row = readonly [rule: string, quote: string, passage: string];

const placedIn = (document: string, [rule, quote, passage]: Row) =>
  it(rule, () => {
    const start = document.indexOf(passage);
    expect(document.split(passage)).toHaveLength(2);
    expect(placeQuote(document, quote)).toMatchObject({
      kind: "placed",
      start,
      end: start + passage.length,
      matched: passage,
    });
  });

const russianRows: readonly Row[] = [
  ["exact", "ускорение направлено к центру", "ускорение направлено к центру"],
  ["ё as е", "все остальное следует отсюда", "всё остальное следует отсюда"],
  ["case", "ЕСЛИ СКОРОСТЬ ПОСТОЯННА ПО МОДУЛЮ", "Если скорость постоянна по модулю"],
  ["case of a short quote", "ПЕРИОДУ", "периоду"],
  ["look-alike Latin letters", "уcкоpение нaпpавленo к центpу", "ускорение направлено к центру"],
  ["decomposed accents", "всё остальное следует".normalize("NFD"), "всё остальное следует"],
  ["soft hyphens", "уско\u00adрение направ\u00adлено к центру", "ускорение направлено к центру"],
  ["quotation marks and dashes", 'Частота "ν" обратна периоду', "Частота «ν» обратна периоду"],
  [
    "emphasis dropped",
    "это время одного полного оборота; он",
    "это время **одного полного оборота**; он",
  ],
  [
    "line broken elsewhere",
    "он измеряется в секундах. Частота «ν» обратна",
    "он измеряется в секундах.\nЧастота «ν» обратна",
  ],
  ["formula delimiters", "Период \\(T\\) — это время", "Период $T$ — это время"],
  [
    "Greek letter for its command",
    "обратна периоду: $ν = \\frac{1}{T}$",
    "обратна периоду: $\\nu = \\frac{1}{T}$",
  ],
  ["fraction with a slash", "и равно $a = v^2/R$", "и равно $a = \\frac{v^2}{R}$"],
  [
    "link target dropped",
    "подробности в таблице величин и ниже",
    'подробности в [таблице величин](values.html "Таблица 2") и ниже',
  ],
  [
    "letters mistyped",
    "ускорнеие напрвалено к центру и рвано",
    "ускорение направлено к центру и равно",
  ],
  [
    "a word of the text in the place of another",
    "ускорение сравните к центру и равно",
    "ускорение направлено к центру и равно",
  ],
  [
    "first word left out of a list item's text",
    "Если скорость по модулю, ускорение направлено к центру",
    "Если скорость постоянна по модулю, ускорение направлено к центру",
  ],
  [
    "two words swapped",
    "ускорение к направлено центру и равно",
    "ускорение направлено к центру и равно",
  ],
  [
    "cut with an ellipsis",
    "Если скорость постоянна по модулю, ускорение…",
    "Если скорость постоянна по модулю, ускорение",
  ],
  ["the ellipsis of the document", "Ответ проверьте сами...", "Ответ проверьте сами…"],
  [
    "the middle left out",
    "Если скорость постоянна […] к центру и равно",
    "Если скорость постоянна по модулю, ускорение направлено к центру и равно",
  ],
  ["numbers tell rows apart", "| радиус | 14 | м", "| радиус | 14 | м"],
  [
    "numbers tell items apart",
    "Найдите период при R = 15 и v = 5",
    "Найдите период при $R = 15$ и $v = 5$",
  ],
];

describe("a quote in a Russian text", () => {
  for (const row of russianRows) placedIn(russian, row);
});

const englishRows: readonly Row[] = [
  [
    "exact over a line break",
    "the dilute side\nto the concentrated side",
    "the dilute side\nto the concentrated side",
  ],
  [
    "re-wrapped",
    "from the dilute side to the concentrated side.",
    "from the dilute side\nto the concentrated side.",
  ],
  ["outer white space", "\n  it depends on temperature. \n", "it depends on temperature."],
  [
    "curly quotes and a dash",
    "Don’t confuse “osmosis” with diffusion — the latter",
    'Don\'t confuse "osmosis" with diffusion -- the latter',
  ],
  ["emphasis added", "it **depends** on temperature", "it depends on temperature"],
  ["code dropped", "where c is the molar concentration", "where `c` is the molar concentration"],
  [
    "command for its Greek letter, eaten by JSON",
    "$\\Pi = c R \theta$ holds",
    "$\\Pi = c R \\theta$ holds",
  ],
  [
    "line break as two characters",
    "the dilute side\\nto the concentrated side",
    "the dilute side\nto the concentrated side",
  ],
  [
    "HTML entities",
    "Don't confuse &quot;osmosis&quot; with diffusion",
    'Don\'t confuse "osmosis" with diffusion',
  ],
  [
    "a final mark changed",
    "The membrane is permeable to urea!",
    "The membrane is permeable to urea.",
  ],
  [
    "best match, not the first",
    "The membrane is permeable to ureaa",
    "The membrane is permeable to urea",
  ],
  ["another last word", "- Red cells shrink in urea", "- Red cells shrink in brine"],
];

describe("a quote in an English text", () => {
  for (const row of englishRows) placedIn(english, row);
});

describe("a quote that says too little or something else", () => {
  it("is ambiguous with all equal places", () => {
    const placement = placeQuote(english, "The membrane is permeable to");
    const starts =
      placement.kind === "ambiguous" ? placement.candidates.map(({ start }) => start) : [];
    expect(starts).toEqual(
      [...english.matchAll(/The membrane is permeable to/g)].map(({ index }) => index),
    );
  });

  it.each([
    [{ after: " to urea." }, "to urea"],
    [{ before: "the latter needs no membrane.\n\n" }, "to water. The"],
  ])("is told apart by %o", (context, following) => {
    expect(placeQuote(english, "the membrane is permeable", context)).toMatchObject({
      kind: "placed",
      start: english.indexOf(`The membrane is permeable ${following}`),
    });
  });

  it("stays ambiguous when the context fits nowhere", () => {
    const context = { before: "Quite another sentence stands here, about enzymes." };
    expect(placeQuote(english, "The membrane is permeable to", context).kind).toBe("ambiguous");
  });

  it.each([
    ["other numbers", russian, "1. Найдите период при $R = 13$ и $v = 3$."],
    ["another relation", russian, "Если $v > c$, формула верна; подробности"],
    [
      "halves of two sentences",
      russian,
      "Период $T$ — это время одного подробности в таблице величин и ниже",
    ],
    [
      "another subject",
      english,
      "Photosynthesis turns light into chemical energy inside the chloroplast.",
    ],
    ["short and inexact", english, "osmossis"],
    ["nothing", english, ""],
    ["white space that is not there", english, "\t\t"],
  ])("is absent: %s", (_rule, document, quote) => {
    expect(placeQuote(document, quote).kind).toBe("absent");
  });

  it("gets the nearest passage back", () => {
    const placement = placeQuote(russian, "1. Найдите период при $R = 13$ и $v = 3$.");
    expect(placement).toMatchObject({
      kind: "absent",
      nearest: [{ text: expect.stringContaining("R = 12") }],
    });
  });

  it("gets passages of the same subject back when the words differ", () => {
    const placement = placeQuote(
      english,
      "The flow is stopped by a pressure, the so-called osmotic pressure, and temperature matters.",
    );
    expect(placement).toMatchObject({
      kind: "absent",
      nearest: [{ text: expect.stringContaining("osmotic pressure") }],
    });
  });

  it("is refused beyond the limit", () => {
    const refused = () => placeQuote(english, "a".repeat(QUOTE_LIMIT + 1));
    expect(refused).toThrow(AppError);
    expect(refused).toThrow(expect.objectContaining({ code: "quote_too_long", status: 422 }));
  });
});

describe("what a place never cuts", () => {
  it.each([
    ["an emoji", "сравните его с таблицей. 👩", "сравните его с таблицей. 👩‍🔬"],
    ["a LaTeX command", "rac{v^2}{R}$", "\\frac{v^2}{R}$"],
  ])("%s", (_what, quote, matched) => {
    expect(placeQuote(russian, quote)).toMatchObject({ kind: "placed", matched });
  });

  it("a name of the language's own objects is a word like any other", () => {
    const document = "The \\constructor builds it. Its prototype has toString and valueOf.";
    expect(placeQuote(document, "its PROTOTYPE has tostring").kind).toBe("placed");
  });
});

describe("a quote that is mostly marks", () => {
  const marks = "!?".repeat(3_000);

  it("is placed with as many of them as it has", () => {
    const document = `Some wordings ${marks} end ${marks} wordings.`;
    const [behind, before] = [`some WORDINGS ${marks}`, `${marks} WORDINGS`];
    expect(placeQuote(document, behind)).toMatchObject({ start: 0, end: behind.length });
    const end = document.length - 1;
    expect(placeQuote(document, before)).toMatchObject({ start: end - before.length, end });
  });

  // Comparing all with all takes minutes and a gigabyte; the watchdog only ends the test.
  it("is not compared with all others", { timeout: 20_000 }, () => {
    const other = "?!".repeat(3_900);
    const kindOf = (quote: string) => placeQuote(`Some wordings ${marks} wordings.`, quote).kind;
    expect(kindOf(`wordings ${other}`)).toBe("absent");
    expect(kindOf(`${other} wordings`)).toBe("absent");
    expect(kindOf(`wordings ${other} wordings`)).toBe("placed");
  });
});

describe("a whole row of a table", () => {
  const table =
    "| method | memory | cost |\n| --- | --- | --- |\n| Adam | three times | a root |\n";

  it.each([
    ["its first", "|  | three times | a root |"],
    ["its last", "| Adam | three times | |"],
  ])("is meant when %s cell was left empty", (_which, quote) => {
    expect(placeQuote(table, quote)).toMatchObject({ matched: "| Adam | three times | a root |" });
  });

  it("is not meant by some of its cells", () => {
    expect(placeQuote(table, "| three  times | a root |")).toMatchObject({
      matched: "| three times | a root |",
    });
  });
});

describe("a long quote", () => {
  const words = Array.from({ length: 80 }, (_, index) => {
    const letters = [0, 1, 2, 3, 4].map(
      (at) => "bcdfgklmnprstvz"[(index * 7 + at * (index + 3)) % 15],
    );
    return letters.join("aeiou"[index % 5]);
  });
  const document = `Before it. ${words.join(" ")}. Behind it.`;
  const withWord = (word: string) => words.toSpliced(40, 0, word).join(" ");

  it("has its place though a word was put in", () => {
    expect(placeQuote(document, withWord("certainly"))).toMatchObject({ matched: words.join(" ") });
  });

  it.each(["not", "17"])('has none when "%s" was put in', (word) => {
    expect(placeQuote(document, withWord(word)).kind).toBe("absent");
  });
});

describe("the ends of a place", () => {
  const document = `{% highlight text %}
└── project files
{% endhighlight %}

Check it by comparing P(D | B) with P(D | not B). Then go on.

The product $\\times n$. By rule it is one. The error is $\\sqrt{ a \\over 2N (y - t)^2 }$

🐇 Linear models
🐇 Predictive distribution

\`\`\`c
int compare(int first)
{
    ...
\`\`\`
`;

  it.each<Row>([
    [
      "take the bracket whose words the quote ran together",
      "Check it by comparing P(D | B) with P(D | notB).",
      "Check it by comparing P(D | B) with P(D | not B).",
    ],
    [
      "take the tag whose name the quote left out",
      "{% highlight text %}\n└── project files\n{% %}",
      "{% highlight text %}\n└── project files\n{% endhighlight %}",
    ],
    [
      "take the formula that begins with a sign",
      "* n. By rule it is one.",
      "$\\times n$. By rule it is one.",
    ],
    [
      "take the brace that ends a formula",
      "The error is \\sqrt  a \\over 2N (y - t)^2 ",
      "The error is $\\sqrt{ a \\over 2N (y - t)^2 }$",
    ],
    [
      "take the emoji before the first of its lines",
      "Linear models\n Predictive distribution",
      "🐇 Linear models\n🐇 Predictive distribution",
    ],
    [
      "take the indented ellipsis of code",
      "int compare(int first)\n{\n    …",
      "int compare(int first)\n{\n    ...",
    ],
  ])("%s", (_rule, quote, passage) => {
    expect(placeQuote(document, quote)).toMatchObject({ kind: "placed", matched: passage });
  });
});
