import { and, asc, eq, gt, gte, lt, max, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chunks, manualFiles, searchTerms } from "#db/schema/library.ts";
import { indexVersion } from "#lib/search/index-chunk.ts";
import { countedTerms, dropTerms, ofGeneration, storeTerms, versionTerm } from "./chunks.ts";
import {
  asIndexed,
  joinSections,
  pageLeads,
  type ReadGeneration,
  storeWords,
} from "./join-sections.ts";

/** Chunks of one statement: what waits for it on the embedded database waits for some 100 ms. */
const reindexedAtOnce = 200;

/** Files whose present chunks were indexed by another version. */
const staleSources = async (db: Database, onlyOwner: string | null): Promise<ReadGeneration[]> =>
  db
    .select({
      ...{ ownerId: manualFiles.ownerId, packId: manualFiles.packId, sourceId: manualFiles.id },
      ...{ generation: manualFiles.generation, format: manualFiles.format },
    })
    .from(manualFiles)
    .where(
      and(
        gt(manualFiles.generation, 0),
        onlyOwner === null ? undefined : eq(manualFiles.ownerId, onlyOwner),
        sql`not exists (select from ${searchTerms} known where known.source_id = ${manualFiles.id}
          and known.generation = ${manualFiles.generation}
          and known.term = ${versionTerm} and known.chunks = ${indexVersion})`,
      ),
    );

/** Does something while the generation is the file's; false when another file has come in its place. */
const whilePresent = (
  db: Database,
  { ownerId, sourceId, generation }: ReadGeneration,
  work: (tx: Database) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [present] = await tx
      .select({ generation: manualFiles.generation })
      .from(manualFiles)
      .where(and(eq(manualFiles.ownerId, ownerId), eq(manualFiles.id, sourceId)))
      .for("update");
    if (present?.generation !== generation) return false;
    await work(tx);
    return true;
  });

/** Old terms are searched until the new ones stand there: of a manual that is half done some words find fewer sections. */
const reindex = async (db: Database, place: ReadGeneration, signal: AbortSignal): Promise<void> => {
  await joinSections(db, place, (work) =>
    signal.aborted ? Promise.resolve(false) : whilePresent(db, place, work),
  );
  const leads = await pageLeads(db, place);
  const [all] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration(place));
  for (let from = 0; from <= (all?.last ?? -1); from += reindexedAtOnce) {
    if (signal.aborted) return;
    const rows = await db
      .select()
      .from(chunks)
      .where(
        and(
          ofGeneration(place),
          gte(chunks.ordinal, from),
          lt(chunks.ordinal, from + reindexedAtOnce),
        ),
      )
      .orderBy(asc(chunks.ordinal));
    if (rows.length > 0) await storeWords(db, place, asIndexed(rows, leads));
  }
  const counts = await countedTerms(db, place);
  await whilePresent(db, place, async (tx) => {
    await dropTerms(tx, place);
    await storeTerms(tx, place, counts);
  });
};

/**
 * Indexes manuals again that were imported before words and sections were joined as they are now, one after the other. What was
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
