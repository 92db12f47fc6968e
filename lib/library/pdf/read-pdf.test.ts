import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../testing/pdf-file.ts";
import { readPdf } from "./read-pdf.ts";

const page = (number: number, heading: string): PdfLine[] => [
  { text: "Widget Manual", y: 780, size: 8 },
  { text: heading, y: 740, size: 18 },
  { text: "The first line ends with a divi-", y: 700 },
  { text: "ded word. Then it goes on.", y: 688 },
  { text: `Another paragraph is about ${heading}.`, y: 650 },
  { text: String(number), y: 20, size: 8 },
];

test("larger lines are headings, and each section names its page", async () => {
  const bytes = makePdf([page(1, "Turning"), page(2, "Pressing"), page(3, "Ending")]);
  const { pages, sections } = await readPdf("widget.pdf", bytes);
  expect(pages).toBe(3);
  expect(sections.map(({ title, page: at, address }) => [title, at, address])).toEqual([
    ["Turning", 1, "widget.pdf#page=1"],
    ["Pressing", 2, "widget.pdf#page=2"],
    ["Ending", 3, "widget.pdf#page=3"],
  ]);
  // Neither the head of the page nor its number, and the divided word whole.
  expect(sections[0]?.text).toBe(
    "The first line ends with a divided word. Then it goes on.\n\nAnother paragraph is about Turning.",
  );
});

test("an outline says what is a heading, whatever its size", async () => {
  const lines = (heading: string): PdfLine[] => [
    { text: heading, y: 740 },
    { text: "Words of the section stand here.", y: 700 },
  ];
  const outline = [
    ["Small heading", 1],
    ["Other heading", 2],
  ] as const;
  const bytes = makePdf([lines("Small heading"), lines("Other heading")], outline);
  const { sections } = await readPdf("w.pdf", bytes);
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    ["Small heading", "Words of the section stand here."],
    ["Other heading", "Words of the section stand here."],
  ]);
});

test("heads that change with the chapter leave the text, and nothing else does", async () => {
  const chapters = ["Starting", "Recording", "Mixing", "Exporting"];
  const said = ["Cables come first.", "Levels are next.", "Nothing is louder than that."];
  const bytes = makePdf(
    chapters.flatMap((chapter, at) =>
      said.map((first, part) => [
        part === 0
          ? { text: chapter, y: 740, size: 18 }
          : { text: `${chapter} ${at * 3 + part}`, y: 780 },
        { text: `${first} So ${chapter} goes.`, y: 700 - at - part * 4 },
        ...["Words", "go", "on"].map((text, line) => ({ text, y: 660 - line * 12 })),
        { text: `${first} The end of ${chapter}.`, y: 500 - at - part * 4 },
      ]),
    ),
  );
  const { sections } = await readPdf("w.pdf", bytes);
  expect(sections.map(({ title }) => title)).toEqual(chapters);
  for (const { title, text } of sections) {
    expect(text).not.toMatch(new RegExp(`${title} \\d`, "u"));
    for (const first of said) {
      expect(text).toContain(`${first} So ${title} goes.`);
      expect(text).toContain(`${first} The end of ${title}.`);
    }
  }
});

test("a sentence that ends in the words of a heading is not one, and loses nothing", async () => {
  const lines: PdfLine[] = [
    { text: "For how files are written, see also Export", y: 740 },
    { text: "and the chapter after it.", y: 728 },
    { text: "2.1 Export", y: 700 },
    { text: "Press the button.", y: 676 },
  ];
  const outline = [
    ["Export", 1],
    ["Import", 2],
  ] as const;
  const bytes = makePdf(
    [
      lines,
      [
        { text: "Import", y: 740 },
        { text: "Drop a file.", y: 700 },
      ],
    ],
    outline,
  );
  const { sections } = await readPdf("w.pdf", bytes);
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    ["W", "For how files are written, see also Export and the chapter after it."],
    ["Export", "Press the button."],
    ["Import", "Drop a file."],
  ]);
});

test("a list of contents is no text, and what stands below it is its chapter's", async () => {
  const lines: PdfLine[] = [
    { text: "Recording", y: 760, size: 18 },
    { text: "Table of Contents", y: 730, size: 14 },
    { text: "Before you begin ........ iv", y: 710 },
    { text: "Levels . . . . . . 12", y: 698 },
    { text: "This chapter is about microphones.", y: 650 },
  ];
  const { sections } = await readPdf("w.pdf", makePdf([lines]));
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    ["Recording", "This chapter is about microphones."],
  ]);
});

test("a long section goes on under its title with a paragraph, not amid a sentence", async () => {
  const filled = Array.from({ length: 30 }, (_, line) => ({
    ...{ text: `Line ${line} of a long and careful explanation of levels,`, y: 720 - line * 12 },
  }));
  const first: PdfLine[] = [{ text: "Levels", y: 760, size: 18 }, ...filled];
  const second: PdfLine[] = [
    { text: "which ends on the next page.", y: 760 },
    { text: "Then there is another paragraph.", y: 700 },
  ];
  const { sections } = await readPdf("w.pdf", makePdf([first, second]));
  expect(sections.map(({ title, page: at }) => [title, at])).toEqual([
    ["Levels", 1],
    ["Levels", 2],
  ]);
  expect(sections[0]?.text).toMatch(/of levels, which ends on the next page\.$/);
  expect(sections[1]?.text).toBe("Then there is another paragraph.");
});

test("signs and numbers of lists stay with their lines", async () => {
  const lines: PdfLine[] = [
    { text: "Recording a song", y: 760, size: 18 },
    { text: "\\267", y: 700 },
    { text: "Arm the track.", y: 698 - 12 },
    { text: "1.", y: 660 },
    { text: "Press record.", y: 648 },
    { text: "Wait.", y: 600 },
    { text: "Listen.", y: 560 },
  ];
  const { sections } = await readPdf("w.pdf", makePdf([lines]));
  expect(sections[0]?.text).toBe("- Arm the track.\n\n1. Press record.\n\nWait.\n\nListen.");
});

test("signs of lists whose font does not say what they are begin items", async () => {
  const lines: PdfLine[] = [
    { text: "Recording", y: 760, size: 18 },
    { text: "\\210 Arm the track.", y: 700 },
    { text: "\\210 Press record.", y: 688 },
  ];
  const { sections } = await readPdf("w.pdf", makePdf([lines]));
  expect(sections[0]?.text).toBe("- Arm the track.\n\n- Press record.");
});

test("pages without a letter are named, and no others", async () => {
  const bytes = makePdf([page(1, "Turning"), [], page(3, "Pressing"), [], [], page(6, "Ending")]);
  const { pages, emptyPages, sections } = await readPdf("w.pdf", bytes);
  expect([pages, emptyPages]).toEqual([6, [2, 4, 5]]);
  // What follows them names its own page all the same.
  expect(sections.map(({ title, page: at }) => [title, at])).toEqual([
    ["Turning", 1],
    ["Pressing", 3],
    ["Ending", 6],
  ]);
  const whole = await readPdf("w.pdf", makePdf([page(1, "Turning"), page(2, "Pressing")]));
  expect(whole.emptyPages).toEqual([]);
});

test("a PDF without text and one that is broken are told apart", async () => {
  const scanned = readPdf("s.pdf", makePdf([[], [], []]));
  await expect(scanned).rejects.toMatchObject({ code: "source_pdf_scanned" });
  const torn = readPdf("t.pdf", new TextEncoder().encode("%PDF-1.7\nnothing"));
  await expect(torn).rejects.toMatchObject({ code: "source_pdf_broken" });
});
