import { and, asc, eq, gt, gte, lt, max, sql } from "drizzle-orm";
import { pageLeadOf } from "#lib/library/section-chunks.ts";
import { indexChunk, indexVersion } from "#lib/search/index-chunk.ts";
import type { IndexedText } from "#lib/search/term-weights.ts";
import type { Database } from "../client.ts";
import { chunks, chunkWords, searchTerms, sources } from "../schema/library.ts";
import {
  countedTerms,
  dropTerms,
  rowsOf,
  type SourceGeneration,
  storeTerms,
  versionTerm,
} from "./chunks.ts";

type Indexed = SourceGeneration & { readonly packId: string; readonly hasPages: boolean };

/** Chunks of one statement: what waits for it on the embedded database waits for some 100 ms. */
const chunksAtOnce = 200;

/** Files whose present chunks were indexed by another version. */
const staleSources = async (db: Database, onlyOwner: string | null): Promise<Indexed[]> => {
  const rows = await db
    .select({
      ...{ ownerId: sources.ownerId, packId: sources.packId, sourceId: sources.id },
      ...{ generation: sources.generation, format: sources.format },
    })
    .from(sources)
    .where(
      and(
        gt(sources.generation, 0),
        onlyOwner === null ? undefined : eq(sources.ownerId, onlyOwner),
        sql`not exists (select from ${searchTerms} known where known.source_id = ${sources.id}
          and known.generation = ${sources.generation}
          and known.term = ${versionTerm} and known.chunks = ${indexVersion})`,
      ),
    );
  return rows.map(({ format, ...place }) => ({
    ...place,
    hasPages: format === "html" || format === "markdown",
  }));
};

const ofPlace = ({ ownerId, sourceId, generation }: SourceGeneration) =>
  and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );

/** How each page begins, which no column keeps. */
const pageLeads = async (db: Database, place: Indexed): Promise<ReadonlyMap<string, string>> => {
  if (!place.hasPages) return new Map();
  const page = sql`split_part(${chunks.address}, '#', 1)`;
  const rows = await db.execute<{ page: string; text: string; sections: number }>(sql`
    select distinct on (page) page, text, sections from (
      select ${page} as page, left(${chunks.text}, 4000) as text, ${chunks.ordinal} as ordinal,
        (count(*) filter (where ${chunks.part} = 1) over (partition by ${page}))::integer as sections
      from ${chunks} where ${ofPlace(place)} and ${chunks.address} is not null
    ) parts order by page, ordinal
  `);
  return new Map([...rows].map((one) => [one.page, pageLeadOf(one.text, one.sections)]));
};

const storeWords = async (
  db: Database,
  { ownerId }: SourceGeneration,
  texts: readonly (IndexedText & { readonly id: string })[],
): Promise<void> => {
  const rows = texts.map((chunk) => ({ id: chunk.id, ...indexChunk(chunk) }));
  await db.execute(sql`
    update ${chunkWords} set words = array_to_tsvector(given.terms), weights = given.weights::sparsevec
    from ${rowsOf(rows, "id text, terms text[], weights text")}
    where chunk_id = given.id and owner_id = ${ownerId}
      and (${chunkWords}.words <> array_to_tsvector(given.terms) or ${chunkWords}.weights::text <> given.weights::sparsevec::text)
  `);
};

/** Old terms are searched until the new ones stand there: of a manual that is half done some words find fewer sections. */
const reindex = async (db: Database, place: Indexed, signal: AbortSignal): Promise<void> => {
  const leads = await pageLeads(db, place);
  const [all] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofPlace(place));
  for (let from = 0; from <= (all?.last ?? -1); from += chunksAtOnce) {
    if (signal.aborted) return;
    const rows = await db
      .select()
      .from(chunks)
      .where(
        and(ofPlace(place), gte(chunks.ordinal, from), lt(chunks.ordinal, from + chunksAtOnce)),
      )
      .orderBy(asc(chunks.ordinal));
    const texts = rows.map((row) => ({
      ...row,
      pageLead: leads.get(row.address?.split("#")[0] ?? "") ?? "",
    }));
    if (texts.length > 0) await storeWords(db, place, texts);
  }
  const counts = await countedTerms(db, place);
  await db.transaction(async (tx) => {
    const [present] = await tx
      .select({ generation: sources.generation })
      .from(sources)
      .where(and(eq(sources.ownerId, place.ownerId), eq(sources.id, place.sourceId)))
      .for("update");
    // Another file may have come in its place meanwhile.
    if (present?.generation !== place.generation) return;
    await dropTerms(tx, place);
    await storeTerms(tx, place, counts);
  });
};

/**
 * Indexes manuals again that were imported before words were joined as they are now, one after the other. What was
 * stored stays and is searched meanwhile. Twice is once, and what is broken off begins again at the next start.
 */
export const reindexPacks = async (
  db: Database,
  onlyOwner: string | null,
  signal: AbortSignal,
): Promise<void> => {
  for (const place of await staleSources(db, onlyOwner)) {
    if (signal.aborted) return;
    await reindex(db, place, signal);
  }
};
