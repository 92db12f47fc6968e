import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ErrorCode } from "#lib/errors.ts";
import {
  bookFile,
  officeFormula,
  openDocumentFile,
  packed,
  slidesFile,
  wordFile,
  wordParagraph,
  wordRun,
} from "#lib/library/testing/office-files.ts";
import { readNote } from "./read-note.ts";

const readText = async (...file: Parameters<typeof readNote>) => (await readNote(...file)).note;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const textOf = async (name: string, bytes: Uint8Array): Promise<string> =>
  (await readText(name, bytes)).parts.map(({ text }) => text).join("\n\n");

const heading = (text: string, level = 1) => wordParagraph(wordRun(text), `Heading${level}`);

test("a Word file keeps headings, lists, tables, code, formulas and footnotes", async () => {
  const item = (text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${wordRun(text)}</w:p>`;
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(wordRun(cell))}</w:tc>`).join("")}</w:tr>`;
  const mono = '<w:rFonts w:ascii="Courier New"/>';
  const reading = await readText(
    "lecture.docx",
    wordFile(
      [
        heading("Descent"),
        wordParagraph(
          `${wordRun("It costs $5, uses snake_case and ")}${wordRun("steps", "<w:b/>")}${wordRun(" of ")}${officeFormula}<w:r><w:footnoteReference w:id="2"/></w:r>`,
        ),
        wordParagraph(`<m:oMathPara>${officeFormula}</m:oMathPara>`),
        heading("Kinds", 2),
        item("whole") + item("in batches"),
        `<w:tbl>${row("Method", "Memory")}${row("SGD", "O(1)")}</w:tbl>`,
        wordParagraph(wordRun("if x:", mono)) + wordParagraph(wordRun("    y = 1", mono)),
      ].join(""),
    ),
  );
  expect(reading).toMatchObject({ format: "docx", pages: null, hidden: 0 });
  expect(reading.parts.map(({ title, level }) => [title, level])).toEqual([
    ["Descent", 1],
    ["Kinds", 2],
  ]);
  expect(reading.parts[0]?.text).toBe(
    [
      "# Descent",
      "It costs \\$5, uses snake\\_case and **steps** of $\\frac{x^{2}}{\\sqrt{n}}$[^1]".replace(
        "\\_",
        "_",
      ),
      "$$\n\\frac{x^{2}}{\\sqrt{n}}\n$$",
      "[^1]: Found by Cauchy.",
    ].join("\n\n"),
  );
  expect(reading.parts[1]?.text).toBe(
    [
      "## Kinds",
      "1. whole\n2. in batches",
      "| Method | Memory |\n| - | - |\n| SGD | O(1) |",
      "```\nif x:\n    y = 1\n```",
    ].join("\n\n"),
  );
});

test("a chapter without text of its own is a part above its sections", async () => {
  const sections = ["One", "Two"].map((name) => heading(name, 2) + wordParagraph(wordRun("Text.")));
  const { parts } = await readText("a.docx", wordFile(heading("Chapter") + sections.join("")));
  expect(parts.map(({ title, level, text }) => [title, level, text])).toEqual([
    ["Chapter", 1, "# Chapter"],
    ["One", 2, "## One\n\nText."],
    ["Two", 2, "## Two\n\nText."],
  ]);
});

test("what nobody sees in a Word file is left out and counted, white letters in a table stay", async () => {
  const white = '<w:color w:val="FFFFFF"/>';
  const reading = await readText(
    "a.docx",
    wordFile(
      wordParagraph(
        `${wordRun("Seen. ")}${wordRun("gone", "<w:vanish/>")}${wordRun("white", white)}${wordRun("zero\u200Bwidth")}`,
      ) +
        `<w:tbl><w:tr><w:tc>${wordParagraph(wordRun("Head", white))}</w:tc><w:tc>${wordParagraph(wordRun("B"))}</w:tc></w:tr></w:tbl>`,
    ),
  );
  expect(reading.hidden).toBe("gone".length + "white".length + 1);
  const text = reading.parts.map((part) => part.text).join("\n");
  expect(text).toContain("Seen. zerowidth");
  expect(text).not.toMatch(/gone|white/u);
  expect(text).toContain("| Head | B |");
});

test("a document type in a Word file hides nothing of it", async () => {
  const bytes = wordFile(wordParagraph(wordRun("All of it.")), "<!DOCTYPE w:document>");
  expect(await textOf("a.docx", bytes)).toBe("All of it.");
});

test("slides come in their order, with tables, formulas and the speaker's words", async () => {
  const reading = await readText(
    "talk.pptx",
    slidesFile([
      {
        title: "Sorting",
        lines: [
          [0, "stable"],
          [1, "merge sort"],
          [0, "unstable"],
        ],
        notes: "Ask who knows it.",
        more: `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody><a:p><mc:AlternateContent><mc:Choice Requires="a14"><a14:m>${officeFormula}</a14:m></mc:Choice><mc:Fallback><a:r><a:t>[picture]</a:t></a:r></mc:Fallback></mc:AlternateContent></a:p></p:txBody></p:sp>`,
      },
      { title: "Secret", lines: [[0, "not shown"]], hidden: true },
      { title: "Heaps", lines: [[0, "One line alone is no list."]] },
    ]),
  );
  expect(reading.parts.map(({ title, page }) => [title, page])).toEqual([
    ["Sorting", 1],
    ["Heaps", 3],
  ]);
  expect(reading.parts[0]?.text).toBe(
    [
      "# Sorting",
      "- stable\n  - merge sort\n- unstable",
      "$$\n\\frac{x^{2}}{\\sqrt{n}}\n$$",
      "> Ask who knows it.",
    ].join("\n\n"),
  );
  expect(reading.parts[1]?.text).toBe("# Heaps\n\nOne line alone is no list.");
  expect(reading.hidden).toBeGreaterThan(0);
});

test("text that a style of Word hides goes with it, but where it is shown again", async () => {
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Out"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Out"/></w:style></w:styles>`;
  const body =
    wordParagraph(`${wordRun("Seen. ")}${wordRun("gone", '<w:rStyle w:val="Own"/>')}`) +
    wordParagraph(`${wordRun("away")}${wordRun("Shown.", '<w:vanish w:val="0"/>')}`, "Out") +
    wordParagraph(wordRun("small", '<w:sz w:val="2"/>'));
  const files = { ...unzipSync(wordFile(body)), "word/styles.xml": bytesOf(styles) };
  const reading = await readText("a.docx", packed(files));
  expect(reading.parts.map(({ text }) => text)).toEqual(["Seen.\n\nShown."]);
  expect(reading.hidden).toBe("gone".length + "away".length + "small".length);
});

test("in links and changes of Word what is hidden goes, and white letters on a style's ground stay", async () => {
  const styles = `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:default="1" w:styleId="Usual"/><w:style w:type="paragraph" w:styleId="Out"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Dark"><w:pPr><w:shd w:val="clear" w:fill="202040"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Banner"><w:basedOn w:val="Dark"/></w:style><w:style w:type="character" w:styleId="Badge"><w:rPr><w:shd w:val="clear" w:fill="900000"/></w:rPr></w:style></w:styles>`;
  const gone = wordRun("gone", '<w:rStyle w:val="Gone"/>');
  const white = '<w:color w:val="FFFFFF"/>';
  const body = [
    wordParagraph(`<w:ins>${gone}${wordRun("Added.")}</w:ins><w:hyperlink>${gone}</w:hyperlink>`),
    wordParagraph(
      `<w:ins>${wordRun("away")}</w:ins><w:hyperlink>${wordRun("away")}</w:hyperlink>`,
      "Out",
    ),
    wordParagraph(wordRun("On dark.", white), "Banner"),
    wordParagraph(`<w:hyperlink>${wordRun("In a link.", white)}</w:hyperlink>`, "Dark"),
    wordParagraph(wordRun("On a badge.", `<w:rStyle w:val="Badge"/>${white}`)),
    wordParagraph(wordRun("white", white)),
    `<w:p><w:pPr><w:pStyle w:val="Dark"/><w:shd w:val="clear" w:fill="auto"/></w:pPr>${wordRun("white", white)}</w:p>`,
  ];
  const read = (inner: string) =>
    readText(
      "a.docx",
      packed({ ...unzipSync(wordFile(inner)), "word/styles.xml": bytesOf(styles) }),
    );
  const reading = await read(body.join(""));
  expect(reading.parts.map(({ text }) => text)).toEqual([
    "Added.\n\nOn dark.\n\nIn a link.\n\nOn a badge.",
  ]);
  expect(reading.hidden).toBe("gonegoneawayawaywhitewhite".length);
  const onDark = wordFile(wordParagraph(wordRun("On a dark page.", white)));
  const document = new TextDecoder().decode(unzipSync(onDark)["word/document.xml"]);
  const dark = document.replace("<w:body>", '<w:background w:color="000000"/><w:body>');
  const page = await readText(
    "a.docx",
    packed({ ...unzipSync(onDark), "word/document.xml": dark }),
  );
  expect(page.parts.map(({ text }) => text)).toEqual(["On a dark page."]);
});

test("what a slide shows nowhere is left out and counted", async () => {
  const shape = (name: string, text: string, run = "") =>
    `<p:sp><p:nvSpPr><p:cNvPr id="7" name="" ${name === "hidden" ? 'hidden="1"' : ""}/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${name === "beside" ? 950 : 100}" y="0"/><a:ext cx="50" cy="50"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:rPr ${run}<a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const more = [
    shape("hidden", "secret", "/>"),
    shape("beside", "draft", "/>"),
    shape("", "faint", "><a:noFill/></a:rPr>"),
    shape(
      "",
      "clear",
      '><a:solidFill><a:srgbClr val="0"><a:alpha val="0"/></a:srgbClr></a:solidFill></a:rPr>',
    ),
    shape("", "tiny", 'sz="100"/>'),
    shape("", "Outlined.", "><a:ln/><a:noFill/></a:rPr>"),
  ].join("");
  const file = unzipSync(slidesFile([{ title: "Tides", lines: [[0, "Seen."]], more }]));
  const size = '<p:sldSz cx="900" cy="600"/></p:presentation>';
  const presentation = new TextDecoder()
    .decode(file["ppt/presentation.xml"])
    .replace("</p:presentation>", size);
  const reading = await readText(
    "a.pptx",
    packed({ ...file, "ppt/presentation.xml": presentation }),
  );
  expect(reading.parts.map(({ text }) => text)).toEqual(["# Tides\n\nSeen.\n\nOutlined."]);
  expect(reading.hidden).toBe("secretdraftfaintcleartiny".length);
});

test("hidden slides, sections, headings and conditional text of OpenDocument are left out", async () => {
  const hidden = `<style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>`;
  const slide = (text: string, style = "dp1") =>
    `<draw:page draw:style-name="${style}"><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page>`;
  const slides = slide("Seen.") + slide("secret", "dp2") + slide("Last.");
  const shown = await readText("a.odp", openDocumentFile("presentation", slides, {}, hidden));
  expect(shown.parts.map(({ page, text }) => [page, text])).toEqual([
    [1, "Seen."],
    [3, "Last."],
  ]);
  expect(shown.hidden).toBe("secret".length);
  const out = `<style:style style:name="P1"><style:text-properties text:display="none"/></style:style>`;
  const body = `<text:h text:style-name="P1">head</text:h><text:section text:display="none"><text:p>away</text:p></text:section>
<text:p>Seen.<text:hidden-text text:is-hidden="true" text:string-value="cond"/><text:hidden-text text:is-hidden="false">So.</text:hidden-text></text:p>
<text:p><text:hidden-paragraph text:is-hidden="true"/>para</text:p>`;
  const written = await readText("a.odt", openDocumentFile("text", body, {}, out));
  expect(written.parts.map(({ text }) => text)).toEqual(["Seen.So."]);
  expect(written.hidden).toBe("headawaycondpara".length);
});

test("what a book hides by its own marks goes, and the notes that its links open stay", async () => {
  const chapter =
    '<h1>Cells</h1><p>Seen.<a epub:type="noteref" href="#n1">1</a></p><p style="display:none">gone</p>' +
    '<aside epub:type="footnote" id="n1" style="display:none"><p>The note.</p></aside>';
  const reading = await readText("a.epub", bookFile([chapter]));
  expect(reading.parts[0]?.text).toContain("Seen.[^1]");
  expect(reading.parts[0]?.text).toContain("The note.");
  expect([reading.parts[0]?.text.includes("gone"), reading.hidden]).toEqual([false, 4]);
});

test("a text of OpenDocument keeps its structure, and its formulas where they stand", async () => {
  const styles =
    '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T2"><style:text-properties text:display="none"/></style:style>';
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
  const reading = await readText(
    "lecture.odt",
    openDocumentFile(
      "text",
      `<text:h text:outline-level="1">Descent</text:h>
<text:p>It is <text:span text:style-name="T1">fast</text:span><text:span text:style-name="T2">gone</text:span><text:note><text:note-body><text:p>By Cauchy.</text:p></text:note-body></text:note> at <draw:frame><draw:object xlink:href="./F"/></draw:frame>.</text:p>
<text:list><text:list-item><text:p>one</text:p></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>
<table:table><table:table-row>${cell("A")}${cell("B")}</table:table-row><table:table-row>${cell("1")}${cell("2")}</table:table-row></table:table>
<text:p text:style-name="Preformatted_20_Text">if x:</text:p><text:p text:style-name="Preformatted_20_Text"><text:s text:c="4"/>y()</text:p>`,
      {
        "F/content.xml":
          "<math xmlns='http://www.w3.org/1998/Math/MathML'><msup><mi>x</mi><mn>2</mn></msup></math>",
      },
      styles,
    ),
  );
  expect(reading.hidden).toBe(4);
  expect(reading.parts[0]?.text).toBe(
    [
      "# Descent",
      "It is **fast**[^1] at $x^{2}$.",
      "- one\n- two",
      "| A | B |\n| - | - |\n| 1 | 2 |",
      "```\nif x:\n    y()\n```",
      "[^1]: By Cauchy.",
    ].join("\n\n"),
  );
});

test("slides of OpenDocument are parts with their numbers", async () => {
  const slide = (title: string, text: string) =>
    `<draw:page><draw:frame presentation:class="title"><draw:text-box><text:p>${title}</text:p></draw:text-box></draw:frame><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page>`;
  const bytes = openDocumentFile("presentation", slide("First", "one") + slide("Second", "two"));
  const { parts } = await readText("a.odp", bytes);
  expect(parts.map(({ page, text }) => [page, text])).toEqual([
    [1, "# First\n\none"],
    [2, "# Second\n\ntwo"],
  ]);
});

test("a book comes in the order of reading, its notes with the chapter that names them", async () => {
  const reading = await readText(
    "book.epub",
    bookFile([
      '<h1>Cells</h1><p>Found by Hooke<a epub:type="noteref" href="#n1">1</a>, 10<sup>-6</sup> m.</p><aside epub:type="footnote" id="n1"><p>In 1665.</p></aside>',
      "<p>No heading here.</p>",
    ]),
  );
  expect(reading.parts.map(({ title, text }) => [title, text])).toEqual([
    ["Cells", "# Cells\n\nFound by Hooke[^1], 10⁻⁶ m.\n\n[^1]: In 1665."],
    ["Chapter 2", "# Chapter 2\n\nNo heading here."],
  ]);
});

test("a page of HTML leaves out what it hides, and keeps white letters on a dark ground", async () => {
  const reading = await readText(
    "a.html",
    bytesOf(
      '<!doctype html><html><body><h1>Page</h1><p>Seen.</p><p style="display:none">gone</p><p style="color:#fff">white</p><div style="background:#000"><p style="color:#fff">On black.</p></div><p style="font-size:0">tiny</p></body></html>',
    ),
  );
  expect(reading.hidden).toBe("gone".length + "white".length + "tiny".length);
  expect(reading.parts[0]?.text).toBe("# Page\n\nSeen.\n\nOn black.");
});

test("Markdown stays as it was written, cut before its larger headings", async () => {
  const text =
    "Before.\n\n# One\n\n```\n# no heading\n```\n\n### Small\n\n* a\n* b\n\n## Two\n\nEnd.";
  const { parts } = await readText("a.md", bytesOf(`---\ntitle: T\n---\n${text}`));
  expect(parts.map(({ title }) => title)).toEqual(["T", "One", "Two"]);
  expect(parts.map((part) => part.text).join("\n\n")).toBe(text);
});

test("in a zip of notes a file that cannot be read is named, and the others are read", async () => {
  const bytes = packed({ "notes/a.md": "# A\n\nOne.", "notes/b.html": "<h1>B</h1><p>Two.</p>" });
  expect((await readText("n.zip", bytes)).parts.map(({ title }) => title)).toEqual(["A", "B"]);
  const mixed = packed({ "a.md": "# A\n\nOne.", "b.pdf": "%PDF-1.7 broken" });
  expect(await readText("n.zip", mixed)).toMatchObject({ unread: ["b.pdf"], pages: 1 });
});

test.each<[string, Uint8Array, ErrorCode]>([
  ["an old document", latin("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), "source_office_file"],
  [
    "a locked document",
    new Uint8Array([
      ...latin("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"),
      ...Buffer.from("EncryptedPackage", "utf16le"),
    ]),
    "source_encrypted",
  ],
  [
    "a spreadsheet",
    packed({ "[Content_Types].xml": "<a/>", "xl/workbook.xml": "<a/>" }),
    "source_office_file",
  ],
  ["a renamed picture", latin("\x89PNG\r\n\x1a\n\0\0\0"), "note_file_photo"],
  ["a photo", latin("\xFF\xD8\xFF\xE1\0\x18Exif"), "note_file_photo"],
  ["a photo of an iPhone", latin("\0\0\0\x18ftypheic\0\0\0\0"), "note_file_photo"],
  ["a photo for the web", latin("RIFF\x0A\0\0\0WEBPVP8 "), "note_file_photo"],
  ["a film", latin("\0\0\0\x18ftypisom\0\0\0\0"), "source_not_readable"],
  ["data", bytesOf('{"a": 1}'), "source_not_readable"],
  [
    "a locked book",
    bookFile(["<p>x</p>"], {
      "META-INF/encryption.xml":
        '<encryption><EncryptedData><CipherReference URI="OEBPS/c1.xhtml"/></EncryptedData></encryption>',
    }),
    "source_encrypted",
  ],
  [
    "a document that is no XML",
    packed({ "word/document.xml": "<w:document><w:body>" }),
    "source_file_broken",
  ],
  [
    "entities that grow",
    packed({
      "content.xml": '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>',
      mimetype: "application/vnd.oasis.opendocument.text",
    }),
    "source_file_broken",
  ],
  ["slides without a word", slidesFile([]), "source_no_text"],
  ["an empty document", wordFile(""), "source_no_text"],
])("%s is refused with its reason", async (_, bytes, code) => {
  await expect(readNote("a.docx", bytes)).rejects.toMatchObject({ code });
});
