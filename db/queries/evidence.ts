import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { EvidencePassage, EvidenceStore } from "#lib/concepts/evidence-store.ts";
import { isCopy } from "#lib/concepts/is-copy.ts";
import { nearestPart } from "#lib/library/nearest-part.ts";
import { longestPassage } from "#lib/library/quoted-words.ts";
import type { Correction, QuotedGround } from "#lib/schemas/quiz.ts";
import type { SourcePlace } from "#lib/schemas/source.ts";
import { blankPictures } from "#lib/text/card-pictures.ts";
import { foldedWords } from "#lib/text/words.ts";
import { queryWords, type WordForms, wordQuery } from "#lib/thread-texts/text-query.ts";
import type { Database } from "../client.ts";
import { packs } from "../schema/library.ts";
import { corrections, quizzes } from "../schema/quiz.ts";
import { subjectSources, subjects } from "../schema/subjects.ts";
import { sourceIndexes, sourceTexts, textWords } from "../schema/texts.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { quizNote } from "./quizzes.ts";
import { manualSearch } from "./search-chunks.ts";
import { withForms } from "./search-texts.ts";
import { setAside } from "./settled-corrections.ts";
import { boundToThread, type OwnedThread, rowsOf, threadOf, visibleChange } from "./thread-rows.ts";

/** Passages for one question, and of one source among them. */
const mostPassages = 3;
const mostOfOne = 2;
/** Of the weight of a question's words a passage must have this share; a text about something else has less. */
const leastShare = 0.35;
/** Two words that belong to the question meet by chance less often than one. */
const leastWords = 2;

interface FoundPassage {
  readonly sourceId: string;
  readonly start: number;
  /** Where the next one begins; null at the end of the text. */
  readonly next: number | null;
}

interface WeighedWord extends WordForms {
  readonly weight: number;
}

/** The words of a question, rare ones worth more; a word that is in no text is worth most, and found nowhere. */
const weighedWords = async (
  db: Database,
  ownerId: string,
  question: string,
): Promise<WeighedWord[]> => {
  // What ends with a full stop is no word that is still being typed.
  const words = await withForms(db, ownerId, queryWords(`${question}.`));
  const counts = await db
    .select({ word: textWords.word, passages: textWords.passages })
    .from(textWords)
    .where(
      and(
        eq(textWords.ownerId, ownerId),
        inArray(
          textWords.word,
          words.flatMap(({ forms }) => forms),
        ),
      ),
    );
  const passagesWith = new Map(counts.map(({ word, passages }) => [word, passages]));
  return words.map((word) => {
    const passages = word.forms.reduce((sum, form) => sum + (passagesWith.get(form) ?? 0), 0);
    return { ...word, weight: 1 / Math.log(2 + passages) };
  });
};

/** The sources of the thread's subject that it was not made of, whose passages are those of their present text. */
const otherSources = ({ ownerId, threadId }: OwnedThread) => sql`
  select source.id from ${subjectSources} source
  join ${threads} thread on thread.subject_id = source.subject_id and thread.owner_id = source.owner_id
  join ${sourceIndexes} kept on kept.source_id = source.id and kept.indexed_revision = source.revision
  where source.owner_id = ${ownerId} and thread.id = ${threadId}
    and source.deleted_at is null and source.binned_at is null
    and source.id not in (
      select coalesce(made.revision_of, made.id) from ${subjectSources} made
      join ${threadSources} of_thread on of_thread.source_id = made.id and of_thread.owner_id = made.owner_id
      where of_thread.thread_id = ${threadId} and of_thread.owner_id = ${ownerId}
    )`;

/** Where the first line of a passage begins. */
const startOf = (place: unknown): number | null => {
  const start = /^#at-(\d{1,9})(?:,|$)/.exec(String(place))?.[1];
  return start === undefined ? null : Number(start);
};

const inSources = async (
  db: Database,
  thread: OwnedThread,
  question: string,
): Promise<FoundPassage[]> => {
  const words = await weighedWords(db, thread.ownerId, question);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const known = words.flatMap((one) => {
    const query = wordQuery(one);
    return query === null ? [] : [{ query, weight: one.weight }];
  });
  if (known.length < leastWords) return [];
  const any = known.map(({ query }) => query).join(" | ");
  const said = known.map(({ query }) => sql`(found.words @@ ${query}::tsquery)::integer`);
  const score = sql.join(
    known.map(({ weight }, index) => sql`${said[index]} * ${weight}::real`),
    sql` + `,
  );
  const rows = await db.execute<{ id: string; place: string; next: string | null }>(sql`
    with others as materialized (${otherSources(thread)}),
    hits as materialized (
      select found.source_id, found.ordinal, found.place, ${score} as score, ${sql.join(said, sql` + `)} as words
      from ${sourceTexts} found join others on others.id = found.source_id
      where found.owner_id = ${thread.ownerId} and found.part = 'note' and found.words @@ ${any}::tsquery
    ),
    of_one as (
      select *, row_number() over (partition by source_id order by score desc, ordinal) as in_one
      from hits where score >= ${leastShare * total}::real and words >= ${leastWords}::integer
    )
    select of_one.source_id as id, of_one.place, (
      select after.place from ${sourceTexts} after
      where after.source_id = of_one.source_id and after.owner_id = ${thread.ownerId}
        and after.part = 'note' and after.ordinal = of_one.ordinal + 1
    ) as next
    from of_one where in_one <= ${mostOfOne} order by score desc, source_id, ordinal limit ${mostPassages}
  `);
  return [...rows].flatMap(({ id, place, next }) => {
    const start = startOf(place);
    return start === null ? [] : [{ sourceId: id, start, next: startOf(next) }];
  });
};

interface SourceRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly revision: number;
  readonly places: readonly SourcePlace[];
}

/** Their texts without pictures, as the note is checked and its corrections are kept: a passage would end within one. */
const readSources = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<SourceRow[]> => {
  const { id, title, text, revision, places } = subjectSources;
  const rows = await db
    .select({ id, title, text, revision, places })
    .from(subjectSources)
    .where(and(eq(subjectSources.ownerId, ownerId), inArray(id, [...ids])));
  return rows.map((row) => ({ ...row, text: blankPictures(row.text) }));
};

const sourcePassage = (
  { id, title, text, revision, places }: SourceRow,
  { start, next }: FoundPassage,
): EvidencePassage => {
  const end = Math.min(next ?? text.length, start + longestPassage);
  return {
    text: text.slice(start, end).toWellFormed().trimEnd(),
    place: title,
    at: { in: "source", id, start, revision, page: null },
    pages: places.filter((place) => place.start < end && start < place.start + place.length),
  };
};

/**
 * What checks have corrected in notes of the thread's subject: these words prove nothing, as the same mistake may stand in
 * several notes of a student. What the student rejected counts again.
 */
const correctedWords = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
  subjectId: string,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ original: corrections.original })
    .from(corrections)
    .innerJoin(threads, and(eq(threads.id, corrections.threadId), eq(threads.ownerId, ownerId)))
    .where(
      and(
        eq(corrections.ownerId, ownerId),
        eq(threads.subjectId, subjectId),
        ne(threads.id, threadId),
        eq(corrections.type, "definition_fix"),
        ne(corrections.status, "rejected"),
      ),
    );
  return rows.map(({ original }) => original);
};

/** Manuals that are looked into. */
const mostManuals = 2;

/** Manuals of products that are named in the note, its title or its subject: others have nothing to say about it. */
const manualsFor = async (
  db: Database,
  { ownerId }: OwnedThread,
  about: string,
): Promise<{ id: string; product: string }[]> => {
  const all = await db
    .select({ id: packs.id, product: packs.product })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), eq(packs.hidden, false)))
    .orderBy(packs.createdAt, packs.id);
  if (all.length === 0) return [];
  const words = ` ${foldedWords(about).join(" ")} `;
  const isNamed = ({ product }: { product: string }) => {
    const name = foldedWords(product).join(" ");
    return name !== "" && words.includes(` ${name} `);
  };
  return all.filter(isNamed).slice(0, mostManuals);
};

const inManuals = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
  manuals: readonly { readonly id: string; readonly product: string }[],
  question: string,
): Promise<EvidencePassage[]> => {
  const found: EvidencePassage[] = [];
  for (const { id: packId, product } of manuals) {
    const query = { packId, question, version: null, edition: null, kind: "manual" as const };
    const { chunks, certainty } = await manualSearch(db).search(
      { ...query, filter: false, limit: 1 },
      { ownerId, threadId },
    );
    const [chunk] = chunks;
    if (!chunk || certainty === "no") continue;
    const { id: chunkId, text, title, page } = chunk;
    found.push({
      text: nearestPart(text, question),
      place: `${product} › ${title}`,
      at: { in: "manual", packId, chunkId, page },
      pages: [],
    });
  }
  return found;
};

const findPassages = async (
  db: Database,
  thread: OwnedThread,
  questions: readonly string[],
): Promise<EvidencePassage[][]> => {
  const { ownerId, threadId } = thread;
  const [row] = await db
    .select({ title: threads.title, subject: subjects.name, subjectId: subjects.id })
    .from(threads)
    .innerJoin(subjects, eq(subjects.id, threads.subjectId))
    .innerJoin(quizzes, eq(quizzes.threadId, threads.id))
    .where(threadOf(ownerId, threadId));
  if (!row) return questions.map(() => []);
  const text = blankPictures((await quizNote(db, thread)).text);
  const manuals = await manualsFor(db, thread, [row.title, row.subject ?? "", text].join("\n"));
  const found: FoundPassage[][] = [];
  for (const question of questions) found.push(await inSources(db, thread, question));
  const ids = new Set(found.flat().map(({ sourceId }) => sourceId));
  const sources = (await readSources(db, ownerId, [...ids])).filter(
    (source) => !isCopy(text, source.text),
  );
  const corrected = sources.length === 0 ? [] : await correctedWords(db, thread, row.subjectId);
  const passages: EvidencePassage[][] = [];
  for (const [index, question] of questions.entries()) {
    const ofSources = (found[index] ?? []).flatMap((one) => {
      const source = sources.find(({ id }) => id === one.sourceId);
      if (!source) return [];
      const passage = sourcePassage(source, one);
      return corrected.some((words) => passage.text.includes(words)) ? [] : [passage];
    });
    passages.push([...ofSources, ...(await inManuals(db, thread, manuals, question))]);
  }
  return passages;
};

const saveEvidence = (
  db: Database,
  thread: OwnedThread,
  weighed: Parameters<EvidenceStore["save"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, basis, evidence } of weighed) {
      await tx
        .update(corrections)
        .set({ basis, evidence })
        .where(and(rowsOf(corrections, thread), eq(corrections.id, id)));
    }
    await setAside(tx, thread);
    await tx.update(threads).set(visibleChange()).where(threadOf(thread.ownerId, thread.threadId));
  });

/**
 * Corrections as they are shown: sources by their present titles, and without the place in one whose text was changed since;
 * what is quoted of a source that is no more cannot be opened.
 */
export const withPresentSources = async (
  db: Database,
  ownerId: string,
  report: readonly Correction[],
): Promise<Correction[]> => {
  const ids = report.flatMap(({ evidence }) =>
    [evidence?.at, disputing(evidence)?.at].flatMap((at) => (at?.in === "source" ? [at.id] : [])),
  );
  if (ids.length === 0) return [...report];
  const { id, title, revision } = subjectSources;
  const rows = await db
    .select({ id, title, revision })
    .from(subjectSources)
    .where(
      and(
        eq(subjectSources.ownerId, ownerId),
        inArray(id, ids),
        isNull(subjectSources.deletedAt),
        isNull(subjectSources.binnedAt),
      ),
    );
  const present = <Ground extends QuotedGround>(ground: Ground): Ground => {
    const { at } = ground;
    if (at?.in !== "source") return ground;
    const source = rows.find((row) => row.id === at.id);
    if (!source) return { ...ground, at: null };
    const start = source.revision === at.revision ? at.start : null;
    return { ...ground, place: source.title, at: { ...at, start } };
  };
  return report.map((correction) => {
    const { evidence } = correction;
    if (evidence === null) return correction;
    const ground = disputing(evidence);
    const dispute = ground && { by: "passage" as const, ground: present(ground) };
    return { ...correction, evidence: { ...present(evidence), ...(dispute && { dispute }) } };
  });
};

const disputing = (evidence: Correction["evidence"]): QuotedGround | null =>
  evidence?.dispute?.by === "passage" ? evidence.dispute.ground : null;

/** Evidence in PostgreSQL. */
export const evidenceStore = (db: Database): EvidenceStore =>
  boundToThread(db, { passages: findPassages, save: saveEvidence });
