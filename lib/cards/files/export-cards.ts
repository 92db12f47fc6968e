import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import { cellOfTags } from "#lib/text/card-tags.ts";
import { csvTable } from "#lib/text/csv.ts";
import { type AnkiCollection, ankiCollection, pictureFile } from "./anki-collection.ts";
import { ankiIndexes, ankiTables } from "./anki-schema.ts";
import type { CardExport, ExportedPicture } from "./exported-card.ts";

/** Cards as a file for Anki, or as a table whose head speaks `language`. */
export const exportCards = async (
  given: CardExport,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> =>
  given.format === "csv"
    ? new TextEncoder().encode(cardTable(given, language))
    : zipSync(
        {
          "collection.anki2": await packCollection(ankiCollection(given)),
          ...mediaOf(given.pictures),
        },
        { mtime: given.now },
      );

/** Pictures under numbers, and the names that they have in the collection; they are packed already. */
const mediaOf = (pictures: readonly ExportedPicture[]): Zippable => {
  const names = Object.fromEntries(pictures.map((one, at) => [at, pictureFile(one)]));
  const files = pictures.map(({ bytes }, at): [string, Zippable[string]] => [
    String(at),
    [bytes, { level: 0 }],
  ]);
  return { media: strToU8(JSON.stringify(names)), ...Object.fromEntries(files) };
};

/** The collection as SQLite's file. Node gives no bytes of a database in memory in all versions, so it lies on disk for a moment. */
const packCollection = async (collection: AnkiCollection): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-cards-"));
  try {
    const path = join(folder, "collection.anki2");
    await writeCollection(path, collection);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const writeCollection = async (path: string, collection: AnkiCollection): Promise<void> => {
  // Loaded when it is needed: it warns that it is young.
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(path);
  try {
    database.exec("pragma journal_mode = off; pragma synchronous = off; begin");
    for (const [name, columns] of Object.entries(ankiTables)) {
      database.exec(`create table ${name} (${columns})`);
    }
    const { col, notes, cards, revlog } = collection;
    for (const [name, rows] of Object.entries({ col: [col], notes, cards, revlog })) {
      const places = (rows[0] ?? []).map(() => "?").join(", ");
      if (places === "") continue;
      const insert = database.prepare(`insert into ${name} values (${places})`);
      for (const row of rows) insert.run(...row);
    }
    for (const index of ankiIndexes) database.exec(`create index ${index}`);
    database.exec("commit");
  } finally {
    database.close();
  }
};

/** One row for each card, both sides in Markdown. */
const cardTable = ({ cards, withSchedule }: CardExport, language: Language): string => {
  const t = translator(language, "cardFiles");
  const head = [
    ...[t("columns.question"), t("columns.answer")],
    ...[t("columns.subject"), t("columns.tags")],
  ];
  const times = [
    t("columns.due"),
    t("columns.interval"),
    t("columns.reviews"),
    t("columns.lapses"),
  ];
  const rows = cards.map(({ front, back, subject, tags, due, memory }) => [
    ...[withoutPictures(front), withoutPictures(back), subject.name, cellOfTags(tags)],
    ...(withSchedule
      ? [
          due.toISOString().slice(0, 10),
          String(memory?.scheduledDays ?? 0),
          String(memory?.reps ?? 0),
          String(memory?.lapses ?? 0),
        ]
      : []),
  ]);
  return csvTable([withSchedule ? [...head, ...times] : head, ...rows]);
};
