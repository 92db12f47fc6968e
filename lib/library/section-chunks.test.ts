import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateTokens, joinPieces, type ManualSection, sectionChunks } from "./section-chunks.ts";

const section = (text: string): ManualSection => ({
  ...{ address: "a.html#b", page: null, title: "B", headingPath: ["A"], text },
  ...{ innerAddresses: [], indexTerms: [] },
});
const cut = (text: string, maxTokens: number) =>
  sectionChunks([section(text)], { maxTokens }).map((chunk) => chunk.text);
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test("a short section is one chunk with its path", () => {
  expect(sectionChunks([section("Words."), section("More.")])).toMatchObject([
    { text: "Words.", ordinal: 0, part: 1, totalParts: 1, headingPath: ["A"], kind: "manual" },
    { text: "More.", ordinal: 1, part: 1, totalParts: 1 },
  ]);
});

test("whatever a section holds, its chunks fit and no word is lost", () => {
  const paragraph = fc
    .array(fc.constantFrom("word", "Слово", "a", "длинноесловодлинноеслово", "end.", "12"), {
      minLength: 1,
      maxLength: 60,
    })
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 12 }), (paragraphs) => {
      const text = paragraphs.join("\n\n");
      const chunks = cut(text, 40);
      for (const chunk of chunks) expect(estimateTokens(chunk)).toBeLessThanOrEqual(40);
      expect(chunks.flatMap(words)).toEqual(words(text));
    }),
  );
});

test("a long text is cut between paragraphs before it is cut between sentences", () => {
  const long = "One sentence here. ".repeat(6).trim();
  expect(cut(`Short.\n\n${long}\n\nLast.`, 31)).toEqual([`Short.\n\n${long}`, "Last."]);
  for (const chunk of cut(long, 12)) expect(chunk).toMatch(/^One sentence here\./u);
});

test("every piece of a table has its head, every piece of code its fences", () => {
  const rows = Array.from({ length: 30 }, (_, n) => `| ${n} | value |`);
  const tables = cut(["| A | B |", "| - | - |", ...rows].join("\n"), 60);
  expect(tables.length).toBeGreaterThan(2);
  for (const table of tables) expect(table.startsWith("| A | B |\n| - | - |\n| ")).toBe(true);
  const lines = Array.from({ length: 60 }, (_, n) => `line ${n}\n`);
  const codes = cut(`\`\`\`js\n${lines.join("\n")}\`\`\``, 60);
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) expect(code).toMatch(/^```js\n[\s\S]*\n```$/u);
});

test("rows of a long table are passages under its head, and one table when they are put together", () => {
  const rows = Array.from(
    { length: 30 },
    (_, n) => `| setting_${n} | ${"what it does ".repeat(5)}|`,
  );
  const text = ["Before.", ["| Name | Use |", "| - | - |", ...rows].join("\n"), "After."].join(
    "\n\n",
  );
  const chunks = sectionChunks([section(text)]);
  expect(chunks[0]?.text).toBe("Before.");
  expect(chunks.at(-1)?.text).toBe("After.");
  const ofTable = chunks.slice(1, -1);
  expect(ofTable.length).toBeGreaterThan(5);
  for (const { text: rowsOfOne, totalParts } of ofTable) {
    expect(rowsOfOne).toMatch(/^\| Name \| Use \|\n\| - \| - \|\n\| setting_/u);
    expect(rowsOfOne.length).toBeLessThan(600);
    expect(totalParts).toBe(chunks.length);
  }
  expect(joinPieces(chunks.map((chunk) => chunk.text))).toBe(text);
});

test("a long section is parted at its lines in bold, which stand below its title", () => {
  const says = "It is told here how that is done. ".repeat(10).trim();
  const text = `${says}\n\n**Cutting a clip**\n\n${says}\n\n**Figure 3. The clip**\n\n**Note**\n\n**Joining:**\n\n${says}\n\n**It is done.**\n\n${says}`;
  expect(sectionChunks([section(text)])).toMatchObject([
    { title: "B", headingPath: ["A"], text: says, totalParts: 1 },
    { title: "Cutting a clip", headingPath: ["A", "B"], address: "a.html#b" },
    { title: "Joining", text: `${says}\n\n**It is done.**\n\n${says}` },
  ]);
  expect(sectionChunks([section("One.\n\n**Bold**\n\nTwo.")])).toHaveLength(1);
  // A title over a line or two says less than the line or two with what follows.
  const [whole] = sectionChunks([section(`A line.\n\n**Bold**\n\n${says.repeat(4)}`)]);
  expect(whole?.text).toContain("**Bold**");
});

test("a word without an end is cut and terminates", () => {
  expect(cut("я".repeat(500), 40).join("")).toBe("я".repeat(500));
});

describe("how its page begins", () => {
  const on = (address: string | null, text: string): ManualSection => ({
    ...section(text),
    address,
  });
  const leads = (sections: readonly ManualSection[]) =>
    sectionChunks(sections).map(({ pageLead }) => pageLead);

  test("is told with each chunk of the page", () => {
    expect(
      leads([
        on("a.html", "Defines the comment of a table. It is short."),
        on("a.html#b", "The name of the table."),
        on("c.html", ""),
        on("c.html#d", "Removes what was stored before."),
      ]),
    ).toEqual([
      ...["Defines the comment of a table.", "Defines the comment of a table."],
      ...["Removes what was stored before.", "Removes what was stored before."],
    ]);
  });

  test("a whole manual in one file, and what has no address, are no pages", () => {
    const many = Array.from({ length: 60 }, (_, n) => on(`m.md#${n}`, "The manual of a program."));
    expect(new Set(leads([...many, on(null, "A section from nowhere.")]))).toEqual(new Set([""]));
  });
});
