import { expect, test } from "vitest";
import { inOneScript, type PageReading, pageFromReading, pageFromWords } from "./read-page.ts";
import type { RecognisedLine } from "./read-text.ts";

/** A line of text 20 pixels high; `~70` behind a word is its confidence, "¶" before the line opens a paragraph. */
const line = (written: string, index: number, height = 20): RecognisedLine => ({
  height,
  opensParagraph: written.startsWith("¶"),
  words: written
    .replace("¶", "")
    .split(" ")
    .map((word, at) => {
      const [text = "", confidence = "95"] = word.split("~");
      const box = { x: 10 + 50 * at, y: 30 * index, width: 45, height };
      return { text, confidence: Number(confidence), box };
    }),
});

const read = (...lines: readonly (string | [string, number])[]) =>
  pageFromWords(
    {
      width: 500,
      height: 900,
      lines: lines.map((one, index) =>
        typeof one === "string" ? line(one, index) : line(one[0], index, one[1]),
      ),
    },
    "en",
  );

test("lines stay lines and paragraphs paragraphs", () => {
  const { text } = read("¶One two", "three four.", "¶Five six");
  expect(text).toBe("One two\nthree four.\n\nFive six");
});

test("higher lines that stand alone are headings, the first of them the title", () => {
  const body = ["¶Text in the", "usual size.", "¶More of it", "and more."];
  const { text } = read(["¶Stacks", 30], ...body, ["¶Operations", 25], "¶As said", "before.");
  expect(text).toContain("# Stacks\n\nText");
  expect(text).toContain("and more.\n\n## Operations\n\nAs said");
  expect(read(["¶Stacks", 30], "in the same", "paragraph").text).toBe(
    "# Stacks\n\nin the same\nparagraph",
  );
});

test.each([
  ["a line among others", ["¶Usual", "size here", ["and larger", 30] as [string, number], "again"]],
  [
    "a sentence",
    ["¶Usual", "size here", ["¶Larger, but a sentence.", 30] as [string, number], "¶So"],
  ],
])("%s is no heading", (_what, lines) => {
  expect(read(...lines).text).not.toContain("#");
});

test("bullets, dashes and numbers become lists", () => {
  const { text } = read("¶Operations:", "¶• push", "¶¢~40 pop", "¶— top", "1, first", "2. second");
  expect(text).toBe("Operations:\n\n- push\n- pop\n- top\n1. first\n2. second");
});

test("a dash in the middle of a sentence begins no list", () => {
  const { text } = read("¶Стек", "— это список.", "1968 год");
  expect(text).toBe("Стек\n— это список.\n1968 год");
});

test("a word divided at the end of a line is put together", () => {
  const { text } = read("¶Извлекают эле-", "мент сверху,", "как-", "то так, по-", "старому там.");
  expect(text).toBe("Извлекают элемент\nсверху,\nкак-то\nтак, по-старому\nтам.");
  expect(read("¶Двух-", "¶Трёх шагов").text).toBe("Двух-\n\nТрёх шагов");
});

test("a doubtful line is named with its words and its place", () => {
  const { doubtful } = read("¶Sure words", "¶a smudged~31 one~79", "sure again");
  expect(doubtful).toEqual([
    {
      line: 2,
      reason: "“smudged, one” was hard to read",
      box: { x: 10, y: 30, width: 145, height: 20 },
    },
  ]);
});

test.each([
  ["weak as a whole", "weakly~85 read~86 words~87", "“weakly” was hard to read"],
  ["with a digit in a word", "a c1ock ticks", "“c1ock” looks misread"],
  ["with a stroke", "either | or", "“|” looks misread"],
  ["with a capital in a word", "the floWer", "“floWer” looks misread"],
])("a line %s is doubtful", (_what, written, reason) => {
  expect(read(`¶${written}`).doubtful).toMatchObject([{ line: 0, reason }]);
});

test("a bullet is no reason for a doubt", () => {
  expect(read("¶¢~12 push adds").doubtful).toEqual([]);
});

test("strokes and dots of an edge are no line", () => {
  expect(read("¶Text", "¶|~20 .~30", "¶=~91").text).toBe("Text\n\n=");
});

test.each(["# not a heading", "> not a quotation", "+ not an item"])("%s", (written) => {
  expect(read(`¶${written}`).text).toBe(`\\${written}`);
});

test("an empty picture is an empty page", () => {
  expect(read()).toEqual({ text: "", doubtful: [] });
});

const readLine = (text: string, doubt: string | null = null) => ({ text, doubt });
const figure = (description: string, sketch = "") => ({ description, sketch });
const page = (lines: PageReading["lines"], figures: PageReading["figures"] = []) =>
  pageFromReading({ lines, figures }, "en");

test("lines stay lines, doubts stay with theirs", () => {
  const lines = [
    readLine("# Waves"),
    readLine(""),
    readLine("They carry […]", "energy?"),
    readLine("and move"),
  ];
  expect(page(lines)).toEqual({
    text: "# Waves\n\nThey carry […]\nand move",
    doubtful: [{ line: 2, reason: "energy?" }],
  });
});

test("a drawing becomes its description and a sketch that no sketch can break out of", () => {
  const lines = [readLine("Before"), readLine("[figure 1]"), readLine("After", "smudged")];
  const { text, doubtful } = page(lines, [figure("Two circles,\n  joined.", "\no--o\n```\n|")]);
  expect(text.split("\n")).toEqual([
    ...["Before", "", "**Figure 1.** Two circles, joined.", ""],
    ...["````text", "o--o", "```", "|", "````", "", "After"],
  ]);
  expect(doubtful).toEqual([{ line: 10, reason: "smudged" }]);
});

test("a drawing that stands nowhere comes at the end; a place without a drawing goes", () => {
  const { text } = page([readLine("[Figure 3]"), readLine("Text")], [figure("A"), figure("B")]);
  expect(text).toBe("Text\n\n**Figure 1.** A\n\n**Figure 2.** B");
});

test("the name of a figure is in the student's language", () => {
  const reading = { lines: [], figures: [figure("Дерево")] };
  expect(pageFromReading(reading, "ru").text).toBe("**Рисунок 1.** Дерево");
});

test("empty lines at both ends go, and the doubts move", () => {
  const lines = [
    readLine(" "),
    readLine("a"),
    readLine("b", "b or h"),
    readLine(""),
    readLine("", "nothing there"),
  ];
  expect(page(lines)).toEqual({ text: "a\nb", doubtful: [{ line: 1, reason: "b or h" }] });
});

test("several lines in one, doubts without words", () => {
  const read = page([readLine("$$\nx^2\n$$", " "), readLine("c", "c or e")]);
  expect(read).toEqual({ text: "$$\nx^2\n$$\nc", doubtful: [{ line: 3, reason: "c or e" }] });
});

test.each([[[]], [[readLine("")]]])("an empty page is empty: %j", (lines) => {
  expect(page(lines)).toEqual({ text: "", doubtful: [] });
});

const lineOf = (text: string) => inOneScript(text.split(" ")).join(" ");

// Cyrillic letters are written as escapes where they stand in for Latin ones.
test.each([
  ["\u0410 queue of \u0430 kind", "A queue of a kind"],
  ["qu\u0435u\u0435", "queue"],
  ["стек и oчередь", "стек и очередь"],
  // Letters of both scripts that look like no other: most of them tell, and the look-alikes follow.
  ["oбрaзyюtся", "образуюtся"],
  ["struсturа1ж", "structura1ж"],
  // Latin words and variables in a Russian line stay what they are.
  ["операция pop за O(1)", "операция pop за O(1)"],
  ["вектор a и число x", "вектор a и число x"],
  // Words of both stay.
  ["html-код стpаницы", "html-код страницы"],
  ["x\u0445 x\u0445", "x\u0445 x\u0445"],
  ["1 + 2 = 3", "1 + 2 = 3"],
])("%j is read as %j", (read, meant) => {
  expect(lineOf(read)).toBe(meant);
});
