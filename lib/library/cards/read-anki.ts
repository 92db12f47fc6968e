import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync, DatabaseSyncOptions } from "node:sqlite";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { maxTextFileBytes, maxZipEntries, mostCardsOfFile } from "#lib/library/library-limits.ts";
import { readZip, type ZipEntry } from "#lib/library/source/folder.ts";
import { unzstd } from "#lib/library/source/zstd.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import { isWholeCard } from "#lib/text/card-gaps.ts";
import { fittingTags, subjectTag, tagKey, tagsOfAnki } from "#lib/text/card-tags.ts";
import {
  type CardSide,
  type Fields,
  fieldOf,
  fillTemplate,
  hasCoveredPlaces,
} from "./card-template.ts";
import { fieldMarkdown } from "./field-markdown.ts";
import { mathJaxSigns } from "./latex-signs.ts";
import { type NoteType, type NoteTypes, typesInJson, typesInTables } from "./note-types.ts";
import type { ReadCards } from "./read-cards.ts";
import { wireFields, wireNumber, wireText } from "./wire-format.ts";

/** Longest note in characters, fields together: a longer one is no card that anybody learns. */
const longestNote = 200_000;

/** Of all tags of a note: a longer list is no work of a hand. */
const longestTags = 10_000;

/** Cards between two signs of life. */
const cardsAtOnce = 500;

const row = z.object({
  ...{ mid: z.string().catch(""), flds: z.string().catch(""), ord: z.number().catch(0) },
  ...{ tags: z.string().catch(""), did: z.string().catch(""), guid: z.string().catch("") },
});

/** Our own kinds of note, as `anki-collection.ts` writes them: beside its own tags a note has that of its subject, which is its deck. */
const ownNoteType = "1764115200000";
const ownGapType = "1764115200001";

const isOurs = ({ mid }: z.infer<typeof row>): boolean => mid === ownNoteType || mid === ownGapType;

const broken = (cause?: unknown) =>
  new AppError("card_file_broken", "The collection cannot be read", { cause });

type Entries = ReadonlyMap<string, ZipEntry>;

/** Larger than so much is nothing that is unpacked in memory, and nothing that 200 times less makes is a collection. */
const unpacked = (packed: Uint8Array): Uint8Array =>
  unzstd(packed, Math.min(maxTextFileBytes, Math.max(harmlessBytes, packed.length * 200)));
const harmlessBytes = 4 * 1024 * 1024;

/** What the collection of the new form is called: packed with Zstandard, its settings in Protocol Buffers. */
const newForm = "collection.anki21b";

/**
 * Reads a package or collection that Anki wrote, in its old form or in the new one.
 * @param onPart called between pieces of the work
 * @throws AppError card_file_none, card_file_broken, card_file_too_large, card_file_too_many
 */
export const readAnki = async (bytes: Uint8Array, onPart: () => void): Promise<ReadCards> => {
  try {
    return await readPackage(bytes, onPart);
  } catch (thrown) {
    throw ofPackage(thrown);
  }
};

/** Whoever has a package of Anki zipped nothing: what is wrong with the zip is said of the package. */
const ofPackage = (thrown: unknown): unknown => {
  if (!(thrown instanceof AppError && thrown.code.startsWith("source_zip_"))) return thrown;
  const isLarge = thrown.code === "source_zip_bomb";
  const code = isLarge ? "card_file_too_large" : "card_file_broken";
  return new AppError(code, thrown.message, { cause: thrown });
};

const readPackage = async (bytes: Uint8Array, onPart: () => void): Promise<ReadCards> => {
  const entries = new Map(readZip(bytes).map((entry) => [entry.path, entry]));
  // A package of the new form holds an old collection, too, whose one card says that Anki is to be updated.
  const isNew = entries.has(newForm);
  const entry =
    entries.get(newForm) ?? entries.get("collection.anki21") ?? entries.get("collection.anki2");
  if (entry === undefined) throw new AppError("card_file_none", "A zip without a collection");
  const { DatabaseSync } = await import("node:sqlite");
  const collection = isNew ? unpacked(entry.read()) : entry.read();
  // What is read in the new form is changed a little first.
  const database = openCopy(
    collection,
    DatabaseSync,
    isNew ? { defensive: false } : { readOnly: true },
  );
  try {
    prepare(database, isNew);
    const types = isNew ? typesInTables(database) : typesInJson(database);
    const pictures = picturesIn(entries, isNew);
    return cardsIn(database, { types, pictures, decks: decksIn(database, isNew) }, onPart);
  } catch (cause) {
    throw cause instanceof AppError ? cause : broken(cause);
  } finally {
    database.close();
  }
};

/**
 * The database of these bytes. SQLite reads files alone: the one that it reads has no name any more, so that nothing is
 * left when this process is ended.
 */
const openCopy = (
  bytes: Uint8Array,
  Database: typeof DatabaseSync,
  options: DatabaseSyncOptions,
): DatabaseSync => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-cards-"));
  try {
    const path = join(folder, "collection");
    const copy = Uint8Array.from(bytes);
    // With a log beside it, as these say, it is not read alone; what is packed is whole without.
    if (copy[18] === 2 && copy[19] === 2) copy.fill(1, 18, 20);
    writeFileSync(path, copy);
    return new Database(path, options);
  } catch (cause) {
    throw broken(cause);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Tables that are read, in either form. */
const tables = ["col", "notes", "cards"];
const newTables = [...tables, "notetypes", "fields", "templates"];

/** Makes a collection ready to be read. @throws AppError card_file_broken */
const prepare = (database: DatabaseSync, isNew: boolean): void => {
  // Views and triggers of a stranger would run here; Anki's collections have none.
  database.exec("pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0");
  if (isNew) {
    // Anki's own order of letters, which SQLite does not have, and without which it opens no table that names it.
    database.exec(`pragma journal_mode = off; pragma writable_schema = on;
      update sqlite_master set sql = replace(sql, 'COLLATE unicase', 'COLLATE nocase') where type in ('table', 'index');
      pragma writable_schema = reset`);
  }
  const wanted = isNew ? newTables : tables;
  const found = database
    .prepare(
      `select count(*) as n from sqlite_master where type = 'table' and name in ('${wanted.join("', '")}')`,
    )
    .get();
  if (found?.n !== wanted.length) throw broken();
};

/** The words of which decks are called, by their ids: in one text, or in a table. None where nothing tells them. */
const decksIn = (database: DatabaseSync, isNew: boolean): ReadonlyMap<string, string> => {
  try {
    return new Map(isNew ? decksInTable(database) : decksInJson(database));
  } catch {
    return new Map();
  }
};

const deckNames = z.record(z.string(), z.object({ name: z.string() }));

const decksInJson = (database: DatabaseSync) => {
  const text = database.prepare("select decks from col limit 1").get()?.decks;
  const named = deckNames.parse(JSON.parse(String(text)));
  return Object.entries(named).map(([id, { name }]) => [id, leafOf(name, "::")] as const);
};

/** A view of that name would be a stranger's. */
const decksInTable = (database: DatabaseSync) => {
  const kind = database.prepare("select type from sqlite_master where name = 'decks'").get();
  if (kind?.type !== "table") return [];
  return database
    .prepare("select cast(id as text) as id, name from decks")
    .all()
    .map(({ id, name }) => [String(id), leafOf(String(name), "\u001f")] as const);
};

const leafOf = (deck: string, sign: string): string => deck.split(sign).pop() ?? "";

/** The tags of a note: of one of ours without that of its subject, which its deck is called by. */
const tagsOfNote = (data: z.infer<typeof row>, decks: ReadonlyMap<string, string>) => {
  const tags = tagsOfAnki(data.tags);
  if (!isOurs(data)) return fittingTags(tags);
  const ofSubject = tagKey(subjectTag(decks.get(data.did) ?? ""));
  return fittingTags(tags.filter((tag) => tagKey(tag) !== ofSubject));
};

/** A picture or sound of a package: its entry, the name by which cards call it, and its bytes, unpacked. */
interface Medium {
  readonly entry: string;
  readonly name: string;
  readonly size: number;
}

const mediaNames = z.record(z.string(), z.string());

/** Of the old form: JSON that names the entries. */
const mediaInJson = (bytes: Uint8Array, entries: Entries): Medium[] => {
  const { data = {} } = mediaNames.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return Object.entries(data).map(([entry, name]) => ({
    ...{ entry, name, size: entries.get(entry)?.size ?? 0 },
  }));
};

/**
 * Of the new form: a message that names the entries in their order. Numbers of the fields: `MediaEntries.entries` is 1, of
 * an entry `name` 1, `size` 2 and `legacy_zip_filename` 255 (proto/anki/import_export.proto of Anki).
 */
const mediaInMessage = (bytes: Uint8Array): Medium[] =>
  (wireFields(bytes, maxZipEntries) ?? [])
    .filter(({ number }) => number === 1)
    .flatMap(({ value }, index) => {
      const fields = value instanceof Uint8Array ? wireFields(value, mostFieldsOfMedium) : null;
      if (fields === null) return [];
      const isNumbered = fields.some(({ number }) => number === 255);
      const entry = String(isNumbered ? wireNumber(fields, 255) : index);
      return [{ entry, name: wireText(fields, 1), size: wireNumber(fields, 2) }];
    });
const mostFieldsOfMedium = 20;

/** File names as they are compared: an address in HTML may have its signs in percent. */
const fileName = (written: string): string => {
  try {
    return decodeURIComponent(written).normalize();
  } catch {
    return written.normalize();
  }
};

const mediaIn = (entries: Entries, isNew: boolean): Medium[] => {
  try {
    const bytes = entries.get("media")?.read() ?? new Uint8Array();
    if (bytes.length === 0) return [];
    return isNew ? mediaInMessage(unpacked(bytes)) : mediaInJson(bytes, entries);
  } catch (cause) {
    // Without names its cards are still cards.
    if (cause instanceof SyntaxError || cause instanceof AppError) return [];
    throw cause;
  }
};

/**
 * The pictures of a package that a card may have, by the names of their files. What stands for the hash of one is the
 * number of its entry: who takes the cards sends the picture, and hears its hash.
 */
const picturesIn = (entries: Entries, isNew: boolean): ReadonlyMap<string, string> =>
  new Map(
    mediaIn(entries, isNew).flatMap(({ entry, name, size }): [string, string][] => {
      const packedSize = entries.get(entry)?.size ?? 0;
      const isTaken =
        /^\d{1,9}$/.test(entry) &&
        /\.(?:png|jpe?g|webp)$/i.test(name) &&
        Math.max(size, packedSize) <= maxPhotoBytes;
      return isTaken && packedSize > 0 ? [[fileName(name), entry.padStart(64, "0")]] : [];
    }),
  );

interface Opened {
  readonly types: NoteTypes;
  readonly pictures: ReadonlyMap<string, string>;
  readonly decks: ReadonlyMap<string, string>;
}

const cardsIn = (
  database: DatabaseSync,
  { types, pictures, decks }: Opened,
  onPart: () => void,
): ReadCards => {
  const all = Number(database.prepare("select count(*) as n from cards").get()?.n);
  if (all > mostCardsOfFile) {
    throw new AppError("card_file_too_many", `The collection has ${all} cards`);
  }
  const rows = database.prepare(
    `select cast(n.mid as text) as mid, n.flds as flds, c.ord as ord, cast(c.did as text) as did,
       substr(n.tags, 1, ${longestTags}) as tags, substr(n.guid, 1, 100) as guid
     from cards c join notes n on n.id = c.nid
     where length(n.flds) <= ${longestNote} order by n.id, c.ord`,
  );
  const cards: ReadCards["cards"][number][] = [];
  const counts = { damaged: 0, covered: 0, leftBehind: 0, tagsLeft: 0 };
  let read = 0;
  for (const given of rows.iterate()) {
    read += 1;
    if (read % cardsAtOnce === 0) onPart();
    const data = row.parse(given);
    const made = cardOf(data, types, pictures);
    if (made === null) continue;
    if ("why" in made) {
      counts[made.why] += 1;
      continue;
    }
    if (!made.isWhole) counts.leftBehind += 1;
    if (!isWholeCard(made.card)) continue;
    const { tags, left: tagsLeft } = tagsOfNote(data, decks);
    counts.tagsLeft += tagsLeft;
    cards.push({
      ...{ ...made.card, ...(tags.length > 0 && { tags }) },
      // A note of ours has its card's id for a guid (`anki-collection.ts`).
      ...(isOurs(data) && data.guid !== "" && { cardId: data.guid }),
    });
  }
  const { leftBehind, covered, damaged, tagsLeft } = counts;
  const left = all - cards.length - covered - damaged;
  return { ...{ cards, pictures: leftBehind, left, covered, damaged }, columns: 0, tagsLeft };
};

/** A card, or why it is none; null for one of no kind of notes. */
const cardOf = (data: z.infer<typeof row>, types: NoteTypes, pictures: Opened["pictures"]) => {
  const type = types.get(data.mid);
  if (type === undefined) return null;
  if (type === null) return { why: "damaged" } as const;
  if (isCovered(type, data.flds)) return { why: "covered" } as const;
  return inMarkdown(sidesOf(type, data), pictures);
};

/** A card in Markdown, and whether all of its pictures and sounds came along. */
const inMarkdown = (sides: CardSides, pictures: Opened["pictures"]) => {
  let isWhole = !/\[sound:/i.test(sides.front + sides.back);
  const side = (html: string) =>
    fieldMarkdown(html, (name) => {
      const known = pictures.get(fileName(name)) ?? null;
      if (known === null) isWhole = false;
      return known;
    });
  const card = { front: side(sides.front), back: side(sides.back) };
  return { card, isWhole };
};

/**
 * Whether the places of a picture are what a card asks for: of Anki's own type, whose gaps are places, or of the add-on
 * “Image Occlusion Enhanced”, whose masks are pictures of their own.
 */
const isCovered = ({ flds }: NoteType, values: string): boolean =>
  hasCoveredPlaces(values) ||
  ["Question Mask", "Answer Mask"].every((mask) => flds.some(({ name }) => name === mask));

/** What Anki shows above the answer. */
const answerLine = /<hr[^<>]{0,100}\bid\s*=\s*["']?answer\b[^<>]{0,100}>/i;

/** HTML of both sides, "" of what has no template. A card with gaps that was made here is one again. */
const sidesOf = (type: NoteType, data: z.infer<typeof row>): CardSides => {
  if (data.mid === ownGapType) {
    const [front = "", back = ""] = data.flds.split("\u001f").map(mathJaxSigns);
    return { front, back };
  }
  const isCloze = type.type === 1;
  const template = isCloze ? type.tmpls[0] : type.tmpls.find(({ ord }) => ord === data.ord);
  if (template === undefined) return { front: "", back: "" };
  const values = data.flds.split("\u001f");
  const fields: Fields = new Map(
    type.flds.map(({ name, ord }) => [name, mathJaxSigns(values[ord] ?? "")]),
  );
  const gap = isCloze ? data.ord + 1 : null;
  const fill = (html: string, side: CardSide["side"]) => fillTemplate(html, fields, { side, gap });
  const front = fill(template.qfmt, "front");
  const answer = answerOf(template, isCloze);
  const backs = [answer.above, answer.below].map((html) => fill(html, "back"));
  const back = isCloze
    ? backs.filter(hasSomething).join("<br>")
    : (backs.findLast(hasSomething) ?? "");
  const hints = hintsOf(template).map((html) => fill(html, "back"));
  return { front, back: [back, ...hints.filter(hasSomething)].join("<br>") };
};

const hasSomething = (html: string): boolean =>
  /<img\b/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;/gi, "").trim() !== "";

type Template = NoteType["tmpls"][number];

const inBraces = /\{\{[^{}]*\}\}/g;

/**
 * The parts of an answer's template above and below the line. What stands above it is the question once more; of a note
 * with gaps its answer, too, which is all that is taken of it.
 */
const answerOf = ({ qfmt, afmt }: Template, isCloze: boolean) => {
  const answer = afmt.replaceAll(/\{\{\s*FrontSide\s*\}\}/g, "");
  const [above = "", ...rest] = answer.split(answerLine);
  const below = rest.join("");
  if (!isCloze) return { above: withoutQuestion(above, qfmt.trim()), below };
  if (rest.length === 0) return { above, below };
  const gaps = (above.match(inBraces) ?? []).filter((one) =>
    fieldOf(one.slice(2, -2)).filters.includes("cloze"),
  );
  return { above: gaps.join("<br>"), below };
};

/** An answer's template without that of the question, if it begins with that. */
const withoutQuestion = (answer: string, question: string): string => {
  const written = answer.trimStart();
  if (question === "" || !written.startsWith(question)) return answer;
  const rest = written.slice(question.length);
  return /^(?:\s|<|\{\{|$)/.test(rest) ? rest : answer;
};

/** Hints of the question that the answer does not show: on the front they would be read unasked. */
const hintsOf = ({ qfmt, afmt }: Template): readonly string[] => {
  const shown = new Set((afmt.match(inBraces) ?? []).map((one) => fieldOf(one.slice(2, -2)).name));
  return (qfmt.match(inBraces) ?? []).filter((one) => {
    const { name, filters } = fieldOf(one.slice(2, -2));
    return filters.includes("hint") && !shown.has(name);
  });
};
