import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { mostCardsOfFile } from "#lib/library/library-limits.ts";
import { readZip, type ZipEntry } from "#lib/library/source/folder.ts";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import { type CardSide, type Fields, fieldOf, fillTemplate } from "./card-template.ts";
import { fieldMarkdown } from "./field-markdown.ts";
import { mathJaxSigns } from "./latex-signs.ts";
import type { ReadCards } from "./read-cards.ts";

/** Longest note in characters, fields together: a longer one is no card that anybody learns. */
const longestNote = 200_000;

/** Cards between two signs of life. */
const cardsAtOnce = 500;

/** Only what sides are made of; Anki keeps much more. */
const noteTypes = z.record(
  z.string(),
  z.object({
    type: z.number().catch(0),
    flds: z.array(z.object({ name: z.string(), ord: z.number() })),
    tmpls: z.array(
      z.object({ ord: z.number(), qfmt: z.string().catch(""), afmt: z.string().catch("") }),
    ),
  }),
);
type NoteType = z.infer<typeof noteTypes>[string];

const row = z.object({ mid: z.string(), flds: z.string(), ord: z.number() });

const broken = (cause?: unknown) =>
  new AppError("card_file_broken", "The collection cannot be read", { cause });

/**
 * Reads a package or collection that Anki wrote in its old form.
 * @param onPart called between pieces of the work
 * @throws AppError card_file_new, card_file_none, card_file_broken, card_file_too_many, source_zip_*
 */
export const readAnki = async (bytes: Uint8Array, onPart: () => void): Promise<ReadCards> => {
  const entries = new Map(readZip(bytes).map((entry) => [entry.path, entry]));
  // A package of the new form holds an old collection, too, whose one card says that Anki is to be updated.
  if (entries.has("collection.anki21b")) {
    throw new AppError("card_file_new", "A package in the new form of Anki");
  }
  const entry = entries.get("collection.anki21") ?? entries.get("collection.anki2");
  if (entry === undefined) throw new AppError("card_file_none", "A zip without a collection");
  const { DatabaseSync } = await import("node:sqlite");
  const database = openCopy(entry.read(), DatabaseSync);
  try {
    return cardsIn(database, picturesIn(entries), onPart);
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
const openCopy = (bytes: Uint8Array, Database: typeof DatabaseSync): DatabaseSync => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-cards-"));
  try {
    const path = join(folder, "collection");
    writeFileSync(path, bytes);
    return new Database(path, { readOnly: true });
  } catch (cause) {
    throw broken(cause);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const isBroken = (database: DatabaseSync): boolean => {
  // Views and triggers of a stranger would run here; Anki's collections have none.
  database.exec("pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0");
  const found = database
    .prepare(
      "select count(*) as n from sqlite_master where type = 'table' and name in ('col', 'notes', 'cards')",
    )
    .get();
  return found?.n !== 3;
};

const typesIn = (database: DatabaseSync) => {
  const models = database.prepare("select models from col limit 1").get()?.models;
  const types = noteTypes.safeParse(JSON.parse(String(models ?? "{}")));
  if (!types.success) throw broken(types.error);
  return types.data;
};

const mediaNames = z.record(z.string(), z.string());

/** File names as they are compared: an address in HTML may have its signs in percent. */
const fileName = (written: string): string => {
  try {
    return decodeURIComponent(written).normalize();
  } catch {
    return written.normalize();
  }
};

/**
 * The pictures of a package that a card may have, by the names of their files. What stands for the hash of one is the
 * number of its entry: who takes the cards sends the picture, and hears its hash.
 */
const picturesIn = (entries: ReadonlyMap<string, ZipEntry>): ReadonlyMap<string, string> => {
  let named: unknown;
  try {
    named = JSON.parse(new TextDecoder().decode(entries.get("media")?.read() ?? new Uint8Array()));
  } catch (cause) {
    // Without names its cards are still cards.
    if (cause instanceof SyntaxError || cause instanceof AppError) return new Map();
    throw cause;
  }
  const { data = {} } = mediaNames.safeParse(named);
  return new Map(
    Object.entries(data).flatMap(([number, name]): [string, string][] => {
      const size = entries.get(number)?.size ?? 0;
      const isTaken =
        /^\d{1,9}$/.test(number) && /\.(?:png|jpe?g|webp)$/i.test(name) && size <= maxPhotoBytes;
      return isTaken && size > 0 ? [[fileName(name), number.padStart(64, "0")]] : [];
    }),
  );
};

const cardsIn = (
  database: DatabaseSync,
  pictures: ReadonlyMap<string, string>,
  onPart: () => void,
): ReadCards => {
  if (isBroken(database)) throw broken();
  const types = typesIn(database);
  const all = Number(database.prepare("select count(*) as n from cards").get()?.n);
  if (all > mostCardsOfFile) {
    throw new AppError("card_file_too_many", `The collection has ${all} cards`);
  }
  const rows = database.prepare(
    `select cast(n.mid as text) as mid, n.flds as flds, c.ord as ord
     from cards c join notes n on n.id = c.nid
     where length(n.flds) <= ${longestNote} order by n.id, c.ord`,
  );
  const cards: ReadCards["cards"][number][] = [];
  let [read, leftBehind] = [0, 0];
  for (const given of rows.iterate()) {
    read += 1;
    if (read % cardsAtOnce === 0) onPart();
    const sides = sidesOf(types, given);
    let isWhole = !/\[sound:/i.test(sides.front + sides.back);
    const side = (html: string) =>
      fieldMarkdown(html, (name) => {
        const known = pictures.get(fileName(name)) ?? null;
        if (known === null) isWhole = false;
        return known;
      });
    const card = { front: side(sides.front), back: side(sides.back) };
    if (!isWhole) leftBehind += 1;
    if (card.front !== "" && card.back !== "") cards.push(card);
  }
  return { cards, pictures: leftBehind, left: all - cards.length };
};

/** What Anki shows above the answer. */
const answerLine = /<hr[^<>]{0,100}\bid\s*=\s*["']?answer\b[^<>]{0,100}>/i;

/** HTML of both sides, "" of what has no kind of note. */
const sidesOf = (types: Readonly<Record<string, NoteType>>, given: unknown) => {
  const { data } = row.safeParse(given);
  const type = data && types[data.mid];
  if (data === undefined || type === undefined) return { front: "", back: "" };
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
