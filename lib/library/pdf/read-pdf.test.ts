import { expect, test } from "vitest";
import { readPdf } from "./read-pdf.ts";

interface Line {
  readonly text: string;
  readonly size?: number;
  readonly y: number;
}

/** A PDF of pages with lines in Helvetica, as small as one can be. */
const makePdf = (
  pages: readonly (readonly Line[])[],
  outline: readonly (readonly [string, number])[] = [],
) => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R /Outlines 3 0 R >>");
  const first = 5;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`);
  add(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`);
  const entries = first + pages.length * 2;
  const last = entries + outline.length - 1;
  add(
    outline.length === 0
      ? "<< >>"
      : `<< /First ${entries} 0 R /Last ${last} 0 R /Count ${outline.length} >>`,
  );
  // The code 210 has a sign that only its font knows.
  const signs = "/Encoding << /Type /Encoding /Differences [136 /uniF0B7] >>";
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${signs} >>`);
  for (const [index, lines] of pages.entries()) {
    const shown = lines.map(
      ({ text, size = 10, y }) => `BT /F ${size} Tf 50 ${y} Td (${text}) Tj ET`,
    );
    const stream = shown.join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  for (const [index, [title, page]] of outline.entries()) {
    const next = index < outline.length - 1 ? `/Next ${entries + index + 1} 0 R` : "";
    add(`<< /Title (${title}) /Parent 3 0 R ${next} /Dest [${first + (page - 1) * 2} 0 R /Fit] >>`);
  }
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
};

const page = (number: number, heading: string): Line[] => [
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
  const lines = (heading: string): Line[] => [
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
  const lines: Line[] = [
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
  const lines: Line[] = [
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
  const first: Line[] = [{ text: "Levels", y: 760, size: 18 }, ...filled];
  const second: Line[] = [
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
  const lines: Line[] = [
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
  const lines: Line[] = [
    { text: "Recording", y: 760, size: 18 },
    { text: "\\210 Arm the track.", y: 700 },
    { text: "\\210 Press record.", y: 688 },
  ];
  const { sections } = await readPdf("w.pdf", makePdf([lines]));
  expect(sections[0]?.text).toBe("- Arm the track.\n\n- Press record.");
});

test("a PDF without text and one that is broken are told apart", async () => {
  const scanned = readPdf("s.pdf", makePdf([[], [], []]));
  await expect(scanned).rejects.toMatchObject({ code: "source_pdf_scanned" });
  const torn = readPdf("t.pdf", new TextEncoder().encode("%PDF-1.7\nnothing"));
  await expect(torn).rejects.toMatchObject({ code: "source_pdf_broken" });
});
