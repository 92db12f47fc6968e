import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fieldMarkdown } from "./field-markdown.ts";
import { readCards } from "./read-cards.ts";

const tables = `create table col (id integer, models text, decks text);
  create table notes (id integer primary key, guid text, mid integer, flds text, tags text);
  create table cards (id integer primary key, nid integer, ord integer, did integer);`;

/** The bytes of a collection that these statements make. */
const collection = (statements: string, before = tables): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  try {
    const path = join(folder, "c");
    const database = new DatabaseSync(path);
    database.exec(before + statements);
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const models = (types: Readonly<Record<string, unknown>>): string =>
  `insert into col (id, models) values (1, '${JSON.stringify(types).replaceAll("'", "''")}');`;

const fields = (...names: string[]) => names.map((name, ord) => ({ name, ord }));
const basic = {
  ...{ type: 0, flds: fields("Front", "Back") },
  tmpls: [
    { ord: 0, qfmt: "{{Front}}", afmt: "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}" },
    { ord: 1, qfmt: "{{Back}}", afmt: "{{FrontSide}}<hr id='answer' />{{Front}}" },
  ],
};
const cloze = {
  ...{ type: 1, flds: fields("Text", "Back Extra") },
  tmpls: [{ ord: 0, qfmt: "{{cloze:Text}}", afmt: "{{cloze:Text}}<br>\n{{Back Extra}}" }],
};

const note = (id: number, mid: number, ...values: string[]): string =>
  `insert into notes (id, mid, flds) values (${id}, ${mid}, '${values.join("\u001f").replaceAll("'", "''")}');`;
const cards = (nid: number, ...ords: number[]): string =>
  ords
    .map((ord) => `insert into cards (id, nid, ord) values (${nid * 100 + ord}, ${nid}, ${ord});`)
    .join("");

const packed = (files: Zippable) => zipSync({ media: strToU8("{}"), ...files });
const read = (files: Zippable) => readCards("deck.apkg", packed(files));

test("each card of a note is a pair, by its template", async () => {
  const bytes = collection(
    models({ 11: basic, 12: cloze }) +
      note(1, 11, "<b>q</b> \\(a &lt; b\\)", "<pre><code>x</code></pre>") +
      cards(1, 0, 1) +
      note(2, 12, "A {{c1::b}} c {{c2::d::hint}}", "more") +
      cards(2, 0, 1),
  );
  expect(await read({ "collection.anki2": bytes })).toEqual({
    ...{ fileName: "deck.apkg", pictures: 0, left: 0, covered: 0, damaged: 0, columns: 0 },
    tagsLeft: 0,
    cards: [
      { front: "**q** $a < b$", back: "```\nx\n```" },
      { front: "```\nx\n```", back: "**q** $a < b$" },
      { front: "A \\[…] c d", back: "b\\\nmore" },
      { front: "A b c \\[hint]", back: "d\\\nmore" },
    ],
  });
});

/** The one card of a note of two fields, by these templates. */
const cardBy = async (qfmt: string, afmt: string, values: string[], type = 0) => {
  const kind = { type, flds: fields("Front", "Back"), tmpls: [{ ord: 0, qfmt, afmt }] };
  const made = models({ 11: kind }) + note(1, 11, ...values) + cards(1, 0);
  const found = await read({ "collection.anki2": collection(made) }).catch(({ code }) => code);
  return typeof found === "string" ? found : found.cards[0];
};

const line = "{{FrontSide}}\n\n<hr id=answer>\n\n";

test.each([
  // Anki's own type “Basic (type in the answer)”.
  ["{{Front}}\n\n{{type:Back}}", "{{Front}}\n\n<hr id=answer>\n\n{{type:Back}}", "q", "a"],
  ["{{Front}} {{tts en_US:Front}}", `${line}{{Back}}{{tts en_US:Back}}`, "q", "a"],
  ["{{Front}}{{hint:Back}}", `${line}{{Back}}`, "q", "a"],
  ["{{Front}}{{hint:Back}}", line, "q", "a"],
  ["{{Front}}", `{{Front}}: {{Back}}${line}`, "q", "q: a"],
  ["<b>{{Front}}</b>", "<b>{{Front}}</b><br>{{Back}}", "**q**", "a"],
  ["{{Front}}", "{{Front}}{{Back}}<hr id=answer>", "q", "a"],
  ["{{Front}}", "{{Front}}s are {{Back}}", "q", "qs are a"],
])("a question by %j and its answer by %j", async (qfmt, afmt, front, back) => {
  expect(await cardBy(qfmt, afmt, ["q", "a"])).toEqual({ front, back });
});

test("an answer that is the question once more, and nothing else, is none", async () => {
  expect(await cardBy("{{Front}}", line, ["q", "a"])).toBe("card_file_none");
});

test.each([
  ["{{cloze:Front}}<hr id=answer>{{Back}}", "more", "b\\\nmore"],
  ["{{cloze:Front}}<hr id=answer>{{Back}}", "", "b"],
  ["<h1>t</h1>{{text:cloze:Front}}\n<hr id=answer>{{Back}}", "", "b"],
])("gaps that are answered above the line, by %j with %j", async (afmt, extra, back) => {
  expect(await cardBy("{{cloze:Front}}", afmt, ["a {{c1::b}}", extra], 1)).toEqual({
    front: "a \\[…]",
    back,
  });
});

test("a formula with a gap in it is a formula on both sides", async () => {
  const of = (text: string) => cardBy("{{cloze:Front}}", "{{cloze:Front}}", [text, ""], 1);
  expect(await of("A = \\( {{c1::\\pi r^2}} \\)")).toEqual({
    front: "A = $[…]$",
    back: "$\\pi r^2$",
  });
  expect(await of("[latex]$x = {{c1::y^2}}$[/latex]")).toEqual({
    front: "$x = […]$",
    back: "$y^2$",
  });
});

const tagged = (id: number, tags: string): string =>
  `update notes set tags = '${tags.replaceAll("'", "''")}' where id = ${id};`;

test("tags of a note come along, those that are no tags here and too many of them do not", async () => {
  const many = Array.from({ length: 22 }, (_, at) => `n${at}`);
  const bytes = collection(
    models({ 11: basic }) +
      note(1, 11, "a", "b") +
      tagged(1, " med::heart  leech Leech marked Marked a,b <b>x</b> \u202etxet ") +
      note(2, 11, "c", "d") +
      tagged(2, ` ${"x".repeat(61)} ${many.join(" ")} `) +
      note(3, 11, "e", "f") +
      tagged(3, "x".repeat(10_240)) +
      note(4, 11, "g", "h") +
      [1, 2, 3, 4].map((id) => cards(id, 0)).join(""),
  );
  expect(await read({ "collection.anki2": bytes })).toMatchObject({
    tagsLeft: 4,
    cards: [
      pair("a", "b", "med::heart", "marked", "a_b", "<b>x</b>", "txet"),
      pair("c", "d", ...many.slice(0, 20)),
      { front: "e", back: "f" },
      { front: "g", back: "h" },
    ],
  });
});

test("a note of ours has not the tag of its subject, which is its deck; a stranger's has", async () => {
  const own = "1764115200000";
  const bytes = collection(
    models({ 11: basic, [own]: basic }) +
      `update col set decks = '{"7": {"name": "Lectern::Linear maths"}}';` +
      note(1, Number(own), "a", "b") +
      note(2, 11, "c", "d") +
      [1, 2].map((id) => tagged(id, " Linear_maths rings ") + cards(id, 0)).join("") +
      "update cards set did = 7;",
  );
  expect((await read({ "collection.anki2": bytes })).cards).toEqual([
    pair("a", "b", "rings"),
    pair("c", "d", "Linear_maths", "rings"),
  ]);
});

test("pictures of the package are named by their entries, others stay behind", async () => {
  const bytes = collection(
    models({ 11: basic }) +
      note(
        1,
        11,
        'A tree <img src="a%20tree.PNG" alt="an [oak]"><br>below',
        "<img src='a tree.PNG'>",
      ) +
      note(
        2,
        11,
        'A film <img src="film.gif">',
        'x <img src="gone.png"><img src="https://e.org/a.png">',
      ) +
      note(3, 11, '<img src="picture:1">', "no picture of the package") +
      [1, 2, 3].map((id) => cards(id, 0)).join(""),
  );
  const media = { 0: "film.gif", 12: "a tree.PNG", 13: "gone.png", x: "y.png" };
  const files = { "0": strToU8("GIF"), "12": strToU8("PNG"), x: strToU8("PNG") };
  const tree = `picture:${"12".padStart(64, "0")}`;
  expect(
    await read({ "collection.anki2": bytes, media: strToU8(JSON.stringify(media)), ...files }),
  ).toMatchObject({
    ...{ pictures: 2, left: 1 },
    cards: [
      { front: `A tree ![an \\[oak\\]](${tree})\n\nbelow`, back: `![](${tree})` },
      { front: "A film", back: "x" },
    ],
  });
  // Without names its cards are still cards.
  for (const broken of ["{", "[]", '{"0": 1}']) {
    const packed = { "collection.anki2": bytes, media: strToU8(broken), ...files };
    expect((await read(packed)).cards).toHaveLength(1);
  }
});

test("pictures and sounds stay behind, and what has no words without them is left out", async () => {
  const bytes = collection(
    models({ 11: basic }) +
      note(1, 11, 'A tree <img src="tree.png">', "[sound:tree.mp3] das Baum") +
      note(2, 11, '<img src="fish.png">', "a fish") +
      note(3, 99, "of no kind", "that is there") +
      note(4, 11, "x".repeat(300_000), "too long") +
      [1, 2, 3, 4].map((id) => cards(id, 0)).join(""),
  );
  expect(await read({ "collection.anki2": bytes })).toMatchObject({
    ...{ pictures: 2, left: 3, cards: [{ front: "A tree", back: "das Baum" }] },
  });
});

test("of two collections the newer counts", async () => {
  const of = (front: string) =>
    collection(models({ 11: basic }) + note(1, 11, front, "back") + cards(1, 0));
  const both = { "collection.anki2": of("Please update"), "collection.anki21": of("real") };
  expect((await read(both)).cards).toEqual([{ front: "real", back: "back" }]);
});

const occlusion = {
  ...{ type: 1, flds: fields("Occlusion", "Image", "Header") },
  tmpls: [
    { ord: 0, qfmt: "{{Header}}<div>{{cloze:Occlusion}}</div>{{Image}}", afmt: "{{Header}}" },
  ],
};
const places = "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1}}";

test("cards that ask for covered places of a picture are counted and left out", async () => {
  const enhanced = {
    ...{ type: 0, flds: fields("ID", "Image", "Question Mask", "Answer Mask") },
    tmpls: [{ ord: 0, qfmt: "{{Image}} x", afmt: "{{Image}} y" }],
  };
  const covered =
    models({ 11: basic, 12: occlusion, 13: enhanced }) +
    note(1, 12, places, "<img src='a.png'>", "A heart") +
    note(2, 13, "1", "a", "b", "c") +
    cards(1, 0) +
    cards(2, 0);
  const bytes = collection(covered + note(3, 11, "q", "a") + cards(3, 0));
  expect(await read({ "collection.anki2": bytes })).toMatchObject({
    ...{ covered: 2, left: 0, pictures: 0, cards: [{ front: "q", back: "a" }] },
  });
  await expect(read({ "collection.anki2": collection(covered) })).rejects.toMatchObject({
    code: "card_file_covered",
  });
});

test("a damaged kind of note takes its own cards along, and no others", async () => {
  const bad = { ...basic, flds: [{ name: "Front", ord: null }] };
  const damaged = models({ 11: basic, 12: bad }) + note(1, 12, "x", "y") + cards(1, 0, 1);
  const bytes = collection(damaged + note(2, 11, "q", "a") + cards(2, 0));
  expect(await read({ "collection.anki2": bytes })).toMatchObject({
    ...{ damaged: 2, left: 0, cards: [{ front: "q", back: "a" }] },
  });
  await expect(read({ "collection.anki2": collection(damaged) })).rejects.toMatchObject({
    code: "card_file_broken",
  });
});

test("a collection that was kept with a log beside it is read without", async () => {
  const logged = collection(
    `${models({ 11: basic }) + note(1, 11, "q", "a") + cards(1, 0)}pragma journal_mode = wal;`,
  );
  expect([...logged.subarray(18, 20)]).toEqual([2, 2]);
  expect((await read({ "collection.anki2": logged })).cards).toEqual([{ front: "q", back: "a" }]);
});

/** A file of a deck that Anki exported in its new form, in 2023; its licence stands beside it. */
const exported = (name: string): Uint8Array =>
  readFileSync(new URL(`./testing/anki-new-form/${name}`, import.meta.url));

test("a package in the new form, as Anki wrote it, is read with its kinds of notes and its pictures", async () => {
  const picture = zstdCompressSync(strToU8("JPEG"));
  const files = {
    "collection.anki21b": exported("collection.anki21b"),
    "collection.anki2": collection(
      models({ 11: basic }) + note(1, 11, "Please", "update") + cards(1, 0),
    ),
    media: exported("media"),
  };
  const found = await read({ ...files, "0": picture });
  expect(found).toMatchObject({
    ...{ pictures: 1, left: 0, covered: 0, damaged: 0 },
    cards: [
      { front: "**Car**", back: `Back for Car\n\n![](picture:${"0".repeat(64)})` },
      { front: "Simple card", back: "Back simple card" },
      { front: "test", back: "back extra" },
      { front: "optional reversed card", back: "back" },
      { front: "back", back: "optional reversed card" },
      { front: "front", back: "type" },
    ],
  });
  // Without the picture, and without any names.
  for (const media of [
    files.media,
    strToU8("no zstd"),
    zstdCompressSync(new Uint8Array(9).fill(255)),
  ]) {
    expect((await read({ ...files, media })).cards[0]).toEqual({
      front: "**Car**",
      back: "Back for Car",
      tags: ["technic", "wheels"],
    });
  }
});

/** A package that Anki 2.1.15 wrote, and how it showed each card itself. */
const ofAnki = (name: string): Buffer =>
  readFileSync(new URL(`./testing/anki-2.1.15/${name}`, import.meta.url));

test("notes of Anki's own kinds, with gaps, come in as Anki itself shows their cards", async () => {
  const shown: readonly { question: string; answer: string }[] = JSON.parse(
    ofAnki("shown-by-anki.json").toString(),
  );
  const { cards: found, left } = await readCards("a.apkg", ofAnki("written-by-anki.apkg"));
  expect(left).toBe(0);
  const sides = shown.map(({ question, answer }) => {
    const [asked = "", answered = ""] = [question, answer].map((html) =>
      html.replaceAll("[...]", "[…]").replaceAll(/\s*\[\[type:.*/gs, ""),
    );
    const gaps = [...answered.matchAll(/<span class=cloze>(.*?)<\/span>/g)].map(
      ([, words]) => words,
    );
    // In a formula Anki marks nothing.
    const filled = gaps.length > 0 ? gaps : ["\\(2\\)"];
    const [, below = ""] = answered.split(/<hr id=answer>|<br>\n/);
    const back = asked.includes("[") ? [...filled, below].join("<br>") : below;
    return { front: fieldMarkdown(asked), back: fieldMarkdown(back) };
  });
  // What is typed is not on the card.
  const [typed, ...others] = [...found].reverse();
  expect(typed).toMatchObject({ front: "2+2", back: "4" });
  expect(others.reverse().map(({ front, back }) => ({ front, back }))).toEqual(sides.slice(0, -1));
});

test("bytes of a collection in the new form that are not what they should be end in a refusal, too", async () => {
  const unpacked = zstdDecompressSync(exported("collection.anki21b"));
  for (let at = 16; at < unpacked.length; at += 997) {
    const changed = Uint8Array.from(unpacked).fill(0xff, at, at + 3);
    const given = { "collection.anki21b": zstdCompressSync(changed) };
    const done = await read(given).catch((error) => error.code);
    if (typeof done !== "object") expect(done).toMatch(/^card_file_(?:broken|none)$/);
  }
});

const newTables = tables.concat(`
  create table notetypes (id integer primary key, config blob);
  create table fields (ntid integer, ord integer, name text, primary key (ntid, ord)) without rowid;
  create table templates (ntid integer, ord integer, config blob, primary key (ntid, ord)) without rowid;`);

/** A collection of the new form with one card, "q" and "a"; `config` is that of its note type, in hexadecimal. */
const newForm = (config: string, more = "", type = 11): Uint8Array =>
  zstdCompressSync(
    collection(
      `insert into notetypes values (${type}, x'${config}');
       insert into fields values (${type}, 0, 'A'), (${type}, 1, 'B');
       insert into templates values (${type}, 0, x'0a057b7b417d7d12057b7b427d7d');
       ${note(1, type, "q", "a")}${cards(1, 0)}${more}`,
      newTables,
    ),
  );

test("tags come in the new form as well, where decks are a table, and no view is read for one", async () => {
  const of = async (decks: string) => {
    const more = `${tagged(1, " Linear_maths rings ")} update cards set did = 7; ${decks}`;
    const packed = newForm("0800", more, 1_764_115_200_000);
    return (await read({ "collection.anki21b": packed })).cards;
  };
  expect(
    await of(
      "create table decks (id integer, name text); insert into decks values (7, 'Lectern' || char(31) || 'Linear maths');",
    ),
  ).toEqual([pair("q", "a", "rings")]);
  const endless =
    "create view decks as with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, 'x' as name from n;";
  for (const decks of ["", endless]) {
    expect(await of(decks)).toEqual([pair("q", "a", "Linear_maths", "rings")]);
  }
});

test("a media map of 100,000 entries costs no more than the names that are read", async () => {
  const entry = (name: string) =>
    Buffer.concat([Buffer.from([10, name.length + 2, 10, name.length]), Buffer.from(name)]);
  const media = zstdCompressSync(
    Buffer.concat(Array.from({ length: 100_000 }, (_, at) => entry(`${at}.png`))),
  );
  const bytes = newForm(
    "0801",
    "update notes set flds = replace(flds, 'a', 'a <img src=\"7.png\">');",
  );
  const found = await read({
    "collection.anki21b": bytes,
    media,
    "7": zstdCompressSync(strToU8("PNG")),
  });
  expect(found.cards[0]?.back).toBe(`a ![](picture:${"7".padStart(64, "0")})`);
});

test.each<[string, Uint8Array, string]>([
  ["that is not packed", strToU8("SQLite format 3\0"), "card_file_broken"],
  ["that is cut off", newForm("0800").subarray(0, 300), "card_file_broken"],
  ["that is a bomb", zstdCompressSync(new Uint8Array(60_000_000)), "card_file_too_large"],
  ["without its tables", zstdCompressSync(collection(models({ 11: basic }))), "card_file_broken"],
  ["whose only note type never ends", newForm("08ffffffffffffffffffffff"), "card_file_broken"],
  [
    "with views for tables",
    newForm(
      "0800",
      "drop table fields; create view fields as select 11 as ntid, 0 as ord, 'A' as name;",
    ),
    "card_file_broken",
  ],
  [
    "with a trigger on its own tables",
    newForm(
      "0800",
      "delete from cards; create trigger t after update on notes begin insert into cards (id, nid, ord) values (1, 1, 0); end;",
    ),
    "card_file_none",
  ],
])("a collection in the new form %s is refused", async (_, bytes, code) => {
  await expect(read({ "collection.anki21b": bytes })).rejects.toMatchObject({ code });
});

const whole = collection(models({ 11: basic }) + note(1, 11, "a", "b") + cards(1, 0));

test.each<[string, Zippable, string]>([
  ["no collection", { "a.txt": strToU8("x") }, "card_file_none"],
  [
    "a collection that is none",
    { "collection.anki2": strToU8("SQLite format 3\0x") },
    "card_file_broken",
  ],
  ["an empty one", { "collection.anki2": new Uint8Array() }, "card_file_broken"],
  ["half of one", { "collection.anki2": whole.subarray(0, whole.length / 2) }, "card_file_broken"],
  [
    "one with a view that never ends",
    {
      "collection.anki2": collection(
        "create view notes as with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, 1 as mid, 'x' as flds from n;",
        tables.replace(/create table notes[^;]*;/, ""),
      ),
    },
    "card_file_broken",
  ],
  [
    "no words about its notes",
    { "collection.anki2": collection("insert into col (id, models) values (1, '{')") },
    "card_file_broken",
  ],
  [
    "notes of a strange kind",
    {
      "collection.anki2": collection(
        models({ 11: { flds: 1 } }) + note(1, 11, "a", "b") + cards(1, 0),
      ),
    },
    "card_file_broken",
  ],
  ["no cards", { "collection.anki2": collection(models({})) }, "card_file_none"],
  [
    "more cards than are read",
    {
      "collection.anki2": collection(
        `${models({ 11: basic })}with recursive n(i) as (select 1 union all select i + 1 from n where i < 50001)
         insert into cards (id, nid, ord) select i, 1, 0 from n;`,
      ),
    },
    "card_file_too_many",
  ],
  ["a bomb", { "collection.anki2": new Uint8Array(60_000_000) }, "card_file_too_large"],
])("a package with %s is refused", async (_, files, code) => {
  await expect(read(files)).rejects.toMatchObject({ code });
});

test("bytes of a collection that are not what they should be end in a refusal, whichever they are", async () => {
  for (let at = 16; at < whole.length; at += 97) {
    const changed = whole.slice();
    changed.fill(0xff, at, at + 3);
    const done = await read({ "collection.anki2": changed }).catch((error) => error.code);
    if (typeof done !== "object") expect(done).toMatch(/^card_file_(?:broken|none)$/);
  }
});

const table = (text: string) => readCards("cards.csv", strToU8(text));
const pair = (front: string, back: string, ...tags: string[]) => ({
  ...{ front, back },
  ...(tags.length > 0 ? { tags } : {}),
});

test.each([
  ["a,b\nc,d", [pair("a", "b"), pair("c", "d")]],
  ["a;b, c\nd;e, f", [pair("a", "b, c"), pair("d", "e, f")]],
  ["a\tb\nc\td\textra", [pair("a", "b"), pair("c", "d")]],
  ['"a ""x""","two\nlines"\n', [pair('a "x"', "two\nlines")]],
  ["\uFEFFQuestion,Answer,Subject\r\nq,a,s\r\n", [pair("q", "a")]],
  ["Предмет;Ответ;Вопрос\nп;о;в", [pair("в", "о")]],
  [
    "#separator:tab\n#html:true\n#tags column:3\n<b>a</b>\t\\(x\\)\tt med::heart leech",
    [pair("**a**", "$x$", "t", "med::heart")],
  ],
  ["#separator:Semicolon\n#tags:one Two\na;b", [pair("a", "b", "one", "Two")]],
  ['Front,Back,Tags\na,b,"two words, ONE, one"', [pair("a", "b", "two words", "ONE")]],
  ["Метки;Вопрос;Ответ\n'=1;в;о\n;п;р", [pair("в", "о", "=1"), pair("п", "р")]],
  ["front;back;tags\na;b;x\na;b;y", [pair("a", "b", "x", "y")]],
  ["#separator:Comma\n#html:false\n<b>a</b>,x", [pair("<b>a</b>", "x")]],
  ["# a heading,is no word of Anki", [pair("# a heading", "is no word of Anki")]],
  ["a,b\na,b\nb,a", [pair("a", "b"), pair("b", "a")]],
  ["'=1+1,'-x", [pair("=1+1", "-x")]],
])("the table %j", async (text, expected) => {
  expect((await table(text)).cards).toEqual(expected);
});

test.each<[string, object]>([
  // As Anki exports notes in plain text with all that it can tell about them.
  [
    "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\ng1\tBasic\tD\tf\tb\tt\ng2\tBasic\tD\tf2\tb2\t\tmore\n",
    { cards: [pair("f", "b"), pair("f2", "b2")], columns: 1, left: 0 },
  ],
  [
    "#separator:|\n#columns:Extra|Back|Front\n#deck:D\nx|b|f",
    { cards: [pair("f", "b")], columns: 1 },
  ],
  ["Front;Back;Notes;Empty\na;b;c;\nd;e", { cards: [pair("a", "b"), pair("d", "e")], columns: 1 }],
  [
    '#html:true\n#separator:tab\nA {{c1::x}} b {{c2::y}}\tmore\n<img src="a.png">p\tq\nalone\t\n',
    {
      ...{ pictures: 1, left: 1, covered: 0 },
      cards: [pair("A \\[…] b y", "x\\\nmore"), pair("A x b \\[…]", "y\\\nmore"), pair("p", "q")],
    },
  ],
  [
    `#html:true\n#separator:semicolon\n${places};<img>\na;b`,
    { cards: [pair("a", "b")], covered: 1, pictures: 0 },
  ],
  ["x {{c1::a}},b", { cards: [pair("x {{c1::a}}", "b")] }],
])("the text %j", async (text, expected) => {
  expect(await table(text)).toMatchObject(expected);
});

test("a side that is too long for a card is left out", async () => {
  const text = `a,${"x".repeat(10_001)}\nb,${"x".repeat(10_000)}`;
  expect(await table(text)).toMatchObject({ left: 1, cards: [{ front: "b" }] });
});

test("lines without a second side are counted, and Cyrillic of old programs is read", async () => {
  expect(await table("a,b\nonly one\n\n,x")).toMatchObject({ left: 2, cards: [pair("a", "b")] });
  const cp1251 = new Uint8Array([
    ...Array(12).fill([0xf1, 0xeb, 0xee, 0xe2, 0xee]).flat(),
    0x3b,
    0xe4,
    0xe0,
  ]);
  expect((await readCards("old.csv", cp1251)).cards).toEqual([pair("слово".repeat(12), "да")]);
});

test.each([
  ["a text", strToU8("No sign that parts anything")],
  ["a PDF", strToU8("%PDF-1.7")],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
])("%s has no cards", async (_, bytes) => {
  await expect(readCards("x", bytes)).rejects.toMatchObject({ code: "card_file_none" });
});
