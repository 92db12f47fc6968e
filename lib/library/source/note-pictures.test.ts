import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  bookFile,
  packed,
  slidesFile,
  wordFile,
  wordParagraph,
  wordPicture,
  wordRun,
} from "#lib/library/testing/office-files.ts";
import { readNote } from "./read-note.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const picture = (shade: number, width = 80, height = 60): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 0, b: 99 } } })
    .png()
    .toBuffer();

/** The text of a file of notes, its pictures called by their order, and what became of them. */
const read = async (name: string, bytes: Uint8Array) => {
  const { note, pictures } = await readNote(name, bytes);
  let text = note.parts.map((part) => part.text).join("\n\n");
  for (const [index, { sha256 }] of pictures.entries()) text = text.replaceAll(sha256, `${index}`);
  const sizes = pictures.map(({ mediaType, width, height }) => [mediaType, width, height]);
  return { text, sizes, shown: note.shown, left: note.pictures, words: note.parts[0]?.words };
};

test("pictures of a Word file stand where they stood, equal ones are one", async () => {
  const body = [
    wordParagraph(wordRun("A cell has a wall.")),
    wordParagraph(wordPicture("rId7", "The *wall* of a [cell]")),
    wordParagraph(wordRun("It has a core.")),
    wordParagraph(wordPicture("rId8")),
    wordParagraph(wordPicture("rId9")),
  ];
  const one = await picture(1);
  const media = { rId7: one, rId8: await picture(2, 4_000, 100), rId9: one };
  const { text, ...rest } = await read("a.docx", wordFile(body.join(""), "", media));
  expect(text).toBe(
    "A cell has a wall.\n\n![The \\*wall\\* of a \\[cell\\]](picture:0)\n\nIt has a core.\n\n![](picture:1)\n\n![](picture:0)",
  );
  expect(rest).toMatchObject({ shown: 2, left: 0 });
  // The address is no word.
  expect(rest.words).toBe("A cell has a wall The wall of a cell It has a core".split(" ").length);
  expect(rest.sizes).toEqual([
    ["image/webp", 80, 60],
    ["image/webp", 1_600, 40],
  ]);
});

test("pictures of a book are found from their chapters, with the caption beside them", async () => {
  const chapter = `<h1>Cells</h1><p>A cell.</p><figure><img src="../pictures/a%20b.png" alt="The wall"/><figcaption>The wall</figcaption></figure><p><img src="none.png" alt="Not there"/></p>`;
  const more = { "pictures/a b.png": await picture(3) };
  const { text, shown, left } = await read("a.epub", bookFile([chapter], more));
  expect(text).toContain("A cell.\n\n![](picture:0)\n\nThe wall");
  expect(text).toContain("_Not there_");
  expect({ shown, left }).toEqual({ shown: 1, left: 1 });
});

test("a picture of a slide stands on it", async () => {
  const more =
    '<p:pic><p:nvPicPr><p:cNvPr id="4" name="" descr="A heap"/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId9"/></p:blipFill></p:pic>';
  const slide = { title: "Heaps", lines: [], more, picture: await picture(4) };
  const { text, shown } = await read("a.pptx", slidesFile([slide]));
  expect(text).toBe("# Heaps\n\n![A heap](picture:0)");
  expect(shown).toBe(1);
});

test("a zip of Markdown and pages brings the pictures that lie beside them", async () => {
  const files = {
    "notes/a.md": '# A\n\n![a wall](img/a.png "title")\n\n![far](https://example.org/b.png)\n',
    "notes/img/a.png": await picture(5),
    "notes/b.html": '<h1>B</h1><p>Text.</p><p><img src="img/a.png" alt="the same"></p>',
    "c.png": await picture(6),
  };
  const { text, shown, left } = await read("a.zip", packed(files));
  expect(text).toContain("![a wall](picture:0)");
  expect(text).toContain("![the same](picture:0)");
  expect(text).toContain("![far](https://example.org/b.png)");
  expect({ shown, left }).toEqual({ shown: 1, left: 0 });
});

test("a page brings the pictures within itself, and asks for no others", async () => {
  const embedded = `data:image/png;base64,${(await picture(7)).toString("base64")}`;
  const page = `<h1>A</h1><p>Text.</p><p><img src="${embedded}" alt="Mine"></p><p><img src="https://example.org/b.png" alt="Far"></p>`;
  const { text, shown } = await read("a.html", bytesOf(page));
  expect(text).toContain("![Mine](picture:0)");
  expect(text).toContain("_Far_");
  expect(shown).toBe(1);
});

test("rules and signs beside a text are no pictures of it", async () => {
  const media = {
    rId5: await picture(1, 24, 24),
    rId6: await picture(2, 600, 3),
    rId7: await picture(3, 24, 24),
    rId8: await picture(4, 90, 14),
  };
  const body = [
    wordParagraph(wordPicture("rId5") + wordPicture("rId6") + wordRun("Text.")),
    wordParagraph(wordPicture("rId7", "The sign of a tap")),
    wordParagraph(wordPicture("rId8")),
  ];
  const { text, shown, left } = await read("a.docx", wordFile(body.join(""), "", media));
  expect(text).toBe("Text.\n\n![The sign of a tap](picture:0)\n\n![](picture:1)");
  expect({ shown, left }).toEqual({ shown: 2, left: 0 });
});

/** A PNG whose header claims so many pixels on each side. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([sign, chunk("IHDR", header), pixels, chunk("IEND", Buffer.alloc(0))]);
};

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>';

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["a page", () => bytesOf("<!doctype html><script>alert(1)</script>")],
  ["a drawing that is a program", () => bytesOf(svg)],
  ["of 900 million pixels", () => bomb(30_000)],
  ["cut", async () => (await picture(8)).subarray(0, 60)],
  ["empty", () => new Uint8Array()],
  ["of Windows", () => Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0])],
])("a picture that is %s is left out and counted, and its description stays", async (_, make) => {
  const body = wordParagraph(wordRun("Text.")) + wordParagraph(wordPicture("rId7", "A wall"));
  const file = wordFile(body, "", { rId7: await make() });
  expect(await read("a.docx", file)).toMatchObject({
    ...{ text: "Text.\n\n*A wall*", shown: 0, left: 1 },
  });
});
