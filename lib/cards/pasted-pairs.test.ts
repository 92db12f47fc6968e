import fc from "fast-check";
import { expect, test } from "vitest";
import { bothWays, readPastedPairs } from "./pasted-pairs.ts";

const pairsOf = (text: string) =>
  readPastedPairs(text).pairs.map(({ front, back }) => [front, back]);

test.each([
  [
    "tabs of a spreadsheet",
    "a\tb; c\nd\te - f",
    [
      ["a", "b; c"],
      ["d", "e - f"],
    ],
  ],
  ["a third column", "a\tb\t\tc\n", [["a", "b\n\nc"]]],
  [
    "semicolons",
    "a;b, c;d\r\ne;f",
    [
      ["a", "b, c;d"],
      ["e", "f"],
    ],
  ],
  [
    "commas",
    "a,b\nc,d, e",
    [
      ["a", "b"],
      ["c", "d, e"],
    ],
  ],
  [
    "dashes",
    "mitosis — division, in two\nosmosis – flow",
    [
      ["mitosis", "division, in two"],
      ["osmosis", "flow"],
    ],
  ],
  ["a hyphen", "x-ray - a picture - of bones", [["x-ray", "a picture - of bones"]]],
  [
    "a list",
    "- мама — mother\n- папа — father",
    [
      ["мама", "mother"],
      ["папа", "father"],
    ],
  ],
  [
    "a dash before a semicolon",
    "Paris — a capital; in France",
    [["Paris", "a capital; in France"]],
  ],
  [
    "a semicolon before a dash",
    "Paris;a capital — in France",
    [["Paris", "a capital — in France"]],
  ],
  [
    "quoted cells",
    '"a;b";"c ""d""\ne"\nf;g',
    [
      ["a;b", 'c "d"\ne'],
      ["f", "g"],
    ],
  ],
  [
    "quotes within the text",
    '"Faust" is;by Goethe\n"open;b',
    [
      ['"Faust" is', "by Goethe"],
      ['"open', "b"],
    ],
  ],
  [
    "a table in Markdown",
    "| Wind | What it is |\n|---|:--:|\n| Bora | cold; gusty, from the \\| mountains |\n| Mistral | dry |  | north |\n",
    [
      ["Bora", "cold; gusty, from the | mountains"],
      ["Mistral", "dry\n\nnorth"],
    ],
  ],
  [
    "colons",
    "Magma: molten rock, below ground\n- Lava: the same: above",
    [
      ["Magma", "molten rock, below ground"],
      ["Lava", "the same: above"],
    ],
  ],
  ["a colon after a dash", "lint — a tool: it reads", [["lint", "a tool: it reads"]]],
  ["a bar within a line", "or — a || b", [["or", "a || b"]]],
  ["commas, and a colon in what follows", "bora, wind: cold", [["bora", "wind: cold"]]],
  [
    "a gap and another side",
    "{{c1::Bora}} is cold, dry; a wind",
    [["{{c1::Bora}} is cold, dry", "a wind"]],
  ],
  ["a gap within a list", "{{c1::Bora}}, föhn: winds", [["{{c1::Bora}}, föhn: winds", ""]]],
  ["a gap without another side", "The {{c1::bora}} is dry", [["The {{c1::bora}} is dry", ""]]],
  ["a comma in a formula", "$f(x, y)$, a function", [["$f(x, y)$", "a function"]]],
  [
    "bars in a formula of a table",
    "| $|x|$ | abs |\n| `a | b` | or \\| |",
    [
      ["$|x|$", "abs"],
      ["`a | b`", "or |"],
    ],
  ],
  ["a colon and a dash in code", "`a: b - c` - a pair: two", [["`a: b - c`", "a pair: two"]]],
  [
    "prices",
    "tea;$5\ncake;$6;$x",
    [
      ["tea", "$5"],
      ["cake", "$6;$x"],
    ],
  ],
  ["a head", "Term\tDefinition\tPage\nBora\tcold\t3", [["Bora", "cold\n\n3"]]],
  ["a head the other way round", "Page;Answer;Question\n3;cold;Bora", [["Bora", "cold;3"]]],
  ["a head in Markdown", "| Термин | Определение |\n| Бора | холод |", [["Бора", "холод"]]],
  [
    "what is said like a head",
    "word: meaning\nBora: cold",
    [
      ["word", "meaning"],
      ["Bora", "cold"],
    ],
  ],
  [
    "bars without others around",
    "Wind | What\nBora | cold; dry | north",
    [
      ["Wind", "What"],
      ["Bora", "cold; dry\n\nnorth"],
    ],
  ],
  ["a rule without blanks", "Wind | What\n---|:-:\nBora | cold", [["Bora", "cold"]]],
  [
    "a numbered table, whose head names its sides",
    "| № | Термин | Определение |\n|---|---|---|\n| 1 | кот | cat |",
    [["кот", "1\n\ncat"]],
  ],
  [
    "a head that names the back first",
    "| Definition | Term |\n|---|---|\n| cat | кот |",
    [["кот", "cat"]],
  ],
  ["the same with a head", "Wind | What\n--- | :-:\nBora | cold", [["Bora", "cold"]]],
  ["a bar in brackets", "P(A | B) — how likely A is", [["P(A | B)", "how likely A is"]]],
  ["a bar in brackets of a table", "P(A | B) | how likely A is", [["P(A | B)", "how likely A is"]]],
  ["the same twice", "a;b\n a ; b\n", [["a", "b"]]],
])("%s", (_, text, pairs) => {
  expect(pairsOf(text)).toEqual(pairs);
});

test("what has one side is left, and told", () => {
  expect(readPastedPairs("Winds\nbora;dry\n\nföhn;\n;warm")).toEqual({
    pairs: [{ front: "bora", back: "dry" }],
    left: ["Winds", "föhn", "warm"],
  });
  expect(readPastedPairs(" \n ")).toEqual({ pairs: [], left: [] });
});

test("the other way round asks for what answered, but for gaps", () => {
  const tags = ["winds"];
  const [bora, gap] = [
    { front: "bora", back: "a wind", tags },
    { front: "a {{c1::wind}}", back: "", tags },
  ];
  expect(bothWays([bora, gap])).toEqual([bora, gap, { front: "a wind", back: "bora", tags }]);
});

const side = fc.string({ unit: "grapheme" }).filter((text) => text.trim() !== "");

test("what a program writes as CSV comes back, whatever is in it", () => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { minLength: 1 }), (rows) => {
      const trimmed = rows.map((row) => row.map((text) => text.replaceAll(/\r\n?/g, "\n").trim()));
      const unique = [...new Map(trimmed.map((row) => [JSON.stringify(row), row])).values()];
      const written = (sign: string) => rows.map((row) => row.map(cell).join(sign)).join("\n");
      expect(pairsOf(written("\t"))).toEqual(unique);
    }),
  );
});

test("no formula and no code is cut", () => {
  const inside = fc.string({
    unit: fc.constantFrom("a", "b", "(", ";", ":", "|", ",", " ", "—", "-"),
  });
  const span = fc
    .tuple(fc.constantFrom("$", "`"), inside)
    .map(([sign, words]) => `${sign}x${words}y${sign}`);
  const sign = fc.constantFrom("\t", ";", ", ", " — ", ": ", " | ");
  fc.assert(
    fc.property(span, sign, (whole, by) => {
      expect(pairsOf(`${whole}${by}words`)).toEqual([[whole, "words"]]);
      expect(pairsOf(`words${by}${whole}`)).toEqual([["words", whole]]);
    }),
  );
});

test("nothing of a text is lost or made up, and no side is empty", () => {
  const signs = fc.string({
    unit: fc.constantFrom("a", '"', ";", ":", "|", ",", "\t", "\n", " ", "—", "-"),
  });
  const letters = (text: string) => text.replaceAll(/[^a]/g, "").length;
  fc.assert(
    fc.property(signs, (text) => {
      const { pairs, left } = readPastedPairs(text);
      for (const { front, back } of pairs) {
        expect([front, back]).not.toContain("");
        expect([front, back]).toEqual([front.trim(), back.trim()]);
      }
      const told = [...pairs.flatMap(({ front, back }) => [front, back]), ...left].join("");
      expect(letters(told)).toBeLessThanOrEqual(letters(text));
    }),
  );
});
