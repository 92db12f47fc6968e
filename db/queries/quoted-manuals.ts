import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bound } from "#lib/bound.ts";
import type {
  KeptQuote,
  QuotedManual,
  QuotedManualStore,
} from "#lib/library/quoted-manual-store.ts";
import { joinPieces } from "#lib/library/section-chunks.ts";
import type { Correction, QuotedGround } from "#lib/schemas/quiz.ts";
import { stopTerms, termsOf } from "#lib/search/terms-of.ts";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import { chunks, chunkWords, libraries, manualFiles, packs } from "../schema/library.ts";
import { corrections } from "../schema/quiz.ts";
import { threads } from "../schema/threads.ts";
import { ofPresentSource } from "./packs.ts";
import {
  boundToThread,
  lockThread,
  type OwnedThread,
  rowsOf,
  threadNotFound,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/** The other parts of a section. */
const part = alias(chunks, "part");

/** Sections of manuals as they are now, whole though they are stored in parts, by the lasting ids of any of these. */
export const wholeSections = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const first = sql`${chunks.ordinal} - ${chunks.part} + 1`;
  const rows = await db
    .select({ id: chunks.stableId, text: part.text })
    .from(chunks)
    .innerJoin(manualFiles, ofPresentSource)
    .innerJoin(
      part,
      and(
        ...[eq(part.sourceId, chunks.sourceId), eq(part.generation, chunks.generation)],
        ...[eq(part.ownerId, chunks.ownerId), eq(part.title, chunks.title)],
        sql`${part.ordinal} between ${first} and ${first} + ${chunks.totalParts} - 1`,
      ),
    )
    .where(and(eq(chunks.ownerId, ownerId), inArray(chunks.stableId, [...ids])))
    .orderBy(asc(chunks.stableId), asc(part.ordinal));
  const parts = Map.groupBy(rows, ({ id }) => id);
  return new Map([...parts].map(([id, some]) => [id, joinPieces(some.map(({ text }) => text))]));
};

const presentPacks = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: packs.id })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), eq(packs.hidden, false), inArray(packs.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

/** One of the best has a sentence that stands in the manual. */
const mostSections = 20;

const sectionsLike = async (
  db: Database,
  ownerId: string,
  packId: string,
  words: string,
): Promise<string[]> => {
  // Numbers are what changes first; a row of a table may have nothing else.
  const isWord = (term: string) => !stopTerms.has(term) && !/\d/.test(term);
  const said = [...new Set(termsOf(words.replaceAll(/\]\([^()\s]*\)/g, "]")))];
  const terms = said.some(isWord) ? said.filter(isWord) : said;
  if (terms.length === 0) return [];
  const given = sql`jsonb_array_elements_text((${JSON.stringify(terms)}::text)::jsonb) as term`;
  const any = sql`(select string_agg(quote_literal(term), ' | ')::tsquery from ${given})`;
  const shared = sql`(select count(*) from ${given} where ${chunkWords.words} @@ quote_literal(term)::tsquery)`;
  const rows = await db
    .select({ text: chunks.text })
    .from(chunkWords)
    .innerJoin(chunks, eq(chunks.id, chunkWords.chunkId))
    .innerJoin(manualFiles, ofPresentSource)
    .where(
      and(
        ...[eq(chunkWords.ownerId, ownerId), eq(chunkWords.packId, packId)],
        ...[eq(chunks.ownerId, ownerId), sql`${chunkWords.words} @@ ${any}`],
      ),
    )
    .orderBy(
      sql`position(${words}::text in ${chunks.text}) > 0 desc`,
      ...[sql`${shared} desc`, sql`length(${chunks.text})`, asc(chunks.stableId)],
    )
    .limit(mostSections);
  return rows.map(({ text }) => text);
};

const quotesIn = (evidence: Correction["evidence"]): KeptQuote[] =>
  [evidence, evidence?.dispute?.by === "passage" ? evidence.dispute.ground : null].flatMap(
    (ground) => {
      if (ground?.at?.in !== "manual" || ground.quote === "") return [];
      const { packId, chunkId } = ground.at;
      return [{ packId, chunkId, quote: ground.quote, kept: ground.kept ?? null }];
    },
  );

/** Whether evidence names a place in a manual, wherever in it. */
const namesManual = sql`jsonb_path_exists(${corrections.evidence}, '$.**."in" ? (@ == "manual")')`;

/** In one statement, as every page of the quiz asks. */
const quotesOfQuiz = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
): ReturnType<QuotedManualStore["ofQuiz"]> => {
  const rows = await db
    .select({
      ...{ id: corrections.id, evidence: corrections.evidence },
      library: sql<number>`coalesce(${libraries.revision}, 0)`,
    })
    .from(threads)
    .leftJoin(libraries, eq(libraries.ownerId, threads.ownerId))
    .leftJoin(corrections, and(rowsOf(corrections, { ownerId, threadId }), namesManual))
    .where(threadOf(ownerId, threadId))
    .orderBy(asc(corrections.ordinal), asc(corrections.id));
  const [first] = rows;
  if (!first) throw threadNotFound(threadId);
  const quotes = rows.flatMap(({ id, evidence }) =>
    id === null ? [] : quotesIn(evidence).map((quote) => ({ ...quote, correctionId: id })),
  );
  return { library: first.library, quotes };
};

const keepQuote = (
  db: Database,
  thread: OwnedThread,
  { packId, chunkId, quote }: QuotedManual,
  change: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { id, evidence: ground } = corrections;
    const rows = await tx
      .select({ id, evidence: ground })
      .from(corrections)
      .where(and(rowsOf(corrections, thread), namesManual));
    const keep = <Ground extends QuotedGround>(one: Ground): Ground =>
      one.quote === quote &&
      one.at?.in === "manual" &&
      one.at.chunkId === chunkId &&
      one.at.packId === packId
        ? { ...one, kept: change }
        : one;
    for (const { id: correctionId, evidence } of rows) {
      if (evidence === null) continue;
      const { dispute } = evidence;
      const kept = {
        ...keep(evidence),
        ...(dispute?.by === "passage" && {
          dispute: { by: "passage" as const, ground: keep(dispute.ground) },
        }),
      };
      await tx
        .update(corrections)
        .set({ evidence: kept })
        .where(and(rowsOf(corrections, thread), eq(id, correctionId)));
    }
    await tx.update(threads).set(visibleChange()).where(threadOf(thread.ownerId, thread.threadId));
  });

const citedInGuide = async (
  db: Database,
  thread: OwnedThread,
): ReturnType<QuotedManualStore["ofGuide"]> => {
  const [row] = await db
    .select({
      ...{ packId: guides.packId, cited: guides.cited },
      library: sql<number>`coalesce(${libraries.revision}, 0)`,
    })
    .from(guides)
    .leftJoin(libraries, eq(libraries.ownerId, guides.ownerId))
    .where(rowsOf(guides, thread));
  if (!row) throw threadNotFound(thread.threadId);
  return row;
};

/** Another answer may have come meanwhile: of that it counts for the same words. */
const keepCited = (
  db: Database,
  thread: OwnedThread,
  kept: Parameters<QuotedManualStore["keepCited"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { cited } = await citedInGuide(tx, thread);
    const through = (one: (typeof cited)[number]) =>
      kept.find(({ chunkId, quote }) => chunkId === one.chunkId && quote === one.quote)?.kept;
    await tx
      .update(guides)
      .set({ cited: cited.map((one) => ({ ...one, kept: through(one) ?? one.kept })) })
      .where(rowsOf(guides, thread));
    await tx.update(threads).set(visibleChange()).where(threadOf(thread.ownerId, thread.threadId));
  });

/** What is quoted of manuals, in PostgreSQL. */
export const quotedManualStore = (db: Database): QuotedManualStore => ({
  ...boundToThread(db, {
    ...{ ofQuiz: quotesOfQuiz, keep: keepQuote },
    ...{ ofGuide: citedInGuide, keepCited },
  }),
  ...bound(db, { present: presentPacks, sections: wholeSections, sectionsLike }),
});
