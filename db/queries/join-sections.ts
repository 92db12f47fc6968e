import { and, asc, eq, gte, inArray, lt, max, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chunks, chunkVectors, chunkWords, manualFiles } from "#db/schema/library.ts";
import { pageLeadOf } from "#lib/library/section-chunks.ts";
import {
  type IntroducedPiece,
  introducedPieces,
  type PlacedPiece,
  withIntroductions,
} from "#lib/library/short-sections.ts";
import type { SourceFormat } from "#lib/schemas/library.ts";
import type { IndexedText } from "#lib/search/index-chunk.ts";
import { ofGeneration, rowsOf, type SourceGeneration, wordsOf } from "./chunks.ts";

/** A generation of a file whose contents are known. */
export interface ReadGeneration extends SourceGeneration {
  readonly packId: string;
  readonly format: SourceFormat | null;
}

/** How each page begins, which no column keeps. */
export const pageLeads = async (
  db: Database,
  place: ReadGeneration,
): Promise<ReadonlyMap<string, string>> => {
  if (place.format !== "html" && place.format !== "markdown") return new Map();
  const page = sql`split_part(${chunks.address}, '#', 1)`;
  const rows = await db.execute<{ page: string; text: string; sections: number }>(sql`
    select distinct on (page) page, text, sections from (
      select ${page} as page, left(${chunks.text}, 4000) as text, ${chunks.ordinal} as ordinal,
        (count(*) filter (where ${chunks.part} = 1) over (partition by ${page}))::integer as sections
      from ${chunks} where ${ofGeneration(place)} and ${chunks.address} is not null
    ) parts order by page, ordinal
  `);
  return new Map([...rows].map((one) => [one.page, pageLeadOf(one.text, one.sections)]));
};

/** Rows of chunks as they are searched. */
export const asIndexed = <Row extends Omit<IndexedText, "pageLead">>(
  rows: readonly Row[],
  leads: ReadonlyMap<string, string>,
): (Row & IndexedText)[] =>
  rows.map((row) => ({ ...row, pageLead: leads.get(row.address?.split("#")[0] ?? "") ?? "" }));

/** Writes the words of chunks that are searched already; of the others nothing. */
export const storeWords = async (
  db: Database,
  { ownerId }: SourceGeneration,
  texts: readonly (IndexedText & { readonly id: string })[],
): Promise<void> => {
  await db.execute(sql`
    update ${chunkWords} set words = array_to_tsvector(given.terms), weights = given.weights::sparsevec
    from ${rowsOf(wordsOf(texts), "id text, terms text[], weights text")}
    where chunk_id = given.id and owner_id = ${ownerId}
      and (${chunkWords}.words <> array_to_tsvector(given.terms) or ${chunkWords}.weights::text <> given.weights::sparsevec::text)
  `);
};

/** Pieces of one statement without their texts; texts of one transaction. */
const piecesAtOnce = 5_000;
const joinedAtOnce = 200;

const piecesOf = async (db: Database, place: SourceGeneration): Promise<PlacedPiece[]> => {
  const [all] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration(place));
  const pieces: PlacedPiece[] = [];
  for (let from = 0; from <= (all?.last ?? -1); from += piecesAtOnce) {
    const rows = await db
      .select({
        ...{ id: chunks.id, title: chunks.title, headingPath: chunks.headingPath },
        ...{ address: chunks.address, length: sql<number>`length(${chunks.text})` },
        ...{ part: chunks.part, totalParts: chunks.totalParts },
      })
      .from(chunks)
      .where(
        and(
          ofGeneration(place),
          eq(chunks.kind, "manual"),
          gte(chunks.ordinal, from),
          lt(chunks.ordinal, from + piecesAtOnce),
        ),
      )
      .orderBy(asc(chunks.ordinal));
    pieces.push(...rows);
  }
  return pieces;
};

/** Those of the short sections that were not joined before are searched no more. */
const hideShort = async (
  tx: Database,
  ownerId: string,
  some: readonly IntroducedPiece<PlacedPiece>[],
): Promise<IntroducedPiece<PlacedPiece>[]> => {
  const ids = some.flatMap(({ short }) => short.map(({ id }) => id));
  const hidden = await tx
    .delete(chunkWords)
    .where(and(eq(chunkWords.ownerId, ownerId), inArray(chunkWords.chunkId, ids)))
    .returning({ id: chunkWords.chunkId });
  const fresh = new Set(hidden.map(({ id }) => id));
  return some.flatMap(({ piece, short }) => {
    const left = short.filter(({ id }) => fresh.has(id));
    return left.length === 0 ? [] : [{ piece, short: left }];
  });
};

const joinSome = async (
  tx: Database,
  place: ReadGeneration,
  some: readonly IntroducedPiece<PlacedPiece>[],
  leads: ReadonlyMap<string, string>,
): Promise<void> => {
  const { ownerId, sourceId } = place;
  const joining = await hideShort(tx, ownerId, some);
  if (joining.length === 0) return;
  const ids = joining.flatMap(({ piece, short }) => [piece.id, ...short.map(({ id }) => id)]);
  const mine = and(eq(chunks.ownerId, ownerId), inArray(chunks.id, ids));
  const rows = new Map((await tx.select().from(chunks).where(mine)).map((row) => [row.id, row]));
  const joined = joining.flatMap(({ piece, short }) => {
    const row = rows.get(piece.id);
    const before = short.flatMap(({ id }) => rows.get(id) ?? []);
    return row ? [withIntroductions({ piece: row, short: before })] : [];
  });
  const texts = joined.map(({ id, text, innerAddresses, indexTerms }) => ({
    ...{ id, text, addresses: innerAddresses, terms: indexTerms },
  }));
  await tx.execute(sql`
    update ${chunks} set text = given.text, inner_addresses = given.addresses, index_terms = given.terms
    from ${rowsOf(texts, "id text, text text, addresses jsonb, terms jsonb")}
    where ${chunks.id} = given.id and ${chunks.ownerId} = ${ownerId}
  `);
  await storeWords(tx, place, asIndexed(joined, leads));
  // Vectors are of what was said before.
  const dropped = await tx
    .delete(chunkVectors)
    .where(and(eq(chunkVectors.ownerId, ownerId), inArray(chunkVectors.chunkId, ids)))
    .returning({ id: chunkVectors.chunkId });
  if (dropped.length === 0) return;
  const ofSource = and(eq(manualFiles.ownerId, ownerId), eq(manualFiles.id, sourceId));
  await tx.update(manualFiles).set({ embeddedBy: null }).where(ofSource);
};

/**
 * Joins the short sections of a generation to what they introduce: they are searched with that, and no more by themselves.
 * Their rows stay, so that what names them finds them. Called once all chunks are stored, as only the whole manual tells
 * which titles stand on many pages, and before its terms are counted. Twice is once.
 * @param whileHeld does something in a transaction; false when the generation is not the caller's any more
 */
export const joinSections = async (
  db: Database,
  place: ReadGeneration,
  whileHeld: (work: (tx: Database) => Promise<void>) => Promise<boolean>,
): Promise<void> => {
  if (place.format === "chunks" || place.format === "differences") return;
  const introduced = introducedPieces(await piecesOf(db, place));
  if (introduced.length === 0) return;
  const leads = await pageLeads(db, place);
  let isHeld = true;
  for (let start = 0; isHeld && start < introduced.length; start += joinedAtOnce) {
    const some = introduced.slice(start, start + joinedAtOnce);
    isHeld = await whileHeld((tx) => joinSome(tx, place, some, leads));
  }
};
