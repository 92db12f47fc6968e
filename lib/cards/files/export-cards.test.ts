import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { CardRating } from "#lib/schemas/card.ts";
import { shownSides } from "#lib/text/card-gaps.ts";
import type { LoggedReview } from "../card-store.ts";
import { type CardMemory, schedule } from "../schedule.ts";
import { cardHtml } from "./card-html.ts";
import { exportCards } from "./export-cards.ts";
import type { CardExport, ExportedCard } from "./exported-card.ts";

const dayMs = 86_400_000;
const made = new Date("2026-10-24T21:30:00Z");
const now = new Date("2026-11-26T12:00:00Z");

const card = (id: string, ratings: readonly CardRating[] = [], given = {}): ExportedCard => {
  let memory: CardMemory | null = null;
  let due = new Date(made.getTime() + dayMs);
  let at = made;
  const log: LoggedReview[] = [];
  for (const rating of ratings) {
    log.push({ rating, at, dueBefore: due, memoryBefore: memory });
    ({ memory, due } = schedule(memory, rating, at));
    at = due;
  }
  return {
    ...{ id, front: "What is $x$?", back: "A letter.", createdAt: made, due, memory, log },
    ...{ suspended: false, tags: ["linear algebra", "ALG::rings", "discrete maths:2"] },
    subject: { id: "sub_1", name: "Discrete  maths::2" },
    ...given,
  };
};

const order = (cards: readonly ExportedCard[], given: Partial<CardExport> = {}): CardExport => ({
  ...{
    cards,
    pictures: [],
    format: "apkg",
    withSchedule: true,
    now,
    timeZone: "Europe/Berlin",
    retention: 0.85,
    decay: 0.1542,
  },
  ...given,
});

type Row = Readonly<Record<string, string | number>>;

/** All rows of the collection in a package, by their tables. */
const unpack = async (given: CardExport): Promise<Readonly<Record<string, Row[]>>> => {
  const packed = await exportCards(given, "en");
  const files = unzipSync(packed);
  expect(Object.keys(files)).toEqual(["collection.anki2", "media"]);
  expect(strFromU8(files.media ?? new Uint8Array())).toBe("{}");
  return rowsOf(packed);
};

const rowsOf = (packed: Uint8Array): Readonly<Record<string, Row[]>> => {
  const files = unzipSync(packed);
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const path = join(folder, "c.anki2");
  writeFileSync(path, files["collection.anki2"] ?? "");
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    const tables = ["col", "notes", "cards", "revlog", "graves"];
    return Object.fromEntries(
      tables.map((name) => [name, database.prepare(`select * from ${name}`).all() as Row[]]),
    );
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
};

test("a package is what Anki expects: every row leads to one that is there", async () => {
  const cards = [card("qst_1", ["good", "good", "good"]), card("qst_2"), card("qst_3", ["again"])];
  const { col, notes, cards: rows, revlog, graves } = await unpack(order(cards));
  const [collection] = col ?? [];
  expect(collection).toMatchObject({ id: 1, ver: 11 });
  const models = JSON.parse(String(collection?.models));
  const decks = JSON.parse(String(collection?.decks));
  expect(Object.values(decks).map((deck) => (deck as { name: string }).name)).toEqual([
    ...["Default", "Lectern", "Lectern::Discrete maths:2"],
  ]);
  expect(notes?.map(({ guid }) => guid)).toEqual(["qst_1", "qst_2", "qst_3"]);
  for (const note of notes ?? []) {
    const fields = String(note.flds).split("\u001f");
    expect(fields).toEqual(["<p>What is \\(x\\)?</p>", "<p>A letter.</p>"]);
    expect(fields).toHaveLength(models[String(note.mid)].flds.length);
    expect(note).toMatchObject({
      tags: " Discrete_maths:2 linear_algebra ALG::rings ",
      sfld: "What is \\(x\\)?",
    });
    expect(note.mod).toBe(now.getTime() / 1000);
  }
  expect(new Set(rows?.map(({ nid }) => nid))).toEqual(new Set(notes?.map(({ id }) => id)));
  for (const row of rows ?? []) expect(decks).toHaveProperty(String(row.did));
  for (const entry of revlog ?? []) expect(rows?.map(({ id }) => id)).toContain(entry.cid);
  // Anki refuses a collection with a time of tomorrow.
  const ids = [notes, rows, revlog].flatMap((all) => all?.map(({ id }) => Number(id)) ?? []);
  expect(Math.max(...ids)).toBeLessThan(now.getTime());
  expect(graves).toEqual([]);
});

test("a card with gaps is a Cloze of Anki's, whose gaps are asked together", async () => {
  const gapped = { ...card("gaps"), front: "{{c2::Mitosis}} is {{c3::a < b}}.", back: "" };
  const { col, notes, cards: rows } = await unpack(order([card("plain"), gapped]));
  const note = notes?.find(({ guid }) => guid === "gaps");
  const models = JSON.parse(String(col?.[0]?.models));
  expect(models[String(note?.mid)]).toMatchObject({
    ...{ type: 1, flds: [{ name: "Text" }, { name: "Back Extra" }] },
    tmpls: [{ qfmt: "{{cloze:Text}}" }],
  });
  expect(note?.flds).toBe("<p>{{c1::Mitosis}} is {{c1::a &lt; b}}.</p>\u001f");
  expect(rows?.find(({ nid }) => nid === note?.id)?.ord).toBe(0);
});

test("a card goes on where it stood", async () => {
  const cards = [
    ...[card("review", ["good", "good", "good"]), card("new"), card("learning", ["again"])],
    card("relearning", ["easy", "again"]),
  ];
  const { col, notes, cards: rows, revlog } = await unpack(order(cards));
  const of = (id: string) => rows?.[notes?.findIndex(({ guid }) => guid === id) ?? -1];
  const [review] = cards;
  // 24 October in Berlin, on whose night the clock goes back.
  const settings = JSON.parse(String(col?.[0]?.conf));
  expect(settings).toMatchObject({ creationOffset: -120, schedVer: 2 });
  expect(col?.[0]?.crt).toBe(Date.parse("2026-10-24T10:00:00Z") / 1000);
  const dueDay = new Date(String(review?.due.toISOString())).toLocaleDateString("sv", {
    timeZone: "Europe/Berlin",
  });
  const days = (Date.parse(dueDay) - Date.parse("2026-10-24")) / dayMs;
  expect(of("review")).toMatchObject({ type: 2, queue: 2, due: days, ivl: 11, reps: 3, lapses: 0 });
  expect(JSON.parse(String(of("review")?.data))).toMatchObject({
    s: Number(review?.memory?.stability.toFixed(4)),
    d: Number(review?.memory?.difficulty.toFixed(3)),
    dr: 0.85,
    lrt: Date.parse(review?.memory?.lastReview ?? "") / 1000,
  });
  expect(of("new")).toMatchObject({ type: 0, queue: 0, ivl: 0, reps: 0, data: "" });
  const learns = { type: 1, queue: 1, due: made.getTime() / 1000 + 60, left: 2002 };
  expect(of("learning")).toMatchObject(learns);
  expect(of("relearning")).toMatchObject({ type: 3, queue: 1, lapses: 1, left: 1001 });
  const log = revlog?.filter(({ cid }) => cid === of("review")?.id);
  expect(log?.map(({ ease, ivl, lastIvl, type }) => [ease, ivl, lastIvl, type])).toEqual([
    [3, -600, 0, 0],
    [3, 2, -600, 0],
    [3, 11, 2, 1],
  ]);
});

test("what is suspended stays so where the schedule goes along", async () => {
  const cards = [card("a", ["good", "good"], { suspended: true })];
  const { cards: kept } = await unpack(order(cards));
  expect(kept).toMatchObject([{ type: 2, queue: -1 }]);
  const { cards: anew } = await unpack(order(cards, { withSchedule: false }));
  expect(anew).toMatchObject([{ type: 0, queue: 0 }]);
});

test("without the schedule every card is new, in the order in which they were made", async () => {
  const later = { createdAt: new Date(made.getTime() + 1) };
  const cards = [card("b", ["easy"], later), card("a", ["good"])];
  const { notes, cards: rows, revlog } = await unpack(order(cards, { withSchedule: false }));
  expect(notes?.map(({ guid }) => guid)).toEqual(["a", "b"]);
  expect(rows?.map(({ type, due, reps, data }) => [type, due, reps, data])).toEqual([
    [0, 1, 0, ""],
    [0, 2, 0, ""],
  ]);
  expect(revlog).toEqual([]);
});

test("taken away again, a card keeps its ids, whatever became of its words and its schedule", async () => {
  const first = await unpack(order([card("a"), card("b")]));
  const again = [card("a", ["good"], { front: "Now it asks so." }), card("b"), card("c")];
  const second = await unpack(order(again, { now: new Date(now.getTime() + dayMs) }));
  const ids = (rows: Row[] | undefined) =>
    rows?.map(({ id, guid, nid, did }) => [id, guid, nid, did]);
  expect(ids(second.notes?.slice(0, 2))).toEqual(ids(first.notes));
  expect(ids(second.cards?.slice(0, 2))).toEqual(ids(first.cards));
  expect(Number(second.notes?.[0]?.mod)).toBeGreaterThan(Number(first.notes?.[0]?.mod));
});

test("no cards are an empty package", async () => {
  const { col, notes } = await unpack(order([]));
  expect([col?.length, notes?.length]).toEqual([1, 0]);
});

test("a table has a row for each card, in Markdown, and no cell that a spreadsheet would run", async () => {
  const formula = card("a", ["good", "good"], { front: "=1+1", back: 'A "b",\nc' });
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    await exportCards(order([formula], { format: "csv" }), "en"),
  );
  expect(csv).toBe(
    '\uFEFFQuestion,Answer,Subject,Tags,Due,"Interval, days",Reviews,Times forgotten\r\n' +
      '\'=1+1,"A ""b"",\nc",Discrete  maths::2,"linear algebra, ALG::rings, discrete maths:2",2026-10-26,2,2,0\r\n',
  );
  const plain = await exportCards(order([formula], { format: "csv", withSchedule: false }), "ru");
  expect(new TextDecoder().decode(plain).split("\r\n")[0]).toBe("Вопрос,Ответ,Предмет,Метки");
});

/** Cards as Anki 2.1.15 has shown them, out of the package that they went in ([0091](../../../docs/decisions/0091-cards-to-anki-and-back.md)). */
const shownByAnki: readonly {
  readonly front: string;
  readonly back: string;
  readonly fields: readonly string[];
  readonly question: string;
  readonly answer: string;
}[] = JSON.parse(readFileSync(new URL("./testing/shown-by-anki.json", import.meta.url), "utf8"));

/** What is read of HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<img [^>]*alt="([^"]*)">/g, "$1")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("[...]", "[…]")
    .replaceAll(/&(?:lt|amp|#58);/g, (sign) => ({ "&lt;": "<", "&amp;": "&" })[sign] ?? ":")
    .replaceAll(/\s+/g, "");

test.each(shownByAnki)("Anki shows $front as it is shown here", async (shown) => {
  const given = { ...card("one"), front: shown.front, back: shown.back };
  const bytes = new Uint8Array(1);
  const picture = { sha256: "a".repeat(64), mediaType: "image/webp", bytes } as const;
  const packed = await exportCards(order([given], { pictures: [picture] }), "en");
  // Else what Anki has shown was another card.
  expect(rowsOf(packed).notes?.[0]?.flds).toBe(shown.fields.join("\u001f"));
  const here = shownSides(given);
  expect(textOf(shown.question)).toBe(textOf(cardHtml(here.front)));
  const above = here.front === given.front ? cardHtml(given.front) : "";
  expect(textOf(shown.answer)).toBe(textOf(above + cardHtml(here.back)));
});
