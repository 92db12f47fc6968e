import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { excerptOf, intoSource, movedPlaces, placeInSource, presentExcerpt } from "./excerpt.ts";
import { changedLines } from "./source-history.ts";
import { sourceParts } from "./source-parts.ts";

const book = [
  "Preface.",
  "# Cells\n\nA cell has a wall.\n\nIt divides.",
  "# Tissue\n\n    code()\n\nTissue is made of cells.",
  "# Organs\n\nAn organ has tissue.",
].join("\n\n");

const named = { title: "Book", fileName: null, places: [] };
const partsOf = (text: string) => sourceParts({ ...named, text });

const chosen = (text: string, titles: readonly string[]) => {
  const parts = partsOf(text).filter(({ title }) => titles.includes(title));
  return { ...excerptOf(text, parts), revision: 0 };
};

/** The book after edits, each a text that it became, and what a choice of its parts says by then. */
const editedTo = (texts: readonly string[], titles: readonly string[]) => {
  let before = book;
  const edits = texts.map((text, index) => {
    const patches = changedLines(before, text);
    before = text;
    return { revision: index + 1, patches };
  });
  const source = { ...named, text: before, revision: texts.length, edits };
  return { source, present: presentExcerpt(chosen(book, titles), source) };
};

describe("parts of a source", () => {
  it("are its headings where its files name no places, and all of them are its text", () => {
    const parts = partsOf(book);
    expect(parts.map(({ title, level }) => [title, level])).toEqual([
      ["", 1],
      ["Cells", 1],
      ["Tissue", 1],
      ["Organs", 1],
    ]);
    expect(parts.map(({ start, end }) => book.slice(start, end)).join("")).toBe(book);
  });

  it("are the places of its files, each with its page", () => {
    const [one, two] = [book.indexOf("# Cells"), book.indexOf("# Organs")];
    const place = { file: "b.pdf", unit: "page" as const, title: "Named" };
    const places = [
      { ...place, start: one, length: two - one - 2, page: 3 },
      { ...place, start: two, length: book.length - two, page: 9 },
    ];
    const parts = sourceParts({ text: book, title: "Book", fileName: "b.pdf", places });
    expect(parts.map(({ page, title }) => [page, title])).toEqual([
      [null, ""],
      [3, "Named"],
      [9, "Named"],
    ]);
  });

  it("are one where nothing parts them", () => {
    expect(partsOf("Only words.")).toHaveLength(1);
    expect(partsOf("")).toHaveLength(1);
  });
});

test("pages keep their beginnings when their first words are edited, and go with all of their words", () => {
  const pages = "One is here.\n\nTwo is here.\n\nThree is here.";
  const place = { file: "b.pdf", unit: "page" as const, title: "" };
  const places = [0, 14, 28].map((start, page) => ({ ...place, start, length: 12, page }));
  const after = (text: string) =>
    movedPlaces(places, pages, text, changedLines(pages, text)).map(({ page, start }) => [
      ...[page, text.slice(start, start + 5)],
    ]);
  expect(after(pages.replace("here.", "here.\n\nMore."))).toHaveLength(3);
  expect(after(pages.replace("One is here.\n\n", ""))).toEqual([
    ...[[1, "Two i"]],
    ...[[2, "Three"]],
  ]);
  const longer = places.map((one) => ({ ...one, length: 13 }));
  const text = pages.replace("Two is", "Two was");
  const [, second] = movedPlaces(longer, pages, text, changedLines(pages, text));
  expect(text.slice(second?.start, (second?.start ?? 0) + 7)).toBe("Two was");
});

test("a file's chapter that is renamed has its new name, and what was made of it follows", () => {
  const [alpha, beta, gamma] = ["# Alpha\n\nOf a.", "# Beta\n\nOf b.", "# Gamma\n\nOf c."] as const;
  const former = [alpha, beta, gamma].join("\n\n");
  const places = [alpha, beta, gamma].map((chapter, at) => ({
    ...{ file: "b.epub", unit: "chapter" as const, page: null },
    ...{ title: ["Alpha", "Beta", "Named otherwise"][at] ?? "" },
    ...{ start: former.indexOf(chapter), length: chapter.length },
  }));
  const to = (text: string, of: string) => {
    const patches = changedLines(former, text);
    const now = { ...named, text, places: movedPlaces(places, former, text, patches) };
    const all = sourceParts({ ...named, text: former, places });
    const chosenOnes = all.filter(({ title }) => title === of);
    const made = { ...excerptOf(former, chosenOnes), revision: 0 };
    const present = presentExcerpt(made, {
      ...now,
      revision: 1,
      edits: [{ revision: 1, patches }],
    });
    return { titles: sourceParts(now).map(({ title }) => title), present: present?.text ?? null };
  };
  const renamed = former.replace("# Beta", "# Delta").replace("# Gamma", "# Epsilon");
  expect(to(renamed, "Beta")).toEqual({
    ...{ titles: ["Alpha", "Delta", "Named otherwise"], present: "# Delta\n\nOf b." },
  });
  expect(to(former.replace("# Beta", "Of Beta"), "Beta").titles).toContain("Beta");
  expect(to([alpha, gamma].join("\n\n"), "Beta").present).toBeNull();
  // One that is moved goes along with its place.
  const swapped = [beta, alpha, gamma].join("\n\n");
  expect(to(swapped, "Beta")).toEqual({
    ...{ titles: ["Beta", "Alpha", "Named otherwise"], present: beta },
  });
  expect(to(swapped, "Alpha").present).toBe(alpha);
});

/** Pages of one to three paragraphs, each of words of its own, as a file is read. */
const bookOfPages = (paragraphs: readonly number[]) =>
  paragraphs.map((many, page) =>
    Array.from({ length: many }, (_, at) => `Line ${at} of page ${page} ends.`),
  );

test("a page whose words are edited keeps its whole length, whichever of its lines it was", () => {
  const page = fc.integer({ min: 0, max: 4 });
  const edit = fc.record({ page, line: fc.integer({ min: 0, max: 2 }), word: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      (paragraphs, edits) => {
        const before = bookOfPages(paragraphs);
        const after = before.map((lines, at) =>
          lines.map((line, index) => {
            const own = edits.filter((one) => one.page === at && one.line === index);
            if (own.length === 0) return line;
            return own.every(({ word }) => word)
              ? line.replace("ends", "is at its end")
              : `${line} More.`;
          }),
        );
        const textOf = (pages: readonly (readonly string[])[]) =>
          pages.map((lines) => lines.join("\n\n")).join("\n\n");
        const [former, text] = [textOf(before), textOf(after)];
        let start = 0;
        const places = before.map((lines, at) => {
          const { length } = lines.join("\n\n");
          start += length + 2;
          const named = { file: "b.pdf", unit: "page" as const, title: "", page: at };
          return { ...named, start: start - length - 2, length };
        });
        const moved = movedPlaces(places, former, text, changedLines(former, text));
        const cut = moved.map((one) => text.slice(one.start, one.start + one.length));
        expect(cut).toEqual(after.map((lines) => lines.join("\n\n")));
      },
    ),
  );
});

test("a page begins at its first line where one above it was added and one of its own taken out at once", () => {
  const cells = "# Cells\n\nA cell has a wall.";
  const former = `${cells}\n\n# Tissue\n\nTissue is old.\n\nIt is made.`;
  const now = `${cells}\n\nIt divides.\n\n# Tissue\n\nIt is made.`;
  const place = { file: "b.epub", unit: "chapter" as const, page: null };
  const start = cells.length + 2;
  const places = [
    { ...place, title: "Cells", start: 0, length: cells.length },
    { ...place, title: "Tissue", start, length: former.length - start },
  ];
  const moved = (from: string, to: string, of: typeof places) =>
    movedPlaces(of, from, to, changedLines(from, to));
  const [first, second] = moved(former, now, places);
  expect(now.slice(first?.start, (first?.start ?? 0) + (first?.length ?? 0))).toBe(cells);
  expect(now.slice(second?.start)).toBe("# Tissue\n\nIt is made.");
  expect((second?.start ?? 0) + (second?.length ?? 0)).toBe(now.length);
  const back = moved(now, former, [
    { ...place, title: "Cells", start: 0, length: now.indexOf("# Tissue") - 2 },
    { ...place, title: "Tissue", start: now.indexOf("# Tissue"), length: 21 },
  ]);
  expect(back.map((one) => former.slice(one.start, one.start + 8))).toEqual([
    ...["# Cells\n", "# Tissue"],
  ]);
  expect((back[0]?.start ?? 0) + (back[0]?.length ?? 0)).toBeLessThanOrEqual(start);
});

interface LineEdit {
  readonly line: number;
  readonly kind: "word" | "out" | "in";
}

const editedLines = (lines: readonly string[], { line, kind }: LineEdit, fresh: string) => {
  if (kind === "in") return lines.toSpliced(line, 0, fresh);
  if (kind === "out") return lines.toSpliced(line, lines.length > 1 ? 1 : 0);
  return lines.map((one, number) => (number === line ? `${one} More.` : one));
};

describe("an excerpt", () => {
  const titles = ["Cells", "Organs"];

  it("says the chosen parts, and knows where each of its places stands in the source", () => {
    const { text, places } = chosen(book, titles);
    expect(text).toBe(
      "# Cells\n\nA cell has a wall.\n\nIt divides.\n\n# Organs\n\nAn organ has tissue.",
    );
    expect(places.map(({ start, length }) => text.slice(start, start + length))).toEqual([
      "# Cells\n\nA cell has a wall.\n\nIt divides.",
      "# Organs\n\nAn organ has tissue.",
    ]);
    const { present } = editedTo([], titles);
    const at = (words: string) => placeInSource(present ?? { pieces: null }, text.indexOf(words));
    expect(present?.text).toBe(text);
    expect(at("divides")).toBe(book.indexOf("divides"));
    expect(at("organ has")).toBe(book.indexOf("organ has"));
    expect(chosen(book, ["Tissue"]).text).toContain("\n    code()");
  });

  it("is the same while other parts change, and goes with its own", () => {
    const same = chosen(book, titles).text;
    const elsewhere = book.replace("Preface.", "A longer preface.\n\nOf two.");
    expect(editedTo([elsewhere], titles).present?.text).toBe(same);
    const inside = elsewhere.replace("has a wall", "has a membrane");
    expect(editedTo([elsewhere, inside], titles).present?.text).toBe(
      same.replace("has a wall", "has a membrane"),
    );
    const longer = book.replace("It divides.", "It divides.\n\nIt grows.");
    expect(editedTo([longer], ["Cells"]).present?.text).toContain("It grows.");
    expect(editedTo([longer], ["Tissue"]).present?.text).toBe(chosen(book, ["Tissue"]).text);
  });

  it("is not told where the history does not reach back, or nothing is left of it", () => {
    const { source } = editedTo([book.replace("Preface.", "Foreword.")], titles);
    const made = chosen(book, titles);
    expect(presentExcerpt(made, { ...source, edits: [] })).toBeNull();
    expect(editedTo(["Nothing else."], ["Tissue"]).present?.text ?? null).not.toBe("");
  });

  it("is found by its title where another edition of the book took its place, and each part once", () => {
    const chapters = Array.from({ length: 30 }, (_, at) => `# Part ${at}\n\nWords of ${at}.`);
    const edition = ["# Foreword", ...chapters].join("\n\n");
    const patch = { start: 0, removed: book, inserted: `${book}\n\n${edition}` };
    const edits = [{ revision: 1, patches: [patch] }];
    const text = patch.inserted;
    const now = presentExcerpt(chosen(book, titles), { ...named, text, revision: 1, edits });
    expect(now?.text).toBe(chosen(book, titles).text);
    const twice = { ...patch, inserted: `${book}\n\n${book}` };
    const again = { ...named, text: twice.inserted, revision: 1 };
    const doubled = { ...again, edits: [{ revision: 1, patches: [twice] }] };
    expect(presentExcerpt(chosen(book, titles), doubled)).toBeNull();
  });

  it("takes nothing of another chapter that is moved, renamed, or put above or behind it", () => {
    const [preface = "", cells = "", tissue = "", organs = ""] = [
      ...["Preface.", "# Cells\n\nA cell has a wall.\n\nIt divides."],
      ...["# Tissue\n\n    code()\n\nTissue is made of cells.", "# Organs\n\nAn organ has tissue."],
    ];
    const told = (parts: readonly string[], title: string) =>
      editedTo([parts.join("\n\n")], [title]).present?.text ?? null;
    expect(told([organs, cells, tissue], "Organs")).toBe(organs);
    expect(told([preface, "# Lecture\n\nOf today.", cells, tissue, organs], "Cells")).toBe(cells);
    const muscles = "# Muscles\n\nMuscles pull.";
    expect(told([preface, cells, tissue, organs, muscles], "Organs")).toBe(organs);
    expect(told([preface, cells, muscles, tissue, organs], "Cells")).toBe(cells);
    expect(told([preface, cells, tissue], "Organs")).toBeNull();
    expect(
      told([preface, cells, tissue.replace("Tissue", "Tissues"), organs], "Tissue"),
    ).toBeNull();
    const divided = `${cells}\n\n## Division\n\nInto two.`;
    expect(told([preface, divided, tissue, organs], "Cells")).toBe(divided);
  });

  it("says its chapter to the word, or nothing, whatever was edited in the chapters at once", () => {
    const at = fc.record({
      chapter: fc.integer({ min: 0, max: 3 }),
      line: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom<LineEdit["kind"]>("word", "out", "in"),
    });
    const saves = fc.array(fc.array(at, { minLength: 1, maxLength: 3 }), {
      ...{ minLength: 1, maxLength: 3 },
    });
    fc.assert(
      fc.property(saves, fc.integer({ min: 0, max: 3 }), (edits, asked) => {
        let count = 0;
        let chapters: string[][] = Array.from({ length: 4 }, (_, chapter) =>
          Array.from({ length: 3 }, () => `Line ${count++} of chapter ${chapter}.`),
        );
        const textOf = () =>
          chapters.map((lines, of) => [`# Part ${of}`, ...lines].join("\n\n")).join("\n\n");
        const former = textOf();
        let before = former;
        const history = edits.map((save, index) => {
          for (const { chapter, ...edit } of save) {
            const fresh = `Line ${count++} is new.`;
            chapters = chapters.with(chapter, editedLines(chapters[chapter] ?? [], edit, fresh));
          }
          const text = textOf();
          const patches = changedLines(before, text);
          before = text;
          return { revision: index + 1, patches };
        });
        const made = chosen(former, [`Part ${asked}`]);
        const source = { ...named, text: before, revision: edits.length, edits: history };
        const told = presentExcerpt(made, source)?.text ?? null;
        if (told === null) return;
        expect(told).toBe([`# Part ${asked}`, ...(chapters[asked] ?? [])].join("\n\n"));
      }),
      { numRuns: 500 },
    );
    // Written down as "# Tissue" that became "It grows.", and code that became "# Tissue".
    const appended = book.replace("# Tissue\n\n    code()", "It grows.\n\n# Tissue");
    expect(editedTo([appended], ["Cells"]).present?.text).toContain("It grows.");
  });

  it("keeps an untitled beginning when a line is put above it", () => {
    const { present } = editedTo([`A line.\n\n${book}`], [""]);
    expect(present?.text).toBe("A line.\n\nPreface.");
    const twice = editedTo([`A line.\n\n${book}`, `Another.\n\nA line.\n\n${book}`], [""]);
    expect(twice.present?.text).toBe("Another.\n\nA line.\n\nPreface.");
  });

  it("has pieces that do not overlap, whatever became of the book", () => {
    const lines = fc.constantFrom(...book.split("\n"), "# New", "Other words.");
    fc.assert(
      fc.property(
        fc.array(lines, { maxLength: 20 }),
        fc.array(lines, { maxLength: 20 }),
        (a, b) => {
          const { source, present } = editedTo([a.join("\n"), b.join("\n")], ["Cells", "Tissue"]);
          if (present === null) return;
          expect(present.text.length).toBeLessThanOrEqual(source.text.length + 4);
          const ordered = present.pieces.toSorted((one, other) => one.at - other.at);
          for (const [at, { at: from, start, end }] of ordered.entries()) {
            expect(from + end - start).toBeLessThanOrEqual(
              ordered[at + 1]?.at ?? source.text.length,
            );
            expect(source.text.slice(from, from + end - start)).toBe(
              present.text.slice(start, end),
            );
          }
        },
      ),
    );
  });

  it("writes what is changed in it into its source, and nothing else", () => {
    const { source, present } = editedTo(
      [book.replace("Preface.", "Foreword, by another.")],
      titles,
    );
    if (present === null) throw new Error("not told");
    for (const [from, to] of [
      ["has a wall", "has a membrane"],
      ["It divides.", "It divides.\n\nIt grows."],
      ["An organ has tissue.", "An organ is made of tissue."],
      ["It divides.\n\n", ""],
    ] as const) {
      const changed = present.text.replace(from, to);
      const made = intoSource(source.text, present, changed);
      expect(made).not.toBeNull();
      expect(made?.replaceAll(/\n+/g, "\n")).toBe(
        source.text.replace(from, to).replaceAll(/\n+/g, "\n"),
      );
    }
  });

  it("takes words at the beginning of a part for that part's own", () => {
    const pages = "One ends.\n\nIt begins here.";
    const place = { file: "b.pdf", unit: "page" as const, title: "" };
    const places = [0, 11].map((start, page) => ({ ...place, start, length: 9, page }));
    const all = sourceParts({ text: pages, title: "Book", fileName: null, places });
    const { text, places: kept } = excerptOf(pages, all);
    const present = presentExcerpt(
      { places: kept, revision: 0 },
      { ...{ ...named, places }, text: pages, revision: 0, edits: [] },
    );
    const changed = text.replace("It begins", "Now It begins");
    expect(present && intoSource(pages, present, changed)).toBe(changed);
  });

  it("leaves all that was not chosen as it is, whatever is written into it", () => {
    const words = fc.constantFrom("# New", "", "A cell.", "It divides.", "# Organs", "```", "x\ty");
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (lines) => {
        const { source, present } = editedTo([], ["Cells", "Organs"]);
        if (present === null) return;
        const made = intoSource(source.text, present, lines.join("\n"));
        if (made === null) return;
        expect(made).toContain("Preface.\n\n");
        expect(made).toContain("# Tissue\n\n    code()\n\nTissue is made of cells.");
        const patches = changedLines(source.text, made);
        expect(applyPatches(source.text, patches)).toBe(made);
        expect(
          presentExcerpt(chosen(book, ["Tissue"]), {
            ...{ ...named, text: made, revision: 1 },
            edits: [{ revision: 1, patches }],
          })?.text ?? "Tissue is made of cells.",
        ).toContain("Tissue is made of cells.");
      }),
    );
  });
});
