import { expect, test } from "vitest";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { readManualFiles } from "#lib/library/source/read-source.ts";

const read = (pages: Readonly<Record<string, string>>): Promise<ManualSection[]> =>
  readManualFiles(
    Object.entries(pages).map(([path, html]) => ({ path, bytes: new TextEncoder().encode(html) })),
  );

const inPage = (body: string, title = "Page") =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

const textOf = async (body: string): Promise<string> => {
  const [section] = await read({ "p.html": inPage(`<h1>Title</h1>${body}`) });
  return section?.text ?? "";
};

test("sections have the ids of their headings, of anchors before them and of the boxes around them", async () => {
  const sections = await read({
    "a.html": inPage(`
      <h1>Page</h1><p id="intro">First.</p>
      <a name="old"></a><h2>Second</h2><p>Text.</p>
      <div class="sect2" id="third"><div class="titlepage"><h3 class="title"><a id="idm12"></a>1.2.3. Third</h3></div>
      <p>Text <a id="spot"></a>here.</p></div>`),
  });
  expect(
    sections.map(({ address, title, innerAddresses }) => [address, title, innerAddresses]),
  ).toEqual([
    ["a.html", "Page", ["a.html#intro"]],
    ["a.html#old", "Second", []],
    ["a.html#third", "Third", ["a.html#idm12", "a.html#spot"]],
  ]);
});

test("the path of a section comes from its page and from the pages above", async () => {
  const sections = await read({
    "index.html": inPage("<h1>Manual</h1><p>Welcome.</p>", "Manual"),
    "menus.html": inPage(
      `<a accesskey="u" href="index.html">Up</a><h1>Menus</h1><p>All menus.</p>`,
    ),
    "file.html": `<html><head><title>File</title><link rel="up" href="menus.html" title="Menus"></head>
      <body><h2>File</h2><p>The menu.</p><h2>Export</h2><p>Words.</p><h3>Formats</h3><p>Words.</p></body></html>`,
  });
  expect(sections.map(({ title, headingPath }) => [...headingPath, title].join(" > "))).toEqual([
    "Manual > Menus > File",
    "Manual > Menus > File > Export",
    "Manual > Menus > File > Export > Formats",
    "Manual",
    "Manual > Menus",
  ]);
});

test("breadcrumbs and nested contents tell what is above a page, too", async () => {
  const nav = `<nav><ul><li><a href="g.html">Guide</a><ul><li><a href="t.html">Tools</a></li></ul></li></ul></nav>`;
  const byContents = await read({
    "g.html": inPage(`${nav}<h1>Guide</h1><p>Text of it.</p>`),
    "t.html": inPage(`${nav}<h1>Tools</h1><p>Text of it.</p>`),
  });
  expect(byContents.map(({ headingPath }) => headingPath)).toEqual([[], ["Guide"]]);
  const crumbs = `<div class="breadcrumbs"><a href="i.html">Manual</a> / <a href="g.html">Guide</a> / Tools</div>`;
  const [byCrumbs] = await read({ "t.html": inPage(`${crumbs}<h1>Tools</h1><p>Text.</p>`) });
  expect(byCrumbs).toMatchObject({ headingPath: ["Manual", "Guide"], text: "Text." });
});

test("navigation, contents, scripts and what stands on every page are no text", async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [
      `p${String(n).padStart(2, "0")}.html`,
      inPage(`<div class="navheader"><a href="x.html">Prev</a></div><script>track()</script>
        <div><p>Buy the printed edition in our shop today.</p></div>
        <h1>Page ${n}</h1><ul><li><a href="a.html">One</a></li><li><a href="b.html">Two</a></li><li><a href="c.html">Three</a></li></ul>
        <p>Words of page ${n}.</p><footer>© Somebody</footer>`),
    ]),
  );
  const sections = await read(pages);
  expect(sections.map(({ text }) => text)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Words of page ${n}.`),
  );
});

test("links to the pages before and after are no text, whatever they stand in", async () => {
  const pagers = [
    `<div><table class="nav"><tr><td><a accesskey="p" href="a.html"><img alt="Prev"></a></td><th>Manual</th></tr></table></div>`,
    `<div class="header"><p>Next: <a href="b.html" accesskey="n" rel="next">More</a>, Up: <a href="i.html">Top</a></p></div>`,
    `<div class="header"><p>Up: <a href="i.html">Top</a> [<a href="x.html" rel="index">Index</a>]</p></div>`,
  ];
  for (const pager of pagers) {
    const page = `${pager}<hr><p>Words, see <a href="b.html">More</a>.</p><hr><p>Others.</p><hr>${pager}`;
    expect(await textOf(page)).toBe("Words, see More.\n\n---\n\nOthers.");
  }
});

test("the titles of notes and tips begin no section, whatever makes them", async () => {
  const boxes = [
    `<div class="note"><h3 class="title">Note</h3><p>Look.</p></div>`,
    `<div class="tip"><table><tr><td><img alt="[Note]" src="t.png"></td><th>Note</th></tr><tr><td><p>Look.</p></td></tr></table></div>`,
    `<div class="admonition note"><p class="admonition-title">Note</p><p>Look.</p></div>`,
    `<div class="admonitionblock note"><table><tr><td class="icon"><i class="fa icon-note" title="Note"></i></td><td class="content">Look.</td></tr></table></div>`,
    `<div class="theme-admonition theme-admonition-note alert"><div class="admonitionHeading_x">Note</div><div><p>Look.</p></div></div>`,
  ];
  for (const box of boxes) {
    const sections = await read({
      "p.html": inPage(`<h1>T</h1><p>Before.</p>${box}<p>After.</p>`),
    });
    expect(sections.map(({ text }) => text)).toEqual([
      "Before.\n\n> **Note**\n>\n> Look.\n\nAfter.",
    ]);
  }
  const [plain] = await read({ "p.html": inPage("<h1>T</h1><h4>Примечание</h4><p>Слова.</p>") });
  expect(plain).toMatchObject({ title: "T", text: "**Примечание**\n\nСлова." });
});

test("controls are bold, ways through menus one, keys code, pictures what they show", async () => {
  const way = `<span class="guimenu">File</span> → <span class="guisubmenu">Export</span> → <span class="guimenuitem">PNG</span>`;
  expect(await textOf(`<p>Choose ${way}.</p>`)).toBe("Choose **File → Export → PNG**.");
  expect(
    await textOf(
      `<p>Press <kbd>Ctrl+S</kbd> or <span class="keycap"><strong>N</strong></span>.</p>`,
    ),
  ).toBe("Press `Ctrl+S` or `N`.");
  expect(await textOf(`<p>Click <img alt="Pencil tool" src="p.png">.</p>`)).toBe(
    "Click _Pencil tool_.",
  );
  expect(
    await textOf(
      `<p><a href="b.html">Here</a> and <a href="https://example.com/">there</a>, max_size.</p>`,
    ),
  ).toBe("Here and [there](https://example.com/), max_size.");
});

test("numbered lists keep their numbers, code its lines, tables their cells", async () => {
  expect(await textOf(`<ol start="3"><li><p>Three</p></li><li>Four</li></ol>`)).toBe(
    "3. Three\n\n4. Four",
  );
  expect(await textOf(`<pre class="x"><code>a  b\n  c</code></pre>`)).toBe("```\na  b\n  c\n```");
  const table = `<table><tr><th>Key</th><th>Does</th></tr><tr><td>A</td><td>all | none</td></tr></table>`;
  expect(await textOf(table)).toBe("| Key | Does |\n| - | - |\n| A | all \\| none |");
});

test("the manual's own index names its sections and is none itself", async () => {
  const entries = Array.from(
    { length: 20 },
    (_, n) => `<dt>term ${n}, <a href="p.html#s">Section</a></dt>`,
  );
  const sections = await read({
    "bookindex.html": inPage(`<div class="index"><h1>Index</h1><dl>${entries.join("")}
      <dt>brush</dt><dd><dl><dt>size, <a href="p.html#s">Section</a></dt></dl></dd></dl></div>`),
    "p.html": inPage(`<h1>P</h1><p>Text.</p><h2 id="s">Section</h2><p>Text.</p>`),
  });
  expect(sections.map(({ title }) => title)).toEqual(["P", "Section"]);
  expect(sections[1]?.indexTerms).toContain("brush size");
  expect(sections[1]?.indexTerms).toHaveLength(21);
});

test("an anchor that the contents list begins a section under the name that they give it", async () => {
  const sections = await read({
    "index.html":
      inPage(`<h1>Manual</h1><p>Welcome.</p><ul><li><a href="m.html#cut">Cutting a clip</a></li>
      <li><a href="m.html#join">Joining clips</a></li><li><a href="m.html#top">Top</a></li></ul>`),
    "m.html": inPage(`<h1 id="top">Clips</h1><p>What clips are.</p><div><a name="cut"></a>
      <p>Press S.</p><p>Then <a id="spot"></a>look.</p></div><p id="join">Press J.</p>`),
  });
  expect(sections.slice(1).map(({ address, title, text }) => [address, title, text])).toEqual([
    ["m.html#top", "Clips", "What clips are."],
    ["m.html#cut", "Cutting a clip", "Press S.\n\nThen look."],
    ["m.html#join", "Joining clips", "Press J."],
  ]);
  expect(sections[2]).toMatchObject({ headingPath: ["Clips"], innerAddresses: ["m.html#spot"] });
});

test("a list of figures names no sections", async () => {
  const sections = await read({
    "a.html":
      inPage(`<h1>A</h1><div class="list-of-figures"><ul><li><a href="#f">The window</a></li>
      <li><a href="#g">The menu</a></li><li><a href="#h">The bar</a></li></ul></div>
      <p>Words.</p><p id="f">The picture.</p><p>More.</p>`),
  });
  expect(sections.map(({ title }) => title)).toEqual(["A"]);
});

test("the terms of a long list stay with their section, which is found by their addresses", async () => {
  const says = "What it is for is told here at some length. ".repeat(12).trim();
  const sections = await read({
    "s.html": inPage(`<h1 id="s">Settings</h1><p>Before.</p><dl>
      <dt id="max"><code>max_size</code></dt><dd><p>${says}</p></dd>
      <dt id="min">Smallest</dt><dd><p>${says}</p></dd></dl><p>After.</p>`),
  });
  expect(sections).toMatchObject([
    { address: "s.html#s", innerAddresses: ["s.html#max", "s.html#min"] },
  ]);
});

test("a paragraph that its name calls a heading is a line in bold", async () => {
  expect(await textOf(`<p class="heading2">To export</p><p>Press E.</p>`)).toBe(
    "**To export**\n\nPress E.",
  );
});

test("old Russian character sets are read", async () => {
  const html = inPage("<h1>Привет</h1><p>Слова.</p>").replace(
    "<title>",
    `<meta charset="windows-1251"><title>`,
  );
  const bytes = Uint8Array.from(
    [...html].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
  expect(await readManualFiles([{ path: "p.html", bytes }])).toMatchObject([
    { title: "Привет", text: "Слова." },
  ]);
});
