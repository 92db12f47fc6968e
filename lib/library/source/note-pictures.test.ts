import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  bookFile,
  openDocumentFile,
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

test("pictures of OpenDocument stand where they stood, a drawing in pixels", async () => {
  const frame = (path: string, title: string) =>
    `<draw:frame><draw:image xlink:href="${path}"/><svg:title xmlns:svg="s">${title}</svg:title></draw:frame>`;
  const twice = `<draw:frame><draw:image xlink:href="Pictures/b.svg"/><draw:image xlink:href="Pictures/a.png"/></draw:frame>`;
  const more = { "Pictures/a.png": await picture(9), "Pictures/b.svg": svgOf(box) };
  const body = `<text:p>A cell ${frame("Pictures/a.png", "its wall")} has a core.</text:p><text:p>${frame("./Pictures/b.svg", "Half")}</text:p><text:p>${twice}</text:p><text:p>${frame("Pictures/none.png", "Gone")}</text:p>`;
  const { text, sizes, left } = await read("a.odt", openDocumentFile("text", body, more));
  expect(text).toBe(
    "A cell ![its wall](picture:0) has a core.\n\n![Half](picture:1)\n\n![](picture:0)\n\n_Gone_",
  );
  expect(sizes).toEqual([
    ["image/webp", 80, 60],
    ["image/webp", 90, 90],
  ]);
  expect(left).toBe(1);
  const slide = `<draw:page>${frame("Pictures/a.png", "The wall")}</draw:page>`;
  const slides = await read("a.odp", openDocumentFile("presentation", slide, more));
  expect(slides.text).toBe("![The wall](picture:0)");
});

test.each([
  ["what runs", '<script>fetch("http://127.0.0.1:1")</script>'],
  ["what listens", '<g onload="alert(1)" onclick="alert(1)"/>'],
  [
    "what leads out",
    '<use xlink:href="http://127.0.0.1:1/a.svg#b"/><rect fill="url(http://127.0.0.1:1)"/>',
  ],
  ["a style that leads out", '<style>@import "http://127.0.0.1:1"; rect { fill: #00f }</style>'],
  [
    "text in a box, with another for who cannot draw it",
    "<switch><foreignObject><p/></foreignObject><g/></switch>",
  ],
  [
    "what draws itself over and over",
    `<g id="a">${'<use href="#b"/>'.repeat(9)}</g><g id="b">${'<use href="#a"/>'.repeat(9)}</g>`,
  ],
])("a drawing is drawn without %s", async (_what, inner) => {
  const drawing = svgOf(box + inner, 'viewBox="0 0 90 90" width="3000mm" height="3000mm"');
  const file = wordFile(wordParagraph(wordPicture("rId7", "Half")), "", { rId7: bytesOf(drawing) });
  const { pictures } = await readNote("a.docx", file);
  const [kept] = pictures;
  const { data, info } = await sharp(kept?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1_600, 1_600]);
  const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  expect([at(100), at(1_500)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ]);
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

test("a vault brings its pictures by their names, and its links as words", async () => {
  const files = {
    "vault/.obsidian/app.json": "{}",
    "vault/Waves.md":
      "# Waves\n\nSee [[Tones#Pitch|the tones]], [[Tones]] and [[#Crest]].\n\n![[wall of water.png|200]]\n\n![[twice.png|A name of two]]\n\n`[[code]]` [[1]](https://example.org) $[[e]]_1$ A = [[1, 2]] \\[[raw]]\n",
    "vault/attachments/wall of water.png": await picture(5),
    "vault/attachments/twice.png": await picture(6),
    "vault/other/twice.png": await picture(7),
  };
  const vault = packed({ ...files, "vault/Part-1.zip": packed({ "a.md": "# A" }) });
  expect((await readNote("vault.zip", vault)).note.unread).toEqual(["vault/Part-1.zip"]);
  const { text, shown } = await read("vault.zip", packed(files));
  expect(text).toContain("See the tones, Tones and Crest.");
  expect(text).toContain("![](picture:0)");
  expect(text).toContain("![A name of two](twice.png)");
  expect(text).toContain("`[[code]]` [[1]](https://example.org) $[[e]]_1$ A = [[1, 2]] \\[[raw]]");
  expect(shown).toBe(1);
});

test("a picture is found where its name and its address write a letter in two ways", async () => {
  const [name, folder] = ["Схема й ё.png", "Рисунки й"];
  const files = {
    "vault/Waves.md": `# Waves\n\n![[${name}]]\n\n![beside](${encodeURI(`${folder}/${name}`)})\n`,
    [`vault/${folder}/${name}`.normalize("NFD")]: await picture(5),
  };
  expect(Object.keys(files)).not.toContain(`vault/${folder}/${name}`);
  const { text, shown } = await read("vault.zip", packed(files));
  expect(text).toBe("# Waves\n\n![](picture:0)\n\n![beside](picture:0)");
  expect(shown).toBe(1);
  const decomposed = { "Waves.md": `![[${name.normalize("NFD")}]]`, [name]: await picture(6) };
  expect((await read("vault.zip", packed(decomposed))).shown).toBe(1);
});

test("a page brings the pictures within itself, and asks for no others", async () => {
  const embedded = `data:image/png;base64,${(await picture(7)).toString("base64")}`;
  const page = `<h1>A</h1><p>Text.</p><p><img src="${embedded}" alt="Mine"></p><p><img src="https://example.org/b.png" alt="Far"></p>`;
  const { text, shown } = await read("a.html", bytesOf(page));
  expect(text).toContain("![Mine](picture:0)");
  expect(text).toContain("_Far_");
  expect(shown).toBe(1);
});

test("pictures of a page of the web are fetched when the text is whole: those that it shows, each once", async () => {
  const [one, two] = [await picture(7), await picture(8)];
  const sentence =
    "An ebb is the fall of the sea, and a flood is its rise, which comes twice a day. ";
  const embedded = `data:image/png;base64,${two.toString("base64")}`;
  const page = `<!doctype html><html><head><title>Tides</title></head><body>
<header><img src="/logo.png" alt="Logo"></header><article><p>${sentence.repeat(4)}</p>
<p><img src="a.png#top" alt="The ebb"></p><p>${sentence.repeat(4)}</p><p><img src="//far.example/a.png" alt="The same"></p>
<p><img src="${embedded}" alt="Mine"></p><p><img src="http://10.0.0.1/b.png" alt="Private"></p>
<p><img src="file:///etc/passwd" alt="A file"></p><p>${sentence.repeat(4)}</p></article></body></html>`;
  const asked: string[] = [];
  const fetchPictures = async (addresses: readonly string[]) => {
    asked.push(...addresses);
    return addresses.map((address) => (address.endsWith("a.png") ? one : null));
  };
  const web = { address: "https://sea.example/tides/today.html", fetchPictures };
  const { note, pictures } = await readNote("page.html", bytesOf(page), {}, web);
  expect(asked).toEqual([
    "https://sea.example/tides/a.png",
    "https://far.example/a.png",
    "http://10.0.0.1/b.png",
  ]);
  const text = note.parts.map((part) => part.text).join("\n\n");
  const [first, second] = pictures.map(({ sha256 }) => sha256);
  expect(text).toContain(`![The ebb](picture:${first})`);
  expect(text).toContain(`![The same](picture:${first})`);
  expect(text).toContain(`![Mine](picture:${second})`);
  expect(text).toContain("*Private*");
  expect(text).toContain("A file");
  expect(text).not.toMatch(/https?:|file:/u);
  expect([note.shown, note.pictures]).toEqual([2, 1]);
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

test("a drawing that takes forever is given up, and the text is read", async () => {
  const forever = Array.from({ length: 49 }, (_none, at) => {
    const next = `<use href="#g${at + 1}"/>`;
    return `<g id="g${at}">${next.repeat(10)}</g>`;
  });
  const whole = '<rect width="1600" height="1600" opacity="0.5"/>';
  const large = 'width="1600" height="1600"';
  const media = {
    rId7: bytesOf(svgOf(`${forever.join("")}<g id="g49">${whole}</g>`, large)),
    rId9: bytesOf(svgOf(box)),
  };
  const body = Object.keys(media).map((id) => wordParagraph(wordPicture(id, id)));
  const { text, left } = await read("a.docx", wordFile(body.join(""), "", media));
  expect(text).toBe("*rId7*\n\n![rId9](picture:0)");
  expect(left).toBe(1);
}, 60_000);

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

const svgOf = (inner: string, more = 'width="90" height="90"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inner}</svg>`;
const box = '<rect width="45" height="90" fill="#f00"/>';

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["a page", () => bytesOf("<!doctype html><script>alert(1)</script>")],
  [
    "a drawing that shows another file",
    () => bytesOf(svgOf(`${box}<image href="file:///etc/passwd"/>`)),
  ],
  [
    "a drawing with text that is not drawn",
    () => bytesOf(svgOf(`${box}<foreignObject><p>A</p></foreignObject>`)),
  ],
  ["a drawing of no size", () => bytesOf(svgOf(box, ""))],
  ["a drawing without end", () => bytesOf(`${svgOf(box).slice(0, 90)}`)],
  [
    "a drawing that multiplies itself",
    () =>
      bytesOf(
        `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(999)}"><!ENTITY b "&a;&a;">]>${svgOf("<text>&b;</text>")}`,
      ),
  ],
  ["a drawing of too much", () => bytesOf(svgOf(box.repeat(20_001)))],
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
