import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldMarkdown } from "#lib/library/cards/field-markdown.ts";
import { readCards } from "#lib/library/cards/read-cards.ts";
import type { NewCard } from "#lib/schemas/card.ts";
import type { CardFormat } from "#lib/schemas/card-file.ts";
import { cardHtml } from "./card-html.ts";
import { exportCards } from "./export-cards.ts";
import type { ExportedCard, ExportedPicture } from "./exported-card.ts";

const at = new Date("2026-10-01T09:00:00Z");

const cardOf = ({ front, back, tags = [] }: NewCard, index: number): ExportedCard => ({
  ...{ id: `crd_${index}`, front, back, tags, subject: { id: "sub_1", name: "Winds" }, log: [] },
  ...{ createdAt: new Date(at.getTime() + index), due: at, memory: null, suspended: false },
});

const outAndIn = async (
  pairs: readonly NewCard[],
  format: CardFormat,
  pictures: readonly ExportedPicture[] = [],
) => {
  const cards = pairs.map(cardOf);
  const packed = await exportCards(
    {
      ...{ cards, pictures, format },
      withSchedule: false,
      retention: 0.9,
      decay: 0.1542,
      now: new Date("2026-11-01"),
      timeZone: "UTC",
    },
    "en",
  );
  const { cards: read, left } = await readCards(`cards.${format}`, packed);
  expect(left).toBe(0);
  return read.map(({ cardId: _, ...card }) => card);
};

/** What people write on cards, and what other programs lose of it. */
const sides = [
  ...["A hot wind.", "«Ёлка» — дерево", "**bold** _word_ and `a<b>`", "- one\n- two\n\n1. three"],
  ...["so $a < b$ and $\\frac{a}{b}$", "$$\n\\sum_{i=1}^n i\n$$", "from $5 to $10", "2 \\* 3"],
  ...[
    '```js\nif (a<b && c) {\n\n  s = "</code>";\n}\n```',
    "> a\n> b",
    "x^2^ and H~2~O",
    "- [x] done\n- [ ] open",
  ],
  ...["| a | b |\n| - | - |\n| 1 | $x$ |", "<script>alert(1)</script>", "[latex]x[/latex]"],
  ...[
    "[m](https://e.org/?a=1&b=2)",
    "List<String> & {{c1::x}}",
    "\\\\(not a formula\\\\)",
    "a\\\nb",
  ],
  ...["`\\(x\\)`", "$\\text{\\(x\\)}$", "[sound:a.mp3] #tag snake_case", "1\\. no list", "\\> 5"],
];

/** The HTML of a side; a line that ends outside of code is a space. */
const seen = (markdown: string): string =>
  cardHtml(markdown)
    .split(/(<pre>.*?<\/pre>)/s)
    .map((piece) => (piece.startsWith("<pre>") ? piece : piece.replaceAll(/\s+/g, " ")))
    .join("");

test.each(["apkg", "csv"] as const)(
  "out as %s and in again, every pair says the same",
  async (file) => {
    const pairs = sides.map((front, index) => ({ front, back: sides.at(-index) ?? "x" }));
    const read = await outAndIn(pairs, file);
    const shown = (all: typeof read) => all.map((one) => [seen(one.front), seen(one.back)]);
    expect(shown(read)).toEqual(shown(pairs));
    // And what came in goes out and in without any change.
    expect(await outAndIn(read, file)).toEqual(read);
  },
);

const part = fc.constantFrom(
  ...[
    "a",
    "B2 ",
    " ",
    "$x<y$",
    "`c<d>`",
    "**b**",
    "_i_ ",
    "<b>",
    "&amp;",
    "\\(",
    "[x]",
    " $5 ",
    "|",
  ],
  ...[
    "\n\n",
    "\n",
    "\n\n- i\n",
    "\n\n1. n\n",
    "\n\n```\nx  <y>\n```\n\n",
    "\n\n$$\nz\n$$\n\n",
    "{{c1::",
  ],
);

test("any text in HTML and back in Markdown is the same HTML", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const markdown = parts.join("");
      expect(seen(fieldMarkdown(cardHtml(markdown)))).toBe(seen(markdown));
    }),
    { numRuns: 300 },
  );
});

test("a table keeps its texts sign for sign, also those that a spreadsheet would run", async () => {
  const text = fc
    .stringMatching(/^[a-zа-я=+\-@'",;\t\n $\\<]{1,20}$/u)
    .filter((one) => one.trim() !== "");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ front: text, back: text }), { minLength: 1 }),
      async (pairs) => {
        const trimmed = pairs.map(({ front, back }) => ({
          front: front.trim(),
          back: back.trim(),
        }));
        expect(await outAndIn(pairs, "csv")).toEqual(trimmed);
      },
    ),
    { numRuns: 100 },
  );
});

test("pictures go out as files and come in with what they show, in their places", async () => {
  const pictures = ["a", "b"].map((name, at) => ({
    ...{
      sha256: name.repeat(64),
      mediaType: "image/webp" as const,
      bytes: new Uint8Array([at + 1]),
    },
  }));
  const [a = "", b = ""] = pictures.map(({ sha256 }) => sha256);
  const pairs = [
    { front: `![a \\[wadi\\], dry](picture:${a})`, back: `so ![](picture:${b}) is $x$` },
    { front: `a\n\n![2 \\* 3 \\_ 4](picture:${b})`, back: `- ![](picture:${a})\n- two` },
  ];
  const read = await outAndIn(pairs, "apkg", pictures);
  // By the numbers of their entries.
  const [first, second] = ["0", "1"].map((number) => number.padStart(64, "0"));
  const named = (side: string) => side.replaceAll(a, first ?? "").replaceAll(b, second ?? "");
  expect(read).toEqual(
    pairs.map(({ front, back }) => ({ front: named(front), back: named(back) })),
  );
  // What was deleted meanwhile is told in words.
  expect(await outAndIn(pairs.slice(1), "apkg", [])).toEqual([
    { front: "a\n\n2 \\* 3 \\_ 4", back: "-\n- two" },
  ]);
});

test.each(["apkg", "csv"] as const)("gaps go out as %s and come in as such", async (file) => {
  const pairs = [
    { front: "{{c1::Mitosis}} divides a cell, not {{c1::osmosis::water}}.", back: "" },
    { front: "The half is $\\frac{1}{ {{c1::2}} }$.", back: "Of **one**." },
    { front: "It is {{c1::std::vector::…}}, not `{{c1::a::b:::word}}`.", back: "" },
  ];
  expect(await outAndIn(pairs, file)).toEqual(pairs);
});

test.each([
  ["apkg", ["linear_algebra", "ALG::rings", "=1+1", "marked", "Ёлка", "a;_b"]],
  ["csv", ["linear algebra", "ALG::rings", "=1+1", "marked", "Ёлка", "a; b"]],
] as const)("tags go out as %s and come in, without that of the subject", async (file, tags) => {
  const given = ["linear algebra", "ALG::rings", "=1+1", "marked", "Ёлка", "a; b"];
  const pair = { front: "a", back: "b" };
  const bare = { front: "c", back: "d" };
  expect(await outAndIn([{ ...pair, tags: given }, bare], file)).toEqual([
    { ...pair, tags: [...tags] },
    bare,
  ]);
});
