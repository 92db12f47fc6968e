import { and, asc, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { checkNote } from "#lib/notes/check-note.ts";
import { noteTitle, numberedTitle, shortTitle } from "#lib/notes/note-title.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type {
  AddSourceRequest,
  ChosenParts,
  ExcerptPlace,
  NoteMark,
  SourceEdit,
  SourceEditCause,
  SourcePlace,
} from "#lib/schemas/source.ts";
import { openingLength } from "#lib/schemas/source-limits.ts";
import type { CreateThreadRequest } from "#lib/schemas/thread-requests.ts";
import {
  type Excerpt,
  excerptOf,
  intoSource,
  movedPlaces,
  presentExcerpt,
} from "#lib/subjects/excerpt.ts";
import { findPlaces } from "#lib/subjects/find-places.ts";
import { changedLines, knownRevisions, withEdit } from "#lib/subjects/source-history.ts";
import { type SourcePart, sourceParts } from "#lib/subjects/source-parts.ts";
import type {
  CorrectedWording,
  SourceStore,
  SourceText,
  StoredSource,
  ThreadSource,
} from "#lib/subjects/source-store.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import { countWords } from "#lib/text/count-words.ts";
import type { Database } from "../client.ts";
import { quizzes } from "../schema/quiz.ts";
import { documents } from "../schema/study.ts";
import { subjectSources } from "../schema/subjects.ts";
import { sourceOrigins, threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { freePictures, holdPicturesOfText, keptPictures } from "./card-pictures.ts";
import { subjectForNew } from "./subjects.ts";
import { forgetTexts, outdateTexts } from "./text-rows.ts";
import { type OwnedThread, rowsOf, threadOf } from "./thread-rows.ts";

const sourceOf = (ownerId: string, sourceId: string) =>
  and(
    eq(subjectSources.id, sourceId),
    eq(subjectSources.ownerId, ownerId),
    isNull(subjectSources.deletedAt),
  );

/** The same, unless it lies in the bin. */
const keptSource = (ownerId: string, sourceId: string) =>
  and(sourceOf(ownerId, sourceId), isNull(subjectSources.binnedAt));

const searched = (ownerId: string, sourceId: string) =>
  ({ ownerId, of: "source", id: sourceId }) as const;

const sourceNotFound = (sourceId: string) =>
  new AppError("not_found", `There is no source ${sourceId} of this owner`);

/** Those outside the bin. The names are written out, because a column in a query on one table is named without its table. */
const threadsOn = sql<number>`(
  select count(distinct t.thread_id)::integer from thread_sources t
  join subject_sources r on r.id = t.source_id and r.owner_id = t.owner_id
  join threads h on h.id = t.thread_id and h.owner_id = t.owner_id and h.binned_at is null
  where (r.id = subject_sources.id or r.revision_of = subject_sources.id) and t.owner_id = subject_sources.owner_id
)`;

const { id, subjectId, title, fileName, words, revision, createdAt } = subjectSources;
const listed = { id, subjectId, title, fileName, words, revision, threads: threadsOn, createdAt };

/** @throws AppError not_found */
const listSources = async (
  db: Database,
  ownerId: string,
  subject: string,
): Promise<StoredSource[]> =>
  db
    .select(listed)
    .from(subjectSources)
    .where(
      and(
        eq(subjectSources.subjectId, await subjectForNew(db, ownerId, subject)),
        eq(subjectSources.ownerId, ownerId),
        isNull(subjectSources.deletedAt),
        isNull(subjectSources.binnedAt),
      ),
    )
    .orderBy(desc(createdAt), id);

/** What was made from a former text was made from the source all the same. */
const isMadeFrom = sql`${subjectSources.id} = (
  select coalesce(r.revision_of, r.id) from subject_sources r where r.id = ${threadSources.sourceId}
)`;

const isOfThread = (ownerId: string, threadId: string) =>
  and(
    rowsOf(threadSources, { ownerId, threadId }),
    eq(subjectSources.ownerId, ownerId),
    isNull(subjectSources.deletedAt),
    isNull(subjectSources.binnedAt),
  );

/** The row that a thread rests on: the source, its former text, or parts of it. */
export const madeRow = alias(subjectSources, "made");
export const isMadeRow = eq(madeRow.id, threadSources.sourceId);

/** Whether a row stands for chosen parts. */
const isOfParts = sql`${madeRow.places} -> 0 -> 'within' is not null`;

/** What must be known of a source and of the row that a thread rests on to tell what its chosen parts say by now. */
export const excerptColumns = {
  id,
  revision,
  text: subjectSources.text,
  title,
  fileName,
  places: sql<SourcePlace[]>`case when ${isOfParts} then ${subjectSources.places} else '[]' end`,
  madeAt: madeRow.revision,
  madeOf: sql<ExcerptPlace[] | null>`case when ${isOfParts} then ${madeRow.places} end`,
  edits: sql<
    SourceEdit[]
  >`case when ${isOfParts} and ${madeRow.revision} < ${revision} then ${subjectSources.edits} else '[]' end`,
};

interface ExcerptRow {
  readonly id: string;
  readonly text: string;
  readonly title: string;
  readonly fileName: string | null;
  readonly places: readonly SourcePlace[];
  readonly revision: number;
  readonly edits: readonly SourceEdit[];
  readonly madeAt: number;
  readonly madeOf: readonly ExcerptPlace[] | null;
}

/**
 * Cuts each source once, however many threads rest on parts of it: that goes through its whole text. For the rows of one
 * query, which name a source by one text alone.
 */
export const cutOnce = () => {
  const known = new Map<string, SourcePart[]>();
  return (sourceId: string, source: Parameters<typeof sourceParts>[0]): SourcePart[] => {
    const parts = known.get(sourceId) ?? sourceParts(source);
    known.set(sourceId, parts);
    return parts;
  };
};

/** The present text of what a thread was made from, and where chosen parts of it stand; null where that cannot be told. */
export const presentText = (
  { madeOf, madeAt, ...source }: ExcerptRow,
  cut = cutOnce(),
): Pick<SourceText, "text" | "pieces"> | null =>
  madeOf === null
    ? { text: source.text, pieces: null }
    : presentExcerpt({ places: madeOf, revision: madeAt }, source, (one) => cut(source.id, one));

const sourcesOfThread = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<ThreadSource[]> => {
  const rows = await db
    .select({
      ...{ ...listed, ...excerptColumns },
      // A text is long: it is read only where parts of it are to be found.
      text: sql<string>`case when ${isOfParts} then ${subjectSources.text} else '' end`,
    })
    .from(subjectSources)
    .innerJoin(threadSources, isMadeFrom)
    .innerJoin(madeRow, isMadeRow)
    .where(isOfThread(ownerId, threadId))
    .orderBy(asc(threadSources.start));
  const cut = cutOnce();
  return rows.map(({ text, edits, madeAt, madeOf, places, ...source }) => {
    if (madeOf === null) return { ...source, chosen: null, isLost: false };
    const now = presentText({ ...source, text, edits, madeAt, madeOf, places }, cut);
    const starts = cut(source.id, { ...source, text, places }).flatMap((part) => {
      const isIn = now?.pieces?.some(
        ({ at, start, end }) => at < part.end && at + end - start > part.start,
      );
      return isIn ? part.start : [];
    });
    const chosen = { sourceId: source.id, revision: source.revision, starts };
    return starts.length === 0
      ? { ...source, chosen: null, isLost: true }
      : { ...source, chosen, isLost: false };
  });
};

/** Of a source from which more quizzes were made, those after the newest are not looked at. */
export const mostQuizzes = 20;

/** The quizzes that corrected something in a source, newest first. */
const quizzesCorrecting = async (
  db: Database,
  ownerId: string,
  sourceId: string,
): Promise<string[]> => {
  const made = await db
    .selectDistinct({ id: threads.id, createdAt: threads.createdAt })
    .from(subjectSources)
    .innerJoin(threadSources, isMadeFrom)
    .innerJoin(threads, eq(threads.id, threadSources.threadId))
    .innerJoin(
      quizzes,
      and(eq(quizzes.threadId, threads.id), inArray(quizzes.status, ["ready", "ready_unchecked"])),
    )
    .where(
      and(
        ...[keptSource(ownerId, sourceId), eq(threadSources.ownerId, ownerId)],
        ...[eq(threads.ownerId, ownerId), isNull(threads.binnedAt)],
        sql`exists (
          select from corrections c where c.thread_id = ${threads.id} and c.owner_id = ${threads.ownerId}
        )`,
      ),
    )
    .orderBy(desc(threads.createdAt), threads.id)
    .limit(mostQuizzes);
  return made.map((row) => row.id);
};

/** Where the next source of a thread begins in its note, also one that is no more. */
export const nextStart = sql<number | null>`(
  select min(t.start)::integer from thread_sources t
  where t.thread_id = ${threadSources.threadId} and t.owner_id = ${threadSources.ownerId}
    and t.start > ${threadSources.start}
)`;

/** What a thread was made from, with its present text. */
const textsOfThread = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<SourceText[]> => {
  const rows = await db
    .select({ ...excerptColumns, start: threadSources.start, next: nextStart })
    .from(subjectSources)
    .innerJoin(threadSources, isMadeFrom)
    .innerJoin(madeRow, isMadeRow)
    .where(isOfThread(ownerId, threadId))
    .orderBy(asc(threadSources.start));
  return rows.flatMap((row) => {
    const present = presentText(row);
    const { start, next } = row;
    return present === null
      ? []
      : { id: row.id, title: row.title, revision: row.revision, start, next, ...present };
  });
};

/** @throws AppError sentence_changed where the change is none of its parts alone */
const wholeText = (source: string, excerpt: Excerpt, changed: string): string => {
  const text = intoSource(source, excerpt, changed);
  if (text === null) throw new AppError("sentence_changed", "It reaches over the end of a part");
  return text;
};

/** Gives what a thread was made from other texts. @throws AppError source_known, sentence_changed */
export const rewriteSources = (
  db: Database,
  ownerId: string,
  threadId: string,
  rewritten: (source: SourceText) => string | null,
  wording: CorrectedWording,
): Promise<void> =>
  db.transaction(async (tx) => {
    const named = await textsOfThread(tx, ownerId, threadId);
    const ids = named.map((source) => source.id);
    // In one order, so that two who do so at once wait for each other and do not both wait for ever.
    await tx
      .select({ id })
      .from(subjectSources)
      .where(and(inArray(id, ids), eq(subjectSources.ownerId, ownerId)))
      .orderBy(asc(id))
      .for("update");
    for (const source of await textsOfThread(tx, ownerId, threadId)) {
      const text = rewritten(source);
      if (text === null) continue;
      const { pieces } = source;
      const whole = (row: { readonly text: string }) =>
        pieces === null ? text : wholeText(row.text, { text: source.text, pieces }, text);
      const cause = { by: "correction", quizId: threadId, wording } as const;
      await editSource(tx, ownerId, source.id, whole, cause);
    }
  });

/** @throws AppError not_found */
const getSource = async (db: Database, ownerId: string, sourceId: string) => {
  const { text, places, pictures } = subjectSources;
  const [row] = await db
    .select({ ...listed, text, places, pictures })
    .from(subjectSources)
    .where(keptSource(ownerId, sourceId));
  if (!row) throw sourceNotFound(sourceId);
  return { ...row, pictures: await keptPictures(db, ownerId, row.pictures) };
};

const isUnused = sql`not exists (
  select from thread_sources t where t.source_id = subject_sources.id and t.owner_id = subject_sources.owner_id
)`;

/** Whether nothing rests on parts of it or on a former text. */
const isNoneOfOthers = sql`not exists (
  select from subject_sources r where r.revision_of = subject_sources.id and r.owner_id = subject_sources.owner_id
)`;

/** @throws AppError not_found */
const removeSource = (db: Database, ownerId: string, sourceId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const emptied = await tx
      .update(subjectSources)
      .set({ deletedAt: sql`now()`, text: "", sha256: "", title: "", edits: [] })
      .where(sourceOf(ownerId, sourceId))
      .returning({ id: subjectSources.id });
    if (emptied.length === 0) throw sourceNotFound(sourceId);
    await forgetTexts(tx, searched(ownerId, sourceId));
    await dropUnused(tx, ownerId);
  });

/** Renames a source, puts it into the bin or takes it out. @throws AppError not_found */
const changeSource = (
  db: Database,
  ownerId: string,
  sourceId: string,
  change: { readonly title?: string | undefined; readonly binnedAt?: Date | null | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const isBrought = change.binnedAt === null;
    const changed = await tx
      .update(subjectSources)
      .set(change)
      .where((isBrought ? sourceOf : keptSource)(ownerId, sourceId))
      .returning({ id: subjectSources.id });
    if (changed.length === 0) throw sourceNotFound(sourceId);
    if (change.title !== undefined) await outdateTexts(tx, searched(ownerId, sourceId));
  });

/**
 * Where the pages of a text begin in another one that was made of it: carried over the edit, or, where that says less, found by
 * how they began.
 */
const placesIn = (
  text: string,
  places: readonly SourcePlace[],
  former: string,
  patches: readonly Patch[],
): SourcePlace[] => {
  const carried = movedPlaces(places, former, text, patches);
  if (carried.length === places.length) return carried;
  const found = findPlaces(
    text,
    places.map(({ start, ...named }) => ({
      ...named,
      opening: former.slice(start, start + openingLength),
    })),
  );
  return found.length > carried.length ? found : carried;
};

/** Pictures of a text, with those that only its earlier texts show: each can be brought back. */
const withEarlier = (
  held: readonly string[],
  listed: readonly string[],
  edits: readonly SourceEdit[],
): string[] => {
  const said = JSON.stringify(edits);
  return [...held, ...listed.filter((hash) => !held.includes(hash) && said.includes(hash))];
};

/**
 * Gives a source another text, which may be made of what is known of it. What was made from the former one keeps its pages by a
 * row of its own.
 * @throws AppError not_found, source_known when the same text lies in the subject already, note_empty and others of `checkNote`
 */
export const editSource = (
  db: Database,
  ownerId: string,
  sourceId: string,
  given: string | ((source: typeof subjectSources.$inferSelect) => string),
  cause: SourceEditCause = { by: "hand" },
): Promise<void> =>
  db.transaction(async (tx) => {
    const [source] = await tx
      .select()
      .from(subjectSources)
      .where(keptSource(ownerId, sourceId))
      .for("update");
    if (!source) throw sourceNotFound(sourceId);
    const text = typeof given === "string" ? given : given(source);
    checkNote(text);
    const hash = sha256(text);
    if (source.sha256 === hash) return;
    const [twin] = await tx
      .select({ id: subjectSources.id })
      .from(subjectSources)
      .where(
        and(
          eq(subjectSources.subjectId, source.subjectId),
          eq(subjectSources.ownerId, ownerId),
          eq(subjectSources.sha256, hash),
          isNull(subjectSources.deletedAt),
        ),
      );
    if (twin) throw new AppError("source_known", `The text is that of ${twin.id}`);
    const former = newId("src");
    await tx.insert(subjectSources).values({
      ...{ ...source, id: former, text: "", title: "", edits: [] },
      ...{ deletedAt: sql`now()`, revisionOf: sourceId },
    });
    const ofSource = and(eq(threadSources.sourceId, sourceId), eq(threadSources.ownerId, ownerId));
    await tx.update(threadSources).set({ sourceId: former }).where(ofSource);
    const held = await holdPicturesOfText(tx, source, text, source.pictures);
    const patches = changedLines(source.text, text);
    const edits = withEdit(source.edits, {
      ...{ revision: source.revision + 1, at: new Date().toISOString(), cause },
      patches,
    });
    await tx
      .update(subjectSources)
      .set({
        ...{ text, sha256: hash, words: countWords(text), revision: source.revision + 1 },
        ...{ edits, pictures: withEarlier(held, source.pictures, edits) },
        places: placesIn(text, source.places, source.text, patches),
      })
      .where(sourceOf(ownerId, sourceId));
    // What was cut out may be on its way into another source: its picture stays for a day.
    await dropRows(tx, ownerId);
  });

/** @throws AppError not_found */
const sourceHistory = async (db: Database, ownerId: string, sourceId: string) => {
  const { text, edits } = subjectSources;
  const [source] = await db
    .select({ text, revision, createdAt, edits })
    .from(subjectSources)
    .where(keptSource(ownerId, sourceId));
  if (!source) throw sourceNotFound(sourceId);
  const threadIds = source.edits.flatMap(({ cause }) => {
    if (cause.by === "correction") return [cause.quizId];
    return cause.by === "document" ? [cause.threadId] : [];
  });
  const named = await db
    .select({ id: threads.id, title: threads.title })
    .from(threads)
    .where(
      and(
        ...[eq(threads.ownerId, ownerId), inArray(threads.id, [...new Set(threadIds)])],
        isNull(threads.binnedAt),
      ),
    );
  return { ...source, titles: new Map(named.map((thread) => [thread.id, thread.title])) };
};

/** @throws AppError not_found, source_known */
const restoreSource = (
  db: Database,
  ownerId: string,
  sourceId: string,
  to: number,
): Promise<void> => {
  const text = (source: Parameters<typeof knownRevisions>[0]): string => {
    const known = knownRevisions(source).get(to);
    if (known !== undefined) return known;
    throw new AppError("not_found", `Revision ${to} of ${sourceId} is not known`);
  };
  return editSource(db, ownerId, sourceId, text, { by: "restored", revision: to });
};

/** Takes away what is left of deleted sources, once nothing rests on them. @returns the pictures that they had */
const dropRows = async (tx: Database, ownerId: string): Promise<string[]> => {
  const left = and(
    eq(subjectSources.ownerId, ownerId),
    sql`${subjectSources.deletedAt} is not null`,
    isUnused,
  );
  const held = await tx
    .select({ id })
    .from(subjectSources)
    .where(left)
    .orderBy(asc(id))
    .for("update");
  if (held.length === 0) return [];
  // Looked at again once they are held: a thread that was begun meanwhile may rest on one.
  const ids = held.map((row) => row.id);
  const dropped = await tx
    .delete(subjectSources)
    .where(and(left, inArray(id, ids)))
    .returning({ pictures: subjectSources.pictures });
  return dropped.flatMap(({ pictures }) => pictures);
};

/** The same, with the pictures that nothing else shows. */
export const dropUnused = async (tx: Database, ownerId: string): Promise<void> =>
  freePictures(tx, ownerId, await dropRows(tx, ownerId));

/** Sources of subjects, in PostgreSQL. */
export const sourceStore = (db: Database): SourceStore =>
  bound(db, {
    ...{ list: listSources, ofThread: sourcesOfThread, get: getSource },
    ...{ add: addSource, change: changeSource },
    ...{ edit: editSource, remove: removeSource, history: sourceHistory, restore: restoreSource },
    ...{ textsOf: textsOfThread, rewrite: rewriteSources, correctedBy: quizzesCorrecting },
  });

/** A note that becomes a source of the subject, or is one already. Returns its id. */
const keepSource = async (
  tx: Database,
  note: {
    readonly ownerId: string;
    readonly subjectId: string;
    readonly text: string;
    readonly fileName: string | null;
    readonly places: SourcePlace[];
    /** What it showed in another subject; it shows them on, also where there is no room for new ones. */
    readonly pictures?: readonly string[];
    /** How it came to be what it is, in another subject. */
    readonly history?: Pick<typeof subjectSources.$inferSelect, "revision" | "edits">;
  },
): Promise<string> => {
  const { text, history, ...named } = note;
  const held = await holdPicturesOfText(tx, note, text, note.pictures);
  const pictures = withEarlier(held, note.pictures ?? [], history?.edits ?? []);
  const [kept] = await tx
    .insert(subjectSources)
    .values({
      ...{ ...named, ...history, text, pictures },
      ...{ id: newId("src"), sha256: sha256(text), title: noteTitle(text) },
      words: countWords(text),
    })
    .onConflictDoUpdate({
      target: [subjectSources.subjectId, subjectSources.sha256],
      targetWhere: sql`deleted_at is null`,
      // The first that brings pages and a name gives them to all. What lies in the bin comes back.
      set: {
        binnedAt: null,
        // What there was no room for the first time, or was gone by then.
        pictures: sql`array(select unnest(${subjectSources.pictures}) union select unnest(excluded.pictures))`,
        places: sql`case when ${subjectSources.places} = '[]' then excluded.places else ${subjectSources.places} end`,
        fileName: sql`coalesce(${subjectSources.fileName}, excluded.file_name)`,
      },
    })
    .returning({ id: subjectSources.id });
  if (!kept) throw new AppError("internal", "A source was not stored");
  return kept.id;
};

/** @throws AppError not_found */
export const addSource = (
  db: Database,
  ownerId: string,
  subject: string,
  { text, fileName, marks = [] }: AddSourceRequest,
): Promise<string> =>
  db.transaction(async (tx) =>
    keepSource(tx, {
      ...{ ownerId, subjectId: await subjectForNew(tx, ownerId, subject) },
      ...{ text, fileName, places: findPlaces(text, marks) },
    }),
  );

/** Between the texts of two sources in one note. */
const between = "\n\n";

/** What a thread is made from, when it is made from sources: their texts, one after the other, and where each begins. */
interface ChosenSources {
  readonly text: string;
  readonly fileName: string | null;
  readonly titles: readonly string[];
  readonly spans: readonly { readonly sourceId: string; readonly start: number }[];
}

/** What is made from a source, or from some of its parts: its text, what names it, and the row that stands for it. */
interface ChosenSource {
  readonly sourceId: string;
  readonly text: string;
  readonly titles: readonly string[];
}

/**
 * The row that stands for chosen parts of a source, as it does for a former text. The same parts of the same text are one.
 * @throws AppError source_changed, bad_request when no part begins there
 */
const keepParts = async (
  tx: Database,
  source: typeof subjectSources.$inferSelect,
  { revision: seen, starts }: ChosenParts,
): Promise<ChosenSource> => {
  if (seen !== source.revision) {
    throw new AppError("source_changed", `${source.id} is at revision ${source.revision}`);
  }
  const asked = new Set(starts);
  const all = sourceParts(source);
  const parts = all.filter(({ start }) => asked.has(start));
  const { text, places } = excerptOf(source.text, parts);
  if (parts.length !== asked.size || text === "") {
    throw new AppError("bad_request", `A part of ${source.id} begins elsewhere, or is empty`, {
      details: { field: "sourceParts", problem: "no part begins there" },
    });
  }
  if (parts.length === all.length) {
    return { sourceId: source.id, text: source.text, titles: [source.title] };
  }
  // Pages of one chapter have its name.
  const named = new Set(parts.flatMap((part) => (part.title === "" ? [] : part.title)));
  const titles = named.size === 0 ? [source.title] : [...named];
  const hash = sha256(text);
  const { ownerId, subjectId, fileName, pictures } = source;
  const same = await tx
    .select({ id, places: subjectSources.places })
    .from(subjectSources)
    .where(
      and(
        ...[eq(subjectSources.ownerId, ownerId), eq(subjectSources.revisionOf, source.id)],
        ...[eq(subjectSources.sha256, hash), eq(revision, source.revision)],
      ),
    )
    // It is not dropped before the thread rests on it.
    .for("key share");
  const isSame = (others: readonly ExcerptPlace[]) =>
    others.length === places.length &&
    others.every(({ within }, at) => within?.start === places[at]?.within?.start);
  const known = same.find((row) => isSame(row.places));
  if (known !== undefined) return { sourceId: known.id, text, titles };
  const sourceId = newId("src");
  const shown = new Set(picturesOf({ front: text, back: "" }));
  await tx.insert(subjectSources).values({
    ...{ id: sourceId, ownerId, subjectId, fileName, places, text: "", title: "" },
    ...{ sha256: hash, words: countWords(text), revision: source.revision },
    ...{ revisionOf: source.id, deletedAt: sql`now()` },
    pictures: pictures.filter((picture) => shown.has(picture)),
  });
  return { sourceId, text, titles };
};

/** @throws AppError not_found, source_changed, bad_request */
const chosenSources = async (
  tx: Database,
  ownerId: string,
  sourceIds: readonly string[],
  parts: readonly ChosenParts[],
): Promise<ChosenSources> => {
  const ids = [...new Set(sourceIds)];
  const rows = await tx
    .select()
    .from(subjectSources)
    .where(
      and(
        inArray(subjectSources.id, ids),
        eq(subjectSources.ownerId, ownerId),
        isNull(subjectSources.deletedAt),
        isNull(subjectSources.binnedAt),
      ),
    )
    .orderBy(asc(id))
    // None is deleted before the row that names it is there.
    .for("key share");
  let text = "";
  const spans: ChosenSources["spans"][number][] = [];
  const titles: string[] = [];
  const files: string[] = [];
  for (const sourceId of ids) {
    const source = rows.find((row) => row.id === sourceId);
    if (!source) throw sourceNotFound(sourceId);
    const asked = parts.find((one) => one.sourceId === sourceId);
    const chosen: ChosenSource =
      asked === undefined
        ? { sourceId, text: source.text, titles: [source.title] }
        : await keepParts(tx, source, asked);
    if (text !== "") text += between;
    spans.push({ sourceId: chosen.sourceId, start: text.length });
    text += chosen.text;
    titles.push(...chosen.titles);
    if (source.fileName !== null) files.push(source.fileName);
  }
  return { text, spans, titles, fileName: files.length === 0 ? null : files.join(", ") };
};

/** The title of another quiz of the same text, and of the first one. */
export const quizTitle = async (
  tx: Database,
  ownerId: string,
  { text, titles }: Pick<ChosenSources, "text" | "titles">,
) => {
  const made = await tx
    .select({ id: quizzes.threadId })
    .from(documents)
    .innerJoin(
      quizzes,
      and(eq(quizzes.threadId, documents.threadId), eq(quizzes.ownerId, documents.ownerId)),
    )
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.role, "note"),
        eq(documents.sha256, sha256(text)),
      ),
    );
  const first = shortTitle(titles.join(", "));
  return made.length === 0 ? first : numberedTitle(first, made.length + 1);
};

/**
 * A request with the texts of the sources that it names, and which those are.
 * @throws AppError not_found, note_too_large when they are too long together, source_changed, bad_request
 */
export const withSourceTexts = async (
  tx: Database,
  ownerId: string,
  request: CreateThreadRequest,
): Promise<{ readonly request: CreateThreadRequest; readonly chosen: ChosenSources | null }> => {
  if (request.kind === "guide" || request.sourceIds === undefined) {
    return { request, chosen: null };
  }
  const { sourceIds, sourceParts: asked = [] } = request;
  const chosen = await chosenSources(tx, ownerId, sourceIds, asked);
  const { text, fileName } = chosen;
  checkNote(text);
  if (request.kind === "study") return { request: { ...request, text, fileName }, chosen };
  const title = request.title ?? (await quizTitle(tx, ownerId, chosen));
  return { request: { ...request, text, fileName, title }, chosen };
};

/** The row that stands for a text which a source of the subject had before; null for none. */
const formerText = async (
  tx: Database,
  ownerId: string,
  subject: string,
  text: string,
): Promise<string | null> => {
  const [former] = await tx
    .select({ id })
    .from(subjectSources)
    .where(
      and(
        eq(subjectSources.subjectId, subject),
        eq(subjectSources.ownerId, ownerId),
        eq(subjectSources.sha256, sha256(text)),
        sql`exists (
          select from subject_sources r where r.id = subject_sources.revision_of
            and r.owner_id = subject_sources.owner_id and r.deleted_at is null and r.binned_at is null
        )`,
      ),
    )
    // It is not dropped before the thread rests on it.
    .for("key share");
  return former?.id ?? null;
};

/** Tells what a new thread rests on; called in the transaction that makes it. */
export const insertThreadSources = async (
  tx: Database,
  thread: OwnedThread & { readonly subjectId: string },
  note: {
    readonly text: string;
    readonly fileName: string | null;
    readonly marks?: readonly NoteMark[] | undefined;
  },
  chosen: ChosenSources | null,
  /** Whether it may rest on a former text of a source; what was taken from a document has a source of its own. */
  mayBeFormer = true,
): Promise<void> => {
  const { ownerId, threadId } = thread;
  if (note.text.trim() === "") return;
  const keep = async () => {
    const { text, fileName, marks = [] } = note;
    const former = mayBeFormer ? await formerText(tx, ownerId, thread.subjectId, text) : null;
    if (former !== null) return former;
    const places = findPlaces(text, marks);
    return keepSource(tx, { ownerId, subjectId: thread.subjectId, text, fileName, places });
  };
  const spans = chosen?.spans ?? [{ sourceId: await keep(), start: 0 }];
  await tx
    .insert(threadSources)
    .values(spans.map((span) => ({ ownerId, threadId, ...span })))
    .onConflictDoNothing();
};

/** Where pages, slides and chapters of files begin in a thread's note, for a query on threads. */
export const placesOfNote = sql`(
  select coalesce(json_agg(json_build_object('start', t.start, 'places', s.places) order by t.start), '[]')
  from thread_sources t join subject_sources s on s.id = t.source_id and s.owner_id = t.owner_id
  where t.thread_id = threads.id and t.owner_id = threads.owner_id
)`.mapWith((rows: { start: number; places: ExcerptPlace[] }[]) =>
  rows.flatMap(({ start, places }) =>
    places.map(({ within: _, ...place }) => ({ ...place, start: place.start + start })),
  ),
);

/** The same by itself; none of a thread that is not this owner's. */
export const notePlaces = async (
  db: Database,
  { ownerId, threadId }: OwnedThread,
): Promise<SourcePlace[]> => {
  const [row] = await db
    .select({ places: placesOfNote })
    .from(threads)
    .where(threadOf(ownerId, threadId));
  return row?.places ?? [];
};

/**
 * Takes along what a thread rests on, to the subject that it was moved to. What others rest on, too, is then in both. Called
 * in the transaction that moves it.
 */
export const moveSources = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  to: string,
): Promise<void> => {
  const own = await tx
    .select({ source: subjectSources })
    .from(threadSources)
    .innerJoin(subjectSources, eq(subjectSources.id, threadSources.sourceId))
    .where(
      and(
        rowsOf(threadSources, { ownerId, threadId }),
        eq(subjectSources.ownerId, ownerId),
        isNull(subjectSources.deletedAt),
        isNull(subjectSources.binnedAt),
        ne(subjectSources.subjectId, to),
      ),
    );
  for (const { source } of own) {
    const { text, places, pictures, fileName, revision: number, edits } = source;
    const sourceId = await keepSource(tx, {
      ...{ ownerId, subjectId: to, text, places, pictures, fileName },
      history: { revision: number, edits },
    });
    await tx.execute(sql`insert into ${sourceOrigins} (source_id, thread_id, owner_id, revision, place, left_sha256)
      select s.id, o.thread_id, o.owner_id, o.revision, o.place, o.left_sha256 from ${sourceOrigins} o
      join ${subjectSources} s on s.id = ${sourceId} and s.owner_id = o.owner_id and s.created_at = now()
      where o.source_id = ${source.id} and o.owner_id = ${ownerId} on conflict do nothing`);
    await tx
      .update(threadSources)
      .set({ sourceId })
      .where(
        and(rowsOf(threadSources, { ownerId, threadId }), eq(threadSources.sourceId, source.id)),
      );
    const unused = and(sourceOf(ownerId, source.id), isUnused, isNoneOfOthers);
    const [left] = await tx.select({ id }).from(subjectSources).where(unused).for("update");
    if (!left) continue;
    await forgetTexts(tx, searched(ownerId, left.id));
    await tx.delete(subjectSources).where(unused);
  }
};
