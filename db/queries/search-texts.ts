import { type SQL, sql } from "drizzle-orm";
import type { FoundPassage, ResultKind, SearchResults, TextPart } from "#lib/schemas/search.ts";
import { resultKind } from "#lib/schemas/search.ts";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import { foundPieces } from "#lib/thread-texts/found-pieces.ts";
import {
  correctedQuery,
  type KnownWord,
  maySlip,
  meantWord,
  type QueryWord,
  queryWords,
  textQuery,
  type WordForms,
  wordQuery,
} from "#lib/thread-texts/text-query.ts";
import type { SearchTexts } from "#lib/thread-texts/text-store.ts";
import { termOfWord } from "#lib/thread-texts/text-words.ts";
import type { Database } from "../client.ts";
import { textWords, threadIndexes, threadTexts } from "../schema/texts.ts";
import { threads } from "../schema/threads.ts";

const list = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text((${JSON.stringify(values)}::text)::jsonb))`;

/** Forms of one word that are looked for; a word of a language has a dozen. */
const mostForms = 60;

/** Each word with the forms of it that the owner's texts have. */
const withForms = async (
  db: Database,
  ownerId: string,
  words: readonly QueryWord[],
): Promise<WordForms[]> => {
  const rows = await db.execute<{ word: string; term: string }>(sql`
    select word, term from ${textWords}
    where owner_id = ${ownerId} and term in ${list(words.map(({ term }) => term))}
    order by passages desc
  `);
  return words.map((one) => ({
    ...one,
    forms: [...rows]
      .flatMap(({ word, term }) => (term === one.term ? [word] : []))
      .slice(0, mostForms),
  }));
};

/** Whether any word begins so. */
const isBeginning = async (db: Database, ownerId: string, word: string): Promise<boolean> => {
  const [row] = await db.execute(sql`
    select 1 from ${textWords} where owner_id = ${ownerId} and word >= ${word} and word < ${`${word}\u{10ffff}`} limit 1
  `);
  return row !== undefined;
};

/** Words that begin as this one does and are about as long: some thousand of the hundred thousand of a large library. */
const wordsNear = async (db: Database, ownerId: string, word: string): Promise<KnownWord[]> => {
  const first = [...word][0] ?? "";
  return [
    ...(await db.execute<Record<string, unknown> & KnownWord>(sql`
      select word, term, passages as chunks from ${textWords}
      where owner_id = ${ownerId} and word >= ${first} and word < ${`${first}\u{10ffff}`}
        and length(word) between ${word.length - 2}::integer and ${word.length + 2}::integer
    `)),
  ];
};

/** What words were meant that no text has. */
const meantWords = async (
  db: Database,
  ownerId: string,
  words: readonly WordForms[],
): Promise<Map<string, string>> => {
  const meant = new Map<string, string>();
  for (const one of words) {
    if (one.forms.length > 0 || !maySlip(one)) continue;
    if (one.prefix && (await isBeginning(db, ownerId, one.word))) continue;
    const known = meantWord(one, await wordsNear(db, ownerId, one.word));
    if (known) meant.set(one.word, known.word);
  }
  return meant;
};

/** Passages that are ranked. Where more fit, those of the newest work are, so that a frequent word costs no more than others. */
const mostRanked = 2_000;
const mostOfNewest = 400;
/** Passages of one kind that are listed, and those of them that are of one thread. */
const ofKind = 6;
const ofThread = 3;

const kinds: Readonly<Record<TextPart, ResultKind>> = {
  title: "titles",
  document: "documents",
  note: "notes",
  question: "questions",
  answer: "questions",
  guide: "guides",
  message: "messages",
};

const kindOfPart = sql`case part ${sql.join(
  Object.entries(kinds).map(([part, kind]) => sql`when ${part} then ${kind}`),
  sql` `,
)} end`;

/** A word as it was typed counts half as much again as another form of it. */
const scoreOf = (words: readonly WordForms[]): SQL =>
  sql.join(
    words.flatMap((one) => {
      const any = wordQuery(one);
      if (any === null) return [];
      const said = sql`2 * (hit.words @@ ${any}::tsquery)::integer`;
      const isKnown = one.forms.includes(one.word);
      return isKnown
        ? [said, sql`(hit.words @@ ${`'${one.word.replaceAll("'", "''")}'`}::tsquery)::integer`]
        : [said];
    }),
    sql` + `,
  );

/** An answer whose question may be open again since its text was stored is not shown; see `quizQuestions`. */
const isShown = sql`(hit.part <> 'answer' or exists (
  select from ${threadIndexes} kept where kept.thread_id = hit.thread_id and kept.indexed_revision = thread.revision
))`;

const found = sql`found.thread_id, found.part, found.ordinal, found.words`;

/**
 * Passages that fit, however old their threads are. Materialised, and from one table: a planner that knows nothing of the tables
 * yet asked the index of words once for each thread, which took a second.
 */
const allThatFit = (ownerId: string, query: string): SQL => sql`
  select ${found} from ${threadTexts} found
  where found.owner_id = ${ownerId} and found.words @@ ${query}::tsquery
  limit ${mostRanked}`;

/** Those of the newest threads, and all titles; the index of words is not asked, as it would bring all that fit. */
const newestThatFit = (ownerId: string, query: string): SQL => sql`
  (
    select found.* from (select id from ${threads} where owner_id = ${ownerId} order by updated_at desc, id) newest
    cross join lateral (
      select ${found} from ${threadTexts} found
      where found.thread_id = newest.id and found.owner_id = ${ownerId} and found.part <> 'title'
        and (found.words @@ ${query}::tsquery) is true
      offset 0
    ) found
    limit ${mostOfNewest}
  ) union all (
    select ${found} from ${threadTexts} found
    where found.owner_id = ${ownerId} and found.part = 'title' and (found.words @@ ${query}::tsquery) is true
  )`;

interface Row {
  readonly kind: ResultKind;
  /** How many passages of the kind there are. */
  readonly fitting: number;
  readonly threadId: string;
  readonly threadKind: ThreadKind;
  readonly title: string;
  readonly part: TextPart;
  readonly place: string | null;
  readonly text: string;
}

/** How many there are, and of these, unless there are too many, the best of each kind, of one thread only some. */
const best = (ownerId: string, hits: SQL, score: SQL, most: number | null): SQL => sql`
  with hits as materialized (${hits}),
  counted as materialized (select count(*)::integer as hits from hits),
  candidates as materialized (
    select hit.thread_id, hit.part, hit.ordinal, thread.updated_at, ${score} as score
    from hits hit join ${threads} thread on thread.id = hit.thread_id and thread.owner_id = ${ownerId}
      and thread.binned_at is null
    where ${most === null ? sql`true` : sql`(select counted.hits from counted) < ${most}`} and ${isShown}
  ),
  of_thread as (
    select *, ${kindOfPart} as kind,
      row_number() over (partition by ${kindOfPart}, thread_id order by score desc, part, ordinal) as in_thread,
      count(*) over (partition by ${kindOfPart})::integer as fitting
    from candidates
  ),
  of_kind as (
    select *, row_number() over (partition by kind order by score desc, updated_at desc, thread_id, in_thread) as place_in_kind
    from of_thread where in_thread <= ${ofThread}
  ),
  listed as (
    select of_kind.kind, of_kind.place_in_kind, of_kind.fitting, thread.id as "threadId",
      thread.kind as "threadKind", thread.title, passage.part, passage.place, passage.text
    from of_kind
    join ${threads} thread on thread.id = of_kind.thread_id
    join ${threadTexts} passage on passage.thread_id = of_kind.thread_id and passage.part = of_kind.part and passage.ordinal = of_kind.ordinal
    where of_kind.place_in_kind <= ${ofKind}
  )
  select counted.hits, listed.* from counted left join listed on true
  order by listed.kind, listed.place_in_kind`;

const find = async (
  db: Database,
  ownerId: string,
  words: readonly WordForms[],
  match: "all" | "any",
): Promise<Row[]> => {
  const query = textQuery(words, match);
  if (query === null) return [];
  const score = scoreOf(words);
  const look = (hits: SQL, most: number | null) =>
    db.execute<Record<string, unknown> & Row & { hits: number }>(best(ownerId, hits, score, most));
  const all = await look(allThatFit(ownerId, query), mostRanked);
  const isFull = (all[0]?.hits ?? 0) >= mostRanked;
  const rows = isFull ? await look(newestThatFit(ownerId, query), null) : all;
  return rows.filter(({ threadId }) => threadId !== null);
};

const passageOf = (row: Row, words: readonly WordForms[]): FoundPassage => ({
  threadId: row.threadId,
  threadKind: row.threadKind,
  title: row.title,
  part: row.part,
  href: `/${row.threadKind}/${row.threadId}${row.place ?? ""}`,
  pieces: foundPieces(row.text, words),
});

/**
 * Searches all texts of an owner: for passages with every word in any of its forms, the last one perhaps not typed to its end.
 * Words that no text has are taken for slips of the keyboard; where no passage has all words, those with most of them are
 * found.
 */
export const searchTexts =
  (db: Database): SearchTexts =>
  async (ownerId, query): Promise<SearchResults> => {
    const asked = queryWords(query);
    if (asked.length === 0) return { query, corrected: null, groups: [] };
    const asTyped = await withForms(db, ownerId, asked);
    const meant = await meantWords(db, ownerId, asTyped);
    const replaced = asked.map((one) => {
      const word = meant.get(one.word);
      return word === undefined ? one : { ...one, word, term: termOfWord(word), prefix: false };
    });
    const words = meant.size === 0 ? asTyped : await withForms(db, ownerId, replaced);
    const all = await find(db, ownerId, words, "all");
    const rows = all.length > 0 || words.length === 1 ? all : await find(db, ownerId, words, "any");
    const groups = resultKind.options.flatMap((kind) => {
      const found = rows.filter((row) => row.kind === kind);
      const passages = found.map((row) => passageOf(row, words));
      const more = (found[0]?.fitting ?? 0) > found.length;
      return found.length === 0 ? [] : [{ kind, more, passages }];
    });
    return { query, corrected: meant.size === 0 ? null : correctedQuery(query, meant), groups };
  };
