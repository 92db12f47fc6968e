import { type SQL, sql } from "drizzle-orm";
import type { FoundPassage, ResultKind, SearchResults, TextPart } from "#lib/schemas/search.ts";
import { resultKind } from "#lib/schemas/search.ts";
import { foundPieces } from "#lib/thread-texts/found-pieces.ts";
import { foundPlace } from "#lib/thread-texts/found-place.ts";
import { learnedForms } from "#lib/thread-texts/learned-forms.ts";
import { inOtherLayout } from "#lib/thread-texts/other-layout.ts";
import {
  correctedQuery,
  type KnownWord,
  maySlip,
  meantWord,
  otherBeginnings,
  type QueryWord,
  queryWords,
  textQuery,
  type WordForms,
  wordQuery,
} from "#lib/thread-texts/text-query.ts";
import type { SearchTexts } from "#lib/thread-texts/text-store.ts";
import { termOfWord } from "#lib/thread-texts/text-words.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/study.ts";
import { subjectSources } from "../schema/subjects.ts";
import {
  sourceIndexes,
  sourceTexts,
  textWords,
  threadIndexes,
  threadTexts,
} from "../schema/texts.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";

const list = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text((${JSON.stringify(values)}::text)::jsonb))`;

/** Forms of one word that are looked for; a word of a language has a dozen. */
const mostForms = 60;

/** Each word with the forms of it that the owner's texts have, in the other number, too, where that is written. */
export const withForms = async (
  db: Database,
  ownerId: string,
  words: readonly QueryWord[],
): Promise<WordForms[]> => {
  const asked = words.map((one) => ({
    one,
    others: learnedForms(one.word).map((word) => ({ word, term: termOfWord(word) })),
  }));
  const terms = asked.flatMap(({ one, others }) => [one.term, ...others.map(({ term }) => term)]);
  const rows = await db.execute<{ word: string; term: string }>(sql`
    select word, term from ${textWords}
    where owner_id = ${ownerId} and term in ${list(terms)}
    order by passages desc
  `);
  const written = new Set([...rows].map(({ word }) => word));
  return asked.map(({ one, others }) => {
    const of = new Set(others.flatMap(({ word, term }) => (written.has(word) ? [term] : [])));
    const forms = [...rows].flatMap(({ word, term }) =>
      term === one.term || of.has(term) ? [word] : [],
    );
    return { ...one, forms: forms.slice(0, mostForms) };
  });
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

/** The same of a word whose first letter is wrong; `offset 0`, as a planner compared all words with all beginnings otherwise. */
const wordsOtherwiseBegun = async (
  db: Database,
  ownerId: string,
  word: string,
): Promise<KnownWord[]> => {
  const beginnings = otherBeginnings(word);
  if (beginnings.length === 0) return [];
  return [
    ...(await db.execute<Record<string, unknown> & KnownWord>(sql`
      select near.* from jsonb_array_elements_text((${JSON.stringify(beginnings)}::text)::jsonb) as given(beginning)
      cross join lateral (
        select word, term, passages as chunks from ${textWords}
        where owner_id = ${ownerId} and word >= given.beginning and word < given.beginning || ${"\u{10ffff}"}
          and length(word) between ${word.length - 2}::integer and ${word.length + 2}::integer
        offset 0
      ) near
    `)),
  ];
};

/** Words that no text has, neither as they stand nor as beginnings of others. */
const missingWords = async (
  db: Database,
  ownerId: string,
  words: readonly WordForms[],
): Promise<WordForms[]> => {
  const missing: WordForms[] = [];
  for (const one of words) {
    if (one.forms.length > 0) continue;
    if (!one.prefix || !(await isBeginning(db, ownerId, one.word))) missing.push(one);
  }
  return missing;
};

/** Words of a query whose slips are looked for: each takes up to a third of the time that a search may take. */
const mostSpelt = 4;

/** How words that no text has are spelt in one. */
const spellWords = async (
  db: Database,
  ownerId: string,
  missing: readonly WordForms[],
): Promise<Map<string, string>> => {
  const spelt = new Map<string, string>();
  for (const one of missing.filter(maySlip).slice(0, mostSpelt)) {
    const known =
      meantWord(one, await wordsNear(db, ownerId, one.word)) ??
      meantWord(one, await wordsOtherwiseBegun(db, ownerId, one.word));
    if (known) spelt.set(one.word, known.word);
  }
  return spelt;
};

/** A word that is still being typed tells so much only of which layout it is. */
const shortestSwitched = 3;

/** The query as it was meant where words that no text has were typed in the wrong layout of the keyboard; else null. */
const retyped = async (
  db: Database,
  ownerId: string,
  query: string,
  missing: readonly WordForms[],
): Promise<string | null> => {
  const words = new Set(missing.map(({ word }) => word));
  const switched = inOtherLayout(query, words);
  if (switched === null) return null;
  const asked = await withForms(db, ownerId, queryWords(switched));
  const none = await missingWords(db, ownerId, asked);
  const known = new Set(
    asked.flatMap((one) =>
      none.includes(one) || (one.forms.length === 0 && one.word.length < shortestSwitched)
        ? []
        : [one.word],
    ),
  );
  return inOtherLayout(query, words, (word) => known.has(word));
};

/** Passages that are ranked. Where more fit, those of the newest work are, so that a frequent word costs no more than others. */
const mostRanked = 2_000;
const mostOfNewest = 400;
/** Of sources a fourth of it: their passages are of one kind, and those of a search are six. */
const mostOfNewestSources = 100;
/** Passages of one kind that are listed, and those of them that stand in one thread or source. */
const ofKind = 6;
const ofOne = 3;

const groups: Readonly<Record<TextPart, ResultKind>> = {
  title: "titles",
  document: "documents",
  note: "notes",
  question: "questions",
  answer: "questions",
  guide: "guides",
  message: "messages",
};

const groupOfPart = sql`case part ${sql.join(
  Object.entries(groups).map(([part, kind]) => sql`when ${part} then ${kind}`),
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
const isShut = sql`(hit.part <> 'answer' or exists (
  select from ${threadIndexes} kept where kept.thread_id = hit.id and kept.indexed_revision = holder.revision
))`;

/**
 * Threads whose note is found in the sources that they were made from, once for all that was made from these. Where one of
 * the sources, parts of which may have been chosen, has another text by now, or is deleted, the note is found in the thread, and so are notes that were read from
 * photos or put right by the student: no source has these.
 */
const madeFromSources = (ownerId: string): SQL => sql`
  select made.thread_id as id from ${threadSources} made
  left join ${subjectSources} kept_row on kept_row.id = made.source_id and kept_row.owner_id = made.owner_id
  left join ${subjectSources} source on source.id = coalesce(kept_row.revision_of, made.source_id)
    and (kept_row.revision_of is null or source.revision = kept_row.revision)
    and source.deleted_at is null and source.binned_at is null
  left join ${sourceIndexes} kept on kept.source_id = source.id
  where made.owner_id = ${ownerId} and not exists (
    select from ${documents} read
    where read.thread_id = made.thread_id and read.owner_id = made.owner_id and read.role = 'recognised'
  )
  group by made.thread_id having bool_and(kept.indexed_revision is not null)`;

/** Threads and sources that are not in the bin, as results name them. */
const holders = (ownerId: string): SQL => sql`
  select id, kind, title, revision, updated_at as at from ${threads}
  where owner_id = ${ownerId} and binned_at is null
  union all
  select id, 'source', title, revision, created_at from ${subjectSources}
  where owner_id = ${ownerId} and binned_at is null and deleted_at is null`;

const ofThread = sql`found.thread_id as id, found.part, found.ordinal, found.words`;
const ofSource = sql`found.source_id as id, found.part, found.ordinal, found.words`;

/**
 * Passages that fit, however old they are. Materialised, and each from one table: a planner that knows nothing of the tables
 * yet asked the index of words once for each thread, which took a second.
 */
const allThatFit = (ownerId: string, query: string): SQL => sql`
  (
    select ${ofThread} from ${threadTexts} found
    where found.owner_id = ${ownerId} and found.words @@ ${query}::tsquery limit ${mostRanked}
  ) union all (
    select ${ofSource} from ${sourceTexts} found
    where found.owner_id = ${ownerId} and found.words @@ ${query}::tsquery limit ${mostRanked}
  )`;

/** Those of the newest, and all titles; the index of words is not asked, as it would bring all that fit. */
const newestThatFit = (ownerId: string, query: string): SQL => {
  const fits = sql`(found.words @@ ${query}::tsquery) is true`;
  return sql`
  (
    select found.* from (select id from ${threads} where owner_id = ${ownerId} order by updated_at desc, id) newest
    cross join lateral (
      select ${ofThread} from ${threadTexts} found
      where found.thread_id = newest.id and found.owner_id = ${ownerId} and found.part <> 'title' and ${fits}
      offset 0
    ) found
    limit ${mostOfNewest}
  ) union all (
    select found.* from (select id from ${subjectSources} where owner_id = ${ownerId} order by created_at desc, id) newest
    cross join lateral (
      select ${ofSource} from ${sourceTexts} found
      where found.source_id = newest.id and found.owner_id = ${ownerId} and found.part <> 'title' and ${fits}
      offset 0
    ) found
    limit ${mostOfNewestSources}
  ) union all (
    select ${ofThread} from ${threadTexts} found
    where found.owner_id = ${ownerId} and found.part = 'title' and ${fits}
  ) union all (
    select ${ofSource} from ${sourceTexts} found
    where found.owner_id = ${ownerId} and found.part = 'title' and ${fits}
  )`;
};

interface Row extends Pick<FoundPassage, "id" | "kind" | "title" | "part"> {
  readonly group: ResultKind;
  /** How many passages of the group there are. */
  readonly fitting: number;
  readonly place: string | null;
  readonly text: string;
}

/** How many there are, and of these, unless there are too many, the best of each kind, of one thread or source only some. */
const best = (ownerId: string, hits: SQL, score: SQL, most: number | null): SQL => sql`
  with hits as materialized (${hits}),
  counted as materialized (select count(*)::integer as hits from hits),
  candidates as materialized (
    select hit.id, hit.part, hit.ordinal, holder.kind, holder.title, holder.at, ${score} as score
    from hits hit join (${holders(ownerId)}) holder on holder.id = hit.id
    where ${most === null ? sql`true` : sql`(select counted.hits from counted) < ${most}`} and ${isShut}
      and (hit.part <> 'note' or hit.id not in (${madeFromSources(ownerId)}))
  ),
  of_one as (
    select *, ${groupOfPart} as "group",
      row_number() over (partition by ${groupOfPart}, id order by score desc, part, ordinal) as in_one,
      count(*) over (partition by ${groupOfPart})::integer as fitting
    from candidates
  ),
  of_group as (
    select *, row_number() over (partition by "group" order by score desc, at desc, id, in_one) as place_in_group
    from of_one where in_one <= ${ofOne}
  ),
  listed as (
    select one."group", one.place_in_group, one.fitting, one.id, one.kind, one.title, one.part, passage.place, passage.text
    from of_group one
    cross join lateral (
      select place, text from ${threadTexts} where thread_id = one.id and part = one.part and ordinal = one.ordinal
      union all
      select place, text from ${sourceTexts} where source_id = one.id and part = one.part and ordinal = one.ordinal
    ) passage
    where one.place_in_group <= ${ofKind}
  )
  select counted.hits, listed.* from counted left join listed on true
  order by listed."group", listed.place_in_group`;

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
  return rows.filter(({ id }) => id !== null);
};

const passageOf = (row: Row, words: readonly WordForms[]): FoundPassage => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  part: row.part,
  href: `/${row.kind}/${row.id}${foundPlace(row.place ?? "", row.text, words)}`,
  pieces: foundPieces(row.text, words),
});

/** The query as it is searched for, and its words. */
const understand = async (db: Database, ownerId: string, query: string) => {
  const typed = await withForms(db, ownerId, queryWords(query));
  const missing = await missingWords(db, ownerId, typed);
  if (missing.length === 0) return { meant: query, words: typed };
  const switched = await retyped(db, ownerId, query, missing);
  const asked = switched === null ? typed : await withForms(db, ownerId, queryWords(switched));
  const unspelt = switched === null ? missing : await missingWords(db, ownerId, asked);
  const spelt = await spellWords(db, ownerId, unspelt);
  const meant = correctedQuery(switched ?? query, spelt);
  if (spelt.size === 0) return { meant, words: asked };
  const replaced = asked.map((one) => {
    const word = spelt.get(one.word);
    return word === undefined ? one : { ...one, word, term: termOfWord(word), prefix: false };
  });
  return { meant, words: await withForms(db, ownerId, replaced) };
};

/**
 * Searches all texts of an owner: for passages with every word in any of its forms, the last one perhaps not typed to its end.
 * Words that no text has are taken for ones typed in the wrong layout of the keyboard, then for slips; where no passage has
 * all words, those with most of them are found.
 */
export const searchTexts =
  (db: Database): SearchTexts =>
  async (ownerId, query): Promise<SearchResults> => {
    if (queryWords(query).length === 0) return { query, corrected: null, groups: [] };
    const { meant, words } = await understand(db, ownerId, query);
    const all = await find(db, ownerId, words, "all");
    const rows = all.length > 0 || words.length === 1 ? all : await find(db, ownerId, words, "any");
    const shown = resultKind.options.flatMap((kind) => {
      const found = rows.filter((row) => row.group === kind);
      const passages = found.map((row) => passageOf(row, words));
      const more = (found[0]?.fitting ?? 0) > found.length;
      return found.length === 0 ? [] : [{ kind, more, passages }];
    });
    return { query, corrected: meant === query ? null : meant, groups: shown };
  };
