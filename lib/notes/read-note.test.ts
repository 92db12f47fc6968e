import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it, test } from "vitest";
import { arbitraryNote, hostileCode } from "#lib/concepts/testing/arbitrary-note.ts";
import { notePieces, readNote, readNoteInTurns } from "#lib/notes/read-note.ts";

const texts = (note: string) => readNote(note).sentences.map(({ text }) => text);
const codes = (note: string) => readNote(note).codeBlocks.map(({ code }) => code);

describe("offsets", () => {
  it("point into the unchanged note, in order, without overlap", () => {
    fc.assert(
      fc.property(arbitraryNote, (note) => {
        const read = readNote(note);
        let end = 0;
        for (const item of read.items) {
          expect(item.start).toBeGreaterThanOrEqual(end);
          expect(item.end).toBeGreaterThan(item.start);
          expect(item.end).toBeLessThanOrEqual(note.length);
          const stored = item.kind === "code" ? item.code : item.text;
          expect(note.slice(item.start, item.end)).toBe(stored);
          end = item.end;
        }
        expect(read.sentences.map(({ number }) => number)).toEqual(
          read.sentences.map((_, index) => index + 1),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("are the same when the note is read in turns", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryNote, async (note) => {
        expect(await readNoteInTurns(note, "ru")).toEqual(readNote(note, "ru"));
      }),
      { numRuns: 30 },
    );
  });

  it("count a byte order mark", () => {
    const [sentence] = readNote("\uFEFFStack is a list.").sentences;
    expect(sentence).toMatchObject({ start: 1, text: "Stack is a list." });
  });
});

describe("code", () => {
  it.each(["\n", "\r\n", "\r"])("is kept byte for byte with line end %j", (ending) => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...hostileCode, ""), { minLength: 1, maxLength: 6 }),
        (lines) => {
          const code = lines.join(ending);
          fc.pre(code.trim() !== "");
          const note = ["Before.", "", "````cpp", code, "````", "", "After."].join(ending);
          expect(codes(note)).toEqual([code]);
        },
      ),
    );
  });

  it("is what a Markdown parser finds", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 8 }), (lines) => {
        const note = ["```", ...lines].join("\n");
        const [block] = fromMarkdown(note).children;
        const expected = block?.type === "code" && block.value.trim() !== "" ? [block.value] : [];
        expect(codes(note).map((code) => code.replace(/\n+$/, ""))[0]).toBe(
          expected.map((code) => code.replace(/\n+$/, ""))[0],
        );
      }),
    );
  });

  it("may hold fences of its own", () => {
    expect(codes("````md\n```js\nlet a;\n```\n````")).toEqual(["```js\nlet a;\n```"]);
    expect(codes("~~~\n```\na\n```\n~~~")).toEqual(["```\na\n```"]);
  });

  it("may be indented, unclosed, in a list or in a quotation", () => {
    expect(codes("Text\n\n    a = 1\n    b = 2\n\nText")).toEqual(["    a = 1\n    b = 2"]);
    expect(codes("```py\nx = 1\n")).toEqual(["x = 1\n"]);
    expect(codes("- item\n\n  ```py\n  x = 1\n  ```\n")).toEqual(["  x = 1"]);
    expect(codes("> ```\n> x\n> ```")).toEqual(["> x"]);
  });

  it("has its language in lower case, and an empty block is none", () => {
    expect(readNote("```C++\nint a;\n```").codeBlocks[0]?.language).toBe("c++");
    expect(codes("```\n```\n\n```\n   \n```")).toEqual([]);
  });
});

describe("sentences", () => {
  it("do not end at abbreviations, initials, code or formulas", () => {
    expect(
      texts("Стек, т. е. список. См. рис. 3 и `a. B`. А. С. Пушкин жил. Пусть $a. B$. Всё."),
    ).toEqual([
      "Стек, т. е. список.",
      "См. рис. 3 и `a. B`.",
      "А. С. Пушкин жил.",
      "Пусть $a. B$.",
      "Всё.",
    ]);
    expect(texts("A tree, e.g. Huffman's, is small. Cf. Fig. 3. Done.")).toEqual([
      "A tree, e.g. Huffman's, is small.",
      "Cf. Fig. 3.",
      "Done.",
    ]);
  });

  it("go on over wrapped lines and end with a written line", () => {
    expect(
      texts("A stack is a list in which the element that came last leaves the\nlist first."),
    ).toHaveLength(1);
    expect(texts("Стек — LIFO\nОчередь — FIFO\nДек — оба конца")).toEqual([
      "Стек — LIFO",
      "Очередь — FIFO",
      "Дек — оба конца",
    ]);
  });

  it("stand in list items, table rows, quotations and block formulas, not in headings or code", () => {
    const note =
      "# Head\n\n- one item\n\n> quoted\n\n| a | b |\n|--|--|\n| c | d |\n\n$$\nx\n$$\n\n```\ncode\n```";
    expect(readNote(note).sentences.map(({ role, text }) => [role, text])).toEqual([
      ["item", "one item"],
      ["text", "quoted"],
      ["row", "| a | b |"],
      ["row", "| c | d |"],
      ["formula", "$$\nx\n$$"],
    ]);
    expect(readNote(note).headings).toMatchObject([{ depth: 1, text: "Head" }]);
  });

  it("know the header row of their table, in a quotation and without one that says something, too", () => {
    const note =
      "One.\n\n| a | b |\n|--|--|\n| c | d |\n| | |\n| e | f |\n\n> | g |\n> |--|\n> | h |\n\n| |\n|--|\n| i |";
    expect(readNote(note).sentences.map(({ header, text }) => [header, text])).toEqual([
      [null, "One."],
      [null, "| a | b |"],
      [2, "| c | d |"],
      [2, "| e | f |"],
      [null, "| g |"],
      [5, "| h |"],
      [null, "| i |"],
    ]);
  });

  it("are cut when they have no end", () => {
    const lengths = texts("слово ".repeat(5_000)).map((text) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_500);
    expect(texts("🙂я".repeat(3_000)).every((text) => text.isWellFormed())).toBe(true);
  });
});

describe("front matter", () => {
  it.each([
    '---\ntitle: "Udio"\ntags:\n  - music\n- more\n---\n',
    "---\r\ntitle: Udio\r\n---\r\n",
    "\uFEFF---\nпромо: да\n# a remark\n\nlist: [a,\n]\n---\n\n",
  ])("is no part of the note's words: %j", (fields) => {
    const note = `${fields}Words are here.\n\n# Heading\n\n---\n\nmore: words\n---\n`;
    const read = readNote(note);
    expect(read.items.map((item) => (item.kind === "code" ? "" : item.text))).toEqual([
      "Words are here.",
      "Heading",
      "more: words",
    ]);
    for (const item of read.items)
      expect(note.slice(item.start, item.end)).toBe(item.kind === "code" ? item.code : item.text);
  });

  it("is not what only begins with a line", () => {
    expect(texts("---\nWords: are here and so on.\nMore of them.\n\nEnd.")).toContain("End.");
    expect(texts("---\n\nWords are here.\n\n---\n")).toEqual(["Words are here."]);
    expect(texts("---\nkey: value without an end\n\nWords.")).toHaveLength(2);
  });
});

describe("long notes", () => {
  const section = (index: number) =>
    `## Раздел ${index}\n\n**Термин ${index}** — это понятие номер ${index}. Второе предложение, т. е. пояснение.\n\n` +
    `\`\`\`cpp\nint a${index} = {{${index}}};\n\n- not a list\n\`\`\`\n\n- пункт\n- ещё пункт\n\n`;
  const long = (length: number) => {
    let note = "";
    for (let index = 1; note.length < length; index += 1) note += section(index);
    return note;
  };

  it("are numbered to the end, with every block of code whole", () => {
    const note = long(120_000);
    const read = readNote(note);
    const sections = note.split("## ").length - 1;
    expect(read.codeBlocks).toHaveLength(sections);
    expect(read.headings).toHaveLength(sections);
    expect(read.sentences).toHaveLength(4 * sections);
    read.codeBlocks.forEach((code, index) => {
      expect(code.code).toBe(`int a${index + 1} = {{${index + 1}}};\n\n- not a list`);
    });
  });

  it.each([
    ["backticks", "` `` ``` "],
    ["dollars", "$ $$ "],
    ["brackets", "[a]( "],
    ["stars", "*a **b "],
    ["quotes", "> "],
    ["numbers", "1. "],
    ["bullets", "- "],
  ])(
    "of %s only do not hang",
    (_, unit) => {
      const note = unit.repeat(Math.ceil(60_000 / unit.length));
      expect(readNote(note).text).toBe(note);
    },
    // A fraction of a second on a quiet machine; hours where time grows with the square.
    30_000,
  );
});

test.each([
  [
    "a list nested by indentation",
    Array.from({ length: 330 }, (_, depth) => `${"  ".repeat(depth)}- An item.`).join("\n"),
    330,
  ],
  ["one list", "- An item.\n".repeat(9_000), 9_000],
  ["items in an item", `- An item.\n${"  - An item.\n".repeat(8_000)}`, 8_001],
  ["quotations", "> A word.\n\n".repeat(9_000), 9_000],
  ["CR line ends", "A word.\r\r".repeat(11_000), 11_000],
  ["definitions", `${"[label]: /page\n".repeat(7_000)}\nA word.\n`, 1],
] as const)(
  "100 kB of %s are read within the watchdog",
  { timeout: 120_000 },
  (_name, note, expected) => {
    const { sentences } = readNote(note, "en");
    // Items below the deepest level stand together in its text.
    expect(sentences.length).toBeGreaterThan(expected / 25);
  },
);

describe("the pieces of a note", () => {
  const texts = (note: string) => notePieces(note).map(({ start, end }) => note.slice(start, end));

  it("are together the whole note", () => {
    const longNotes = fc
      .array(arbitraryNote, { minLength: 1, maxLength: 6 })
      .map((parts) => `${parts.join("\n\n")}\n\n`.repeat(100));
    fc.assert(
      fc.property(longNotes, (note) => {
        expect(texts(note).join("")).toBe(note);
      }),
      { numRuns: 30 },
    );
  });

  // The parser's time per piece is bounded, so that of a note is in proportion to its length.
  it.each([
    ["paragraphs", "Some words of a paragraph.\n\n"],
    ["one paragraph of many lines", "words words words\n"],
    ["one list", "- item\n"],
    ["blocks of code", "```\ncode\n```\n\n"],
  ])("are never long in %s", (_, unit) => {
    const pieces = texts(unit.repeat(Math.ceil(300_000 / unit.length)));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(49_000);
  });

  it.each(["```", "~~~~", "$$"])("never part a block fenced by %s", (fence) => {
    const block = `${fence}\n${"line\n\n".repeat(20_000)}${fence}\n`;
    const pieces = texts(`${"Before.\n\n".repeat(3_000)}${block}\n${"After.\n\n".repeat(3_000)}`);
    expect(pieces.filter((piece) => piece.includes(block))).toHaveLength(1);
  });
});
